import { DomainError } from '../../rules/domain-error';
import {
  LaterJobError,
  PermanentJobError,
  type HandlerOptions,
  type JobHandler,
  type JobQueue,
} from './job-queue';

type Handler = JobHandler<'extract'>;

/** What the suite of the queue lends to these tests. */
interface Tools {
  started: (
    handler: Handler,
    options?: Partial<HandlerOptions<'extract'>>,
  ) => Promise<{ queue: JobQueue }>;
  add: (queue: JobQueue, jobId: string) => Promise<void>;
  isTrue: (ask: () => boolean | Promise<boolean>) => Promise<true>;
  isEmpty: (queue: JobQueue) => Promise<true>;
}

/** What a queue does for a handler that asks for a pause. */
export function describeLaterJobs({ started, add, isTrue, isEmpty }: Tools): void {
  describe('for a handler that asks to come later', () => {
    it('delivers again no sooner than a handler asks, and later where the pause is longer', async () => {
      const at: number[] = [];
      const handler: Handler = async ({ delivery }) => {
        at.push(Date.now());
        if (delivery === 1) throw new LaterJobError(500);
        if (delivery === 2) throw new LaterJobError(1);
      };
      const { queue } = await started(handler);
      await add(queue, 'a');
      await isTrue(() => at.length === 3);
      const [first = 0, second = 0] = at.slice(1).map((time, i) => time - (at[i] ?? 0));
      expect(first).toBeGreaterThanOrEqual(495);
      expect(second).toBeGreaterThanOrEqual(58);
    });

    it('gives up after the last attempt although the handler asks for another, with what it threw', async () => {
      let runs = 0;
      const deaths: unknown[] = [];
      const handler = async () => {
        runs += 1;
        throw new LaterJobError(1, { cause: new TypeError('the vendor is away') });
      };
      const onDead = async (_: unknown, error: Error) => void deaths.push(error);
      const { queue } = await started(handler, { attempts: 2, onDead });
      await add(queue, 'a');
      await isTrue(async () => (await queue.counts()).dead === 1);
      expect(runs).toBe(2);
      expect(deaths).toEqual([expect.any(LaterJobError)]);
      expect(deaths).toEqual([
        expect.objectContaining({ cause: expect.any(TypeError) as unknown }),
      ]);
    });

    it.each<[string, Error]>([
      ['the store', Object.assign(new Error('cut'), { name: 'MongoNetworkError' })],
      ['the queue', new LaterJobError(1, { cause: new DomainError('SERVICIO_NO_DISPONIBLE') })],
    ])('does not count what failed because %s was away', async (_, error) => {
      const deliveries: number[] = [];
      const deaths: unknown[] = [];
      const handler: Handler = async ({ delivery }) => {
        deliveries.push(delivery);
        if (deliveries.length < 6) throw error;
      };
      const onDead = async () => void deaths.push(1);
      const { queue } = await started(handler, { attempts: 2, onDead });
      await add(queue, 'a');
      await isEmpty(queue);
      expect([deliveries, deaths]).toEqual([[1, 1, 1, 1, 1, 1], []]);
    });

    it('tells a death when the store is back, however long it was away', async () => {
      let told = 0;
      const onDead = async () => {
        told += 1;
        if (told < 4) throw Object.assign(new Error('cut'), { name: 'MongoNetworkError' });
      };
      const { queue } = await started(() => Promise.reject(new PermanentJobError('no')), {
        onDead,
      });
      await add(queue, 'a');
      await isTrue(async () => (await queue.counts()).dead === 1);
      expect(told).toBe(4);
    });

    it('lets other jobs pass one that is to come later', async () => {
      const seen: string[] = [];
      const { queue } = await started(async ({ id, delivery }) => {
        seen.push(id);
        if (id === 'a' && delivery === 1) throw new LaterJobError(400);
      });
      await add(queue, 'a');
      await isTrue(() => seen.length === 1);
      await add(queue, 'b');
      await isEmpty(queue);
      expect(seen).toEqual(['a', 'b', 'a']);
    });
  });
}
