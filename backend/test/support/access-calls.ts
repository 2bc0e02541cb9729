import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { PaymentBatch } from '../../src/contracts/exports';
import { DEMO_COMPANY } from '../../src/demo/demo-accounts';
import { limaDay } from '../../src/rules/lima-day';
import type { AppRoute } from './app-routes';
import type { Agent } from './people';
import { OTHER_NUMBER } from './fake-pipeline';
import { anXml, aPdf } from './upload-bytes';
import { TEST_PASSWORD } from './test-config';
import type { AccessWorld, ActorName } from './access-world';
import { stepBody } from './step-body';

/** A legal call: what stands for the parameters of its route, and its body. */
export interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** A file for the field `file`. */
  upload?: true;
}

type MakeCall = (world: AccessWorld, actor: ActorName) => Call | Promise<Call>;

const plain: MakeCall = () => ({});
/** On a document that the call leaves as it is, or at least in a state that allows it again. */
const onShared =
  (body?: object): MakeCall =>
  async (world) => ({ params: { id: await world.shared(), page: '1' }, ...(body ? { body } : {}) });
const onDocument =
  (body?: object): MakeCall =>
  async (world) => ({ params: { id: await world.document() }, ...(body ? { body } : {}) });
const onSource: MakeCall = async (world) => ({
  params: { id: await world.shared(), source: randomUUID() },
});
const onMember =
  (body?: object): MakeCall =>
  async (world) => ({ params: { id: await world.member() }, ...(body ? { body } : {}) });
/** On the company that no call of the matrix is made for. */
const onCompany =
  (body?: object): MakeCall =>
  (world) => ({ params: { id: world.otherCompanyId }, ...(body ? { body } : {}) });
const anonymise: MakeCall = async (world) => {
  const email = `${randomUUID()}@acceso.pe`;
  return { params: { id: await world.member(world.companyId, email) }, body: { email } };
};
/** In a month: nothing happens meanwhile. */
const leaving = (isOther: boolean): object => ({
  name: isOther ? 'Otra S.A.C.' : DEMO_COMPANY.name,
  on: limaDay(new Date(Date.now() + 30 * 24 * 3_600_000)),
});
/** The payment file of one document, paid whatever speaks against it. */
const paying = (id: string): object => ({
  documentIds: [id],
  include: [id],
  reasons: [{ documentId: id, reason: 'Urge.' }],
  options: { net: false, ascii: false },
});
/** A supplier, and an account that nobody has. */
const onSupplier =
  (body?: object): MakeCall =>
  async (world) => ({
    params: { ruc: await world.supplier(), id: randomUUID() },
    ...(body ? { body } : {}),
  });
const batches = new WeakMap<AccessWorld, Promise<string>>();
/** Always the same payment file of a world, of a comprobante that no other call pays. */
const recordedBatch = (world: AccessWorld): Promise<string> => {
  const batch = batches.get(world) ?? recordBatch(world);
  batches.set(world, batch);
  return batch;
};
const recordBatch = async (world: AccessWorld): Promise<string> => {
  const id = await world.document();
  const clerk = await world.as('L');
  const edit = { fieldPath: 'documento.numero', newValue: 'F077-77' };
  await clerk.post(`/api/documents/${id}/edit-field`).send(edit).expect(200);
  const treasurer = await world.as('T');
  const { body } = await treasurer.post('/api/payment-batches').send(paying(id)).expect(201);
  return (body as PaymentBatch).batchId;
};
const names = { firstName: 'Ana', lastName: 'Prueba' };
const newPassword = 'otra-clave-de-prueba-77';
const token = ({ url }: { url: string }): string => url.split('/').pop() ?? '';

/** One legal call for every route that may change something or has parameters; the key is `verb path`. */
export const CALLS: Readonly<Record<string, MakeCall>> = {
  'get /healthz': plain,
  'get /readyz': plain,
  'get /login': plain,
  'post /login': (world, actor) => ({
    body: { email: world.emailOf(actor === 'anon' ? 'L' : actor), password: TEST_PASSWORD },
  }),
  'get /login/callback': plain,
  'get /logout': plain,
  'get /register': plain,
  'post /register': () => ({
    body: {
      ...names,
      email: `${randomUUID()}@acceso.pe`,
      password: newPassword,
      companyName: 'Nueva S.A.C.',
    },
  }),
  'get /password-reset/:token': async (world) => ({
    params: { token: token(await world.passwordLink()) },
  }),
  'post /password-reset/:token': async (world) => ({
    params: { token: token(await world.passwordLink()) },
    body: { password: newPassword },
  }),
  'get /invitation/:token': async (world) => ({
    params: { token: token(await world.invitation()) },
  }),
  'get /invitation/:token/provider': async (world) => ({
    params: { token: token(await world.invitation()) },
  }),
  'post /invitation/:token': async (world) => ({
    params: { token: token(await world.invitation()) },
    body: { ...names, password: newPassword },
  }),
  'get /auth/user': plain,
  'put /account/profile': () => ({ body: names }),
  'post /account/password': () => ({
    body: { currentPassword: 'no es esta clave', newPassword },
  }),
  'get /account/export': plain,
  'get /account/sessions': plain,
  'delete /account/sessions': plain,
  'delete /account/sessions/:id': () => ({ params: { id: randomUUID() } }),
  'get /user/credits': plain,
  'get /user/credits/history': plain,
  'get /processors': plain,
  'get /samples': plain,
  'post /samples/:id': () => ({ params: { id: 'factura-detraccion' } }),
  'get /try-out': plain,
  'post /try-out/:sample': () => ({ params: { sample: 'factura-adulterada' } }),
  'get /documents': plain,
  'post /documents/upload': () => ({ upload: true }),
  'post /documents/sources': () => ({ upload: true }),
  'get /documents/review-queue': plain,
  'get /documents/count': plain,
  'get /documents/history-stats': plain,
  'get /documents/reading-line': plain,
  'get /documents/:id': onShared(),
  'delete /documents/:id': onDocument({ reason: 'duplicado' }),
  'get /documents/:id/comprobantes': onShared(),
  'post /documents/:id/comprobantes': async (world) => ({
    params: { id: await world.withOthers() },
    body: { number: OTHER_NUMBER },
  }),
  'get /documents/:id/sources/:source/file': onSource,
  'post /documents/:id/sources/:source/part': onSource,
  'get /documents/:id/file': onShared(),
  'get /documents/:id/table': onShared(),
  'get /documents/:id/events': onShared(),
  'get /documents/:id/pages/:page/image': onShared(),
  'get /documents/:id/pages/:page/words': onShared(),
  'post /documents/:id/retry': async (world) => ({
    params: { id: await world.failedDocument() },
    body: {},
  }),
  'get /documents/:id/runs': onShared(),
  'post /documents/:id/second-reading': onShared({ processor: 'openai' }),
  'post /documents/:id/cancel-reading': async (world) => ({
    params: { id: await world.waitingDocument() },
  }),
  'post /documents/:id/edit-field': onShared({ fieldPath: 'totales.total', newValue: '1180' }),
  'post /documents/:id/items': onShared({}),
  'delete /documents/:id/items/:index': async (world) => ({
    params: { id: await world.withItem(), index: '0' },
  }),
  'post /documents/:id/confirm': onDocument({}),
  'post /documents/:id/reopen': async (world) => ({
    params: { id: await world.confirmedDocument() },
    body: { reason: 'El total está mal.' },
  }),
  'post /documents/:id/postpone': onShared({}),
  'post /documents/:id/review-lock': onShared({}),
  'delete /documents/:id/review-lock': onShared(),
  'get /documents/workflow-summary': plain,
  'get /documents/workflow/:team': () => ({ params: { team: 'tesoreria' } }),
  'get /documents/:id/workflow': onShared(),
  'post /documents/:id/workflow/update (paso 1)': async (world) => ({
    params: { id: await world.afterSteps(0) },
    body: stepBody(1),
  }),
  'post /documents/:id/workflow/update (paso 3)': async (world) => ({
    params: { id: await world.afterSteps(2) },
    body: stepBody(3),
  }),
  'post /documents/:id/observation': async (world) => ({
    params: { id: await world.withTreasury() },
    body: { reason: 'Falta la guía.' },
  }),
  'post /documents/:id/observation/lift': async (world) => ({
    params: { id: await world.observedDocument() },
    body: { reason: 'Ya está la guía.' },
  }),
  'post /documents/:id/accept-duplicate': async (world) => ({
    params: { id: await world.duplicate() },
    body: { reason: 'Son dos cuotas.' },
  }),
  'post /documents/:id/approve-payment': async (world) => ({
    params: { id: await world.toBeApproved() },
    body: {},
  }),
  'get /documents/:id/payment': onDocument(),
  'post /documents/:id/payment': onDocument({ paymentStatus: 'paid' }),
  'post /documents/bulk/mark-paid': async (world) => ({
    body: { documentIds: [await world.document()], paymentStatus: 'paid' },
  }),
  'get /audit': plain,
  // Who has no company of his own names one.
  'get /audit/export': (world, actor) => ({
    query: actor === 'A' ? `?companyId=${world.companyId}` : '',
  }),
  'get /audit/verification': plain,
  'post /audit/verification': plain,
  'post /exports': async (world) => ({
    body: { format: 'csv', selection: { ids: [await world.shared()] } },
  }),
  'post /documents/payment-judgement': async (world) => ({
    body: { documentIds: [await world.document()], door: 'markPaid' },
  }),
  'get /due-dates': plain,
  'get /due-dates/link': plain,
  'post /due-dates/link': plain,
  'delete /due-dates/link': plain,
  'get /due-dates/calendar/:token.ics': async (world) => ({
    params: { token: token(await world.calendarLink()).replace('.ics', '') },
  }),
  'get /notices': plain,
  'get /notices/mail': plain,
  'put /notices/mail': () => ({ body: { kinds: [] } }),
  'post /notices/seen': () => ({ body: { until: '2026-03-16T12:00:00.000Z' } }),
  'get /suppliers': plain,
  'get /suppliers/:ruc': onSupplier(),
  'post /suppliers/:ruc/accounts': (world, actor) =>
    onSupplier({
      account: { banco: 'BCP', numero: `191-${String(Date.now()).slice(-8)}-0-12` },
      ...{ proof: 'contrato', comment: '' },
    })(world, actor),
  'post /suppliers/:ruc/accounts/:id/accept': onSupplier({ reason: 'Lo vi.' }),
  'post /suppliers/:ruc/accounts/:id/withdraw': onSupplier({ reason: 'La cerraron.' }),
  'get /payment-batches': plain,
  'post /payment-batches/preview': async (world) => ({
    body: { documentIds: [await world.shared()], options: { net: false, ascii: false } },
  }),
  'post /payment-batches': async (world) => ({ body: paying(await world.shared()) }),
  'get /payment-batches/:id/file': async (world) => ({
    params: { id: await recordedBatch(world) },
  }),
  'get /detraction-deposits': plain,
  'get /detraction-deposits/documents': plain,
  // 409: it waits for no deposit.
  'post /detraction-deposits': async (world) => ({
    body: { documentIds: [await world.document()] },
  }),
  'get /detraction-deposits/:id/file': () => ({ params: { id: randomUUID() } }),
  // 400: no file.
  'post /detraction-deposits/constancias/preview': plain,
  'post /detraction-deposits/constancias': plain,
  'post /documents/:id/submit-to-sheets': onShared({ spreadsheetId: 'hoja-de-la-empresa-1' }),
  'post /sheets/create': () => ({ body: { title: 'Compras' } }),
  'get /sheets/status': plain,
  'post /company/spreadsheets': () => ({ body: { spreadsheetId: 'hoja-de-la-empresa-1' } }),
  'delete /company/spreadsheets/:id': () => ({ params: { id: 'hoja-de-la-empresa-1' } }),
  'get /companies': plain,
  'get /company': plain,
  'put /company': () => ({ body: { separacionFunciones: false } }),
  'get /company/storage': plain,
  'post /company/delegations': async (world) => ({ body: await world.delegation() }),
  'delete /company/delegations/:id': async (world) => ({ params: { id: await world.delegated() } }),
  'get /company/users': plain,
  'get /company/credits': plain,
  'post /company/users/:id/credits': onMember({ amount: 1 }),
  'get /company/removal': plain,
  'put /company/removal': (_, actor) => ({ body: leaving(actor === 'X') }),
  'delete /company/removal': plain,
  'get /company/export': plain,
  'get /company/users/:id/export': onMember(),
  'post /company/users/:id/anonymise': anonymise,
  'put /company/users/:id': onMember({ isActive: 'false' }),
  'put /company/users/:id/teams': onMember({ teams: ['logistica'] }),
  'post /company/users/:id/password-link': onMember(),
  'delete /company/users/:id/identity': onMember(),
  'get /company/invitations': plain,
  'post /company/invitations': () => ({
    body: { email: `${randomUUID()}@acceso.pe`, role: 'user', teams: [] },
  }),
  'delete /company/invitations/:id': async (world) => ({
    params: { id: (await world.invitation()).invitation.id },
  }),
  'get /admin/users': plain,
  'get /admin/system-stats': plain,
  'get /admin/user/:id/export': onMember(),
  'post /admin/user/:id/anonymise': anonymise,
  'get /admin/company/:id/export': onCompany(),
  'put /admin/company/:id/removal': onCompany(leaving(true)),
  'delete /admin/company/:id/removal': onCompany(),
  'get /admin/usage': plain,
  'get /admin/company-usage': plain,
  'get /admin/company-usage.csv': plain,
  'get /admin/reading-costs': plain,
  'get /admin/health': plain,
  'get /admin/user/:id/stats': onMember(),
  'get /admin/activity/:id': onMember(),
  'put /admin/user/:id': onMember({ isActive: 'false' }),
  'post /admin/user/:id/credits': onMember({ action: 'add', amount: 10 }),
  'get /admin/user/:id/credits/history': onMember(),
  'post /admin/user/:id/password-link': onMember(),
  'delete /admin/user/:id/identity': onMember(),
  'get /admin/failed-documents': plain,
  'post /admin/failed-documents/:id/retry': async (world) => ({
    params: { id: await world.failedDocument() },
  }),
};

/** The address of a call, with the prefix of the API. */
export function addressOf(path: string, { params = {}, query = '' }: Call): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1');
  const prefix = /^\/(healthz|readyz)$/.test(path) ? '' : '/api';
  return `${prefix}${filled}${query}`;
}

/** Makes the call as the agent; redirects are answers, not followed. */
export function send(
  agent: Agent,
  method: AppRoute['method'],
  path: string,
  call: Call,
): Promise<Response> {
  const request = agent[method](addressOf(path, call)).redirects(0);
  if (call.upload) {
    const isXml = path === '/documents/sources';
    void request.attach('file', isXml ? anXml() : aPdf(), isXml ? 'a.xml' : 'a.pdf');
  } else if (call.body) void request.send(call.body);
  return request.then((response) => response);
}

/** Every key of an answer, however deep. */
export function keysWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysWithin(inner)]);
}
