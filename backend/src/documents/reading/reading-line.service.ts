import { Injectable } from '@nestjs/common';
import type { ReadingPlace } from '../../contracts/document';
import { JobQueue } from '../../platform/queue/job-queue';
import { documentOfJob } from '../intake/extract-job';

const LINES = ['extract', 'extract-images', 'extract-last'] as const;

/** Where documents of a company stand that wait to be read. */
@Injectable()
export class ReadingLines {
  constructor(private readonly queue: JobQueue) {}

  async of(tenantId: string): Promise<ReadingPlace[]> {
    const lines = await Promise.all(LINES.map((name) => this.queue.line(name, tenantId)));
    return lines.flatMap(({ ids, others }) =>
      ids.map((jobId, before) => ({ documentId: documentOfJob(jobId), before, others })),
    );
  }
}
