import type { PaymentView } from '@contracts/payment';
import type { SignedInUser } from '@contracts/user';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError, NetworkError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { aCompany, aDetail, aDocument, aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';
import { aWorkflowDetail } from '../test/workflow-factories';
import { clearDrafts } from './drafts';

jest.mock('../api/open-page');

const AT = '2026-03-16T20:05:00.000Z';
const rosa = aUser({ role: 'company_admin', teams: ['logistica', 'tesoreria'] });
const luis = { ...rosa, id: 'user-2' };

const aPayment = (change: Partial<PaymentView> = {}): PaymentView => ({
  version: 3,
  paymentStatus: 'partially_paid',
  currency: 'PEN',
  total: 1180,
  paid: 400,
  rest: 780,
  instalments: [],
  creditNotes: [],
  ...change,
});

/** What stays the same while a form is left and found again. */
const world: Partial<AppVerbs> = {
  getDocument: () => Promise.resolve(aDetail(aDocument({ id: 'd-1' }))),
  getWorkflow: () => Promise.resolve(aWorkflowDetail(3)),
  getPayment: () => Promise.resolve(aPayment()),
};

function open(path: string, user: SignedInUser = rosa, verbs: Partial<AppVerbs> = {}) {
  cleanup();
  return renderApp({ path, user, dataProvider: fakeDataProvider({ ...world, ...verbs }) });
}

interface Form {
  path: string;
  /** Buttons that lead to the form. */
  by?: string[];
  label: string | RegExp;
  text: string;
  send: string | RegExp;
  verb: keyof AppVerbs;
}

const FORMS: Record<string, Form> = {
  'comment of a confirmation': {
    path: '/documento/d-1',
    label: 'Comentario de la confirmación',
    text: 'Visto con Compras',
    send: /^Confirmar/,
    verb: 'confirm',
  },
  'step of the workflow': {
    path: '/workflow?equipo=tesoreria&documento=d-1',
    label: /^Comentario/,
    text: 'Falta la guía',
    send: 'Validar Datos',
    verb: 'takeStep',
  },
  observation: {
    path: '/workflow?equipo=tesoreria&documento=d-1',
    by: ['Observar'],
    label: 'Motivo',
    text: 'El RUC es otro',
    send: 'Observar',
    verb: 'observeDocument',
  },
  payment: {
    path: '/documento/d-1',
    by: ['Registrar pago'],
    label: 'Se paga ahora',
    text: '80.50',
    send: 'Registrar pago',
    verb: 'changePayment',
  },
  'correction of a payment': {
    path: '/documento/d-1',
    by: ['Corregir lo pagado'],
    label: 'Motivo',
    text: 'Se pagó a otra cuenta',
    send: 'Corregir',
    verb: 'changePayment',
  },
  company: {
    path: '/mi-empresa',
    label: 'Razón social',
    text: 'Norte y Sur S.A.C.',
    send: 'Guardar',
    verb: 'updateCompany',
  },
  invitation: {
    path: '/mi-empresa',
    label: 'Correo',
    text: 'ana@norte.pe',
    send: 'Crear enlace',
    verb: 'invite',
  },
  name: {
    path: '/perfil',
    label: 'Nombre',
    text: 'Rosalía',
    send: 'Guardar',
    verb: 'updateProfile',
  },
};

const button = (name: string | RegExp) => screen.findAllByRole('button', { name });

/** Types into the form as a person who comes to it. */
async function type({ person }: ReturnType<typeof open>, { by = [], label, text }: Form) {
  for (const name of by) await person.click((await button(name)).at(-1)!);
  const input = await screen.findByLabelText(label);
  await person.clear(input);
  await person.type(input, text);
}

describe.each(Object.entries(FORMS))('the form: %s', (_, form) => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('has what was typed after a reload, for this person alone, until they sign out', async () => {
    await type(open(form.path), form);
    open(form.path);
    expect(await screen.findByDisplayValue(form.text)).toBeInTheDocument();
    open(form.path, luis);
    await waitFor(() => expect(document.body).not.toHaveTextContent('Cargando'));
    expect(screen.queryByDisplayValue(form.text)).not.toBeInTheDocument();
    clearDrafts();
    open(form.path);
    await waitFor(() => expect(document.body).not.toHaveTextContent('Cargando'));
    expect(screen.queryByDisplayValue(form.text)).not.toBeInTheDocument();
  });

  it.each([
    ['the session has ended', new ApiError({ status: 401, statusText: '', body: '{}' })],
    ['the server is gone', new NetworkError()],
  ])('keeps it where %s', async (_, failure) => {
    const send = jest.fn(() => Promise.reject(failure));
    const view = open(form.path, rosa, { [form.verb]: send });
    await type(view, form);
    await view.person.click((await button(form.send)).at(-1)!);
    await waitFor(() => expect(send).toHaveBeenCalled());
    if (failure instanceof ApiError)
      expect(await screen.findByText('Sesión expirada')).toBeInTheDocument();
    expect(screen.getByDisplayValue(form.text)).toBeInTheDocument();
    open(form.path);
    expect(await screen.findByDisplayValue(form.text)).toBeInTheDocument();
  });

  it('forgets it once it was sent', async () => {
    const answers: Partial<AppVerbs> = {
      confirm: () => Promise.resolve(aDetail(aDocument({ id: 'd-1' }), { version: 9 })),
      takeStep: () => Promise.resolve(aWorkflowDetail(4)),
      observeDocument: () => Promise.resolve(undefined as never),
      changePayment: () => Promise.resolve({ ...aDetail(aDocument()), message: '' }),
      updateCompany: ({ name }) => Promise.resolve(aCompany({ name })),
      invite: (invitation) =>
        Promise.resolve({
          url: 'https://foliado.pe/api/invitation/x',
          expiresAt: AT,
          invitation: { ...invitation, id: 'i-1', invitedByName: '', createdAt: AT, expiresAt: AT },
        }),
      updateProfile: () => Promise.resolve(rosa),
    };
    const view = open(form.path, rosa, answers);
    await type(view, form);
    expect(JSON.stringify(sessionStorage)).toContain(form.text);
    await view.person.click((await button(form.send)).at(-1)!);
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain(form.text));
  });
});

describe('what was typed over something that others have changed since', () => {
  it('says so where a payment was reckoned', async () => {
    const form = FORMS['payment']!;
    await type(open(form.path), form);
    const getPayment = () => Promise.resolve(aPayment({ version: 4, paid: 500, rest: 680 }));
    open(form.path, rosa, { getPayment });
    expect(await screen.findByDisplayValue('80.50')).toBeInTheDocument();
    expect(screen.getByText(/El documento cambió mientras usted escribía/)).toBeInTheDocument();
    expect(screen.getByText(/Falta S\/ 680\.00/)).toBeInTheDocument();
  });

  it('says so at the step that is next now', async () => {
    const form = FORMS['step of the workflow']!;
    await type(open(form.path), form);
    open(form.path, rosa, { getWorkflow: () => Promise.resolve(aWorkflowDetail(4)) });
    expect(await screen.findByDisplayValue(form.text)).toBeInTheDocument();
    expect(screen.getByText(/El documento avanzó mientras usted escribía/)).toBeInTheDocument();
  });

  it('says what the company is called now, and sends over what was seen', async () => {
    const form = FORMS['company']!;
    await type(open(form.path), form);
    const updateCompany = jest.fn(() => Promise.resolve(aCompany()));
    const getCompany = () => Promise.resolve(aCompany({ name: 'Otra S.A.C.', version: 5 }));
    const { person } = open(form.path, rosa, { getCompany, updateCompany });
    expect(await screen.findByText(/Ahora dice: razón social Otra S\.A\.C\./)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(updateCompany).toHaveBeenCalledWith({ name: form.text }, 5);
  });
});

it('keeps nothing of a password', async () => {
  const { person } = open('/perfil');
  await person.type(await screen.findByLabelText('Contraseña actual'), 'mi clave de hoy');
  await person.type(screen.getByLabelText('Contraseña nueva'), 'mi clave nueva');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('mi clave');
});
