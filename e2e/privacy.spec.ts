import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import { keptFiles } from '../backend/test/support/files-below';
import { document as detailOf, finished, signedInClient, upload } from './support/client';
import { makeDocument, type MadeDocument } from './support/documents';
import { type RunningServer, startServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const PERSON = {
  firstName: 'Canariña',
  lastName: 'Plumazul',
  email: 'canario.7q@plumazul.pe',
  password: 'amarillo canario vuela 7q',
  companyName: 'Canarios del Sur 7Q S.A.C.',
  ruc: '20999999019',
};
const SAID = {
  wrongPassword: 'clave-mala-canario-7q',
  newPassword: 'verde canario posado 7q',
  filename: 'factura-canario-7q.pdf',
  value: 'VALOR-CANARIO-7Q',
  comment: 'comentario canario 7q',
};

const SERVER_SECRET = 'secreto-del-servidor-canario-7q-abcdef';

/** Opens an account, works on a document, errs in every way; answers what must be nowhere in the log. */
class Visit {
  readonly secrets = [...Object.values(PERSON), ...Object.values(SAID), SERVER_SECRET];
  readonly refusals: string[] = [];

  constructor(
    private readonly server: RunningServer,
    private readonly client: APIRequestContext,
    private readonly file: MadeDocument,
  ) {}

  async make(): Promise<void> {
    await this.openAccount();
    const id = await this.workOnDocument();
    await this.err(id);
    await this.changePassword();
  }

  private async openAccount(): Promise<void> {
    const headers = { Origin: this.server.url };
    const made = await this.client.post(API.register, { data: PERSON, headers });
    expect(made.status(), await made.text()).toBe(201);
    const { email } = PERSON;
    await this.refused(
      this.client.post(API.login, { data: { email, password: SAID.wrongPassword } }),
    );
    await signIn({ request: this.client }, this.server.url, email, PERSON.password);
    const { cookies } = await this.client.storageState();
    for (const { value } of cookies) {
      this.secrets.push(value, decodeURIComponent(value).split('.')[0]?.slice(2) ?? value);
    }
  }

  private async workOnDocument(): Promise<string> {
    const { mimeType, buffer } = this.file;
    const id = await upload(this.client, { name: SAID.filename, mimeType, buffer });
    const { extractedData } = await finished(this.client, id);
    const { nombre, ruc } = extractedData?.proveedor ?? {};
    for (const read of [nombre, ruc]) if (typeof read === 'string') this.secrets.push(read);
    const edit = { fieldPath: 'proveedor.nombre', newValue: SAID.value };
    expect((await this.client.post(API.documentEditField(id), { data: edit })).status()).toBe(200);
    const { comment } = SAID;
    const confirmed = await this.client.post(API.documentConfirm(id), { data: { comment } });
    expect(confirmed.status()).toBe(200);
    return id;
  }

  private async err(id: string): Promise<void> {
    const { client } = this;
    const { value, comment } = SAID;
    const raw = { headers: { 'Content-Type': 'application/json' } };
    await this.refused(client.post(API.documentEditField(id), { ...raw, data: `{"${value}` }));
    await this.refused(client.post(API.documentReopen(id), { data: { reason: [comment] } }));
    await this.refused(client.delete(API.document(id), { data: { reason: comment } }));
    await this.refused(client.get(`/api/documents/${encodeURIComponent(value)}`));
    await this.refused(client.get(`/api/documents?range=${encodeURIComponent(value)}`));
    await this.refused(client.get(`/api/nada/${PERSON.ruc}/${encodeURIComponent(comment)}`));
    await this.refused(client.get(`/api/admin/users?filter=${encodeURIComponent(PERSON.email)}`));
    await this.refused(client.get(API.passwordReset(value)));
    const foreign = { headers: { Origin: 'https://otro.pe' } };
    await this.refused(client.put(API.accountProfile, { ...foreign, data: PERSON }));
    const taken = { ...PERSON, password: SAID.newPassword };
    await this.refused(client.post(API.register, { data: taken }));
  }

  private async changePassword(): Promise<void> {
    const change = { currentPassword: PERSON.password, newPassword: SAID.newPassword };
    expect((await this.client.post(API.accountPassword, { data: change })).status()).toBe(204);
    const { cookies } = await this.client.storageState();
    this.secrets.push(...cookies.map(({ value }) => value));
    await this.client.get(API.logout);
  }

  private async refused(call: Promise<APIResponse>): Promise<void> {
    const answer = await call;
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    this.refusals.push(await answer.text());
  }
}

const hits = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret));

/** Files of a data folder that hold the text; the store is asked through the API. */
async function filesWith(dataDir: string, text: string): Promise<string[]> {
  const kept = await keptFiles(dataDir);
  return kept.filter(([, bytes]) => bytes.includes(text)).map(([file]) => file);
}

test.describe.serial('an installation', () => {
  // The lines of the other levels are among these.
  const env = { LOG_LEVEL: 'debug', SESSION_SECRET: SERVER_SECRET };
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ env });
  });
  test.afterAll(() => server.stop());

  test('says in no line of the log and in no refusal', async () => {
    const client = await request.newContext({ baseURL: server.url });
    const visit = new Visit(server, client, await makeDocument('factura-dolares'));
    await visit.make();
    for (const route of ['/api/register', '/api/documents/:id/edit-field', '/api/nada/#/*']) {
      expect(server.output()).toContain(route);
    }
    expect(visit.secrets.length).toBeGreaterThan(14);
    expect(hits(server.output(), visit.secrets)).toEqual([]);
    expect(visit.refusals.length).toBeGreaterThan(10);
    expect(hits(visit.refusals.join('\n'), visit.secrets)).toEqual([]);
  });

  test('has nothing of a deleted document after a power cut right behind the answer, too', async () => {
    const file = await makeDocument('factura-dolares');
    const mark = 'CANARIO-BORRADO-7Q';
    const marked = { ...file, buffer: Buffer.concat([file.buffer, Buffer.from(`\n% ${mark}\n`)]) };
    const boss = await signedInClient(server, DEMO.empresa);
    const id = await upload(boss, marked);
    await finished(boss, id);
    const { dataDir } = server;
    expect(await filesWith(dataDir, mark)).toHaveLength(1);
    const deletion = boss.delete(API.document(id), { data: { reason: 'pedido_del_titular' } });
    await deletion.then((answer) => expect(answer.status()).toBe(204));
    await server.kill();

    server = await startServer({ env, dataDir });
    const client = await signedInClient(server, DEMO.empresa);
    for (const call of [API.document(id), API.documentFile(id), API.pageImage(id, 1)]) {
      expect((await client.get(call)).status()).toBe(404);
    }
    expect(await (await client.get(API.documents)).json()).toEqual([]);
    expect(await filesWith(dataDir, mark)).toEqual([]);
    expect(await filesWith(dataDir, id)).toEqual([]);
  });
});

test.describe('the browser', () => {
  test('keeps no document data, and no answer of the API lets it', async ({ page, server }) => {
    const clerk = await signedInClient(server);
    const id = await upload(clerk, await makeDocument('factura-dolares'));
    await finished(clerk, id);
    const { filename, extractedData } = await detailOf(clerk, id);
    await signIn(page, server.url);
    const uncached: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const isKept = !response.headers()['cache-control']?.includes('no-store');
      if (pathname.startsWith('/api/') && isKept) uncached.push(pathname);
    });
    await page.goto('/');
    await expect(page.getByText(filename).first()).toBeVisible();
    const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
    const told = [filename, String(extractedData?.proveedor?.ruc)];
    expect(hits(kept, told)).toEqual([]);
    expect(hits(page.url(), told)).toEqual([]);
    expect(uncached).toEqual([]);
  });
});
