import { JOB_NAMES } from './job-catalogue';
import type { JobQueue } from './job-queue';

/** Takes the jobs that a test of `extract` jobs is not about. */
export function handleOthers(queue: JobQueue): void {
  for (const name of JOB_NAMES) {
    if (name === 'extract') continue;
    const onDead = () => Promise.resolve();
    queue.handle(name, () => Promise.resolve(), { concurrency: 1, attempts: 1, onDead });
  }
}
