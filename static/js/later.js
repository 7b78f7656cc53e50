/* Modules that a page needs only after its first paint. `base.js` loads this file when the browser is idle or when
 * a function of it is needed. The two modules share no state; they communicate by events of the document.
 */

import "./again.js";
import "./copy.js";
import "./drags.js";
import "./growth.js";
import "./hints.js";
import "./idle.js";
import "./inset.js";
import "./lesson.js";
import "./mats.js";
import "./notes.js";
import "./once.js";
import "./playing.js";
import "./primer.js";
import "./rule.js";
import "./runs.js";
import "./signed_out.js";
import "./steady.js";
import "./tips.js";
import "./toasts.js";

document.body.dataset.complete = "";
