import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { DocumentSummary } from '../../contracts/document';
import type { DocumentCount, DocumentFilter, ListQuery } from '../../contracts/list-query';
import { Clock } from '../../platform/clock/clock';
import { toSummary } from '../document/document.mapper';
import { DocumentRevisionRepository } from '../document/documents.repository';
import { conditionsOf } from './domain/conditions';
import { isIndexedCount } from './domain/order';
import type { ListedDocument } from './listed-document';
import { DueDocuments } from './due/due-documents.service';
import { ListingRepository } from './listing.repository';
import { SupplierDocuments } from './suppliers/supplier-documents.service';
import { DocumentSums } from './sums/document-sums.service';

/** The `ETag` of what browsers poll of a company's list. */
@Injectable()
export class ListTag {
  constructor(private readonly revisions: DocumentRevisionRepository) {}

  /** Sets the tag, and answers 304 when the client has it already: then true. */
  async isKnown(tenantId: string, request: Request, response: Response): Promise<boolean> {
    const tag = await this.of(tenantId, request.originalUrl);
    response.set('ETag', tag);
    if (request.get('if-none-match') !== tag) return false;
    response.status(304).end();
    return true;
  }

  /**
   * Changes whenever a document of the company does, and is never that of another company, whose list
   * a browser may still hold, nor of another part of the list.
   */
  private async of(tenantId: string, asked: string): Promise<string> {
    const part = createHash('sha256').update(`${tenantId} ${asked}`).digest('hex').slice(0, 12);
    return `W/"${part}-${await this.revisions.current(tenantId)}"`;
  }
}

/** A page of the list; `total` is null when nothing was counted. */
export interface DocumentPage {
  documents: DocumentSummary[];
  total: number | null;
  /** There are more than `total`. */
  isCapped: boolean;
}

/** Documents that `iterate` reads at a time. */
const BATCH = 200;

/**
 * Finds a company's documents by the filter of the list, for the list itself and for other features.
 * Filters come from `parseDocumentFilter`; nothing here throws on a valid one.
 */
@Injectable()
export class DocumentQuery {
  constructor(
    private readonly documents: ListingRepository,
    private readonly sums: DocumentSums,
    private readonly clock: Clock,
    private readonly revisions: DocumentRevisionRepository,
    /** The same documents, as those of their suppliers. */
    readonly suppliers: SupplierDocuments,
    /** What of them falls due. */
    readonly due: DueDocuments,
  ) {}

  async page(tenantId: string, asked: ListQuery): Promise<DocumentPage> {
    const query = { ...asked, filter: await this.withKeepers(tenantId, asked.filter) };
    const [records, count] = await Promise.all([
      this.documents.page(tenantId, query, this.clock.now()),
      query.isCounted ? this.total(tenantId, query.filter) : { total: null, isCapped: false },
    ]);
    const { total, isCapped } = count;
    return { documents: records.map(toSummary), total, isCapped };
  }

  /** Moves whenever a document of the company changes. */
  revision(tenantId: string): Promise<number> {
    return this.revisions.current(tenantId);
  }

  /** Those of `ids` (at most 500) that the company has, newest first; foreign and unknown ids are left out. */
  findMany(tenantId: string, ids: readonly string[]): Promise<ListedDocument[]> {
    return this.documents.findMany(tenantId, ids);
  }

  /**
   * All documents that match, newest first, read `batch` at a time by place and not by number: each is
   * given once, whatever is added, changed or deleted meanwhile. One added after the start is not given;
   * one that stops matching before its turn is left out.
   */
  async *iterate(
    tenantId: string,
    filter: DocumentFilter,
    batch = BATCH,
  ): AsyncGenerator<ListedDocument> {
    const now = this.clock.now();
    for (let after: ListedDocument | null = null; ;) {
      const records: ListedDocument[] = await this.documents.after(tenantId, filter, after, {
        now,
        limit: batch,
      });
      yield* records;
      after = records.at(-1) ?? null;
      if (after === null || records.length < batch) return;
    }
  }

  /** How many match (at most `COUNT_MAX`), and what they come to. */
  count(tenantId: string, filter: DocumentFilter): Promise<DocumentCount> {
    return this.sums.count(tenantId, filter, this.clock.now());
  }

  /** One that was joined to another is found as that. */
  private async withKeepers(tenantId: string, filter: DocumentFilter): Promise<DocumentFilter> {
    const { ids } = filter;
    if (!ids) return filter;
    return { ...filter, ids: [...ids, ...(await this.documents.keepersOf(tenantId, ids))] };
  }

  private async total(
    tenantId: string,
    filter: DocumentFilter,
  ): Promise<{ total: number; isCapped: boolean }> {
    if (!isIndexedCount(filter)) return this.count(tenantId, filter);
    const total = await this.documents.count(tenantId, conditionsOf(filter, this.clock.now()));
    return { total, isCapped: false };
  }
}
