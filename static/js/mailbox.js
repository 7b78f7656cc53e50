/* A mail in its frame: the frame is as high as its content, so only the page scrolls. */

/** Fit a frame to its content, now and after each change of the content's size. */
function fit(frame) {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const measure = () => {
    frame.style.height = `${body.scrollHeight}px`;
  };
  measure();
  new ResizeObserver(measure).observe(body);
}

for (const frame of document.querySelectorAll("iframe[data-mail]")) {
  frame.addEventListener("load", () => fit(frame));
  if (frame.contentDocument?.readyState === "complete") fit(frame);
}
