import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileType } from '../../../src/contracts/document';
import type { PageSet } from '../../../src/extraction/domain/page-set';
import type { FuzzFile } from './files';

const FOLDER = path.join(__dirname, 'found');
const TYPES = new Map<string, FileType>([
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
]);

/** Page sets that once broke a property, made as small as they could be: each is tried in every run. */
export const foundPages = (): [name: string, pageSet: PageSet][] =>
  namesOf((ending) => ending === '.json').map((name) => [
    name,
    JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as PageSet,
  ]);

/** Files that once did. */
export const foundFiles = (): [name: string, file: FuzzFile][] =>
  namesOf((ending) => TYPES.has(ending)).map((name) => {
    const fileType = TYPES.get(path.extname(name)) ?? 'application/pdf';
    return [name, { fileType, bytes: readFileSync(path.join(FOLDER, name)) }];
  });

const namesOf = (isOurs: (ending: string) => boolean): string[] =>
  readdirSync(FOLDER).filter((name) => isOurs(path.extname(name)));

/** Keeps what was found for every later run; answers its name. */
export const keepPages = (pageSet: PageSet): string => keep(JSON.stringify(pageSet), '.json');

export function keepFile({ fileType, bytes }: FuzzFile): string {
  const [ending = ''] = [...TYPES].find(([, type]) => type === fileType) ?? [];
  return keep(bytes, ending);
}

function keep(content: string | Buffer, ending: string): string {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 12) + ending;
  writeFileSync(path.join(FOLDER, name), content);
  return name;
}
