import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/app-config';
import { Rounds } from '../timing';

const BEAT_EVERY_MS = 15_000;
/** A process that was not heard so long by itself begins nothing that others may take for abandoned. */
const MUTE_AFTER_MS = 60_000;
/** A process that another did not hear so long has ended. */
const GONE_AFTER_MS = 180_000;

interface Beats {
  _id: string;
  beats: number;
}

/**
 * Which of the processes that share the store are alive, so that what an ended one left half done can be
 * told from what another is doing. The embedded store belongs to one process: all others have ended. On
 * MongoDB each process counts its beats up; who watches compares them at its own clock, so that clocks
 * which differ between machines do not matter.
 */
@Injectable()
export class LivingProcesses implements OnApplicationBootstrap, OnModuleDestroy {
  /** Names this process; another start is another process. */
  readonly own: string;
  private readonly all: Collection<Beats>;
  private readonly rounds = new Rounds(() => this.beat());
  private readonly isAlone: boolean;
  private beatenAt: number;
  /** What this process has seen of others, as few as have left something. */
  private readonly seen = new Map<string, { beats: number; at: number }>();

  constructor(
    @InjectConnection() connection: Connection,
    config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.own = clock.uuid();
    this.all = connection.collection<Beats>('living_processes');
    this.isAlone = config.mongodbUri === null;
    this.beatenAt = this.nowMs();
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.isAlone) return;
    await this.beat();
    this.rounds.every(BEAT_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop();
    if (!this.isAlone) await this.all.deleteOne({ _id: this.own }).catch(() => undefined);
  }

  /** False when others may take this process for ended: then it must not finish what it has begun. */
  isHeard(): boolean {
    return this.isAlone || this.nowMs() - this.beatenAt < MUTE_AFTER_MS;
  }

  /** Those of the processes that have ended. One that this process sees for the first time has not. */
  async ended(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const others = [...new Set(ids)].filter((id) => id !== this.own);
    if (this.isAlone || others.length === 0) return new Set(others);
    const found = await this.all.find({ _id: { $in: others } }).toArray();
    const beats = new Map(found.map((one) => [one._id, one.beats]));
    return new Set(others.filter((id) => this.isSilent(id, beats.get(id) ?? 0)));
  }

  private isSilent(id: string, beats: number): boolean {
    const now = this.nowMs();
    const seen = this.seen.get(id);
    if (seen?.beats === beats) return now - seen.at >= GONE_AFTER_MS;
    this.seen.set(id, { beats, at: now });
    return false;
  }

  /** What fails is seen by `isHeard`. */
  private async beat(): Promise<void> {
    const at = this.nowMs();
    const beaten = this.all.updateOne({ _id: this.own }, { $inc: { beats: 1 } }, { upsert: true });
    await beaten.then(
      () => (this.beatenAt = at),
      () => undefined,
    );
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }
}
