export { InvalidBlobKey } from './blob-store';
export { BlobNotFound, BlobStore, StorageFull, type BlobRef, type LocalFile } from './blob-store';
export { FileSystemBlobStoreModule, GridFsBlobStoreModule } from './blob-store.module';
