import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { AUDIT_ACTIONS, BREAK_REASON_LABEL } from '../../contracts/audit';
import { FileCheck, type FileReport } from '../export/file-check';
import { UnreadableExport } from '../export/parse-line';
import { MAX_BREAKS } from '../verification/chain-break';

export const isWhole = ({ breaks, faults }: FileReport): boolean =>
  breaks.length === 0 && faults.length === 0;

/** The report of a file for the person at the shell, in Spanish. */
export function reportText(report: FileReport): string {
  return [...whatWasChecked(report), ...whatWasErased(report), '', ...whatWasFound(report)].join(
    '\n',
  );
}

function whatWasChecked(report: FileReport): string[] {
  const { header, events, streams, checkpoints, lastCheckpoint } = report;
  const { companyName, tenantId, exportedAt, isRedacted } = header;
  return [
    `Auditoría de ${companyName ?? tenantId}, exportada el ${exportedAt}${isRedacted ? ', sin valores' : ''}.`,
    `Se comprobaron ${events} eventos en ${streams} cadenas, con ${checkpoints} puntos de control${
      isRedacted ? '; los valores no vienen en el archivo, sus huellas sí' : ''
    }.`,
    `Último punto de control: ${lastCheckpoint ?? 'ninguno'}`,
  ];
}

/** Values that nobody can read any more, each with the event that says why. */
function whatWasErased({ erasedEvents, erasures }: FileReport): string[] {
  return [
    `Eventos con datos borrados: ${erasedEvents}.`,
    ...erasures.map(
      ({ streamId, events, erasedBy }) =>
        `- ${streamId}: ${events}, por «${AUDIT_ACTIONS['DocumentDeleted']?.label}» (${erasedBy.streamId}, evento ${erasedBy.version}, ${erasedBy.at}).`,
    ),
    ...(erasures.length === MAX_BREAKS ? ['- Se nombran las primeras; puede haber más.'] : []),
  ];
}

function whatWasFound(report: FileReport): string[] {
  if (isWhole(report)) return ['Íntegra: ninguna cadena está rota.'];
  const { breaks, faults } = report;
  return [
    'ROTA:',
    ...breaks.map(
      ({ streamId, version, reason }) =>
        `- ${streamId}, evento ${version}: ${BREAK_REASON_LABEL[reason]}`,
    ),
    ...(breaks.length === MAX_BREAKS
      ? ['- Se nombran las primeras cadenas; puede haber más.']
      : []),
    ...faults.map((fault) => `- ${fault}`),
  ];
}

const USAGE = `Comprueba una auditoría exportada, sin el servidor ni sus datos.

  npm run audit:verify -- auditoria_2026-11-21.jsonl

Termina con 0 si está íntegra, con 1 si algo está roto y con 2 si no se puede leer.`;

/** Reads the file once, a line at a time. Throws `UnreadableExport`, and what the file system throws. */
export async function checkFile(path: string): Promise<FileReport> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let check: FileCheck | null = null;
  for await (const line of lines) {
    if (check) check.feed(line);
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
