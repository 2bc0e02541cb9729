import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import {
  EXPORT_TYPE,
  exportFileName,
  XLSX_MAX_DOCUMENTS,
  type ExportFormat,
  type ExportRequest,
} from '../../contracts/exports';
import { COUNT_MAX, type DocumentFilter } from '../../contracts/list-query';
import { tellActivity, type RequestActor } from '../../access';
import { Clock } from '../../platform/clock/clock';
import { EventStore } from '../../platform/event-store';
import { invoiceCsvHead, invoiceCsvLine } from '../../rules/csv';
import { parseDocumentFilter } from '../../rules/document-filter';
import { DomainError } from '../../rules/domain-error';
import {
  SelectedDocuments,
  toExported,
  toRow,
  type SelectedDocument,
} from '../selected-documents.service';
import type { Download } from '../send-download';
import { Workbooks } from './workbooks.service';

type Documents = AsyncIterable<SelectedDocument> | Iterable<SelectedDocument>;

/** Characters that are handed on together. */
const CHUNK_CHARS = 65_536;

/** The documents as an array of JSON, made while it is sent. */
export async function* jsonFile(documents: Documents): AsyncGenerator<string> {
  let separator = '[\n';
  const parts = async function* (): AsyncGenerator<string> {
    for await (const document of documents) {
      yield separator + JSON.stringify(toExported(document));
      separator = ',\n';
    }
    yield '\n]\n';
  };
  yield* inChunks(parts());
}

/** The columns of spec section 9. */
export async function* csvFile(documents: Documents): AsyncGenerator<string> {
  const parts = async function* (): AsyncGenerator<string> {
    yield invoiceCsvHead();
    for await (const document of documents) yield invoiceCsvLine(toRow(document));
  };
  yield* inChunks(parts());
}

async function* inChunks(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const part of parts) {
    chunk += part;
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** What is about to be exported. */
interface Selected {
  kind: 'ids' | 'filter';
  count: number | null;
  documents: AsyncIterable<SelectedDocument> | readonly SelectedDocument[];
}

/** Makes the files of documents; what leaves the product is recorded before its first byte. */
@Injectable()
export class DownloadService {
  constructor(
    private readonly selected: SelectedDocuments,
    private readonly workbooks: Workbooks,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Throws SELECCION_INVALIDA, NO_ENCONTRADO, CAMPO_INVALIDO, EXPORTACION_VACIA, EXPORTACION_GRANDE;
   * then nothing is sent and nothing recorded.
   */
  async open(user: RequestActor, { format, selection }: ExportRequest): Promise<Download> {
    const { ids, filter } = selection;
    if ((ids === undefined) === (filter === undefined)) {
      throw new DomainError('CAMPO_INVALIDO', { field: 'selection' });
    }
    const chosen = ids
      ? await this.byIds(user.tenantId, ids)
      : await this.byFilter(user.tenantId, parseDocumentFilter(filter));
    const content = await this.contentOf(format, chosen, user.tenantId);
    await this.record(user, format, chosen);
    return {
      filename: exportFileName(format, this.clock.today()),
      contentType: EXPORT_TYPE[format],
      count: chosen.count,
      content,
    };
  }

  private async byIds(tenantId: string, ids: readonly string[]): Promise<Selected> {
    const documents = await this.selected.byIds(tenantId, ids);
    return { kind: 'ids', count: documents.length, documents };
  }

  private async byFilter(tenantId: string, filter: DocumentFilter): Promise<Selected> {
    const count = await this.selected.count(tenantId, filter);
    if (count === 0) throw new DomainError('EXPORTACION_VACIA');
    return { kind: 'filter', count, documents: this.selected.iterate(tenantId, filter) };
  }

  private async contentOf(
    format: ExportFormat,
    { documents, count }: Selected,
    tenantId: string,
  ): Promise<Download['content']> {
    if (format === 'json') return jsonFile(documents);
    if (format === 'csv') return csvFile(documents);
    const tooLarge = new DomainError('EXPORTACION_GRANDE', { max: XLSX_MAX_DOCUMENTS });
    if (count === null || count > XLSX_MAX_DOCUMENTS) throw tooLarge;
    return this.workbooks.make(documents, tenantId);
  }

  private async record(
    user: RequestActor,
    format: ExportFormat,
    { kind, count }: Selected,
  ): Promise<void> {
    await this.events.appendFromOutbox({
      streamId: `export-${user.tenantId}`,
      tenantId: user.tenantId,
      event: { type: 'DocumentsExported', data: { format, count, selection: kind } },
      meta: {
        actorId: user.id,
        role: user.role,
        at: this.clock.now().toISOString(),
        commandId: this.clock.uuid(),
        correlationId: user.correlationId,
      },
    });
    tellActivity(
      this.news,
      user,
      'documents_exported',
      `Exportó ${count ?? `más de ${COUNT_MAX}`} documentos en ${format.toUpperCase()}.`,
    );
  }
}
