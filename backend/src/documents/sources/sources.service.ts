import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../access';
import type { UploadResponse } from '../../contracts/document';
import { DocumentChanges } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import { LibraryService } from '../files/library.service';
import type { RequestOrigin } from '../result/reading-restart.service';
import { FileCopies } from '../review/separation/file-copies.service';
import { EngineChoices } from '../../runs';
import { IntakeService } from '../upload/intake.service';
import { SourceAssessor } from './document-pairs.service';
import { sourceOf, type SourceRecord } from './domain/pairing';

/** Parts what was joined wrongly. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly library: LibraryService,
    private readonly copies: FileCopies,
    private readonly intake: IntakeService,
    private readonly engines: EngineChoices,
    private readonly changes: DocumentChanges,
    private readonly assessor: SourceAssessor,
  ) {}

  /**
   * Makes a document of its own of another original, once however often it is asked for; the credit that was given
   * back is reserved again. The two are never joined any more. Throws NO_ENCONTRADO, ORIGINAL_BORRADO when its file
   * is gone, EMPRESA_SIN_ESPACIO, SIN_CREDITOS: then nothing has changed.
   */
  async part(
    user: SessionUser,
    id: string,
    sourceId: string,
    request: RequestOrigin,
  ): Promise<UploadResponse> {
    const document = await this.library.record(user.tenantId, id);
    const source = sourceOf(document, sourceId);
    const { originalDeletedAt } = document;
    const file = { ...source, ...(originalDeletedAt ? { originalDeletedAt } : {}) };
    const made = await this.copies.withCopy(file, source.sha256, (copy) =>
      this.intake.upload({
        user,
        file: copy,
        engine: this.engines.available(),
        taken: [source.fileType],
        partedFrom: [document._id],
        // No header can hold a blank: nobody else's request has this key.
        idempotencyKey: `source ${sourceId}`,
        ...request,
      }),
    );
    await this.letGo(document, source, made, user, request);
    // Its room is free with the next count.
    await this.copies.drop(source.blobKey);
    return made;
  }

  private async letGo(
    document: DocumentRecord,
    { id, filename }: SourceRecord,
    { documentId }: UploadResponse,
    { id: userId, role, name }: SessionUser,
    { correlationId }: RequestOrigin,
  ): Promise<void> {
    await this.changes.decided(document, async (fresh) => {
      if (!fresh.sources?.some((one) => one.id === id)) return null;
      return {
        set: {
          ...(await this.assessor.without(fresh, [id])),
          partedFrom: [...(fresh.partedFrom ?? []), documentId],
        },
        events: [{ type: 'SourceParted', data: { documentId, filename, by: name } }],
        by: { id: userId, role, correlationId },
      };
    });
  }
}
