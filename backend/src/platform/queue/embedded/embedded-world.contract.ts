import { Clock } from '../../clock/clock';
import type { JobTimings } from '../deliver';
import { TEST_TIMINGS, type QueueWorld, type TestWorker } from '../queue.contract';
import { EmbeddedJobQueue } from './embedded-job-queue';
import type { JobRows } from './job.repository';

/** The rows as one process sees them, until it is cut off from them. */
export function severable(rows: JobRows): { rows: JobRows; sever: () => void } {
  let isCut = false;
  const seen = new Proxy(rows, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown =>
        isCut ? Promise.reject(new Error('cut off')) : Reflect.apply(member, target, args);
    },
  });
  return { rows: seen, sever: () => (isCut = true) };
}

/** A worker over `rows` that is ended by losing them. */
export function embeddedWorker(
  rows: JobRows,
  isAlone: boolean,
  timings: JobTimings = TEST_TIMINGS,
): TestWorker {
  const link = severable(rows);
  const queue = new EmbeddedJobQueue(link.rows, new Clock(), { isAlone, timings });
  const crash = async (): Promise<void> => {
    link.sever();
    void queue.close();
  };
  return { queue, crash, close: () => queue.close() };
}

export const embeddedWorld = (rows: JobRows, dispose: () => Promise<void>): QueueWorld => ({
  open: (timings) => Promise.resolve(embeddedWorker(rows, false, timings)),
  dispose,
});
