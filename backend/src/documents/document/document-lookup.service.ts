import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TenantThings } from '../../access';
import { isUuid } from '../../rules/uuid';
import { DocumentsRepository } from './documents.repository';

/** Tells the guard of routes which documents a tenant has, and the audit what they are called. */
@Injectable()
export class DocumentLookup implements OnModuleInit {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly things: TenantThings,
  ) {}

  onModuleInit(): void {
    this.things.register('document', {
      has: async (tenantId, id) => isUuid(id) && this.documents.isKnown(tenantId, id),
      names: (tenantId, ids, isLong) => this.namesOf(tenantId, ids, isLong),
    });
  }

  /** The number that is printed on it, else the name of its file; in long the supplier, too. */
  private async namesOf(
    tenantId: string,
    ids: readonly string[],
    isLong: boolean,
  ): Promise<ReadonlyMap<string, string>> {
    const documents = await this.documents.names(tenantId, ids);
    return new Map(
      documents.map(({ _id, filename, extractedData }) => {
        const name = extractedData?.documento?.numero ?? filename;
        const supplier = isLong && extractedData?.proveedor?.nombre;
        return [_id, supplier ? `${name} · ${supplier}` : name];
      }),
    );
  }
}
