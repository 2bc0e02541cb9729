import { find } from '../../sections/find';
import { type ContactField, FIELDS, type FormField } from './fields';

type Control = HTMLInputElement | HTMLTextAreaElement;
/** What is typed into the form; it never leaves the browser but by the visitor's own e-mail. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** With the prefix of all drafts: signing out of the app removes it, too. */
export const DRAFT = 'foliado:borrador:contacto';
const NAMES = FIELDS.map(({ name }) => name);

const messageOf = (textOf: (name: ContactField) => unknown): ContactMessage =>
  Object.fromEntries(NAMES.map((name) => [name, String(textOf(name) ?? '')])) as ContactMessage;

/** What is wrong with a field, in Spanish; the browser judges the address (spec section 5). */
function problemOf({ name, missing }: FormField, control: Control): string | undefined {
  if (missing && control.value.trim() === '') return missing;
  if (name !== 'email' || control.validity.valid) return undefined;
  return 'No parece un correo: revise la arroba y el dominio.';
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

/** What was typed in this tab before; what is not ours is no draft. */
function readDraft(): ContactMessage {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Record<string, unknown>;
    return messageOf((name) => (typeof stored[name] === 'string' ? stored[name] : ''));
  } catch {
    return messageOf(() => '');
  }
}

/** Keeps the draft until the tab is closed; an empty one is removed. No storage must not stop the work. */
function writeDraft(typed: ContactMessage): void {
  try {
    if (Object.values(typed).every((text) => text === '')) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify(typed));
  } catch {
    // The text stays in the form.
  }
}

/** Says below the control what is missing, or takes it back. */
function tell(control: Control, problem: string | undefined): void {
  const line = find(document, `[data-error="${control.name}"]`);
  find(line, 'span').textContent = problem ?? '';
  line.hidden = problem === undefined;
  if (problem === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}

function showPrepared(place: HTMLElement, typed: ContactMessage, address: string): void {
  find(place, '[data-letter]').textContent = letterOf(typed);
  find<HTMLAnchorElement>(place, '[data-mailto]').href = mailtoOf(address, typed);
  place.hidden = false;
  find(place, '[data-prepared-title]').focus();
}

async function copy(place: HTMLElement): Promise<void> {
  const text = find(place, '[data-letter]').textContent ?? '';
  find(place, '[data-copied]').textContent = await navigator.clipboard.writeText(text).then(
    () => 'Texto copiado al portapapeles',
    () => 'No se pudo copiar al portapapeles',
  );
}

/**
 * Makes the form of the page work: drafts are kept in the tab, problems told below each field, and a
 * complete message is shown with the link that opens it in the visitor's e-mail. Nothing is sent.
 */
export function startContactForm(root: ParentNode): void {
  const form = find<HTMLFormElement>(root, '[data-contact-form]');
  const place = find(root, '[data-prepared]');
  const control = (name: ContactField) => form.elements.namedItem(name) as Control;
  const typed = () => messageOf((name) => control(name).value);
  const draft = readDraft();
  for (const name of NAMES) control(name).value ||= draft[name];
  form.addEventListener('input', ({ target }) => {
    writeDraft(typed());
    const changed = NAMES.map(control).find((one) => one === target);
    if (changed?.hasAttribute('aria-invalid')) tell(changed, undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = FIELDS.filter((field) => {
      const problem = problemOf(field, control(field.name));
      tell(control(field.name), problem);
      return problem !== undefined;
    });
    if (wrong[0]) return control(wrong[0].name).focus();
    // eslint-disable-next-line no-console -- all that the specified form does with what was typed (spec section 2)
    console.info('Mensaje de contacto', typed());
    form.hidden = true;
    showPrepared(place, typed(), form.dataset['contactForm'] ?? '');
  });
  find(place, '[data-copy]').addEventListener('click', () => void copy(place));
  find(place, '[data-edit]').addEventListener('click', () => {
    place.hidden = true;
    form.hidden = false;
    control('message').focus();
  });
  find(form, '[data-send]').setAttribute('type', 'submit');
}
