import { Injectable } from '@nestjs/common';
import { DocumentSteps } from '../documents';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { Schedule } from '../platform/schedule';
import { WorkflowProjector } from './workflow-streams';

const BATCH = 200;
/** A step takes milliseconds: a mark this old belongs to nobody any more. */
const ABANDONED_MS = 30_000;

/**
 * Makes good what a crash or an outage left between mark, append and projection: at the start and every
 * `reconcileSeconds`. What was appended is projected at once; a mark without an event is taken away.
 */
@Injectable()
export class WorkflowRepair extends Schedule<number> {
  constructor(
    private readonly documents: DocumentSteps,
    private readonly projector: WorkflowProjector,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    super('workflowRepair', { everyMs: config.reconcileSeconds * 1_000 });
  }

  /** The embedded store has one process: at its start no step can be under way. */
  override async onApplicationBootstrap(): Promise<void> {
    if (this.config.mongodbUri === null) await this.sweep(this.clock.now().getTime());
    await super.onApplicationBootstrap();
  }

  /** Answers how many marks there were, null when it fails. `before` is in milliseconds. */
  sweep(before: number): Promise<number | null> {
    return this.run(() => this.repair(before));
  }

  protected round(): Promise<number> {
    return this.repair(this.clock.now().getTime() - ABANDONED_MS);
  }

  private async repair(before: number): Promise<number> {
    const marks = await this.documents.underWay(BATCH);
    for (const mark of marks) {
      await this.projector.project(mark);
      if (mark.since.getTime() <= before) await this.documents.release(mark);
    }
    if (marks.length > 0) this.logger.log({ marks: marks.length });
    return marks.length;
  }
}
