/* Others' moves: asked for with the entity tag of what is shown, so that "nothing new" is cheap. */

import { ask } from "./ask.js";
import { READER } from "./kept.js";
import { heard } from "./talk.js";

const SOON = 1_000, ACTIVE = 3_000, CALM = 12_000, HIDDEN = 60_000; // milliseconds between two looks
// SOON: a computer of ours is to choose, and takes no longer.
const ACTIVE_FOR = 120_000; // how long a table counts as lively after a change

export class Polls {
  /** `root()` is the table's part of the page; `show(html, who)` draws what came for a reader. */
  constructor(root, show) {
    Object.assign(this, { root, show, changedAt: Date.now(), drawings: 0, timer: 0, failures: 0 });
    document.addEventListener("visibilitychange", () => this.lookNow());
    addEventListener("online", () => this.lookNow()); // rather than after the long wait that failures lead to
  }

  /** The table was drawn: it is lively, and what was asked before is overtaken. */
  changed() {
    this.changedAt = Date.now();
    this.drawings += 1;
    this.schedule();
  }

  schedule() {
    clearTimeout(this.timer);
    const { poll, soon } = this.root()?.dataset ?? {};
    if (!poll) return; // over, or shown offline
    const lively = Date.now() - this.changedAt < ACTIVE_FOR;
    const awake = soon === undefined ? (lively ? ACTIVE : CALM) : SOON;
    const rest = document.hidden ? HIDDEN : awake;
    this.timer = setTimeout(() => this.look(), rest * 2 ** Math.min(this.failures, 5));
  }

  lookNow() {
    if (!document.hidden) this.look();
  }

  async look() {
    clearTimeout(this.timer);
    const { poll, etag } = this.root()?.dataset ?? {};
    if (!poll) return;
    const drawings = this.drawings;
    const address = (document.hidden ? `${poll}&hidden=1` : poll) + heard();
    try {
      const answer = await ask(address, { headers: { "If-None-Match": etag }, cache: "no-store" });
      this.failures = answer.ok || answer.status === 304 ? 0 : this.failures + 1;
      const html = answer.ok ? await answer.text() : "";
      if (html && !this.isOvertaken(drawings, etag)) this.show(html, answer.headers.get(READER));
    } catch {
      this.failures += 1; // offline: look again later
    }
    this.schedule();
  }

  /** Whether the table was drawn since, or a choice of one's own is on its way. */
  isOvertaken(drawings, etag) {
    const table = this.root();
    return drawings !== this.drawings || table.dataset.etag !== etag || table.querySelector(".htmx-request");
  }
}
