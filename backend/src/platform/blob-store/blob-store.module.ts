import { Global, Module } from '@nestjs/common';
import { BlobStore } from './blob-store';
import { BlobRepository } from './blob.repository';
import { FileSystemBlobStore } from './file-system-blob-store';
import { GridFsBlobStore } from './gridfs-blob-store';

/** Files on the file system, under `DATA_DIR`. */
@Global()
@Module({
  providers: [{ provide: BlobStore, useClass: FileSystemBlobStore }],
  exports: [BlobStore],
})
export class FileSystemBlobStoreModule {}

/** Files in the database, for every process that uses it. */
@Global()
@Module({
  providers: [
    BlobRepository,
    FileSystemBlobStore,
    { provide: BlobStore, useClass: GridFsBlobStore },
  ],
  exports: [BlobStore],
})
export class GridFsBlobStoreModule {}
