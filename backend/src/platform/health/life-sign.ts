import { writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { Rounds } from '../rounds';
import { HealthService } from './health.service';
import { signFile } from './sign-file';

const EVERY_MS = 15_000;

/**
 * What a process that serves no requests shows of its health: a file in its data folder that is written
 * while store and disk are well, for whoever supervises it.
 */
@Injectable()
export class LifeSign implements OnModuleDestroy {
  private readonly rounds = new Rounds(() => this.give());

  constructor(
    private readonly health: HealthService,
    private readonly config: AppConfig,
  ) {}

  async begin(): Promise<void> {
    await this.rounds.run();
    this.rounds.every(EVERY_MS);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** What cannot be written is a sign, too. */
  private async give(): Promise<void> {
    const { status } = await this.health.readiness();
    if (status === 'error') return;
    const file = signFile(this.config.dataDir);
    await writeFile(file, status, { mode: 0o600 }).catch(() => undefined);
  }
}
