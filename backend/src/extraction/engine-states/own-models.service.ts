import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EngineChoices } from '../../runs';
import { AppConfig } from '../../platform/config/app-config';
import { Rounds } from '../../platform/timing';
import { askForModels } from '../processors/openai/openai-client';

const EVERY_MS = 5 * 60_000;

/** Asks a server of the operator's own now and then which models it has; OpenAI itself is not asked. */
@Injectable()
export class OwnModels implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OwnModels.name);
  private readonly rounds = new Rounds(() => this.ask());

  constructor(
    private readonly config: AppConfig,
    private readonly engines: EngineChoices,
  ) {}

  /** The start waits for nobody. */
  onApplicationBootstrap(): void {
    if (!this.config.openai?.isOwnServer) return;
    void this.ask();
    this.rounds.every(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop();
  }

  async ask(): Promise<void> {
    const { openai } = this.config;
    if (!openai) return;
    try {
      this.engines.learn(await askForModels(openai));
    } catch (error) {
      this.logger.warn({ models: 'unknown', error: (error as Error).name });
    }
  }
}
