import type { ErrorBody } from '../../contracts/errors';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import type { DocumentSummary, UploadResponse } from '../../contracts/document';
import type { SignedInUser } from '../../contracts/user';
import { CreditReservations, CreditsService } from '../../credits';
import { Clock } from '../../platform/clock/clock';
import { LivingProcesses } from '../../platform/database';
import { OneAtATime } from '../../platform/timing';
import { ledgerOf, movementsOf } from '../../../test/support/ledger-of';
import { rounds } from '../../../test/support/rounds';
import { refuseNextOriginal, storedFiles } from '../../../test/support/stored-files';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DocumentsRepository } from '../document/documents.repository';
import { Reconciler } from './reconciler.service';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

const DOUBLE_CLICKS = rounds(3, 20);
const alone: OneAtATime['run'] = (_, task) => task();

describe('the credit of an upload', () => {
  let test: TestApp;
  let agent: Agent;
  let user: SignedInUser;
  beforeAll(async () => {
    test = await startTestApp();
    agent = await test.signedIn('digitador@demo.pe');
    user = (await agent.get('/api/auth/user')).body as SignedInUser;
  });
  afterAll(() => test?.close());
  afterEach(() => jest.restoreAllMocks());

  let size = 2_000;
  let changes = 0;
  const upload = (bytes = aPdf(size++), key?: string) => {
    const request = agent.post('/api/documents/upload').attach('file', bytes, 'a.pdf');
    return key ? request.set('Idempotency-Key', key) : request;
  };
  const giveCredits = (amount: number) =>
    test.app
      .get(CreditsService, { strict: false })
      .change(
        { id: user.id, role: 'admin', tenantId: 't', ipAddress: null },
        user.id,
        { action: 'set', amount },
        `set-${changes++}`,
      );
  const credits = async () =>
    ((await agent.get('/api/user/credits')).body as { credits: number }).credits;
  const documents = async () => (await agent.get('/api/documents')).body as DocumentSummary[];
  const files = async () => (await storedFiles(test.app)).length;
  /** Files that were uploaded; what a reading keeps of one is named after it. */
  const originals = async () =>
    (await storedFiles(test.app)).filter((key) => /\/[^/.]+$/.test(key)).length;
  const movements = async (id: string) => movementsOf(await ledgerOf(agent), id);
  const pending = async (documentId: string) => {
    const holds = await test.app.get(CreditReservations, { strict: false }).pending(null, 1_000);
    return holds.some((hold) => hold.documentId === documentId);
  };

  /** Waits for the readings of the test before. */
  const quiet = () =>
    until(async () => {
      const holds = await test.app.get(CreditReservations, { strict: false }).pending(null, 1);
      return holds.length === 0 ? true : null;
    });
  beforeEach(quiet);

  it('is reserved at once, and charged when the document is read', async () => {
    const before = await credits();
    const { documentId } = (await upload().expect(201)).body as UploadResponse;
    expect(await credits()).toBe(before - 1);
    const rows = await until(async () => {
      const all = await movements(documentId);
      return all.length === 2 ? all : null;
    });
    expect(rows).toEqual(['reserved 1', 'charged 1']);
    expect(await credits()).toBe(before - 1);
    await quiet();
    expect(await pending(documentId)).toBe(false);
  });

  it('lets exactly five of twenty uploads at once pass with five credits, the others get 402', async () => {
    await giveCredits(5);
    const before = await documents();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload()));
    const refused = answers.filter(({ status }) => status === 402);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(refused).toHaveLength(15);
    expect(new Set(refused.map(({ body }) => (body as ErrorBody).code))).toEqual(
      new Set(['SIN_CREDITOS']),
    );
    expect(await credits()).toBe(0);
    expect((await documents()).length - before.length).toBe(5);
  });

  it('refuses without one, keeping neither record nor file', async () => {
    await giveCredits(0);
    const before = [await files(), (await documents()).length];
    expect(before[0]).toBeGreaterThan(0);
    await upload().expect(402);
    expect([await files(), (await documents()).length]).toEqual(before);
  });

  describe.each([
    ['in one process', 1, () => undefined],
    // Each of the two requests does not know of the other one, and only the store can tell them apart.
    [
      'in two processes',
      2,
      () => jest.spyOn(OneAtATime.prototype, 'run').mockImplementation(alone),
    ],
  ])('of a double click %s', (_, held, arrange) => {
    it('is taken once for one document with one file, also when it is the last one', async () => {
      arrange();
      const known = { documents: (await documents()).length, originals: await originals() };
      for (let round = 1; round <= DOUBLE_CLICKS; round++) {
        await giveCredits(held);
        const [bytes, key] = [aPdf(size++), `double-${held}-${round}`];
        const answers = await Promise.all([upload(bytes, key), upload(bytes, key)]);
        expect(answers.map(({ status }) => status)).toEqual([201, 201]);
        const ids = new Set(answers.map(({ body }) => (body as UploadResponse).documentId));
        expect(ids.size).toBe(1);
        expect(await credits()).toBe(held - 1);
        expect((await upload(bytes, key).expect(201)).body).toEqual(answers[0]?.body);
        const [id = ''] = ids;
        const settled = await until(async () => {
          const rows = await movements(id);
          return rows.length > 1 ? rows : null;
        });
        expect(settled).toEqual(['reserved 1', 'charged 1']);
        expect((await documents()).length).toBe(known.documents + round);
        expect(await originals()).toBe(known.originals + round);
      }
    });
  });

  it('answers the winner of the same request in another process, and gives the credit back', async () => {
    await giveCredits(3);
    const repository = test.app.get(DocumentsRepository, { strict: false });
    const bytes = aPdf(size++);
    const first = (await upload(bytes, 'other').expect(201)).body as UploadResponse;
    // The other process has stored its document after this one looked.
    const look = jest.spyOn(repository, 'findByIdempotencyKey').mockResolvedValueOnce(null);
    const again = (await upload(bytes, 'other').expect(201)).body as UploadResponse;
    expect(look).toHaveBeenCalledTimes(2);
    expect(again).toEqual(first);
    expect(await credits()).toBe(2);
    const loser = (await ledgerOf(agent)).findLast(({ movement }) => movement === 'refunded');
    expect(await movements(loser?.documentId ?? '')).toEqual(['reserved 1', 'refunded 1']);
    expect(loser?.documentId).not.toBe(first.documentId);
  });

  it('answers the winner, too, when that one took the last credit', async () => {
    await giveCredits(1);
    const repository = test.app.get(DocumentsRepository, { strict: false });
    const bytes = aPdf(size++);
    const first = (await upload(bytes, 'last').expect(201)).body as UploadResponse;
    jest.spyOn(repository, 'findByIdempotencyKey').mockResolvedValueOnce(null);
    expect((await upload(bytes, 'last').expect(201)).body).toEqual(first);
  });

  it.each<[string, () => void]>([
    [
      'the file cannot be stored',
      () => refuseNextOriginal(test.app, Object.assign(new Error('full'), { code: 'ENOSPC' })),
    ],
    [
      'the record cannot be made',
      () =>
        jest
          .spyOn(test.app.get(DocumentsRepository, { strict: false }), 'insert')
          .mockRejectedValueOnce(new Error('store down')),
    ],
  ])('is given back when %s', async (_, breakIt) => {
    await giveCredits(4);
    breakIt();
    const { status } = await upload();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await credits()).toBe(4);
    const last = (await ledgerOf(agent)).at(-1);
    expect(await movements(last?.documentId ?? '')).toEqual(['reserved 1', 'refunded 1']);
  });

  describe('after a crash', () => {
    const owner = () => ({ userId: user.id, tenantId: user.companyId ?? '' });
    const reserve = (documentId: string) =>
      test.app
        .get(CreditReservations, { strict: false })
        .reserve(owner(), { documentId, run: 1 }, user);
    /** Sessions would expire, too: what is asked over HTTP is asked at its own time. */
    const hoursLater = async (hours: number, act: () => Promise<void>) => {
      const clock = test.app.get(Clock, { strict: false });
      const now = clock.now().getTime() + hours * 3_600_000;
      const held = jest.spyOn(clock, 'now').mockReturnValue(new Date(now));
      await act();
      held.mockRestore();
    };
    const sweep = () =>
      test.app
        .get(Reconciler, { strict: false })
        .run()
        .then(() => undefined);

    it('between reservation and record comes back after an hour, not before', async () => {
      await giveCredits(2);
      await reserve('never-recorded');
      await sweep();
      expect(await credits()).toBe(1);
      await hoursLater(1.01, sweep);
      await hoursLater(1.02, sweep);
      expect(await credits()).toBe(2);
      expect(await movements('never-recorded')).toEqual(['reserved 1', 'refunded 1']);
      expect(await pending('never-recorded')).toBe(false);
    });

    it('comes back with the next round when its process has ended, not while another lives', async () => {
      await giveCredits(2);
      const living = test.app.get(LivingProcesses, { strict: false });
      jest.replaceProperty(living, 'own', 'of-before');
      await reserve('cut-off');
      await sweep();
      expect(await credits()).toBe(1);
      jest.restoreAllMocks();
      await sweep();
      expect(await credits()).toBe(2);
      expect(await movements('cut-off')).toEqual(['reserved 1', 'refunded 1']);
    });

    it('between file and record leaves nothing: file and credit go after an hour, not before', async () => {
      await giveCredits(1);
      const before = await files();
      const killed = jest
        .spyOn(test.app.get(DocumentsRepository, { strict: false }), 'insert')
        .mockImplementation(() => new Promise(() => undefined));
      const request = upload().timeout(60_000);
      const cut = request.catch(() => null);
      await until(() => Promise.resolve(killed.mock.calls.length > 0 || null));
      request.abort();
      await cut;
      await hoursLater(0.9, sweep);
      expect([await files(), await credits()]).toEqual([before + 1, 0]);
      await hoursLater(1.01, sweep);
      expect([await files(), await credits()]).toEqual([before, 1]);
    });

    it('between the result and its charge is charged by the next sweep', async () => {
      await giveCredits(2);
      const reservations = test.app.get(CreditReservations, { strict: false });
      const settle = jest.spyOn(reservations, 'settle').mockRejectedValue(new Error('killed'));
      const { documentId } = (await upload().expect(201)).body as UploadResponse;
      await until(() => Promise.resolve(settle.mock.calls.length > 0 || null));
      expect(await movements(documentId)).toEqual(['reserved 1']);
      settle.mockRestore();
      await sweep();
      expect(await movements(documentId)).toEqual(['reserved 1', 'charged 1']);
    });
  });

  it('tells the activity log of the upload without its name', async () => {
    await giveCredits(1);
    const told = new Promise<ActivityNews>((resolve) => {
      test.app.get(EventEmitter2, { strict: false }).once(ACTIVITY, resolve);
    });
    await upload(aPdf(2_049)).expect(201);
    expect(await told).toMatchObject({
      action: 'upload_document',
      actorId: user.id,
      role: 'user',
      tenantId: user.companyId,
      details: 'PDF de 3 kB.',
    });
  });
});
