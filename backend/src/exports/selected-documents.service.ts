import { Injectable } from '@nestjs/common';
import type { ExportedDocument } from '../contracts/exports';
import type { DocumentFilter } from '../contracts/list-query';
import { BULK_MAX_IDS } from '../contracts/payment';
import { DocumentQuery } from '../documents';
import { isUuid } from '../rules/uuid';
import { DomainError } from '../rules/domain-error';
import { exportRow, type ExportRow } from '../rules/invoice-row';

/** A document as the query of the list gives it. */
export type SelectedDocument = Awaited<ReturnType<DocumentQuery['findMany']>>[number];

/** Field by field, so that nothing stored leaks by accident (D8). */
export function toExported(record: SelectedDocument): ExportedDocument {
  return {
    id: record._id,
    filename: record.filename,
    status: record.status,
    paymentStatus: record.paymentStatus,
    createdAt: record.createdAt.toISOString(),
    uploadedByName: record.uploadedByName,
    isConfirmed: record.isConfirmed,
    confidence: record.confidence,
    extractedData: record.extractedData,
    sourceMatch: record.sourceMatch ?? null,
    workflowStatus: record.workflowStatus ?? 'pending',
    paymentInfo: record.paymentInfo ?? null,
  };
}

export function toRow({ _id: id, sourceMatch = null, ...record }: SelectedDocument): ExportRow {
  const { extractedData, paymentStatus } = record;
  return exportRow({ id, extractedData, paymentStatus, sourceMatch });
}

/** The documents that a request has selected, all of them of the person's company. */
@Injectable()
export class SelectedDocuments {
  constructor(private readonly documents: DocumentQuery) {}

  /**
   * Exactly these, in their order, each once. Throws SELECCION_INVALIDA, CAMPO_INVALIDO (not an id),
   * NO_ENCONTRADO when the company lacks any of them.
   */
  async byIds(tenantId: string, wanted: readonly string[]): Promise<SelectedDocument[]> {
    if (wanted.length === 0 || wanted.length > BULK_MAX_IDS) throw tooMany();
    if (!wanted.every(isUuid)) throw new DomainError('CAMPO_INVALIDO', { field: 'ids' });
    const ids = [...new Set(wanted)];
    const found = await this.documents.findMany(tenantId, ids);
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.map((id) => {
      const document = byId.get(id);
      if (!document) throw new DomainError('NO_ENCONTRADO');
      return document;
    });
  }

  /** All that match, newest first, at most `BULK_MAX_IDS`. Throws SELECCION_INVALIDA for none or more. */
  async byFilter(tenantId: string, filter: DocumentFilter): Promise<SelectedDocument[]> {
    const found: SelectedDocument[] = [];
    for await (const document of this.documents.iterate(tenantId, filter)) {
      found.push(document);
      if (found.length > BULK_MAX_IDS) throw tooMany();
    }
    if (found.length === 0) throw tooMany();
    return found;
  }

  /** How many match; null when there are more than `COUNT_MAX`. */
  async count(tenantId: string, filter: DocumentFilter): Promise<number | null> {
    const { total, isCapped } = await this.documents.count(tenantId, filter);
    return isCapped ? null : total;
  }

  /** All that match, newest first, read page by page. */
  iterate(tenantId: string, filter: DocumentFilter): AsyncIterable<SelectedDocument> {
    return this.documents.iterate(tenantId, filter);
  }
}

const tooMany = (): DomainError => new DomainError('SELECCION_INVALIDA', { max: BULK_MAX_IDS });
