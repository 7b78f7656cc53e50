/* Passkeys: a form with `data-passkey` requests a credential from the browser and sends it.
 *
 *   create  creates a passkey, by the options in the form     get    uses one, by the options in the form
 *   login   uses anybody's passkey, by options that are fetched at the click
 *
 * allauth's `webauthn-json.js` converts the options for the browser, and the result back. */

import { ask } from "./ask.js";

const ways = {
  async create(form) {
    const { publicKey, ...rest } = optionsIn(form).creation_options;
    const alone = form.elements.passwordless.checked;
    const selection = {
      ...publicKey.authenticatorSelection,
      residentKey: alone ? "required" : "discouraged",
      requireResidentKey: alone,
      ...(alone && { userVerification: "required" }),
    };
    return webauthnJSON.create({ ...rest, publicKey: { ...publicKey, authenticatorSelection: selection } });
  },

  async get(form) {
    return webauthnJSON.get(optionsIn(form).request_options);
  },

  async login(form) {
    const answer = await ask(form.action, { headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(`no options: ${answer.status}`);
    return webauthnJSON.get((await answer.json()).request_options);
  },
};

function optionsIn(form) {
  return JSON.parse(form.querySelector("script[type='application/json']").textContent);
}

async function send(event) {
  const form = event.target;
  event.preventDefault();
  const failed = form.querySelector("[data-failed]");
  failed.hidden = true;
  try {
    form.elements.credential.value = JSON.stringify(await ways[form.dataset.passkey](form));
    form.submit();
  } catch {
    failed.hidden = false;
  }
}

/* Browsers have no passkeys without https; pages that need them show a message. */
if (!window.isSecureContext)
  for (const note of document.querySelectorAll("[data-insecure]")) note.hidden = false;

if (window.PublicKeyCredential) {
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", send);
  }
}
