import type { ExtractedData } from '../../../../backend/src/contracts/extracted-data';
import type { BenchFacts, Cents } from '../model';
import { decimal } from '../truth';
import { netOf } from '../facts/sums';

/**
 * The truth with retención, percepción and instalments, where the page prints them. Layouts print these as
 * small print at their will and do not name them in their truth, so the page itself is asked.
 */
export function withWithheld(truth: ExtractedData, facts: BenchFacts, html: string): ExtractedData {
  const text = html.replace(/<style[\s\S]*?<\/style>/g, ' ').replace(/<[^>]*>|&nbsp;/g, ' ');
  const isPrinted = (cents: Cents): boolean => amountPattern(cents).test(text);
  return {
    ...truth,
    ...retention(facts, text, isPrinted),
    ...perception(facts, text, isPrinted),
    ...instalments(truth, facts, text, isPrinted),
  };
}

type IsPrinted = (cents: Cents) => boolean;

/** `1,234.50`, `1.234,50`, `1 234.50`, `1234.50`. */
function amountPattern(cents: Cents): RegExp {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, "[.,' ]?");
  return new RegExp(`(?<!\\d)${whole}[.,]${String(cents % 100).padStart(2, '0')}(?!\\d)`);
}

function retention(
  { retencion, sumas }: BenchFacts,
  text: string,
  isPrinted: IsPrinted,
): Pick<ExtractedData, 'retencion'> {
  if (!retencion || !/retenci/i.test(text) || !isPrinted(retencion.monto)) return {};
  const net = netOf({ sumas, retencion });
  const neto = /\bneto\b/i.test(text) && isPrinted(net) ? { neto: decimal(net) } : {};
  const { porcentaje } = retencion;
  return { retencion: { porcentaje, monto: decimal(retencion.monto), ...neto } };
}

function perception(
  { percepcion }: BenchFacts,
  text: string,
  isPrinted: IsPrinted,
): Pick<ExtractedData, 'percepcion'> {
  if (!percepcion || !/percepci/i.test(text) || !isPrinted(percepcion.monto)) return {};
  const { porcentaje, monto, totalConPercepcion } = percepcion;
  const total = isPrinted(totalConPercepcion) ? { total: decimal(totalConPercepcion) } : {};
  return { percepcion: { porcentaje, monto: decimal(monto), ...total } };
}

function instalments(
  truth: ExtractedData,
  { cuotas }: BenchFacts,
  text: string,
  isPrinted: IsPrinted,
): Pick<ExtractedData, 'informacion_adicional'> {
  // A layout that names its own knows them better: what is withheld may be taken off each.
  if (truth.informacion_adicional?.cuotas !== undefined) return {};
  const isTold = cuotas.length > 0 && /cuota/i.test(text);
  if (!isTold || !cuotas.every(({ monto }) => isPrinted(monto))) return {};
  const rows = cuotas.map(({ numero, fecha, monto }) => {
    const amount = decimal(monto).toLocaleString('en-US', { minimumFractionDigits: 2 });
    return `Cuota ${numero}: ${fecha} ${amount}`;
  });
  return { informacion_adicional: { ...truth.informacion_adicional, cuotas: rows.join('; ') } };
}
