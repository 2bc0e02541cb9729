import { Injectable } from '@nestjs/common';
import type { OwnedKind } from '../contracts/policy';

/** What a feature answers of the things of one kind that a tenant has. */
interface Finders {
  /** False for an impossible id, too. */
  has(tenantId: string, id: string): Promise<boolean>;
  /** Names by id, short ones unless asked; those that are gone or foreign are not in it. */
  names(
    tenantId: string,
    ids: readonly string[],
    isLong: boolean,
  ): Promise<ReadonlyMap<string, string>>;
}

/** Whether a thing belongs to a tenant, and how it is called; features say how to find theirs. */
@Injectable()
export class TenantThings {
  private readonly finders = new Map<OwnedKind, Finders>();

  /** Called by a feature while it is set up. */
  register(kind: OwnedKind, finders: Finders): void {
    this.finders.set(kind, finders);
  }

  /** False for what is foreign, unknown or impossible, without telling which. */
  async has(kind: OwnedKind, tenantId: string, id: unknown): Promise<boolean> {
    const finders = this.finders.get(kind);
    if (!finders) throw new Error(`nobody finds a ${kind}`);
    return typeof id === 'string' && (await finders.has(tenantId, id));
  }

  /** Names by id, short ones unless asked; empty where nobody names such things. */
  async names(
    kind: OwnedKind,
    tenantId: string,
    ids: readonly string[],
    isLong = false,
  ): Promise<ReadonlyMap<string, string>> {
    const finders = this.finders.get(kind);
    return finders && ids.length > 0 ? finders.names(tenantId, ids, isLong) : new Map();
  }
}
