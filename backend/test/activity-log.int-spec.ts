import type { ActivityAction, ActivityEntry } from '../src/contracts/activity';
import type { UploadResponse } from '../src/contracts/document';
import { aPerson, type Agent } from './support/people';
import { startTestApp, type TestApp } from './support/test-app';
import { until } from './support/until';
import { aPdf } from './support/upload-bytes';

const EMAIL = 'nueva@demo.pe';
const FILE = 'nombre-que-no-se-anota.pdf';

/** What people do, told by the features, kept by the log and read by the platform admin (D9). */
describe('the activity log of a working day', () => {
  let test: TestApp;
  let admin: Agent;
  let boss: Agent;
  let userId: string;
  let companyId: string;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.signedIn('admin@demo.pe');
    boss = await test.signedIn('empresa@demo.pe');
    companyId = ((await boss.get('/api/auth/user')).body as { companyId: string }).companyId;
    userId = await aPerson(test, { email: EMAIL, role: 'user', teams: [], companyId });
  });
  afterAll(() => test?.close());

  const entriesOf = async (id: string): Promise<ActivityEntry[]> =>
    (await admin.get(`/api/admin/activity/${id}`).expect(200)).body as ActivityEntry[];
  const holds = (id: string, actions: readonly ActivityAction[]) =>
    until(async () => {
      const entries = await entriesOf(id);
      const known = new Set(entries.map(({ action }) => action));
      return actions.every((action) => known.has(action)) ? entries : null;
    });

  it('holds every act with its address and time, and nothing of a document', async () => {
    const password = 'no es esta clave';
    await test.anonymous().post('/api/login').send({ email: EMAIL, password }).expect(401);
    const clerk = await test.signedIn(EMAIL);
    const upload = clerk.post('/api/documents/upload').attach('file', aPdf(), FILE);
    const { documentId } = (await upload.expect(201)).body as UploadResponse;
    await clerk.get('/api/admin/users').expect(403);
    await clerk.delete(`/api/documents/${documentId}`).send({ reason: 'duplicado' }).expect(403);
    await boss.delete(`/api/documents/${documentId}`).send({ reason: 'duplicado' }).expect(204);
    await clerk.get('/api/logout').expect(303);
    await admin.put(`/api/admin/user/${userId}`).send({ isActive: 'false' }).expect(200);

    const entries = await holds(userId, [
      'login_failed',
      'login',
      'upload_document',
      'denied',
      'logout',
      'admin_update_user',
    ]);
    const denied = entries.filter(({ action }) => action === 'denied');
    expect(denied.map(({ details }) => details).sort()).toEqual([
      'Sin permiso en documentos',
      'Sin permiso en el panel de administración',
    ]);
    for (const { timestamp, ipAddress } of entries) {
      expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(ipAddress).toMatch(/127\.0\.0\.1$/);
    }
    const told = JSON.stringify(entries);
    for (const secret of [FILE, password, EMAIL]) expect(told).not.toContain(secret);
  });

  it('holds a deletion under the name of who ordered it', async () => {
    const { id } = (await boss.get('/api/auth/user')).body as { id: string };
    const [deletion] = (await holds(id, ['delete_document'])).filter(
      ({ action }) => action === 'delete_document',
    );
    expect(deletion?.details).toBe('Eliminó un documento. Motivo: está duplicado.');
  });

  it('is read by the platform admin alone and changed by nobody', async () => {
    await boss.get(`/api/admin/activity/${userId}`).expect(403);
    for (const verb of ['post', 'put', 'patch', 'delete'] as const) {
      await admin[verb](`/api/admin/activity/${userId}`).expect(404);
    }
  });
});
