import { CONTACT_EMAIL } from '../../content/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { find } from '../../sections/find';
import { type ContactMessage, DRAFT, letterOf, mailtoOf, startContactForm } from './contact-form';
import { contactPage } from './page';

const { Body } = contactPage;
const ROSA: ContactMessage = {
  name: 'Rosa Quispe',
  email: 'rosa@andina.pe',
  company: 'Andina & Hijos S.A.C.',
  message: 'Recibimos 300 facturas al mes.\n¿Cuánto costaría?',
};

function open(): void {
  document.body.innerHTML = renderToStaticMarkup(<Body claims={false} />);
  startContactForm(document);
}

const part = (selector: string): HTMLElement => find(document, selector);
const field = (name: string): HTMLElement => part(`[name="${name}"]`);
const errors = (): string[] =>
  [...document.querySelectorAll('[data-error]:not([hidden])')].map(
    ({ textContent }) => textContent,
  );

async function fill(typed: ContactMessage): Promise<ReturnType<typeof userEvent.setup>> {
  const person = userEvent.setup();
  for (const [name, text] of Object.entries(typed)) {
    await person.click(field(name));
    if (text) await person.paste(text);
  }
  return person;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation();
});

describe('a contact message', () => {
  it('is a link whose parts survive signs, lines and letters of Spanish', () => {
    const link = new URL(mailtoOf(CONTACT_EMAIL, ROSA));
    expect(link.pathname).toBe(CONTACT_EMAIL);
    expect(link.searchParams.get('subject')).toBe('Consulta de Rosa Quispe, Andina & Hijos S.A.C.');
    expect(link.searchParams.get('body')).toBe(letterOf(ROSA).replaceAll('\n', '\r\n'));
    expect(letterOf({ ...ROSA, company: ' ' })).toBe(
      'Recibimos 300 facturas al mes.\n¿Cuánto costaría?\n\nRosa Quispe\nrosa@andina.pe',
    );
  });
});

describe('the contact form', () => {
  it('cannot send what is typed anywhere before its script runs', () => {
    document.body.innerHTML = renderToStaticMarkup(<Body claims={false} />);
    const form = part('[data-contact-form]');
    expect(form.querySelector('[type="submit"]')).toBeNull();
    expect(form.querySelector('noscript')?.textContent).toContain(`mailto:${CONTACT_EMAIL}`);
  });

  it('tells what is missing below each field and goes to the first', async () => {
    open();
    await userEvent.type(field('name'), '  ');
    await userEvent.click(part('[data-send]'));
    expect(errors()).toEqual(['Escriba su nombre.', 'Escriba su correo.', 'Escriba su mensaje.']);
    expect(field('name')).toHaveFocus();
    expect(field('name')).toHaveAccessibleDescription('Escriba su nombre.');
    expect(field('name')).toBeInvalid();
    expect(part('[data-prepared]')).toHaveAttribute('hidden');
  });

  it('takes the reproach back while it is being mended', async () => {
    open();
    const person = await fill({ ...ROSA, email: 'rosa en andina' });
    await person.click(part('[data-send]'));
    expect(errors()).toEqual(['No parece un correo: revise la arroba y el dominio.']);
    await person.type(field('email'), 'x');
    expect(errors()).toEqual([]);
    expect(field('email')).not.toHaveAccessibleDescription();
  });

  it('shows the message with the link that opens it, logs it here, and says that nothing was sent', async () => {
    const logged = jest.mocked(console.info);
    const fetched = jest.fn();
    const { fetch } = globalThis;
    globalThis.fetch = fetched;
    open();
    const person = await fill(ROSA);
    await person.click(part('[data-send]'));
    expect(part('[data-contact-form]')).toHaveAttribute('hidden');
    expect(part('[data-prepared-title]')).toHaveFocus();
    expect(part('[data-prepared-title]')).toHaveTextContent('aún no se ha enviado');
    expect(part('[data-letter]').textContent).toBe(letterOf(ROSA));
    expect(part('[data-mailto]')).toHaveAttribute('href', mailtoOf(CONTACT_EMAIL, ROSA));
    expect(fetched).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledWith(expect.any(String), ROSA);
    globalThis.fetch = fetch;
  });

  it('can be corrected and copied', async () => {
    open();
    const person = await fill(ROSA);
    await person.click(part('[data-send]'));
    await person.click(part('[data-copy]'));
    expect(await navigator.clipboard.readText()).toBe(letterOf(ROSA));
    expect(part('[data-copied]')).toHaveTextContent('Texto copiado al portapapeles');
    await person.click(part('[data-edit]'));
    expect(part('[data-contact-form]')).not.toHaveAttribute('hidden');
    expect(field('message')).toHaveFocus();
    expect(field('message')).toHaveValue(ROSA.message);
  });

  it('has what was typed in this tab when the page is opened again, until it is emptied', async () => {
    open();
    await fill(ROSA);
    open();
    expect(field('message')).toHaveValue(ROSA.message);
    expect(field('company')).toHaveValue(ROSA.company);
    for (const name of Object.keys(ROSA)) await userEvent.clear(field(name));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '[1]', '{"name":7}'])(
    'is empty when the stored draft is not ours: %s',
    (stored) => {
      sessionStorage.setItem(DRAFT, stored);
      open();
      for (const name of Object.keys(ROSA)) expect(field(name)).toHaveValue('');
    },
  );

  it('works where the tab may keep nothing', async () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open();
    const person = await fill(ROSA);
    await person.click(part('[data-send]'));
    expect(part('[data-prepared]')).not.toHaveAttribute('hidden');
    storage.mockRestore();
  });
});
