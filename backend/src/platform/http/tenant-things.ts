import { Injectable } from '@nestjs/common';
import type { OwnedKind } from '../../contracts/policy';

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
