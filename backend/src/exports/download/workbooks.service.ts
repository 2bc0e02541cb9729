import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { SandboxPool } from '../../platform/sandbox';
import { toRow, type SelectedDocument } from '../selected-documents.service';
import type { XlsxRequest } from './xlsx-child';

type Documents = AsyncIterable<SelectedDocument> | Iterable<SelectedDocument>;

const MIB = 1024 * 1024;
const WALL_MS = 120_000;
/** A workbook of `XLSX_MAX_DOCUMENTS` takes a third of it. */
const RSS_BYTES = 1_024 * MIB;
const IDLE_MS = 30_000;

/** Makes workbooks in a process of their own, a company at a time: making one holds its thread for seconds. */
@Injectable()
export class Workbooks implements OnApplicationShutdown {
  private readonly pool = new SandboxPool<XlsxRequest, null>({
    module: path.join(__dirname, 'xlsx-child'),
    maxRssBytes: RSS_BYTES,
    idleMs: IDLE_MS,
    size: 1,
  });

  constructor(private readonly blobs: BlobStore) {}

  /** The workbook, ready; its file goes when it has been read, or nobody reads on. */
  async make(documents: Documents, tenantId: string): Promise<AsyncGenerator<Uint8Array>> {
    const folder = await mkdtemp(path.join(this.blobs.tempDir(), 'xlsx-'));
    const [rows, workbook] = [path.join(folder, 'rows'), path.join(folder, 'workbook')];
    try {
      await pipeline(Readable.from(lines(documents)), createWriteStream(rows, { mode: 0o600 }));
      await this.pool.run({ rows, workbook }, { wallMs: WALL_MS, turn: tenantId });
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return sent(workbook, folder);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}

async function* lines(documents: Documents): AsyncGenerator<string> {
  for await (const document of documents) yield `${JSON.stringify(toRow(document))}\n`;
}

async function* sent(file: string, folder: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Uint8Array;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
