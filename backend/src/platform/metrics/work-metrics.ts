import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import { backupSign } from '../backup/backup-sign';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/app-config';
import { StoreIndexes } from '../database';
import { OutboxRelay } from '../outbox';
import { Metrics } from './metrics';

/** What should be looked at although every request is answered. */
@Injectable()
export class WorkMetrics implements OnModuleInit {
  private readonly waiting = this.metrics.gauge(
    'foliado_outbox_waiting',
    'Records with events that are not yet in the event store',
    [],
  );
  private readonly indexes = this.metrics.gauge(
    'foliado_indexes_to_make',
    'Indexes that are still to be made after an upgrade',
    [],
  );
  private readonly backup = this.metrics.gauge(
    'foliado_backup_age_seconds',
    'Since the last whole backup; absent when there was none',
    ['of'],
  );
  private readonly failed = this.metrics.counter(
    'foliado_failed_sign_ins_total',
    'Sign-ins that were refused, by password or at the identity provider',
    [],
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly relay: OutboxRelay,
    private readonly stored: StoreIndexes,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.collect('outbox', async () => this.waiting.set(await this.relay.countWaiting()));
    this.metrics.collect('indexes', () => this.indexes.set(this.stored.pending));
    this.metrics.collect('backup', () => this.lookAtBackup());
  }

  @OnEvent(ACTIVITY)
  onActivity({ action }: ActivityNews): void {
    if (action === 'login_failed') this.failed.inc();
  }

  private async lookAtBackup(): Promise<void> {
    const made = await stat(backupSign(this.config.dataDir)).catch(() => null);
    const of = 'data_dir';
    if (made) this.backup.set({ of }, (this.clock.now().getTime() - made.mtimeMs) / 1_000);
    else this.backup.reset();
  }
}
