import { COMPANY_USAGE_MONTHS } from '@contracts/company-usage';

const NAME = new Intl.DateTimeFormat('es-PE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` -> `noviembre de 2026`. */
export const monthName = (month: string): string => NAME.format(new Date(`${month}-15T00:00:00Z`));

/** The months that can be asked for, the one of `now` (ms, Lima) first. */
export function monthsUntil(now: number): string[] {
  const lima = new Date(now - 5 * 3_600_000);
  return Array.from({ length: COMPANY_USAGE_MONTHS }, (_, back) =>
    new Date(Date.UTC(lima.getUTCFullYear(), lima.getUTCMonth() - back, 15))
      .toISOString()
      .slice(0, 7),
  );
}
