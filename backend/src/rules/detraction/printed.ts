import type { PrintedDetraction } from '../../contracts/detraction';
import type { ExtractedData } from '../../contracts/extracted-data';
import { hasDetraccionLegend } from '../checks/document-checks';
import { toCents } from '../money';
import { stripAccents } from '../text-clean';

/** Code and rate inside the legend: `... Banco de la Nacion 12% Cod Serv. 037` (peru.md 6). */
const CODE_IN_LEGEND =
  /(?:\bCOD(?:IGO)?\b(?:[.:\s]*(?:DE\s+(?:SERV(?:ICIO)?|BIEN)\b|DE\s|(?:SERV(?:ICIO)?|BIEN)\b))?|TIPO DE DETRACCION|BIEN O SERVICIO)[.:\s]*(0\d{2})(?!\d)/;
const RATE_IN_LEGEND = /(?:DETRACCION|NACION)[\s:(]*(\d{1,2}(?:[.,]\d+)?)\s*%/;

/** What the fields and the free texts of a document say about its detracción. */
export interface PrintedFacts {
  printed: PrintedDetraction;
  /** The code stands in the legend and not in a field of its own. */
  isFromLegend: boolean;
  hasLegend: boolean;
}

export function printedFacts(data: ExtractedData): PrintedFacts {
  const { codigo, porcentaje, monto, cuenta } = data.detraccion ?? {};
  const legend = legendText(data);
  const inLegend = CODE_IN_LEGEND.exec(legend)?.[1] ?? null;
  const rate = RATE_IN_LEGEND.exec(legend)?.[1]?.replace(',', '.');
  const code = codigo ? codigo.trim().padStart(3, '0') : null;
  return {
    printed: {
      code: code ?? inLegend,
      percentage: porcentaje ?? (rate === undefined ? null : Number(rate)),
      amountCents: typeof monto === 'number' ? toCents(monto) : null,
      account: cuenta ?? null,
      agrees: null,
    },
    isFromLegend: code === null && inLegend !== null,
    hasLegend: legend !== '' || [porcentaje, monto].some((value) => typeof value === 'number'),
  };
}

/** Whether the document itself says that it is subject, by code, rate, amount or legend. */
export function printsDetraction(data: ExtractedData): boolean {
  const { printed, hasLegend } = printedFacts(data);
  return hasLegend || printed.code !== null;
}

/** The free texts that hold a legend, folded; '' when none does. */
function legendText(data: ExtractedData): string {
  const { observaciones, otros_datos, terminos_pago, metodo_pago } =
    data.informacion_adicional ?? {};
  const texts = [observaciones, otros_datos, terminos_pago, metodo_pago].filter(
    (text): text is string => typeof text === 'string' && hasDetraccionLegend(text),
  );
  return stripAccents(texts.join(' ')).toUpperCase();
}
