import type { MarkPaidAnswer } from '../../../contracts/payment';

const ONE_BEFORE = 'Aún no pasaba por «Ejecutar pago» en el flujo; quedó registrado.';

/** What the person reads after marking documents as paid. */
export function markPaidMessage({ changed, beforeStep6 }: Omit<MarkPaidAnswer, 'message'>): string {
  if (changed === 0) return 'Los documentos elegidos ya estaban pagados.';
  const done =
    changed === 1
      ? '1 documento marcado como pagado.'
      : `${changed} documentos marcados como pagados.`;
  if (beforeStep6 === 0) return done;
  if (changed === 1) return `${done} ${ONE_BEFORE}`;
  const before = beforeStep6 === 1 ? '1 aún no pasaba' : `${beforeStep6} aún no pasaban`;
  return `${done} ${before} por «Ejecutar pago» en el flujo; quedó registrado.`;
}
