/* What is needed only when a page stands: `base.js` asks for it when the browser has nothing else to do, or when it is
 * wanted. It shares no state with the first module; they speak by events of the document.
 */

import "./again.js";
import "./copy.js";
import "./drags.js";
import "./hints.js";
import "./idle.js";
import "./inset.js";
import "./notes.js";
import "./once.js";
import "./rule.js";
import "./signed_out.js";
import "./tips.js";
