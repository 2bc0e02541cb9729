import { toCents } from './money';

/** A rate in force between two ISO dates, both included; null is open. Percent. */
export interface DatedRate {
  percent: number;
  vigente_desde: string;
  vigente_hasta: string | null;
  scope: 'general' | 'mype_restaurantes_hoteles';
}

/** IGV + IPM (TUO Ley del IGV; Ley 31556, Ley 32219 and Ley 32387 for restaurants and lodging). */
export const IGV_RATES: readonly DatedRate[] = [
  { percent: 19, vigente_desde: '2003-08-01', vigente_hasta: '2011-02-28', scope: 'general' },
  { percent: 18, vigente_desde: '2011-03-01', vigente_hasta: null, scope: 'general' },
  {
    percent: 10,
    vigente_desde: '2022-09-01',
    vigente_hasta: '2025-12-31',
    scope: 'mype_restaurantes_hoteles',
  },
  {
    percent: 10.5,
    vigente_desde: '2026-01-01',
    vigente_hasta: '2026-12-31',
    scope: 'mype_restaurantes_hoteles',
  },
  {
    percent: 15,
    vigente_desde: '2027-01-01',
    vigente_hasta: '2027-12-31',
    scope: 'mype_restaurantes_hoteles',
  },
];

/** Rates that a comprobante of that ISO date may carry; without a date, every rate since 2011. */
export function igvRatesOn(date: string | null): readonly DatedRate[] {
  return IGV_RATES.filter((rate) =>
    date === null
      ? rate.vigente_hasta === null || rate.vigente_hasta > '2011-03-01'
      : rate.vigente_desde <= date && (rate.vigente_hasta === null || date <= rate.vigente_hasta),
  );
}

/** Accepted difference in cents: 5, or half a cent a line (peru.md section 3.1). */
export function igvTolerance(lineCount: number): number {
  return Math.max(5, Math.ceil(lineCount * 0.5));
}

/** The rate that explains `igv` over `base` (decimal amounts) on that date, or null. */
export function matchingIgvRate(
  base: number,
  igv: number,
  date: string | null,
  lineCount = 1,
): number | null {
  const tolerance = igvTolerance(lineCount);
  const fits = igvRatesOn(date).find(
    (rate) => Math.abs(toCents(igv) - (toCents(base) * rate.percent) / 100) <= tolerance,
  );
  return fits?.percent ?? null;
}
