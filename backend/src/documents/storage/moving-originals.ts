import type { DocumentRecord } from '../document.schema';

type Moving = Pick<DocumentRecord, '_id' | 'tenantId' | 'fileSize'>;

/** Originals that come or go in this process now. */
export class MovingOriginals {
  private readonly byTenant = new Map<string, Map<string, number>>();

  add({ _id, tenantId, fileSize }: Moving): void {
    const known = this.byTenant.get(tenantId) ?? new Map<string, number>();
    this.byTenant.set(tenantId, known.set(_id, fileSize));
  }

  remove({ _id, tenantId }: Pick<Moving, '_id' | 'tenantId'>): void {
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
