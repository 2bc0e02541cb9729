/** Civil dates without a time zone, as ISO `YYYY-MM-DD` text. */
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

function parts(iso: string): [string, string, string] {
  const [year, month, day] = iso.split('-');
  if (!year || !month || !day) throw new RangeError(`not an ISO date: ${iso}`);
  return [year, month, day];
}

/** `days` may be negative. */
export function addDays(iso: string, days: number): string {
  const [year, month, day] = parts(iso).map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** `15/03/2026`. */
export function slashDate(iso: string): string {
  const [year, month, day] = parts(iso);
  return `${day}/${month}/${year}`;
}

/** `15 de marzo de 2026`. */
export function longDate(iso: string): string {
  const [year, month, day] = parts(iso);
  return `${Number(day)} de ${MONTHS[Number(month) - 1]} de ${year}`;
}

/** `16 MAR 2026`, as a rubber stamp has it. */
export function stampDate(iso: string): string {
  const [year, month, day] = parts(iso);
  return `${day} ${(MONTHS[Number(month) - 1] ?? '').slice(0, 3).toUpperCase()} ${year}`;
}
