import { Injectable } from '@nestjs/common';
import type { ReadingPlace } from '../../contracts/document';
import { ENGINE_JOB_NAMES } from '../../platform/queue/job-catalogue';
import { JobQueue } from '../../platform/queue/job-queue';
import { documentOfJob } from '../intake/extract-job';

const LINES = ['extract', 'extract-images', 'extract-last', ...ENGINE_JOB_NAMES] as const;

/** Where documents of a company stand that wait to be read. */
@Injectable()
export class ReadingLines {
  constructor(private readonly queue: JobQueue) {}

  async of(tenantId: string): Promise<ReadingPlace[]> {
    const lines = await Promise.all(LINES.map((name) => this.queue.line(name, tenantId)));
    return lines.flatMap(({ ids, others }) =>
      ids.flatMap((jobId, before) => {
        const documentId = documentOfJob(jobId);
        return documentId ? [{ documentId, before, others }] : [];
      }),
    );
  }
}
