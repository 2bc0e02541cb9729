import { Injectable } from '@nestjs/common';
import type { OwnedKind } from '../../contracts/policy';

/** Short names of a tenant's things by id; those that are gone or foreign are not in it. */
export type Names = ReadonlyMap<string, string>;
type FindNames = (tenantId: string, ids: readonly string[]) => Promise<Names>;

/** How things that belong to a tenant are called; features say how they name theirs. */
@Injectable()
export class TenantNames {
  private readonly finders = new Map<OwnedKind, FindNames>();

  /** Called by a feature while it is set up. */
  register(kind: OwnedKind, find: FindNames): void {
    this.finders.set(kind, find);
  }

  /** Empty where nobody names such things. */
  async of(kind: OwnedKind, tenantId: string, ids: readonly string[]): Promise<Names> {
    const find = this.finders.get(kind);
    return find && ids.length > 0 ? find(tenantId, ids) : new Map();
  }
}

type Find = (tenantId: string, id: string) => Promise<boolean>;

/** Whether a thing belongs to a tenant; features say how to find theirs, the guard of routes asks. */
@Injectable()
export class TenantThings {
  private readonly finders = new Map<OwnedKind, Find>();

  /** Called by a feature while it is set up. `find` answers false for an impossible id, too. */
  register(kind: OwnedKind, find: Find): void {
    this.finders.set(kind, find);
  }

  /** False for what is foreign, unknown or impossible, without telling which. */
  async has(kind: OwnedKind, tenantId: string, id: unknown): Promise<boolean> {
    const find = this.finders.get(kind);
    if (!find) throw new Error(`nobody finds a ${kind}`);
    return typeof id === 'string' && (await find(tenantId, id));
  }
}
