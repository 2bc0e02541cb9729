import type { Instalment } from '../contracts/payment';

const PART = /^Cuota \d+: (\d{4}-\d{2}-\d{2}) ([\d,]+\.\d{2})$/;

/** The parts that `informacion_adicional.cuotas` names, in its own form; what has another form is none. */
export function instalmentsOf(text: string | null | undefined): Instalment[] {
  return (text ?? '').split(';').flatMap((part) => {
    const [, date, amount] = PART.exec(part.trim()) ?? [];
    return date && amount ? [{ date, amount: Number(amount.replaceAll(',', '')) }] : [];
  });
}
