import { readContactDraft, writeContactDraft } from './draft';
import { type ContactField, type ContactMessage, letterOf, mailtoOf, problemsOf } from './message';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Controls = Record<ContactField, Control>;

const NAMES: readonly ContactField[] = ['name', 'email', 'company', 'message'];

function controlsOf(form: HTMLFormElement): Controls | null {
  const found = NAMES.map((name) => [name, form.elements.namedItem(name)] as const);
  return found.every(([, control]) => control !== null)
    ? (Object.fromEntries(found) as Controls)
    : null;
}

const typedIn = (controls: Controls): ContactMessage => ({
  name: controls.name.value,
  email: controls.email.value,
  company: controls.company.value,
  message: controls.message.value,
});

/** Says below the control what is missing, or takes it back. */
function tell(form: HTMLFormElement, control: Control, problem: string | undefined): void {
  const line = form.querySelector<HTMLElement>(`[data-error="${control.name}"]`);
  const words = line?.querySelector('span');
  if (!line || !words) return;
  words.textContent = problem ?? '';
  line.hidden = problem === undefined;
  if (problem === undefined) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  } else {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', line.id);
  }
}

/** Tells every problem and goes to the first; true when there is none. */
function check(form: HTMLFormElement, controls: Controls): boolean {
  const problems = problemsOf(typedIn(controls), controls.email.validity.valid);
  for (const name of NAMES) tell(form, controls[name], problems[name]);
  const first = NAMES.find((name) => problems[name] !== undefined);
  if (first) controls[first].focus();
  return first === undefined;
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

function tendPrepared(place: HTMLElement, form: HTMLFormElement): void {
  place.querySelector('[data-copy]')?.addEventListener('click', () => void copy(place));
  place.querySelector('[data-edit]')?.addEventListener('click', () => {
    place.hidden = true;
    form.hidden = false;
    form.querySelector<Control>('[name="message"]')?.focus();
  });
}

/**
 * Makes the form of the page work: drafts are kept in the tab, problems told below each field, and a
 * complete message is shown with the link that opens it in the visitor's e-mail. Nothing is sent.
 */
export function startContactForm(root: ParentNode, storage: Storage | null): void {
  const form = root.querySelector<HTMLFormElement>('[data-contact-form]');
  const place = root.querySelector<HTMLElement>('[data-prepared]');
  const controls = form && controlsOf(form);
  if (!form || !place || !controls) return;
  const address = form.dataset.contactForm ?? '';
  const draft = readContactDraft(storage);
  for (const name of NAMES) controls[name].value ||= draft[name];
  form.addEventListener('input', ({ target }) => {
    writeContactDraft(typedIn(controls), storage);
    const control = NAMES.map((name) => controls[name]).find((one) => one === target);
    if (control?.hasAttribute('aria-invalid')) tell(form, control, undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!check(form, controls)) return;
    form.hidden = true;
    showPrepared(place, typedIn(controls), address);
  });
  form.querySelector<HTMLButtonElement>('[data-send]')?.setAttribute('type', 'submit');
  tendPrepared(place, form);
}
