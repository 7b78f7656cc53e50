/* Requests of scripts, by fetch or by htmx (`person.js`): each names the person for whom the page was rendered
 * (`data-person`), and has the form token that the browser has now. When the site answers that somebody else is signed
 * in by now, or nobody, the page stays as it is and says so (`signed_out.js`; mp2site/web/sign_in.py).
 */

const FIELD = "csrfmiddlewaretoken";

/** What is needed only when the page stands comes as a module of its own. */
export const later = () => import(document.body.dataset.later);

/** The form token as another tab may have renewed it by a sign-in. */
function token() {
  const name = `${document.body.dataset.tokenCookie}=`;
  return document.cookie.split("; ").find((one) => one.startsWith(name))?.slice(name.length);
}

/** Say as whom one asks: in headers, and in the field of a form. */
export function sign(headers, fields) {
  headers["Caravanserai-Person"] = document.body.dataset.person;
  const now = token();
  if (!now) return;
  headers["X-CSRFToken"] = now;
  if (fields?.[FIELD]) fields[FIELD] = now;
}

/** Have the page say why a request was refused, or that all is well again; tell whether it was refused. */
export function heed(refused, status) {
  const tell = () => document.dispatchEvent(new CustomEvent("person:answer", { detail: { refused, status } }));
  if (refused) later().then(tell, () => {}); // the page is about to be left, or the next answer says it again
  else tell();
  return Boolean(refused);
}

/** Whether the site refused a request because its page was rendered for somebody else. */
export const isRefused = (answer) => answer?.headers.has("Caravanserai-Refused") ?? false;

/** Fetch something from the site, as the person for whom the page was rendered. */
export async function ask(address, { headers = {}, body, ...options } = {}) {
  sign(headers);
  if (body?.has?.(FIELD)) body.set(FIELD, token() ?? body.get(FIELD));
  const answer = await fetch(address, { ...options, body, headers });
  heed(answer.headers.get("Caravanserai-Refused"), answer.status);
  return answer;
}
