import type { FieldEvidence } from '../contracts/evidence';
import type { ExtractedData } from '../contracts/extracted-data';
import { isIsoDate } from './date';
import { layoutOf } from './layout-likeness';
import { toCents } from './money';

/** Sorts after every date. */
export const NO_DUE_DATE = '9999-12-31';

/** What the review queue filters and sorts by. */
export interface ReviewFigures {
  doubtful: number;
  contradictions: number;
  /** ISO date, `NO_DUE_DATE` when none is printed. */
  reviewDue: string;
  /** Total without its sign, cents. */
  reviewRisk: number;
  /** Places in `cuentas` of accounts of which a number was read with doubts. */
  doubtfulAccounts: number[];
  layout: number[] | null;
}

export function reviewFigures(
  data: ExtractedData,
  fields: readonly Pick<FieldEvidence, 'path' | 'state' | 'boxes'>[],
): ReviewFigures {
  const due = data.documento?.fecha_vencimiento;
  const total = data.totales?.total;
  return {
    doubtful: fields.filter(({ state }) => state === 'dudoso').length,
    contradictions: fields.filter(({ state }) => state === 'contradice').length,
    reviewDue: typeof due === 'string' && isIsoDate(due) ? due : NO_DUE_DATE,
    reviewRisk: typeof total === 'number' ? Math.abs(toCents(total)) : 0,
    doubtfulAccounts: [...new Set(fields.flatMap(doubtfulAccount))],
    layout: layoutOf(fields),
  };
}

function doubtfulAccount({ path, state }: Pick<FieldEvidence, 'path' | 'state'>): number[] {
  const place = /^cuentas\.(\d+)\.(?:numero|cci)$/.exec(path)?.[1];
  const isDoubtful = state === 'dudoso' || state === 'contradice';
  return place !== undefined && isDoubtful ? [Number(place)] : [];
}
