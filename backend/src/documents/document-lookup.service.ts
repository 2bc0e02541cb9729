import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isUuid, TenantThings } from '../platform/http';
import { DocumentsRepository } from './documents.repository';

/** Tells the guard of routes which documents a tenant has. */
@Injectable()
export class DocumentLookup implements OnModuleInit {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly things: TenantThings,
  ) {}

  onModuleInit(): void {
    this.things.register(
      'document',
      async (tenantId, id) => isUuid(id) && this.documents.exists(tenantId, id),
    );
  }
}
