import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import type { FileType } from '../../contracts/document';
import { MAX_FILE_BYTES, MAX_IMAGE_PIXELS } from '../../contracts/limits';
import { DomainError } from '../../rules/domain-error';
import {
  agreesWith,
  detectFileType,
  HEAD_BYTES,
  imageSize,
  MIN_FILE_BYTES,
} from '../../rules/file-signature';
import { cleanFileName } from '../document/domain/file-name';

/** A received file: whole and fsynced in the temp folder, its content hashed on the way. */
export interface ReceivedFile {
  path: string;
  size: number;
  sha256: string;
  head: Buffer;
  filename: string;
  announcedType: string;
}

type Incoming = Express.Multer.File & { stream: Readable };

/** Beyond this nothing is looked at any more. */
const GIVE_UP_BYTES = 4 * MAX_FILE_BYTES;

/** multer reads names as latin1; browsers send UTF-8 (reliability M1). */
const decodeName = (name: string): string => Buffer.from(name, 'latin1').toString('utf8');

async function receive(file: Incoming, handle: FileHandle): Promise<Omit<ReceivedFile, 'path'>> {
  const filename = cleanFileName(decodeName(file.originalname));
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  // Left alone when the loop is left: multer would hear that it was destroyed before it hears why.
  const chunks = file.stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) {
    if (size < HEAD_BYTES) head.push(chunk);
    size += chunk.length;
    // What is too large is received to its end, unwritten, so that the client can read the answer.
    if (size > GIVE_UP_BYTES) break;
    if (size > MAX_FILE_BYTES) continue;
    hash.update(chunk);
    // Not write: on a disk that has room for a part, it writes that part and is content.
    await handle.writeFile(chunk);
  }
  if (size > MAX_FILE_BYTES) throw new DomainError('ARCHIVO_GRANDE', { file: filename });
  await handle.sync();
  const bytes = Buffer.concat(head).subarray(0, HEAD_BYTES);
  return { filename, size, sha256: hash.digest('hex'), head: bytes, announcedType: file.mimetype };
}

/** Streams a file to the temp folder; after any failure nothing is left there. */
async function store(file: Incoming, tempDir: string, id: string): Promise<ReceivedFile> {
  const target = path.join(tempDir, id);
  const handle = await open(target, 'wx', 0o600);
  try {
    return { path: target, ...(await receive(file, handle)) };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** multer's storage: memory holds a chunk at a time, never a file. */
export function uploadStorage(tempDir: () => string, newId: () => string): StorageEngine {
  return {
    _handleFile(_: Request, file, done) {
      store(file as Incoming, tempDir(), newId()).then(
        (received) => done(null, { received } as Partial<Express.Multer.File>),
        (error: Error) => done(error),
      );
    },
    _removeFile(_: Request, file, done) {
      const { received } = file as { received?: ReceivedFile };
      rm(received?.path ?? '', { force: true }).then(() => done(null), done);
    },
  };
}

/** The file's proven type, of those that its door takes; throws the refusal that fits (reliability 6.4, U2, U3, U9). */
export function checkReceivedFile(file: ReceivedFile, taken: readonly FileType[]): FileType {
  const { filename, head, announcedType } = file;
  if (file.size === 0) throw new DomainError('ARCHIVO_VACIO', { file: filename });
  if (file.size < MIN_FILE_BYTES) throw new DomainError('ARCHIVO_DANADO');
  const type = detectFileType(head);
  if (!type || !taken.includes(type) || !agreesWith(type, filename, announcedType)) {
    throw new DomainError('TIPO_NO_PERMITIDO', { file: filename });
  }
  const size = imageSize(head);
  if (size && size.width * size.height > MAX_IMAGE_PIXELS) {
    throw new DomainError('IMAGEN_DEMASIADO_GRANDE');
  }
  return type;
}
