import type { DetractionBasis, DetractionRate, SourceConfidence } from '../../contracts/detraction';
import { formatMoney } from '../money';
import type { PrintedFacts } from './printed';
import { halfUitOf } from './rates';

const CONFIDENCE_TEXT: Readonly<Record<SourceConfidence, string>> = {
  A: 'texto de SUNAT',
  B: 'confirmado por dos o más fuentes públicas',
  C: 'las fuentes públicas no coinciden',
  M: 'sin verificar: confírmelo',
};

/** `R.S. 071-2018/SUNAT (confirmado por dos o más fuentes públicas)`. */
export function sourceLine(rate: DetractionRate): string {
  return `${rate.source} (${CONFIDENCE_TEXT[rate.confidence]})`;
}

export function basisReason(basis: DetractionBasis, rate: DetractionRate, words = ''): string {
  const named = `${rate.code} ${rate.name}`;
  if (basis === 'codigo') return `El documento imprime el código ${named}.`;
  if (basis === 'leyenda') return `La leyenda del documento nombra el código ${named}.`;
  return `La descripción "${words.slice(0, 80)}" apunta al código ${named}; confírmelo con el proveedor.`;
}

/** What the table says of rate and threshold, the threshold last. */
export function rateReasons(rate: DetractionRate, threshold: number, day: string): string[] {
  return [...percentageReasons(rate), thresholdReason(rate, threshold, day)];
}

function percentageReasons({ percentages }: DetractionRate): string[] {
  if (percentages.length === 0) {
    return ['Este código no tiene un porcentaje fijo: indique el monto según su norma.'];
  }
  if (percentages.length > 1) {
    return [`Las fuentes difieren entre ${percentages.join(' % y ')} %: elija el que corresponde.`];
  }
  return [`La tasa es de ${percentages.join()} %.`];
}

function thresholdReason(rate: DetractionRate, threshold: number, day: string): string {
  if (threshold === 0) return 'Se aplica desde el primer sol.';
  const amount = formatMoney(threshold, 'PEN');
  if (rate.threshold !== 'medio_uit') return `Se aplica a operaciones de más de ${amount}.`;
  const { year } = halfUitOf(Number(day.slice(0, 4)));
  return `Se aplica a operaciones de más de ${amount} (media UIT de ${year}).`;
}

/** What the person has to look at before taking the suggestion. */
export function doubtReasons(
  rate: DetractionRate,
  { printed, hasLegend }: PrintedFacts,
  basis: DetractionBasis,
): string[] {
  const reasons: string[] = [];
  const { percentage } = printed;
  if (percentage !== null && !rate.percentages.includes(percentage)) {
    reasons.push(
      `El documento imprime ${percentage} %, pero la tasa del código ${rate.code} es otra: revíselo.`,
    );
  }
  if (rate.code === '027') {
    reasons.push('Si el valor referencial del transporte es mayor que el total, manda ese valor.');
  }
  if (basis === 'descripcion' && !hasLegend) {
    reasons.push('El documento no imprime ninguna leyenda de detracción.');
  }
  return reasons;
}
