export { InvalidBlobKey } from './blob-key';
export { BlobNotFound, BlobStore, StorageFull, type BlobRef, type LocalFile } from './blob-store';
export { BlobStoreModule } from './blob-store.module';
