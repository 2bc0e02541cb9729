import { JOB_NAMES } from './job-catalogue';
import type { JobQueue } from './job-queue';

/** What the suite of the queue lends to these tests. */
interface Tools {
  open: () => Promise<{ queue: JobQueue }>;
  add: (queue: JobQueue, jobId: string, delayMs?: number) => Promise<void>;
  isTrue: (ask: () => boolean | Promise<boolean>) => Promise<true>;
}

const OLD_MS = 100;

/** What a queue tells its operator. */
export function describeJobLoads({ open, add, isTrue }: Tools): void {
  it('tells for each name what there is, and how long the oldest has been there, put off or not', async () => {
    const { queue } = await open();
    const nothing = { waiting: 0, delayed: 0, active: 0, dead: 0, oldestWaitingMs: 0 };
    expect((await queue.loads())[0]).toEqual({ name: 'extract', ...nothing });
    await add(queue, 'later', 60_000);
    await isTrue(async () => ((await queue.loads())[0]?.oldestWaitingMs ?? 0) > OLD_MS);
    await add(queue, 'now');
    await add(queue, 'newer');
    const [extract, ...others] = await queue.loads();
    expect(extract).toMatchObject({ waiting: 2, delayed: 1, active: 0, dead: 0 });
    expect(extract?.oldestWaitingMs).toBeGreaterThan(OLD_MS);
    expect(others).toEqual(JOB_NAMES.slice(1).map((name) => ({ name, ...nothing })));
  });
}
