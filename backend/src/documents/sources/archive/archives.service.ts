import { mkdtemp, rm } from 'node:fs/promises';
import path, { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { RefusedOriginal, SourcesResponse } from '../../../contracts/document';
import { BlobStore } from '../../../platform/blob-store/blob-store';
import { SandboxError, SandboxPool, SandboxRefusal } from '../../../platform/sandbox';
import { VirusScanner } from '../../../platform/virus-scan';
import { DomainError, errorMessage } from '../../../rules/domain-error';
import { announcedTypeOf } from '../../../rules/file-signature';
import { cleanFileName } from '../../document/domain/file-name';
import { headOf } from '../../review/separation/file-copies.service';
import { IntakeService, type Upload } from '../../upload/intake.service';
import { UploadPace } from '../../upload/upload-limit.guard';
import type { ReceivedFile } from '../../upload/upload-storage';
import type { UnzipRequest } from './unzip-child';
import type { UnzipAnswer, Unpacked } from './unzip';

const WALL_MS = 60_000;
const RSS_BYTES = 256 * 1024 * 1024;
const IDLE_MS = 60_000;
/** Nobody waits for the archive of another company. */
const CHILDREN = 2;

/** A file that is none of the originals that can be read. */
function leftOver(filename: string): RefusedOriginal {
  const why = /\.zip$/i.test(filename)
    ? 'es un ZIP dentro de otro: ábralo y agregue sus archivos.'
    : 'no es un XML, PDF, JPG ni PNG: no se agregó.';
  return { filename, code: 'TIPO_NO_PERMITIDO', message: `${filename} ${why}` };
}

/** What an archive is sent with: all of an upload but its file. */
export type ArchiveUpload = Omit<Upload, 'taken'>;

/** Makes a document of each original in an archive. */
@Injectable()
export class Archives implements OnApplicationShutdown {
  private readonly pool = new SandboxPool<UnzipRequest, UnzipAnswer>({
    module: join(__dirname, 'unzip-child'),
    maxRssBytes: RSS_BYTES,
    idleMs: IDLE_MS,
    size: CHILDREN,
  });

  constructor(
    private readonly blobs: BlobStore,
    private readonly scanner: VirusScanner,
    private readonly intake: IntakeService,
    private readonly pace: UploadPace,
  ) {}

  /**
   * Each original is accepted or refused by itself; the refusal of the first is thrown where none is accepted. The
   * same key again answers the same documents. Throws ZIP_ILEGIBLE, ZIP_EXCESIVO, ZIP_SIN_ORIGINALES: then nothing
   * is kept.
   */
  async take(upload: ArchiveUpload): Promise<SourcesResponse> {
    const folder = await mkdtemp(path.join(this.blobs.tempDir(), 'zip-'));
    try {
      const { files, left } = await this.unpack(
        { file: upload.file.path, folder },
        upload.user.tenantId,
      );
      if (files.length === 0) throw new DomainError('ZIP_SIN_ORIGINALES');
      // The archive itself was counted at the door.
      await this.pace.countMore(upload.user.id, files.length - 1);
      const answer = await this.takeAll(upload, files);
      return { ...answer, refused: [...answer.refused, ...left.map(cleanFileName).map(leftOver)] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async unpack(request: UnzipRequest, turn: string): Promise<UnzipAnswer> {
    try {
      return await this.pool.run(request, { wallMs: WALL_MS, turn });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      const isBroken = error instanceof SandboxRefusal && error.code === 'ZIP_ILEGIBLE';
      throw new DomainError(isBroken ? 'ZIP_ILEGIBLE' : 'ZIP_EXCESIVO', {}, { cause: error });
    }
  }

  private async takeAll(
    upload: ArchiveUpload,
    files: readonly Unpacked[],
  ): Promise<SourcesResponse & Required<Pick<SourcesResponse, 'documents' | 'refused'>>> {
    const documents: { documentId: string; filename: string }[] = [];
    const refused: RefusedOriginal[] = [];
    let first: unknown = null;
    for (const [at, file] of files.entries()) {
      const filename = cleanFileName(file.name);
      try {
        const { documentId } = await this.takeOne(upload, { ...file, name: filename }, at);
        documents.push({ documentId, filename });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        first ??= error;
        const { code, data } = error;
        refused.push({ filename, code, message: errorMessage(code, data) });
      }
    }
    const [made] = documents;
    if (!made) throw first;
    return { documentId: made.documentId, documents, refused };
  }

  private async takeOne(
    upload: ArchiveUpload,
    { path: file, name, size, sha256 }: Unpacked,
    at: number,
  ) {
    await this.scanner.pass(file);
    const head = await headOf(file);
    const announcedType = announcedTypeOf(name);
    const received: ReceivedFile = {
      path: file,
      size,
      sha256,
      head,
      filename: name,
      announcedType,
    };
    const { idempotencyKey: key } = upload;
    return this.intake.upload({
      ...upload,
      file: received,
      taken: ['application/pdf', 'image/jpeg', 'image/png', 'application/xml'],
      // No header can hold a blank: nobody else's request has this key.
      idempotencyKey: key && `${key} ${at}`,
    });
  }
}
