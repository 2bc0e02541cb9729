import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONSTANCIAS_MAX_BYTES, CONSTANCIAS_MAX_ROWS } from '../contracts/detraction-deposits';
import { BlobStore } from '../platform/blob-store/blob-store';
import { SandboxError, SandboxPool } from '../platform/sandbox';
import { readConstancias, tableOf, type ReadConstancia } from '../rules/constancias';
import { DomainError } from '../rules/domain-error';
import type { SheetRequest } from './sheet-child';

/** What a workbook begins with. */
const ZIP = Buffer.from('PK\u0003\u0004');
const WALL_MS = 20_000;
const RSS_BYTES = 512 * 1024 * 1024;
const IDLE_MS = 30_000;

/** Reads the rows of SUNAT's answer file; workbooks in a process of their own. */
@Injectable()
export class ConstanciaTables implements OnApplicationShutdown {
  private readonly pool = new SandboxPool<SheetRequest, string[][]>({
    module: path.join(__dirname, 'sheet-child'),
    maxRssBytes: RSS_BYTES,
    idleMs: IDLE_MS,
    size: 1,
  });

  constructor(private readonly blobs: BlobStore) {}

  /** Throws CONSTANCIAS_ILEGIBLES for what is no such file, or one of more than `CONSTANCIAS_MAX_ROWS`. */
  async rowsOf(bytes: Buffer, tenantId: string): Promise<ReadConstancia[]> {
    if (bytes.length > CONSTANCIAS_MAX_BYTES)
      throw unreadable('pesa más de 5 MB; pártalo por meses');
    const table = bytes.subarray(0, ZIP.length).equals(ZIP)
      ? await this.sheet(bytes, tenantId)
      : textTable(bytes);
    const { rows, missing } = readConstancias(table);
    if (missing.length > 0) throw unreadable(`faltan las columnas ${missing.join(', ')}`);
    if (rows.length === 0) throw unreadable('no tiene ninguna fila');
    if (rows.length > CONSTANCIAS_MAX_ROWS) {
      throw unreadable(`tiene más de ${CONSTANCIAS_MAX_ROWS} filas; pártalo por meses`);
    }
    return rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async sheet(bytes: Buffer, tenantId: string): Promise<string[][]> {
    const folder = await mkdtemp(path.join(this.blobs.tempDir(), 'constancias-'));
    const file = path.join(folder, 'libro');
    try {
      await writeFile(file, bytes, { mode: 0o600 });
      return await this.pool.run({ file }, { wallMs: WALL_MS, turn: tenantId });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      throw unreadable('el libro de Excel está dañado, tiene contraseña o es demasiado grande');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

const unreadable = (reason: string): DomainError =>
  new DomainError('CONSTANCIAS_ILEGIBLES', { reason });

/** UTF-8 where it is one, else as SUNAT writes. */
function textTable(bytes: Buffer): string[][] {
  if (bytes.includes(0)) throw unreadable('no es un TXT, un CSV ni un XLSX');
  return tableOf(decoded(bytes));
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('iso-8859-15').decode(bytes);
  }
}
