import type { CreditEntry } from '../../contracts/credits';
import type { DocumentSummary, UploadResponse } from '../../contracts/document';
import type { SignedInUser } from '../../contracts/user';
import { CreditReservations } from '../../credits';
import { seededRandom } from '../../demo/documents/random';
import { ExtractionConsumer } from '../../extraction/extraction.consumer';
import { ReadingError } from '../../extraction/reading/reading-error';
import { EventStore } from '../../platform/event-store';
import { aResult } from '../../../test/support/fake-pipeline';
import { ledgerOf, movementsOf } from '../../../test/support/ledger-of';
import { rounds } from '../../../test/support/rounds';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import { DocumentsRepository } from '../document/documents.repository';
import { Reconciler } from '../upload/reconciler.service';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;
const PEOPLE = ['digitador@demo.pe', 'tesoreria@demo.pe', 'empresa@demo.pe'];
const DOCUMENTS = rounds(24, 100);
const AT_ONCE = 10;
const MOST_RETRIES = 6;

describe('credits through many readings with faults', () => {
  let test: TestApp;
  let agents: Agent[];
  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), READING_CONCURRENCY: '4' }));
    agents = await Promise.all(PEOPLE.map((email) => test.signedIn(email)));
  });
  afterAll(() => test?.close());

  const random = seededRandom(20_261_121);
  const chance = (share: number) => random.next() < share;
  const agent = (n: number): Agent => agents[n % agents.length] as Agent;

  /** Reads well, fails for good, or loses its worker; the queue tries the last again. */
  const answer = () => {
    if (chance(0.25)) return Promise.reject(new ReadingError('ARCHIVO_DANADO', false));
    if (chance(0.04)) return Promise.reject(new ReadingError('ERROR_INTERNO', true));
    return Promise.resolve(aResult());
  };

  /** Deliveries of the queue that come twice, late, or of an attempt that is over. */
  async function deliverAgain(documentId: string, tenantId: string): Promise<void> {
    const consumer = test.app.get(ExtractionConsumer, { strict: false });
    const attempt = random.int(1, 2);
    const payload = { documentId, tenantId, attempt };
    const job = { id: 'again', name: 'extract' as const, payload, delivery: 1, turn: { key: 't' } };
    const { signal } = new AbortController();
    const deliveries = Array.from({ length: 3 }, () => consumer.handle(job, signal));
    await Promise.allSettled(deliveries);
  }

  /** A charge or refund that never came, as when the process is killed before it. */
  function loseSettlements(): jest.SpyInstance {
    const reservations = test.app.get(CreditReservations, { strict: false });
    const settle = reservations.settle.bind(reservations);
    return jest
      .spyOn(reservations, 'settle')
      .mockImplementation((...settlement) =>
        chance(0.2) ? Promise.reject(new Error('killed')) : settle(...settlement),
      );
  }

  const ended = (tenantId: string, id: string) =>
    until(
      async () => {
        const documents = test.app.get(DocumentsRepository, { strict: false });
        const status = (await documents.find(tenantId, id))?.status;
        return status === 'completed' || status === 'error' ? status : null;
      },
      60_000,
      100,
    );

  async function oneDocument(n: number, tenantId: string): Promise<string> {
    const by = agent(n);
    const request = by.post('/api/documents/upload').attach('file', aPdf(5_000 + n), `${n}.pdf`);
    const { documentId } = (await request.expect(201)).body as UploadResponse;
    if (chance(0.3)) await deliverAgain(documentId, tenantId);
    for (let retries = 0; retries < MOST_RETRIES; retries++) {
      if ((await ended(tenantId, documentId)) === 'completed') break;
      const clicks = chance(0.3) ? 3 : 1;
      const send = () => agent(n + clicks).post(`/api/documents/${documentId}/retry`);
      await Promise.all(Array.from({ length: clicks }, () => send().send({})));
      if (chance(0.2)) await deliverAgain(documentId, tenantId);
      if (chance(0.1)) await test.app.get(Reconciler, { strict: false }).run();
    }
    await ended(tenantId, documentId);
    return documentId;
  }

  it('keeps sum and balance equal, and charges each completed document once', async () => {
    const { companyId = '', id: firstId } = (await agent(0).get('/api/auth/user'))
      .body as SignedInUser;
    test.pipeline.answer = answer;
    const lost = loseSettlements();
    const ids: string[] = [];
    let next = 0;
    const work = async () => {
      while (next < DOCUMENTS) ids.push(await oneDocument(next++, companyId));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const unsettled = lost.mock.results.length;
    lost.mockRestore();
    await test.app.get(Reconciler, { strict: false }).run();

    expect(unsettled).toBeGreaterThan(DOCUMENTS);
    expect(await test.app.get(CreditReservations, { strict: false }).pending(null, 1_000)).toEqual(
      [],
    );
    const ledgers = await Promise.all(agents.map(ledgerOf));
    ledgers.forEach(expectSound);
    const rows = ledgers.flat();
    const documents = (await agent(0).get('/api/documents')).body as DocumentSummary[];
    expect(documents).toHaveLength(DOCUMENTS);
    let refunds = 0;
    for (const { id, status } of documents) {
      const moves = movementsOf(rows, id);
      const charges = moves.filter((move) => move.startsWith('charged'));
      expect([id, charges.length]).toEqual([id, status === 'completed' ? 1 : 0]);
      refunds += expectSettledRuns(moves, status === 'completed');
    }
    expect(refunds).toBeGreaterThan(DOCUMENTS / 10);
    const store = test.app.get(EventStore, { strict: false });
    expect(await store.verifyStream(companyId, `credits-${firstId}`)).toBeNull();
  });

  /** Each attempt was reserved, then settled, once; all but a last one that was read were given back. */
  function expectSettledRuns(moves: readonly string[], isRead: boolean): number {
    const attempts = moves.length / 2;
    for (let run = 1; run <= attempts; run++) {
      const end = isRead && run === attempts ? 'charged' : 'refunded';
      const ofRun = moves.filter((move) => move.endsWith(` ${run}`));
      expect(ofRun).toEqual([`reserved ${run}`, `${end} ${run}`]);
    }
    return isRead ? attempts - 1 : attempts;
  }

  function expectSound(ledger: readonly CreditEntry[]): void {
    let sum = 0;
    for (const { amount, balance } of ledger) {
      sum += amount;
      expect(balance).toBe(sum);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    const of = (movement: string) => ledger.filter((row) => row.movement === movement).length;
    expect(of('reserved')).toBe(of('charged') + of('refunded'));
  }
});
