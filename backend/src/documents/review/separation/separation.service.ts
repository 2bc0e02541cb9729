import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../access';
import type { FileComprobantes, SeparatedFrom, UploadResponse } from '../../../contracts/document';
import { noneIs } from '../../../platform/database/tenant-collection';
import { DomainError } from '../../../rules/domain-error';
import { DocumentChanges } from '../../document/document-changes.service';
import type { DocumentRecord } from '../../document/document.schema';
import { EngineChoices, type EngineChoice } from '../../../runs';
import { IntakeService } from '../../upload/intake.service';
import { LibraryService } from '../../files/library.service';
import type { RequestOrigin } from '../../result/reading-restart.service';
import { contentOf, othersOf, placeOf } from './domain/other-comprobantes';
import { FileCopies } from './file-copies.service';
import { SeparationRepository } from './separation.repository';

/**
 * Makes documents of the other comprobantes in a file (docs/decisions/046). The document that held them stays as
 * it is, whatever its state.
 */
@Injectable()
export class SeparationService {
  constructor(
    private readonly library: LibraryService,
    private readonly separated: SeparationRepository,
    private readonly copies: FileCopies,
    private readonly intake: IntakeService,
    private readonly engines: EngineChoices,
    private readonly changes: DocumentChanges,
  ) {}

  async comprobantesOf(tenantId: string, id: string): Promise<FileComprobantes> {
    const document = await this.library.record(tenantId, id);
    const origin = document.separatedFrom?.documentId;
    const [made, isThere] = await Promise.all([
      this.separated.madeOf(tenantId, id),
      origin !== undefined && this.library.exists(tenantId, origin),
    ]);
    return { others: othersOf(document, made), originId: isThere && origin ? origin : null };
  }

  /**
   * Answers the one document of a comprobante, however often and by however many it is asked for; a credit of
   * who asks first is reserved. Throws NO_ENCONTRADO for a number that the reading did not name,
   * ORIGINAL_BORRADO when the file is gone, EMPRESA_SIN_ESPACIO, SIN_CREDITOS: then nothing is kept.
   */
  async separate(
    user: SessionUser,
    id: string,
    number: string,
    request: RequestOrigin,
  ): Promise<UploadResponse> {
    const document = await this.library.record(user.tenantId, id);
    const place = placeOf(document, number);
    if (!place) throw new DomainError('NO_ENCONTRADO');
    const answer =
      (await this.earlier(document, number)) ?? (await this.make(document, place, user, request));
    await this.tell(document, { ...place, documentId: answer.documentId }, user, request);
    return answer;
  }

  /**
   * Writes into the history of the document, and nothing else of it: once for each document that was made. One
   * that a crash kept from being told is told with the next request.
   * @param made what the new document is made of, with its own id
   */
  private async tell(
    document: DocumentRecord,
    { documentId, number, pages }: SeparatedFrom,
    { id, role, name }: SessionUser,
    { correlationId }: RequestOrigin,
  ): Promise<void> {
    const data = { documentId, number, pages, by: name };
    const event = { type: 'ComprobanteSeparated', data, eventId: documentId } as const;
    await this.changes.write(
      document,
      { 'outbox.eventId': noneIs(documentId) },
      { events: [event], by: { id, role, correlationId } },
    );
  }

  private async earlier(
    { tenantId, _id }: DocumentRecord,
    number: string,
  ): Promise<UploadResponse | null> {
    const made = await this.separated.madeOf(tenantId, _id);
    const found = made.find(({ separatedFrom }) => separatedFrom?.number === number);
    return found ? { documentId: found._id } : null;
  }

  private async make(
    document: DocumentRecord,
    place: SeparatedFrom,
    user: SessionUser,
    request: RequestOrigin,
  ): Promise<UploadResponse> {
    const engine = this.engineOf(document);
    // No header can hold a blank: nobody else's request has this key.
    const idempotencyKey = `comprobante ${place.documentId} ${place.number}`;
    const content = contentOf(document.sha256, place);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return this.copies.withCopy(document, sha256, (file) =>
      this.intake.upload({ user, file, engine, separatedFrom: place, idempotencyKey, ...request }),
    );
  }

  /** That of the document; where it can be asked for no more, the one that needs no key. */
  private engineOf({ processor, model }: DocumentRecord): EngineChoice {
    try {
      return this.engines.available(processor, model);
    } catch (error) {
      if (error instanceof DomainError) return this.engines.offline();
      throw error;
    }
  }
}
