import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileType } from '../../../../backend/src/contracts/document';
import { built } from '../../built';
import type { BenchCase } from './cases';
import { levelText, photoOf, scanOf } from './pictures';
import type { Printer } from './printer';

type PdfText = typeof import('../../../../backend/src/extraction/reading/parse/pdf-text');

const { openPdf } = built<PdfText>('extraction/reading/parse/pdf-text');

/** Kept between runs: the same document is drawn once. */
const KEPT = path.resolve(__dirname, '../../../output/bench/reading-documents');

export interface RenderedFile {
  path: string;
  fileType: FileType;
}

const EXTENSION = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const;
type Made = keyof typeof EXTENSION;

function nameOf({ id, drawn, qr, form, level }: BenchCase): string {
  const look = level && form !== 'texto' ? levelText(form, level) : '';
  const content = JSON.stringify([drawn.html, drawn.paper, qr, look]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return [id, form, level, hash].filter(Boolean).join('-');
}

async function pageCount(pdf: Buffer): Promise<number> {
  const opened = await openPdf(Uint8Array.from(pdf));
  try {
    return opened.numPages;
  } finally {
    await opened.loadingTask.destroy();
  }
}

async function pagesOf(asked: BenchCase, whole: Buffer, printer: Printer): Promise<Buffer[]> {
  const count = await pageCount(whole);
  if (count === 1) return [whole];
  const pages: Buffer[] = [];
  for (let number = 1; number <= count; number += 1)
    pages.push(await printer.pdf(asked.drawn, asked.qr, number));
  return pages;
}

async function make(
  asked: BenchCase,
  printer: Printer,
): Promise<{ bytes: Buffer; fileType: Made }> {
  const { form, level } = asked;
  const whole = await printer.pdf(asked.drawn, asked.qr);
  if (form === 'texto' || !level) return { bytes: whole, fileType: 'application/pdf' };
  const pages = await pagesOf(asked, whole, printer);
  const seed = `${asked.id}/${form}/${level}`;
  if (form === 'foto') return photoOf(pages, seed, level);
  return { bytes: await scanOf(pages, seed, level), fileType: 'application/pdf' };
}

/** The document's file; made when the one of an earlier run is not of the same drawing. */
export async function renderedFile(asked: BenchCase, printer: Printer): Promise<RenderedFile> {
  await mkdir(KEPT, { recursive: true });
  const base = path.join(KEPT, nameOf(asked));
  for (const fileType of Object.keys(EXTENSION) as Made[]) {
    const file = `${base}.${EXTENSION[fileType]}`;
    if (existsSync(file)) return { path: file, fileType };
  }
  const { bytes, fileType } = await make(asked, printer);
  const file = `${base}.${EXTENSION[fileType]}`;
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
  return { path: file, fileType };
}
