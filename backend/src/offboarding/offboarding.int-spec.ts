import { rm } from 'node:fs/promises';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { CompanyRemovals } from '../companies';
import type { DocumentRecord } from '../documents/document/document.schema';
import { CompanyDocuments } from '../documents';
import { BlobStore } from '../platform/blob-store/blob-store';
import { Clock } from '../platform/clock/clock';
import { EventStore } from '../platform/event-store';
import { OutboxRelay } from '../platform/outbox';
import {
  checkedChain,
  downloadedZip,
  inDays,
  leavingCompany,
  uploadedAndRead,
} from '../../test/support/leaving';
import { aPerson, type Agent } from '../../test/support/people';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { testConfig } from '../../test/support/test-config';
import { tracesOf } from '../../test/support/traces';
import { until } from '../../test/support/until';
import { aPdf } from '../../test/support/upload-bytes';
import { OffboardingToolModule } from './cli/offboarding-tool.module';
import { CompanyRemoval } from './company-removal.service';
import { PersonRemoval } from './person-removal.service';

const DAY_MS = 24 * 3_600_000;

describe('leaving', () => {
  let test: TestApp;
  let platform: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    platform = await test.signedIn('admin@demo.pe');
  });
  afterAll(() => test?.close());
  afterEach(() => jest.restoreAllMocks());

  const connection = () => test.app.get<Connection>(getConnectionToken());
  const events = () => test.app.get(EventStore, { strict: false });
  const company = () => leavingCompany(test);
  const uploaded = uploadedAndRead;
  const standing = (...words: string[]) => tracesOf(test, ...words);
  const isWhole = (tenantId: string) => checkedChain(test, tenantId);
  const zip = downloadedZip;

  describe('a person', () => {
    const anonymise = (agent: Agent, id: string, email: string) =>
      agent.post(`/api/company/users/${id}/anonymise`).send({ email });

    it('is taken out of the account, its activity and its events, which explain themselves', async () => {
      const { id, boss, clerk, clerkId, clerkEmail } = await company();
      const names = { firstName: 'Yolanda', lastName: 'Huamaccto' };
      await clerk.put('/api/account/profile').send(names).expect(200);
      await anonymise(boss, clerkId, 'otra@quellaveta.pe').expect(400);
      await anonymise(boss, clerkId, ` ${clerkEmail.toUpperCase()}`).expect(204);

      await clerk.get('/api/auth/user').expect(401);
      await until(async () =>
        (await standing('Huamaccto', clerkEmail)).length === 0 ? true : null,
      );
      const activity = connection().collection('activity');
      expect(await activity.countDocuments({ people: clerkId })).toBeGreaterThan(1);
      const addresses = { people: clerkId, ipAddress: { $ne: null } };
      await test.app.get(PersonRemoval, { strict: false }).run();
      expect(await activity.countDocuments({ ...addresses, actorId: clerkId })).toBe(0);

      const story = await events().read(id, `account-${clerkId}`);
      expect(story.map(({ type, erasedAt }) => [type, erasedAt !== null])).toEqual([
        ['AccountCreated', false],
        ['AccountRenamed', true],
        ['AccountAnonymised', false],
      ]);
      expect(await isWhole(id)).toMatchObject({ state: 'whole', erasedEvents: 1 });
      const back = boss.put(`/api/company/users/${clerkId}`).send({ isActive: 'true' });
      expect((await back.expect(409)).body).toMatchObject({ code: 'CUENTA_ANONIMIZADA' });
      await aPerson(test, { email: clerkEmail, role: 'user', teams: [], companyId: id });
    });

    it('is nobody of another company, not oneself, and not the last admin', async () => {
      const [ours, theirs] = [await company(), await company()];
      await anonymise(ours.boss, theirs.clerkId, theirs.clerkEmail).expect(404);
      const { body } = await ours.boss.get('/api/auth/user');
      const me = { id: (body as { id: string }).id, email: ours.bossEmail };
      expect((await anonymise(ours.boss, me.id, me.email)).body).toMatchObject({
        code: 'CAMBIO_PROPIO',
      });
      const path = `/api/admin/user/${me.id}/anonymise`;
      const last = await platform.post(path).send({ email: me.email }).expect(409);
      expect(last.body).toMatchObject({ code: 'ULTIMO_ADMINISTRADOR' });
    });

    it('has names in no event either when the product ended in between', async () => {
      const { id, boss, clerk, clerkId, clerkEmail } = await company();
      await clerk.put('/api/account/profile').send({ firstName: 'Yovana', lastName: 'Ccori' });
      const erase = jest.spyOn(events(), 'erase').mockRejectedValueOnce(new Error('away'));
      await anonymise(boss, clerkId, clerkEmail).expect(204);
      await until(async () => (erase.mock.calls.length > 0 ? true : null));
      expect(await standing('Ccori')).toEqual(['events: Ccori']);
      await test.app.get(PersonRemoval, { strict: false }).run();
      expect(await standing('Ccori')).toEqual([]);
      expect((await isWhole(id))?.state).toBe('whole');
    });
  });

  describe('a company', () => {
    const order = (agent: Agent, name: string, on: string) =>
      agent.put('/api/company/removal').send({ name, on });

    it('leaves on a day that its admin types with its name, and can stay until then', async () => {
      const { name, boss, clerk } = await company();
      await order(clerk, name, inDays(30)).expect(403);
      expect((await order(boss, 'Otra', inDays(30)).expect(400)).body).toMatchObject({
        code: 'CAMPO_INVALIDO',
      });
      expect((await order(boss, name, inDays(6)).expect(400)).body).toMatchObject({
        code: 'FECHA_BAJA',
        message: `Elija un día entre el ${inDays(7)} y el ${inDays(365)}.`,
      });
      await order(boss, name, inDays(7)).expect(200);
      const told = await clerk.get('/api/company/removal').expect(200);
      expect(told.body).toMatchObject({ removal: { on: inDays(7) } });
      await test.app.get(CompanyRemoval, { strict: false }).run();
      await boss.delete('/api/company/removal').expect(204);
      expect((await clerk.get('/api/company/removal')).body).toEqual({ removal: null });
    });

    it('leaves nothing but a chain that is whole; others stay as they are', async () => {
      const [ours, theirs] = [await company(), await company()];
      const kept = await uploaded(theirs.clerk, 'vecina.pdf');
      const [paid, plain] = [
        await uploaded(ours.clerk, 'secreta-pagada.pdf'),
        await uploaded(ours.clerk, 'secreta.pdf'),
      ];
      const documents = connection().collection<DocumentRecord>('documents');
      const locked = { isConfirmed: true, confirmedAt: new Date(), paymentStatus: 'paid' } as const;
      await documents.updateOne({ _id: paid }, { $set: locked });
      const invitation = { email: 'nueva@quellaveta.pe', role: 'user', teams: [] };
      await ours.boss.post('/api/company/invitations').send(invitation).expect(201);
      await ours.boss.put('/api/account/profile').send({ firstName: 'Zulema', lastName: 'Ticona' });
      const their = await isWhole(theirs.id);
      const today = { name: ours.name, on: inDays(0) };
      await ours.boss.put('/api/company/removal').send(today).expect(400);
      await platform.put(`/api/admin/company/${ours.id}/removal`).send(today).expect(200);
      await test.app.get(CompanyRemoval, { strict: false }).run();

      await ours.boss.get('/api/auth/user').expect(401);
      const words = [ours.name, 'Ticona', 'nueva@', 'secreta', ours.bossEmail, ours.clerkEmail];
      expect(await standing(...words)).toEqual([]);
      const blobs = test.app.get(BlobStore, { strict: false });
      for await (const key of blobs.keys(`${ours.id}/`)) throw new Error(`left: ${key}`);
      expect(await documents.countDocuments({ _id: { $in: [paid, plain] } })).toBe(0);
      const left = await connection()
        .collection('companies')
        .findOne({ _id: ours.id as never });
      expect(left).toMatchObject({ name: 'Empresa eliminada', ruc: null });
      const story = await events().read(ours.id, `company-${ours.id}`);
      expect(story.at(-1)?.type).toBe('CompanyRemoved');
      expect((await isWhole(ours.id))?.state).toBe('whole');

      await theirs.clerk.get(`/api/documents/${kept}/file`).expect(200);
      expect(await isWhole(theirs.id)).toMatchObject({ state: 'whole', events: their?.events });
    });

    it('leaves a platform admin who came from it the account, with work of one’s own', async () => {
      const ours = await company();
      const email = 'elevada@plataforma.pe';
      const adminId = await aPerson(test, { email, role: 'admin', teams: [], companyId: ours.id });
      const admin = await test.signedIn(email);
      await uploaded(admin, 'de-la-empresa.pdf');
      const today = { name: ours.name, on: inDays(0) };
      await admin.put(`/api/admin/company/${ours.id}/removal`).send(today).expect(200);
      await test.app.get(CompanyRemoval, { strict: false }).run();

      const { body } = await admin.get('/api/auth/user').expect(200);
      expect(body).toMatchObject({ email, role: 'admin' });
      expect(body).not.toHaveProperty('companyId');
      await admin.get('/api/admin/users').expect(200);
      await uploaded(admin, 'propio.pdf');
      await admin.put('/api/account/profile').send({ firstName: 'Eva', lastName: '' }).expect(200);
      await test.app.get(OutboxRelay, { strict: false }).sweep();
      const story = await events().read(`u:${adminId}`, `account-${adminId}`);
      expect(story.map(({ type }) => type)).toEqual(['AccountLeftCompany', 'AccountRenamed']);
      expect((await isWhole(`u:${adminId}`))?.state).toBe('whole');
      expect((await isWhole(ours.id))?.state).toBe('whole');
      expect(await standing('de-la-empresa')).toEqual([]);
    });

    it('takes who came in meanwhile, by an invitation', async () => {
      const ours = await company();
      const today = { name: ours.name, on: inDays(0) };
      await platform.put(`/api/admin/company/${ours.id}/removal`).send(today).expect(200);
      const removal = test.app.get(CompanyRemoval, { strict: false });
      await removal.run();
      const email = 'tardia@quellaveta.pe';
      await aPerson(test, { email, role: 'user', teams: [], companyId: ours.id });
      const late = await test.signedIn(email);
      await removal.run();
      await late.get('/api/auth/user').expect(401);
      expect(await standing(email)).toEqual([]);
    });

    it('waits for a reading, and takes what came late', async () => {
      const ours = await company();
      const reading = await uploaded(ours.clerk, 'lenta.pdf');
      const removal = test.app.get(CompanyRemoval, { strict: false });
      const documents = test.app.get(CompanyDocuments, { strict: false });
      const erase = jest.spyOn(documents, 'erase');
      erase.mockResolvedValueOnce({ erased: 0, isDone: false });
      const today = { name: ours.name, on: inDays(0) };
      await platform.put(`/api/admin/company/${ours.id}/removal`).send(today).expect(200);
      await until(async () => (erase.mock.calls.length > 0 ? true : null));
      const records = connection().collection<DocumentRecord>('documents');
      const late = await records.findOne({ _id: reading });
      expect(late).not.toBeNull();
      const cancel = await platform.delete(`/api/admin/company/${ours.id}/removal`).expect(409);
      expect(cancel.body).toMatchObject({ code: 'BAJA_EN_CURSO' });
      await removal.run();
      expect(await standing('lenta.pdf')).toEqual([]);

      await records.insertOne({ ...(late as DocumentRecord), _id: 'late', hasOutbox: false });
      await removal.run();
      expect(await records.countDocuments({ tenantId: ours.id })).toBe(0);
      const companies = connection().collection('companies');
      expect(
        await companies.countDocuments({ isErasing: true, name: 'Empresa eliminada' }),
      ).not.toBe(0);
      const then = new Date(Date.now() + 2 * DAY_MS);
      jest.spyOn(test.app.get(Clock, { strict: false }), 'now').mockReturnValue(then);
      await removal.run();
      expect(await companies.countDocuments({ isErasing: true })).toBe(0);
    });
  });

  describe('an archive', () => {
    it('holds all of a company: people, documents, originals, audit', async () => {
      const { boss, clerk, clerkEmail } = await company();
      const id = await uploaded(clerk, 'factura ñ.pdf');
      await clerk.get('/api/company/export').expect(403);
      const files = await zip(boss, '/api/company/export');
      expect([...files.keys()].sort()).toEqual([
        'LEEME.txt',
        'actividad.jsonl',
        'archivos-de-pago.jsonl',
        'auditoria.jsonl',
        'documentos.jsonl',
        'empresa.json',
        `originales/${id}/factura ñ.pdf`,
        'personas.json',
      ]);
      expect(files.get(`originales/${id}/factura ñ.pdf`)).toEqual(aPdf(600));
      expect(String(files.get('personas.json'))).toContain(clerkEmail);
      const document = JSON.parse(String(files.get('documentos.jsonl'))) as object;
      expect(document).toMatchObject({ id, extractedData: { totales: { total: 1180 } } });
      expect(String(files.get('auditoria.jsonl')).trim().split('\n').at(-1)).toContain('"footer"');
    });

    it('names the originals that are no longer there', async () => {
      const { boss, clerk } = await company();
      const [kept, lost] = [await uploaded(clerk, 'queda.pdf'), await uploaded(clerk, 'falta.pdf')];
      const documents = connection().collection<DocumentRecord>('documents');
      const record = await documents.findOne({ _id: lost });
      await test.app.get(BlobStore, { strict: false }).delete(record?.blobKey ?? '');
      const files = await zip(boss, '/api/company/export');
      expect(String(files.get('originales-que-ya-no-estan.txt'))).toBe(`${lost} falta.pdf\n`);
      const originals = [...files.keys()].filter((path) => path.startsWith('originales/'));
      expect(originals).toEqual([`originales/${kept}/queda.pdf`]);
    });

    it('is without the content of documents for the platform admin', async () => {
      const { id, clerk } = await company();
      await uploaded(clerk, 'secreta.pdf');
      const files = await zip(platform, `/api/admin/company/${id}/export`);
      expect([...files.keys()].filter((path) => /documentos|originales|pago/.test(path))).toEqual(
        [],
      );
      expect(String(files.get('auditoria.jsonl'))).not.toContain('secreta.pdf');
    });

    it('holds of a person what is one’s own, never a password', async () => {
      const ours = await company();
      const id = await uploaded(ours.clerk, 'mia.pdf');
      const files = await zip(ours.clerk, '/api/account/export');
      expect([...files.keys()]).toEqual([
        'LEEME.txt',
        'personas.json',
        'actividad.jsonl',
        'documentos-subidos.jsonl',
      ]);
      const account = String(files.get('personas.json'));
      expect(account).toContain(ours.clerkEmail);
      expect(account).not.toMatch(/password|argon/i);
      expect(String(files.get('documentos-subidos.jsonl'))).toContain(id);
      const theirs = await company();
      await ours.boss.get(`/api/company/users/${theirs.clerkId}/export`).expect(404);
    });
  });
});

describe('npm run data', () => {
  it('stands on a store without server, and stops', async () => {
    const config = testConfig();
    const context = Test.createTestingModule({ imports: [OffboardingToolModule.for(config)] });
    const module = await (await context.compile()).init();
    const removals = module.get(CompanyRemovals, { strict: false });
    expect(await removals.due()).toEqual([]);
    await module.get(CompanyRemoval, { strict: false }).run();
    await module.close();
    await rm(config.dataDir, { recursive: true, force: true });
  });
});
