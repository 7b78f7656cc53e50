/* Playback of a game, step by step, at a chosen speed. */

const A_STEP = 1_200; // milliseconds at speed 1
const SPEEDS = [1, 2, 4];

export class Playback {
  /** `step()` takes one step and returns whether more steps follow. */
  constructor(step) {
    this.step = step;
    this.playing = false;
    this.speed = 0;
    this.timer = 0;
    document.addEventListener("click", (event) => {
      if (event.target.closest("[data-play]")) this.toggle();
      if (event.target.closest("[data-speed]")) this.faster();
    });
  }

  /** Update the buttons in a part of the page after it was drawn. */
  arm(part) {
    this.part = part;
    for (const button of part.querySelectorAll("[data-play], [data-speed]")) button.hidden = false;
    this.show();
  }

  toggle() {
    if (this.playing) this.stop();
    else this.start();
  }

  start() {
    this.playing = true;
    this.show();
    this.next();
  }

  stop() {
    this.playing = false;
    clearTimeout(this.timer);
    this.show();
  }

  faster() {
    this.speed = (this.speed + 1) % SPEEDS.length;
    this.show();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const more = await this.step();
      if (!this.playing) return;
      if (more) this.next();
      else this.stop();
    }, A_STEP / SPEEDS[this.speed]);
  }

  show() {
    this.part?.querySelector("[data-play]")?.setAttribute("aria-pressed", String(this.playing));
    this.part?.querySelector("[data-times]")?.replaceChildren(String(SPEEDS[this.speed]));
  }
}
