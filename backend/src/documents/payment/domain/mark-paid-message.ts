import type { MarkPaidAnswer } from '../../../contracts/payment';
import {
  PAYMENT_FINDINGS,
  type PaymentFinding,
  type PaymentFindingCode,
} from '../../../contracts/payment-judgement';

const ONE_BEFORE = 'Aún no pasaba por «Ejecutar pago» en el flujo; quedó registrado.';
/** Names of documents beside the number of them. */
const MAX_NAMES = 3;
/** Told by a sentence of its own. */
const TOLD: PaymentFindingCode = 'PASO_PENDIENTE';
/** So common that its documents are counted and not named. */
const COUNTED: PaymentFindingCode = 'SIN_CONFIRMAR';

/** A document that was marked, by name, with what was found in it. */
export interface Marked {
  label: string;
  findings: readonly PaymentFinding[];
}

/** What the person reads after marking documents as paid. */
export function markPaidMessage(
  { changed, beforeStep6 }: Omit<MarkPaidAnswer, 'message'>,
  marked: readonly Marked[] = [],
): string {
  if (changed === 0) return 'Los documentos elegidos ya estaban pagados.';
  const done =
    changed === 1
      ? '1 documento marcado como pagado.'
      : `${changed} documentos marcados como pagados.`;
  return [done, beforeText(changed, beforeStep6), foundText(marked)].filter(Boolean).join(' ');
}

function beforeText(changed: number, beforeStep6: number): string {
  if (beforeStep6 === 0) return '';
  if (changed === 1) return ONE_BEFORE;
  const before = beforeStep6 === 1 ? '1 aún no pasaba' : `${beforeStep6} aún no pasaban`;
  return `${before} por «Ejecutar pago» en el flujo; quedó registrado.`;
}

/** `También quedó registrado: 1 con posible falsificación (F001-1); 3 sin confirmar.` */
function foundText(marked: readonly Marked[]): string {
  const codes = (Object.keys(PAYMENT_FINDINGS) as PaymentFindingCode[]).filter(
    (code) => code !== TOLD,
  );
  const told = codes.flatMap((code) => {
    const names = marked
      .filter(({ findings }) => findings.some((finding) => finding.code === code))
      .map(({ label }) => label);
    return names.length === 0 ? [] : [countedText(code, names)];
  });
  return told.length === 0 ? '' : `También quedó registrado: ${told.join('; ')}.`;
}

function countedText(code: PaymentFindingCode, names: readonly string[]): string {
  const count = `${names.length} ${PAYMENT_FINDINGS[code].label}`;
  if (code === COUNTED) return count;
  const more = names.length > MAX_NAMES ? ` y ${names.length - MAX_NAMES} más` : '';
  return `${count} (${names.slice(0, MAX_NAMES).join(', ')}${more})`;
}
