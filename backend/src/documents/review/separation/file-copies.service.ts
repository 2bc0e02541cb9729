import { copyFile, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { BlobNotFound, BlobStore } from '../../../platform/blob-store/blob-store';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../rules/domain-error';
import { HEAD_BYTES } from '../../../rules/file-signature';
import type { DocumentRecord } from '../../document/document.schema';
import type { ReceivedFile } from '../../upload/upload-storage';

type Copied = Pick<
  DocumentRecord,
  'blobKey' | 'filename' | 'fileSize' | 'fileType' | 'originalDeletedAt'
>;

/** Copies of originals, as if each had been received. */
@Injectable()
export class FileCopies {
  constructor(
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `act` with a copy of a document's file in the temp folder, which is gone afterwards unless it was taken
   * over. Throws ORIGINAL_BORRADO when the file is no longer there.
   */
  async withCopy<T>(
    document: Copied,
    sha256: string,
    act: (copy: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    const target = path.join(this.blobs.tempDir(), this.clock.uuid());
    try {
      await this.copy(document, target);
      const { filename, fileSize: size, fileType: announcedType } = document;
      const head = await headOf(target);
      return await act({ path: target, size, sha256, head, filename, announcedType });
    } finally {
      await rm(target, { force: true });
    }
  }

  /** Stores a copy of it under another key. Throws ORIGINAL_BORRADO as above. */
  async copyTo(document: Copied, key: string): Promise<void> {
    const target = path.join(this.blobs.tempDir(), this.clock.uuid());
    await this.copy(document, target);
    await this.blobs.adopt(key, target);
  }

  /** A stored copy goes. */
  drop(key: string): Promise<void> {
    return this.blobs.delete(key);
  }

  private async copy({ blobKey, originalDeletedAt }: Copied, target: string): Promise<void> {
    if (originalDeletedAt) throw new DomainError('ORIGINAL_BORRADO');
    try {
      const file = await this.blobs.localFile(blobKey);
      try {
        await copyFile(file.path, target);
      } finally {
        await file.release();
      }
    } catch (error) {
      if (!(error instanceof BlobNotFound)) throw error;
      throw new DomainError('ORIGINAL_BORRADO', {}, { cause: error });
    }
  }
}

/** The bytes of a file that its type is told by. */
export async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
