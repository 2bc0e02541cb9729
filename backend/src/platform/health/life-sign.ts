import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { Rounds } from '../timing';
import { HealthService } from './health.service';

/** A process that has given no sign for so long is not well. */
const SILENT_MS = 60_000;

/** What a worker writes as its sign of life. */
export const signFile = (dataDir: string): string => path.join(dataDir, 'life-sign');

/** Whether a process has given a sign of life in this data folder within the last minute. */
export async function isAlive(dataDir: string, now: number): Promise<boolean> {
  const { mtimeMs } = await stat(signFile(dataDir)).catch(() => ({ mtimeMs: -Infinity }));
  return now - mtimeMs < SILENT_MS;
}

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
