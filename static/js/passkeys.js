/* Passkeys: a form with `data-passkey` asks the browser for a credential and sends it.
 *
 *   create  makes one, by the options in the form     get    shows one, by the options in the form
 *   login   shows one of anybody's, by options that are fetched when it is asked for
 *
 * allauth's `webauthn-json.js` turns the options into what the browser takes, and back. */

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

/* Without https browsers have no passkeys: where one is to be made or shown, the page says so. */
if (!window.isSecureContext)
  for (const note of document.querySelectorAll("[data-insecure]")) note.hidden = false;

if (window.PublicKeyCredential) {
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", send);
  }
}
