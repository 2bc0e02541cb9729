import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileType } from '../../backend/src/contracts/document';
import { built } from './built';

type Documents = typeof import('../../backend/src/demo/documents');

export const COMPANY = { ruc: '20999999043', name: 'Comercial Andina Demo S.A.C.' } as const;
/** A fixed day, so that two runs measure the same documents. */
export const TODAY = '2026-11-20';

export interface SampleFile {
  id: string;
  path: string;
  fileType: FileType;
}

/** The demo company's documents as files in `folder`. */
export async function sampleFiles(folder: string): Promise<SampleFile[]> {
  const { demoDocuments } = built<Documents>('demo/documents');
  const files: SampleFile[] = [];
  for (const sample of demoDocuments(TODAY, COMPANY.ruc, COMPANY.name)) {
    const file = path.join(folder, `${sample.id}-${sample.filename}`);
    await writeFile(file, await sample.make());
    files.push({ id: sample.id, path: file, fileType: sample.fileType });
  }
  return files;
}
