/* Polls for others' moves, with the entity tag of the shown table: a response without news is small. */

import { ask } from "./ask.js";
import { READER } from "./kept.js";
import { known, PARTS } from "./parts.js";
import { talkParameters } from "./talk.js";

const SOON = 1_000, LIVE = 2_000, ACTIVE = 3_000, CALM = 12_000, HIDDEN = 60_000; // milliseconds between two polls
// SOON: a computer player has the turn and needs no longer. LIVE: the person chose to play live.
const ACTIVE_FOR = 120_000; // milliseconds after a change during which a table counts as active

export class Polls {
  /** `root()` returns the table's part of the page; `show(html, who)` draws a response for its reader. */
  constructor(root, show) {
    Object.assign(this, { root, show, changedAt: Date.now(), drawings: 0, timer: 0, failures: 0 });
    document.addEventListener("visibilitychange", () => this.lookNow());
    addEventListener("online", () => this.lookNow()); // without the long wait after failures
  }

  /** The table was drawn: the table counts as active, and a pending poll is out of date. */
  changed() {
    this.changedAt = Date.now();
    this.drawings += 1;
    this.schedule();
  }

  schedule() {
    clearTimeout(this.timer);
    const { poll, soon } = this.root()?.dataset ?? {};
    if (!poll) return; // the game is over, or the page is offline
    const lively = Date.now() - this.changedAt < ACTIVE_FOR;
    const calm = "live" in document.documentElement.dataset ? LIVE : lively ? ACTIVE : CALM;
    const awake = soon === undefined ? calm : SOON;
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
    const address = (document.hidden ? `${poll}&hidden=1` : poll) + talkParameters();
    try {
      const answer = await ask(address, { headers: { "If-None-Match": etag, [PARTS]: known() }, cache: "no-store" });
      this.failures = answer.ok || answer.status === 304 ? 0 : this.failures + 1;
      const html = answer.ok ? await answer.text() : "";
      if (html && !this.isOvertaken(drawings, etag)) this.show(html, answer.headers.get(READER));
    } catch {
      this.failures += 1; // offline: try again later
    }
    this.schedule();
  }

  /** Return whether the table was drawn since, or the person's own choice is pending. */
  isOvertaken(drawings, etag) {
    const table = this.root();
    return drawings !== this.drawings || table.dataset.etag !== etag || table.querySelector(".htmx-request");
  }
}
