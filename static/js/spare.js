/* Work that can wait until the browser has nothing else to do. */

const LATEST = 500; // milliseconds

export const whenIdle = window.requestIdleCallback
  ? (work) => requestIdleCallback(work, { timeout: LATEST })
  : (work) => setTimeout(work, LATEST / 10);
