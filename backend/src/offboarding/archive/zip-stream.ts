import { type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive; what is already compressed is stored as it is. */
export interface ArchiveEntry {
  path: string;
  isCompressed?: boolean;
  content: () => Promise<Readable> | Readable;
}

/**
 * An archive that is made as it is read: one entry after the other, so that memory does not grow with its size. What
 * breaks ends the stream with that error.
 */
export function zipStream(entries: AsyncIterable<ArchiveEntry>, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  // The declared type is the interface alone; what it is is a PassThrough.
  const output = zip.outputStream as Readable;
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  const addAll = async (): Promise<void> => {
    for await (const { path, isCompressed = false, content } of entries) {
      signal.throwIfAborted();
      zip.addReadStreamLazy(path, { compress: !isCompressed }, (give) => {
        void Promise.resolve()
          .then(content)
          .then(
            (stream) => give(null, stream.on('error', fail)),
            (error: unknown) => fail(error),
          );
      });
    }
    zip.end();
  };
  void addAll().catch(fail);
  return output;
}
