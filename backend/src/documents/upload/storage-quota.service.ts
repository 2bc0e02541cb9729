import { Injectable, Logger } from '@nestjs/common';
import type { CompanyStorage } from '../../contracts/company';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/app-config';
import { OneAtATime } from '../../platform/timing';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document/document.schema';
import { whyItDoesNotFit } from './domain/why-it-does-not-fit';
import { StorageUsageRepository } from './storage-usage.repository';

type Moving = Pick<DocumentRecord, '_id' | 'tenantId' | 'fileSize' | 'sourceBytes'>;

/** With the other originals of its comprobante. */
const bytesOf = ({ fileSize, sourceBytes = 0 }: Pick<Moving, 'fileSize' | 'sourceBytes'>): number =>
  fileSize + sourceBytes;

/** Originals that come or go in this process now. */
class MovingOriginals {
  private readonly byTenant = new Map<string, Map<string, number>>();

  begun(original: Moving): void {
    const { _id, tenantId } = original;
    const known = this.byTenant.get(tenantId) ?? new Map<string, number>();
    this.byTenant.set(tenantId, known.set(_id, bytesOf(original)));
  }

  ended({ _id, tenantId }: Pick<Moving, '_id' | 'tenantId'>): void {
    const known = this.byTenant.get(tenantId);
    known?.delete(_id);
    if (known?.size === 0) this.byTenant.delete(tenantId);
  }

  /** Those of a tenant now, and the sum of their bytes. */
  of(tenantId: string): { ids: string[]; bytes: number } {
    const known = this.byTenant.get(tenantId) ?? new Map<string, number>();
    const bytes = [...known.values()].reduce((sum, size) => sum + size, 0);
    return { ids: [...known.keys()], bytes };
  }
}

/** Of a count against the uploads of other processes. */
const TRIES = 5;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An original as it counts. */
export type Original = Moving & Pick<DocumentRecord, 'originalDeletedAt'>;

/**
 * The room that a company's originals take, and may take (reliability R9, U14). Sums beside the documents
 * judge an upload in one atomic act, whatever runs in parallel in whichever process; they are kept without
 * a limit, too, for whoever wants to know. Each process counts a
 * company's documents at its first use, daily, and before a refusal that stands on an older count:
 * what a crash, a restored copy or another version left is right from then on (docs/decisions/032).
 */
@Injectable()
export class StorageQuota {
  private readonly logger = new Logger(StorageQuota.name);
  /** A count, and changes that it must see as a whole or not at all. */
  private readonly turns = new OneAtATime();
  /** What comes or goes in this process now counts, whatever its documents say. */
  private readonly moving = new MovingOriginals();
  /** When this process has last counted a tenant, ms. */
  private readonly countedAt = new Map<string, number>();

  constructor(
    private readonly usage: StorageUsageRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Before it is stored; `settle` follows. Throws EMPRESA_SIN_ESPACIO, then nothing is taken. */
  async reserve(original: Original): Promise<void> {
    const { tenantId, fileSize } = original;
    await this.turns.run(tenantId, async () => {
      await this.count(tenantId, DAY_MS);
      if (!(await this.take(tenantId, fileSize))) {
        await this.count(tenantId, MINUTE_MS);
        if (!(await this.take(tenantId, fileSize))) await this.refuse(tenantId, fileSize);
      }
      this.moving.begun(original);
    });
  }

  /** After a reservation: the original is kept, or its room is free again. */
  async settle(original: Original, isKept: boolean): Promise<void> {
    if (!isKept) await this.giveBack(original);
    this.moving.ended(original);
  }

  /** `act` takes the original away, or answers false: then it stays. Its room is free afterwards. */
  async leave(original: Original, act: () => Promise<boolean>): Promise<boolean> {
    if (original.originalDeletedAt) return act();
    const { tenantId } = original;
    await this.turns.run(tenantId, () => Promise.resolve(this.moving.begun(original)));
    try {
      const isGone = await act();
      if (isGone) await this.giveBack(original);
      return isGone;
    } catch (error) {
      this.countedAt.delete(tenantId);
      throw error;
    } finally {
      this.moving.ended(original);
    }
  }

  /** Another original of a document that counts already; it may take what it takes. */
  async addBytes(tenantId: string, bytes: number): Promise<void> {
    await this.turns.run(tenantId, () => this.usage.shift(tenantId, { files: 0, bytes }));
  }

  /** How much is used of what is limited. */
  async storageOf(tenantId: string): Promise<CompanyStorage> {
    const { files, bytes } = this.config.companyQuota;
    if (!this.isLimited()) return { files: null, bytes: null };
    await this.turns.run(tenantId, () => this.count(tenantId, DAY_MS));
    const used = await this.usage.usageOf(tenantId);
    return {
      files: files === null ? null : { used: used?.files ?? 0, max: files },
      bytes: bytes === null ? null : { used: used?.bytes ?? 0, max: bytes },
    };
  }

  private isLimited(): boolean {
    const { files, bytes } = this.config.companyQuota;
    return files !== null || bytes !== null;
  }

  private take(tenantId: string, bytes: number): Promise<boolean> {
    return this.usage.reserve(tenantId, bytes, this.config.companyQuota);
  }

  private async refuse(tenantId: string, bytes: number): Promise<never> {
    const used = (await this.usage.usageOf(tenantId)) ?? { files: 0, bytes: 0 };
    const reason = whyItDoesNotFit(used, bytes, this.config.companyQuota);
    throw new DomainError('EMPRESA_SIN_ESPACIO', { reason });
  }

  /** The documents have decided already: what fails here is made good by the next count. */
  private async giveBack(original: Original): Promise<void> {
    const { _id, tenantId } = original;
    try {
      await this.turns.run(tenantId, async () => {
        await this.usage.shift(tenantId, { files: -1, bytes: -bytesOf(original) });
        this.moving.ended(original);
      });
    } catch (error) {
      this.countedAt.delete(tenantId);
      this.logger.warn({ documentId: _id, room: 'late', error: (error as Error).name });
    }
  }

  /**
   * In its turn: counts the tenant's documents unless this process did within `keepMs`. A count that
   * uploads elsewhere overtake again and again is left to the next upload; the sums go on meanwhile.
   */
  private async count(tenantId: string, keepMs: number): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - (this.countedAt.get(tenantId) ?? -Infinity) < keepMs) return;
    for (let left = TRIES; left > 0; left--) {
      const before = await this.usage.usageOf(tenantId);
      const moving = this.moving.of(tenantId);
      const stored = await this.usage.sum(tenantId, moving.ids);
      const all = { files: stored.files + moving.ids.length, bytes: stored.bytes + moving.bytes };
      if (await this.usage.set(tenantId, before, all)) {
        this.countedAt.set(tenantId, now);
        return;
      }
    }
    this.logger.warn({ tenantId, count: 'overtaken' });
  }
}
