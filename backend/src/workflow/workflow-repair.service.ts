import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DocumentSteps } from '../documents';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { Rounds } from '../platform/timing';
import { WorkflowProjector } from './workflow-streams';

const BATCH = 200;
/** A step takes milliseconds: a mark this old belongs to nobody any more. */
const ABANDONED_MS = 30_000;

/**
 * Makes good what a crash or an outage left between mark, append and projection: at the start and every
 * `reconcileSeconds`. What was appended is projected at once; a mark without an event is taken away.
 */
@Injectable()
export class WorkflowRepair implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WorkflowRepair.name);
  private readonly rounds = new Rounds(() => this.round(this.clock.now().getTime() - ABANDONED_MS));

  constructor(
    private readonly documents: DocumentSteps,
    private readonly projector: WorkflowProjector,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The embedded store has one process: at its start no step can be under way. */
  async onApplicationBootstrap(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.sweep(this.config.mongodbUri === null ? now : now - ABANDONED_MS);
    this.rounds.every(this.config.reconcileSeconds * 1_000);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Answers how many marks there were; one round at a time. `before` is in milliseconds. */
  sweep(before: number): Promise<number> {
    return this.rounds.run(() => this.round(before));
  }

  private async round(before: number): Promise<number> {
    try {
      const marks = await this.documents.underWay(BATCH);
      for (const mark of marks) {
        await this.projector.project(mark);
        if (mark.since.getTime() <= before) await this.documents.release(mark);
      }
      if (marks.length > 0) this.logger.log({ marks: marks.length });
      return marks.length;
    } catch (error) {
      this.logger.warn({ workflowRepair: 'failed', error: (error as Error).name });
      return 0;
    }
  }
}
