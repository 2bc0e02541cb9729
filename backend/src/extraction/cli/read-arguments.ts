import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface ReadArguments {
  /** Files and folders; absolute. */
  inputs: string[];
  /** Folder for the answers; absolute. */
  out: string;
  /** RUC of the own company, which tells customer and supplier apart. */
  ruc: string | null;
}

export const USAGE = [
  'Uso: npm run read -- <archivos o carpetas> --out <carpeta> [--ruc <RUC de su empresa>]',
  '',
  'Lee PDF, JPG y PNG con el motor local, sin conexión, y escribe un <nombre>.json por documento.',
].join('\n');

/** Reads the command line; throws an `Error` with a Spanish message when it is not usable. */
export function readArguments(argv: readonly string[]): ReadArguments | 'help' {
  const { values, positionals } = parse(argv);
  if (values.help) return 'help';
  if (positionals.length === 0) throw new Error('Indique al menos un archivo o una carpeta.');
  if (!values.out) throw new Error('Indique la carpeta de salida con --out.');
  if (values.ruc !== undefined && !/^\d{11}$/.test(values.ruc)) {
    throw new Error('El RUC de --ruc tiene 11 dígitos.');
  }
  return {
    inputs: positionals.map((input) => resolve(input)),
    out: resolve(values.out),
    ruc: values.ruc ?? null,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        out: { type: 'string', short: 'o' },
        ruc: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Error('Hay una opción que no existe o a la que le falta su valor.', { cause: error });
  }
}
