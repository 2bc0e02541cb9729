import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { FileCheck, type FileReport } from '../export/file-check';
import { UnreadableExport } from '../export/parse-line';
import { isWhole, reportText } from './report-text';

const USAGE = `Comprueba una auditoría exportada, sin el servidor ni sus datos.

  npm run audit:verify -- auditoria_2026-11-21.jsonl

Termina con 0 si está íntegra, con 1 si algo está roto y con 2 si no se puede leer.`;

/** Reads the file once, a line at a time. Throws `UnreadableExport`, and what the file system throws. */
export async function checkFile(path: string): Promise<FileReport> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let check: FileCheck | null = null;
  for await (const line of lines) {
    if (check) check.take(line);
    else check = FileCheck.begin(line);
  }
  if (!check) throw new UnreadableExport('El archivo está vacío.');
  return check.finish();
}

/** `npm run audit:verify`: exit code 0 for a whole file, 1 for a broken one, 2 for one that cannot be read. */
async function main([path, ...others]: readonly string[]): Promise<void> {
  if (path === undefined || path.startsWith('-') || others.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = path === '--help' ? 0 : 2;
    return;
  }
  try {
    const report = await checkFile(path);
    process.stdout.write(`${reportText(report)}\n`);
    process.exitCode = isWhole(report) ? 0 : 1;
  } catch (error) {
    const isOurs = error instanceof UnreadableExport;
    process.stderr.write(`${isOurs ? error.message : `No se puede leer ${path}.`}\n`);
    process.exitCode = 2;
  }
}

if (require.main === module) void main(process.argv.slice(2));
