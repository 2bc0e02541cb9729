/** Public holidays with a fixed date, and the first year of those that a recent law brought. */
const FIXED_HOLIDAYS: Readonly<Record<string, { name: string; since?: number }>> = {
  '01-01': { name: 'Año Nuevo' },
  '05-01': { name: 'Día del Trabajo' },
  // Ley 31788
  '06-07': { name: 'Batalla de Arica y Día de la Bandera', since: 2023 },
  '06-29': { name: 'San Pedro y San Pablo' },
  // Ley 31822
  '07-23': { name: 'Día de la Fuerza Aérea del Perú', since: 2023 },
  '07-28': { name: 'Fiestas Patrias' },
  '07-29': { name: 'Fiestas Patrias' },
  // Ley 31530
  '08-06': { name: 'Batalla de Junín', since: 2022 },
  '08-30': { name: 'Santa Rosa de Lima' },
  '10-08': { name: 'Combate de Angamos' },
  '11-01': { name: 'Día de Todos los Santos' },
  '12-08': { name: 'Inmaculada Concepción' },
  // Ley 31381
  '12-09': { name: 'Batalla de Ayacucho', since: 2022 },
  '12-25': { name: 'Navidad' },
};
const DAY_MS = 24 * 3_600_000;
/** Years whose holidays were looked up in the laws named here; another law may change those that follow. */
const KNOWN_YEARS = { first: 2020, last: 2027 } as const;

/** True for a day whose year has holidays that are known. */
export function isCalendarKnown(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= KNOWN_YEARS.first && year <= KNOWN_YEARS.last;
}

/** Name of Peru's public holiday on a day (`YYYY-MM-DD`; D.Leg. 713 and the laws named above), or null. */
export function holidayName(day: string): string | null {
  const year = Number(day.slice(0, 4));
  const fixed = FIXED_HOLIDAYS[day.slice(5)];
  if (fixed && year >= (fixed.since ?? 0)) return fixed.name;
  if (day === addDays(easterSunday(year), -3)) return 'Jueves Santo';
  return day === addDays(easterSunday(year), -2) ? 'Viernes Santo' : null;
}

export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** True for a day (`YYYY-MM-DD`) on which Peru's banks and SUNAT work. Days off that a decree adds to a bridge are not known. */
export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && holidayName(day) === null;
}

/** Last day to deposit the detracción of a document booked on `day`: the fifth business day of the next month (peru.md 4). */
export function fifthBusinessDayOfNextMonth(day: string): string {
  let current = firstOfNextMonth(day);
  for (let left = isBusinessDay(current) ? 4 : 5; left > 0;) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
}

/** The first business day on or after `day`. */
export function nextBusinessDay(day: string): string {
  let current = day;
  while (!isBusinessDay(current)) current = addDays(current, 1);
  return current;
}

function addDays(day: string, days: number): string {
  const moved = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(moved).toISOString().slice(0, 10);
}

function firstOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Gregorian Easter (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
    .toISOString()
    .slice(0, 10);
}
