import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from './timing';

interface Times {
  everyMs: number;
  /** Before the first round; without it the start of the process waits for one. */
  firstMs?: number;
}

/**
 * What a feature does in the background for as long as the process lives: one round at a time, none cut off at
 * the end. What fails is told to the log and made good by a later round.
 */
export abstract class Schedule<T = void> implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly rounds = new Rounds(() => this.tried(() => this.round()));

  /** @param work what the log calls it */
  protected constructor(
    private readonly work: string,
    private readonly times: Times,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { everyMs, firstMs } = this.times;
    if (firstMs === undefined) await this.run();
    this.rounds.every(everyMs, firstMs);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** One round now, after the one that runs; null when it fails. */
  run(round: () => Promise<T> = () => this.round()): Promise<T | null> {
    return this.rounds.run(() => this.tried(round));
  }

  /** A long round looks at this between its steps. */
  protected get isEnding(): boolean {
    return this.rounds.isStopped;
  }

  protected abstract round(): Promise<T>;

  private async tried(round: () => Promise<T>): Promise<T | null> {
    try {
      return await round();
    } catch (error) {
      this.logger.warn({ [this.work]: 'failed', error: (error as Error).name });
      return null;
    }
  }
}
