import { randomUUID } from 'node:crypto';
import {
  NotYetError,
  type HandlerOptions,
  type JobHandler,
  type JobQueue,
  type Turn,
} from './job-queue';

type Handler = JobHandler<'extract'>;

interface Tools {
  open: () => Promise<{ queue: JobQueue }>;
  started: (
    handler: Handler,
    options?: Partial<HandlerOptions<'extract'>>,
  ) => Promise<{ queue: JobQueue }>;
  isTrue: (ask: () => boolean | Promise<boolean>) => Promise<true>;
  isEmpty: (queue: JobQueue) => Promise<true>;
}

/** How a queue lets everybody have their turn. */
export function describeTurns({ open, started, isTrue, isEmpty }: Tools): void {
  describe('with turns', () => {
    const add = (queue: JobQueue, jobId: string, turn: Turn) =>
      queue.add(
        'extract',
        { documentId: randomUUID(), tenantId: 't', attempt: 1 },
        { jobId, turn },
      );
    const of = (key: string, group?: string): Turn => (group ? { key, group } : { key });
    const addAll = async (queue: JobQueue, names: readonly string[], group?: string) => {
      for (const name of names) await add(queue, name, of(name.charAt(0), group));
    };
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

    /** Everything waits before the first is taken; those of `a` take long. */
    async function taken(fill: (queue: JobQueue) => Promise<void>): Promise<string[]> {
      const order: string[] = [];
      await fill((await open()).queue);
      const { queue } = await started(async ({ id }) => {
        order.push(id);
        await pause(id.startsWith('a') ? 120 : 5);
      });
      await isEmpty(queue);
      return order;
    }

    it('takes each in turn, and within a turn by age', async () => {
      const order = await taken((queue) => addAll(queue, ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']));
      expect(order.slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
      expect(order.filter((id) => id.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
      // What it has used stands before its next one.
      expect(order.indexOf('b2')).toBeLessThan(order.indexOf('a2'));
    });

    it('lets whoever comes later and has used nothing go before', async () => {
      const order: string[] = [];
      let go = (): void => undefined;
      const others = new Promise<void>((resolve) => (go = resolve));
      const { queue } = await started(async ({ id }) => {
        order.push(id);
        await others;
        await pause(20);
      });
      await addAll(queue, ['a1', 'a2', 'a3']);
      await isTrue(() => order.length === 1);
      await addAll(queue, ['b1', 'b2']);
      go();
      await isEmpty(queue);
      expect(order.slice(0, 2)).toEqual(['a1', 'b1']);
      expect(order.at(-1)).toMatch(/^[ab]/);
    });

    it('tells the handler whose turn it is', async () => {
      const seen: Turn[] = [];
      const { queue } = await started(({ turn }) => Promise.resolve(void seen.push(turn)));
      await add(queue, 'a1', of('a', 'new'));
      await add(queue, 'b1', of('b'));
      await isEmpty(queue);
      expect(seen).toEqual(expect.arrayContaining([of('a', 'new'), of('b')]));
    });

    it('counts what one of a group has used against all of them', async () => {
      const order = await taken(async (queue) => {
        await addAll(queue, ['a1', 'a2'], 'new');
        await addAll(queue, ['p1', 'p2', 'p3', 'p4']);
        await addAll(queue, ['b1'], 'new');
      });
      // What `a` has used stands before `b`, too, but twice before `a` itself.
      expect(order.indexOf('b1')).toBeGreaterThan(order.indexOf('p2'));
      expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a2'));
    });

    it('says what of a turn waits, and how many others', async () => {
      const { queue } = await open();
      await addAll(queue, ['a1', 'a2', 'a3', 'b1', 'c1']);
      expect(await queue.line('extract', 'a')).toEqual({ ids: ['a1', 'a2', 'a3'], others: 2 });
      expect(await queue.line('extract', 'b')).toEqual({ ids: ['b1'], others: 2 });
      expect(await queue.line('extract', 'nobody')).toEqual({ ids: [], others: 3 });
      expect(await queue.line('extract-images', 'a')).toEqual({ ids: [], others: 0 });
      expect(await queue.counts()).toMatchObject({ waiting: 5 });
      expect(await queue.isLive('a3')).toBe(true);
      await addAll(queue, ['a3']);
      expect(await queue.counts()).toMatchObject({ waiting: 5 });
    });

    it('does not count a delivery whose time has not come', async () => {
      const deliveries: number[] = [];
      const { queue } = await started(
        async ({ delivery }) => {
          deliveries.push(delivery);
          if (deliveries.length < 6) throw new NotYetError(20);
        },
        { attempts: 2 },
      );
      await add(queue, 'a1', of('a'));
      await isEmpty(queue);
      expect(deliveries).toEqual([1, 1, 1, 1, 1, 1]);
    });
  });
}
