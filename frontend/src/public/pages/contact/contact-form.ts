import { type ContactField, FIELDS } from './fields';

type Control = HTMLInputElement | HTMLTextAreaElement;
/** What is typed into the form; it never leaves the browser but by the visitor's own e-mail. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** With the prefix of all drafts: signing out of the app removes it, too. */
export const DRAFT = 'foliado:borrador:contacto';
const NAMES = FIELDS.map(({ name }) => name);

const messageOf = (textOf: (name: ContactField) => unknown): ContactMessage =>
  Object.fromEntries(NAMES.map((name) => [name, String(textOf(name) ?? '')])) as ContactMessage;

/**
 * Spanish sentences by field, none when the form is complete.
 * `looksLikeEmail` is the browser's own judgement of the address (spec section 5).
 */
export function problemsOf(
  typed: ContactMessage,
  looksLikeEmail: boolean,
): Partial<Record<ContactField, string>> {
  const missing = FIELDS.filter(({ name, missing: words }) => words && typed[name].trim() === '');
  const problems = Object.fromEntries(missing.map(({ name, missing: words }) => [name, words]));
  const bad = { email: 'No parece un correo: revise la arroba y el dominio.' };
  return looksLikeEmail || problems['email'] ? problems : { ...problems, ...bad };
}

/** The message as it is sent and copied. */
export function letterOf({ name, email, company, message }: ContactMessage): string {
  const signature = [name, company, email].map((text) => text.trim()).filter(Boolean);
  return [message.trim(), '', ...signature].join('\n');
}

/** Opens the visitor's e-mail program with the message in it (RFC 6068: CRLF between lines). */
export function mailtoOf(address: string, typed: ContactMessage): string {
  const sender = [typed.name.trim(), typed.company.trim()].filter(Boolean).join(', ');
  const body = letterOf(typed).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(`Consulta de ${sender}`)}&body=${encodeURIComponent(body)}`;
}

/** Storage of this tab, null where the visitor forbids it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was typed in this tab before; what is not ours is no draft. */
export function readDraft(storage: Storage | null): ContactMessage {
  try {
    const stored = JSON.parse(storage?.getItem(DRAFT) ?? '{}') as Record<string, unknown> | null;
    return messageOf((name) => (typeof stored?.[name] === 'string' ? stored[name] : ''));
  } catch {
    return messageOf(() => '');
  }
}

/** Keeps the draft until the tab is closed; an empty one is removed. A full storage must not stop the work. */
export function writeDraft(typed: ContactMessage, storage: Storage | null): void {
  try {
    if (Object.values(typed).every((text) => text === '')) storage?.removeItem(DRAFT);
    else storage?.setItem(DRAFT, JSON.stringify(typed));
  } catch {
    // The text stays in the form.
  }
}

/** Says below the control what is missing, or takes it back. */
function tell(form: HTMLFormElement, control: Control, problem: string | undefined): void {
  const line = form.querySelector<HTMLElement>(`[data-error="${control.name}"]`);
  const words = line?.querySelector('span');
  if (!line || !words) return;
  words.textContent = problem ?? '';
  line.hidden = problem === undefined;
  for (const [name, value] of [
    ['aria-invalid', 'true'],
    ['aria-describedby', line.id],
  ] as const) {
    if (problem === undefined) control.removeAttribute(name);
    else control.setAttribute(name, value);
  }
}

function showPrepared(place: HTMLElement, typed: ContactMessage, address: string): void {
  const letter = place.querySelector('[data-letter]');
  const mail = place.querySelector<HTMLAnchorElement>('[data-mailto]');
  if (letter) letter.textContent = letterOf(typed);
  if (mail) mail.href = mailtoOf(address, typed);
  place.hidden = false;
  place.querySelector<HTMLElement>('[data-prepared-title]')?.focus();
}

async function copy(place: HTMLElement): Promise<void> {
  const status = place.querySelector('[data-copied]');
  const text = place.querySelector('[data-letter]')?.textContent ?? '';
  const words = await navigator.clipboard.writeText(text).then(
    () => 'Texto copiado al portapapeles',
    () => 'No se pudo copiar al portapapeles',
  );
  if (status) status.textContent = words;
}

/**
 * Makes the form of the page work: drafts are kept in the tab, problems told below each field, and a
 * complete message is shown with the link that opens it in the visitor's e-mail. Nothing is sent.
 */
export function startContactForm(root: ParentNode, storage: Storage | null): void {
  const form = root.querySelector<HTMLFormElement>('[data-contact-form]');
  const place = root.querySelector<HTMLElement>('[data-prepared]');
  if (!form || !place) return;
  const control = (name: ContactField) => form.elements.namedItem(name) as Control;
  const typed = () => messageOf((name) => control(name).value);
  const draft = readDraft(storage);
  for (const name of NAMES) control(name).value ||= draft[name];
  form.addEventListener('input', ({ target }) => {
    writeDraft(typed(), storage);
    const changed = NAMES.map(control).find((one) => one === target);
    if (changed?.hasAttribute('aria-invalid')) tell(form, changed, undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const problems = problemsOf(typed(), control('email').validity.valid);
    for (const name of NAMES) tell(form, control(name), problems[name]);
    const first = NAMES.find((name) => problems[name] !== undefined);
    if (first) return control(first).focus();
    // eslint-disable-next-line no-console -- all that the specified form does with what was typed (spec section 2)
    console.info('Mensaje de contacto', typed());
    form.hidden = true;
    showPrepared(place, typed(), form.dataset['contactForm'] ?? '');
  });
  place.querySelector('[data-copy]')?.addEventListener('click', () => void copy(place));
  place.querySelector('[data-edit]')?.addEventListener('click', () => {
    place.hidden = true;
    form.hidden = false;
    control('message').focus();
  });
  form.querySelector('[data-send]')?.setAttribute('type', 'submit');
}
