import type { PaymentView } from '@contracts/payment';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, NetworkError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { aCompany, aDetail, aDocument, aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';
import { aWorkflowDetail } from '../test/workflow-factories';
import { DRAFT_PREFIX, clearDrafts } from './drafts';

jest.mock('../api/open-page');

const AT = '2026-03-16T20:05:00.000Z';
const rosa = aUser({ role: 'company_admin', teams: ['logistica', 'tesoreria'] });

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

function open(path: string, user = rosa, verbs: Partial<AppVerbs> = {}) {
  cleanup();
  return renderApp({ path, user, dataProvider: fakeDataProvider({ ...world, ...verbs }) });
}

/** Of a server that takes everything. */
const ANSWERS: Partial<AppVerbs> = {
  editField: (_, { newValue }) => {
    const document = aDetail(aDocument({ id: 'd-1' }), { version: 9 });
    const data = document.extractedData ?? {};
    const documento = { ...data.documento, numero: String(newValue) };
    return Promise.resolve({ ...document, extractedData: { ...data, documento } });
  },
  reopen: () => Promise.resolve(aDetail(aDocument({ id: 'd-1' }), { version: 9 })),
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

interface Form {
  path: string;
  /** Buttons that lead to the form. */
  by?: string[];
  label: string | RegExp;
  text: string;
  send: string | RegExp;
  verb: keyof AppVerbs;
  /** Leaving asks first, and one stays: what becomes of a draft that is left is shown in the browser. */
  isAsked?: boolean;
  verbs?: Partial<AppVerbs>;
}

const CONFIRMED = aDetail(aDocument({ id: 'd-1' }), {
  ...{ isConfirmed: true, isLocked: true, lockReason: 'confirmado' },
});

const FORMS: Record<string, Form> = {
  'field of the review': {
    path: '/documento/d-1',
    by: ['Editar'],
    label: 'Número',
    text: 'F001-9876',
    send: 'Guardar',
    verb: 'editField',
    isAsked: true,
  },
  'reason to open a document again': {
    path: '/documento/d-1',
    by: ['Reabrir'],
    label: 'Motivo',
    text: 'Falta una línea',
    send: 'Reabrir',
    verb: 'reopen',
    verbs: { getDocument: () => Promise.resolve(CONFIRMED) },
  },
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
    isAsked: true,
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
  const input = await screen.findByLabelText(label, { selector: 'input' });
  fireEvent.change(input, { target: { value: text } });
}

/** Where a text is kept. */
const placesOf = (text: string): string[] =>
  Object.keys(sessionStorage).filter((key) => sessionStorage.getItem(key)?.includes(text));

const GONE = new NetworkError();
const ENDED = new ApiError({ status: 401, statusText: '', body: '{}' });

describe.each(Object.entries(FORMS))('the form: %s', (_, form) => {
  const { path, text, verbs } = form;
  const send = async ({ person }: ReturnType<typeof open>): Promise<void> =>
    person.click((await button(form.send)).at(-1)!);
  const isThere = async (): Promise<void> =>
    expect(await screen.findByDisplayValue(text)).toBeInTheDocument();

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('keeps what was typed where the server is gone and the session ends, for this tab and person', async () => {
    const answer = jest.fn().mockRejectedValueOnce(GONE).mockRejectedValueOnce(ENDED);
    const view = open(path, rosa, { ...verbs, [form.verb]: answer });
    await type(view, form);
    await send(view);
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    await isThere();
    await send(view);
    expect(await screen.findByText('Sesión expirada')).toBeInTheDocument();
    await isThere();
    expect(placesOf(text)).toEqual([expect.stringContaining(`${DRAFT_PREFIX}${rosa.id}:`)]);
    expect(JSON.stringify({ ...localStorage })).not.toContain(text);
    clearDrafts();
    expect(placesOf(text)).toEqual([]);
  });

  it('has it after a reload and after Back, and forgets it once it was sent', async () => {
    await type(open(path, rosa, verbs), form);
    const view = open(path, rosa, { ...verbs, ...ANSWERS });
    await isThere();
    await act(() => view.router.navigate('/proveedores'));
    if (form.isAsked)
      await view.person.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    else {
      await waitFor(() => expect(view.router.state.location.pathname).toBe('/proveedores'));
      await act(() => view.router.navigate(-1));
    }
    await isThere();
    await send(view);
    await waitFor(() => expect(placesOf(text)).toEqual([]));
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
