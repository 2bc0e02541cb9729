import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failInWords, givenArguments } from '../../startup/program';

export const BACKUP_USAGE = [
  'Uso: npm run backup -- <carpeta nueva o vacía>',
  '',
  'Copia los datos y los archivos de DATA_DIR, también mientras el servidor trabaja.',
].join('\n');

export const RESTORE_USAGE = [
  'Uso: npm run restore -- <copia> <carpeta nueva o vacía>',
  '',
  'Comprueba una copia de npm run backup y hace de ella una carpeta de datos.',
].join('\n');

/** Absolute paths, as many as are asked for, in their order; an `Error` with a Spanish message else. */
export function folderArguments(
  argv: readonly string[],
  names: readonly string[],
): string[] | 'help' {
  const { values, positionals } = parse(argv);
  if (values.help) return 'help';
  const missing = names[positionals.length];
  if (missing !== undefined) throw new Error(`Indique ${missing}.`);
  if (positionals.length > names.length) throw new Error('Hay argumentos de más.');
  return positionals.map((each) => resolve(each));
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new Error('Hay una opción que no existe.', { cause: error });
  }
}

interface FolderProgram {
  usage: string;
  /** The folders that it is called with, in words. */
  names: readonly string[];
  /** Answers the lines for the person who called it. */
  act: (...folders: string[]) => Promise<string[]>;
}

/** Runs a program whose arguments are folders, to its exit code. */
export async function runFolderProgram({ usage, names, act }: FolderProgram): Promise<void> {
  const folders = givenArguments(usage, (words) => folderArguments(words, names));
  if (folders === null) return;
  try {
    process.stdout.write(`${(await act(...folders)).join('\n')}\n`);
  } catch (error) {
    failInWords(error as Error);
  }
}
