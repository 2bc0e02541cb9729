import { open, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { FileType } from '../../contracts/document';
import { detectFileType } from '../../rules/file-signature';

export interface FoundDocument {
  /** Absolute. */
  path: string;
  /** Name of the answer's file, each once. */
  answer: string;
}

const EXTENSIONS = new Set(['.pdf', '.jpg', '.jpeg', '.png']);

/** What the first bytes say, whatever the name says; null when it is none of the types that are read. */
export async function fileTypeOf(path: string): Promise<FileType | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_100), 0, 1_100, 0);
    return detectFileType(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function filesOf(input: string): Promise<string[]> {
  const info = await stat(input).catch(() => null);
  if (!info) throw new Error(`No existe: ${input}`);
  if (!info.isDirectory()) return [input];
  const names = await readdir(input);
  return names
    .filter((name) => EXTENSIONS.has(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(input, name));
}

/** All documents that the arguments name; of a folder those with a known ending. Throws for a missing one. */
export async function findDocuments(inputs: readonly string[]): Promise<FoundDocument[]> {
  const paths = (await Promise.all(inputs.map(filesOf))).flat();
  const taken = new Set<string>();
  return [...new Set(paths)].map((path) => {
    const name = basename(path);
    const short = basename(name, extname(name));
    const free = [short, name].find((candidate) => !taken.has(candidate));
    const answer = free ?? `${name}-${taken.size}`;
    taken.add(answer);
    return { path, answer: `${answer}.json` };
  });
}
