import { AUDIT_ACTIONS, BREAK_REASON_LABEL } from '../../contracts/audit';
import { MAX_BREAKS } from '../verification/chain-break';
import type { FileReport } from '../export/file-check';

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
