/* Requests of scripts, by fetch or by htmx (`person.js`): each names the page's person (`data-person`), and has
 * the browser's current form token. If the site responds that another person or nobody is signed in, the page
 * stays and shows a message (`signed_out.js`; mp2site/web/sign_in.py).
 */

const FIELD = "csrfmiddlewaretoken";

/** Load the module with all parts that the page needs later. */
export const later = () => import(document.body.dataset.later);

/** Return the form token, which a sign-in in another tab may have changed. */
function token() {
  const name = `${document.body.dataset.tokenCookie}=`;
  return document.cookie.split("; ").find((one) => one.startsWith(name))?.slice(name.length);
}

/** Name the page's person in a request's headers, and in a form's field. */
export function sign(headers, fields) {
  headers["Caravanserai-Person"] = document.body.dataset.person;
  const now = token();
  if (!now) return;
  headers["X-CSRFToken"] = now;
  if (fields?.[FIELD]) fields[FIELD] = now;
}

/** Let the page explain a refused request, or remove the message; return whether the request was refused. */
export function heed(refused, status) {
  const tell = () => document.dispatchEvent(new CustomEvent("person:answer", { detail: { refused, status } }));
  if (refused) later().then(tell, () => {}); // without the module, the next response shows the message
  else tell();
  return Boolean(refused);
}

/** Return whether the site refused a request because its page has another person. */
export const isRefused = (answer) => answer?.headers.has("Caravanserai-Refused") ?? false;

/** Fetch an address as the page's person. */
export async function ask(address, { headers = {}, body, ...options } = {}) {
  sign(headers);
  if (body?.has?.(FIELD)) body.set(FIELD, token() ?? body.get(FIELD));
  const answer = await fetch(address, { ...options, body, headers });
  heed(answer.headers.get("Caravanserai-Refused"), answer.status);
  return answer;
}
