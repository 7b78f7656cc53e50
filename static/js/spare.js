/* Work that can wait until the browser is idle. */

const LATEST = 500; // milliseconds

export const whenIdle = window.requestIdleCallback
  ? (work) => requestIdleCallback(work, { timeout: LATEST })
  : (work) => setTimeout(work, LATEST / 10);
