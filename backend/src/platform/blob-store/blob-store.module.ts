import { Global, Module } from '@nestjs/common';
import { BlobStore } from './blob-store';
import { FileSystemBlobStore } from './file-system-blob-store';

/** Files on the file system, under `DATA_DIR`. */
@Global()
@Module({
  providers: [{ provide: BlobStore, useClass: FileSystemBlobStore }],
  exports: [BlobStore],
})
export class BlobStoreModule {}
