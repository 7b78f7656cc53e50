/* A mail in its frame: as high as it is, so that the page scrolls and not the frame. */

/** Fit a frame to its content, now and whenever the content changes its size. */
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
