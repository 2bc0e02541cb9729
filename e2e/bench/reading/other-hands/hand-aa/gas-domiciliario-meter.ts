import { between, digits, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, CivilDate } from '../../model';

export interface MonthUse {
  month: string;
  /** Its last two digits. */
  year: string;
  cubicMetres: number;
}

/** What the meter says of the month that is billed, and of the year before it. */
export interface Reading {
  meter: string;
  previous: { date: CivilDate; value: number };
  current: { date: CivilDate; value: number };
  next: CivilDate;
  cut: CivilDate;
  days: number;
  /** Ten-thousandths. */
  factor: number;
  /** Hundredths of a standard cubic metre. */
  standard: number;
  category: string;
  history: readonly MonthUse[];
}

const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];
const BARS = 13;
/** Cents that a cubic metre costs, all in all. */
const CUBIC_METRE = 138;
/** Cubic metres a month above which the tariff is another. */
const TARIFFS = [
  { above: 17_500, name: 'C' },
  { above: 300, name: 'B' },
  { above: 30, name: 'A2' },
  { above: 0, name: 'A1' },
] as const;

function historyOf(emision: CivilDate, used: number, random: Random): MonthUse[] {
  const year = Number(emision.slice(2, 4));
  const month = Number(emision.slice(5, 7)) - 1;
  return Array.from({ length: BARS }, (_, at) => {
    const back = BARS - 1 - at;
    const index = year * 12 + month - back;
    const near = Math.max(1, Math.round((used * between(random, 62, 128)) / 100));
    return {
      month: MONTHS[index % 12] ?? '',
      year: String(Math.floor(index / 12)).padStart(2, '0'),
      cubicMetres: back === 0 ? used : near,
    };
  });
}

export function readingOf({ sumas, emision }: BenchFacts, random: Random): Reading {
  const used = Math.max(4, Math.round(sumas.gravada / CUBIC_METRE));
  const days = between(random, 28, 32);
  const read = addDays(emision, -between(random, 2, 4));
  const value = between(random, 900, 48_000);
  const factor = between(random, 9_812, 10_167);
  return {
    meter: `${pick(random, ['G1.6', 'G4', 'G6', 'G10'])}-${digits(random, 8)}`,
    previous: { date: addDays(read, -days), value },
    current: { date: read, value: value + used },
    next: addDays(read, 30),
    cut: addDays(emision, 45),
    days,
    factor,
    standard: Math.round((used * factor) / 100),
    category: TARIFFS.find(({ above }) => used > above)?.name ?? 'A1',
    history: historyOf(emision, used, random),
  };
}
