import type { AuditVerification } from '@contracts/audit';
import { formatDate } from '@rules/date';
import { limaDay } from '@rules/lima-day';
import { formatCount, formatSeconds } from '../../admin/format';
import { timeInPeru } from '../../ui/format-time';

/** Who asks for the daily check. */
const PRODUCT = 'Foliado';
/** The list of breaks ends here; there may be more. */
const BREAKS_MAX = 100;

export const plural = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

function breaksInWords(count: number): string {
  if (count >= BREAKS_MAX) return `La cadena está cortada en ${BREAKS_MAX} lugares o más`;
  return `La cadena está cortada en ${plural(count, 'lugar', 'lugares')}`;
}

/** What the band says first. */
export function titleOf({ state, events, breaks }: AuditVerification): string {
  switch (state) {
    case 'never':
      return 'La cadena todavía no se ha verificado';
    case 'running':
      return 'Verificando la cadena…';
    case 'whole':
      return `Cadena verificada: ${plural(events, 'evento', 'eventos')} sin cortes`;
    case 'broken':
      return breaksInWords(breaks.length);
    case 'failed':
      return 'La verificación no se pudo completar';
  }
}

const DAY_MS = 24 * 3_600_000;

/** `hoy, 15:05`, `ayer, 15:05`, `14 mar 2026, 15:05`: days as Lima counts them. */
export function whenInWords(at: string, now: number): string {
  const clock = timeInPeru(at).split(', ')[1] ?? '';
  const day = limaDay(new Date(at));
  if (day === limaDay(new Date(now))) return `hoy, ${clock}`;
  if (day === limaDay(new Date(now - DAY_MS))) return `ayer, ${clock}`;
  return `${formatDate(day)}, ${clock}`;
}

/** `hoy, 15:05 (1.8 s), por Rosa Quispe`; null while nothing has ended. */
export function lastCheck(check: AuditVerification, now: number): string | null {
  const { startedAt, finishedAt, by } = check;
  if (!finishedAt) return null;
  const took = startedAt
    ? ` (${formatSeconds(Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)})`
    : '';
  const who = by === null ? '' : by === PRODUCT ? ', automática' : `, por ${by}`;
  return `${whenInWords(finishedAt, now)}${took}${who}`;
}
