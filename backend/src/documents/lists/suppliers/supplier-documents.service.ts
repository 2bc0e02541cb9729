import { Injectable } from '@nestjs/common';
import type { DocumentCount } from '../../../contracts/list-query';
import { Clock } from '../../../platform/clock/clock';
import { CompanyGroupsService } from '../sums/company-groups.service';
import { DocumentSums } from '../sums/document-sums.service';
import {
  SupplierDocumentsRepository,
  type SupplierDocument,
} from './supplier-documents.repository';

/** A supplier by what its documents come to. */
export interface CountedSupplier {
  ruc: string;
  documents: number;
  /** Read, and not paid. */
  unpaid: number;
}

/** A company's suppliers: whoever's RUC a document of it prints. */
@Injectable()
export class SupplierDocuments {
  constructor(
    private readonly documents: SupplierDocumentsRepository,
    private readonly companies: CompanyGroupsService,
    private readonly sums: DocumentSums,
    private readonly clock: Clock,
  ) {}

  /** All of them, in no order; kept until a document of the company changes. */
  counted(tenantId: string): Promise<readonly CountedSupplier[]> {
    return this.companies.whole(tenantId, 'suppliers', () => this.count(tenantId));
  }

  /** RUCs that begin like the text, or whose name has words that begin like its words. */
  async matching(tenantId: string, text: string): Promise<(ruc: string) => boolean> {
    const named = await this.documents.rucsNamed(tenantId, text, this.clock.now());
    return (ruc) => ruc.startsWith(text) || named.has(ruc);
  }

  /** By RUC. */
  async names(tenantId: string, rucs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = await Promise.all(
      rucs.map(async (ruc) => [ruc, await this.documents.nameOf(tenantId, ruc)] as const),
    );
    return new Map(names.flatMap(([ruc, name]) => (name === null ? [] : [[ruc, name] as const])));
  }

  /** The newest documents of one. */
  documentsOf(tenantId: string, ruc: string): Promise<SupplierDocument[]> {
    return this.documents.documentsOf(tenantId, ruc);
  }

  sumsOf(tenantId: string, ruc: string): Promise<DocumentCount> {
    return this.sums.count(tenantId, { ruc }, this.clock.now());
  }

  private async count(tenantId: string): Promise<CountedSupplier[]> {
    const suppliers = new Map<string, CountedSupplier>();
    for (const { _id, documents } of await this.documents.groups(tenantId)) {
      if (!_id.ruc) continue;
      const one = suppliers.get(_id.ruc) ?? { ruc: _id.ruc, documents: 0, unpaid: 0 };
      const isUnpaid = _id.status === 'completed' && _id.paymentStatus !== 'paid';
      const unpaid = one.unpaid + (isUnpaid ? documents : 0);
      suppliers.set(_id.ruc, { ...one, documents: one.documents + documents, unpaid });
    }
    return [...suppliers.values()];
  }
}
