import type { UsageDay } from '@contracts/admin';
import {
  METRICS,
  type Metric,
  type MetricId,
  axisTicks,
  barsOf,
  describeUsage,
} from './usage-metrics';

const metric = (id: MetricId): Metric => {
  const found = METRICS.find((known) => known.id === id);
  if (!found) throw new Error(`no metric ${id}`);
  return found;
};

const aDay = (day: string, change: Partial<UsageDay> = {}): UsageDay => ({
  day,
  documents: 0,
  failed: 0,
  processingTime: 0,
  creditsUsed: 0,
  ...change,
});

const DAYS = [
  aDay('2026-03-14', { documents: 40, failed: 3, processingTime: 300, creditsUsed: 37 }),
  aDay('2026-03-15', { documents: 12, processingTime: 5_400 }),
];

describe('the use of the product day by day', () => {
  it('stacks what failed on what did not', () => {
    expect(barsOf(DAYS, metric('documentos'))).toEqual([
      { day: '2026-03-14', good: 37, failed: 3 },
      { day: '2026-03-15', good: 12, failed: 0 },
    ]);
    expect(barsOf(DAYS, metric('creditos'))[0]).toMatchObject({ good: 37, failed: 0 });
  });

  it('is said in a sentence', () => {
    expect(describeUsage(DAYS, metric('documentos'))).toBe(
      'Documentos por día, últimos 2 días: 52 en total, como máximo 40 el 2026-03-14',
    );
    expect(describeUsage(DAYS, metric('tiempo'))).toContain('1 h 35 min en total');
    expect(describeUsage([aDay('2026-03-15')], metric('creditos'))).toBe(
      'Créditos por día, últimos 1 días: nada todavía',
    );
  });

  it.each([
    ['documentos', 0, [0, 1]],
    ['documentos', 3, [0, 1, 2, 3]],
    ['documentos', 74, [0, 20, 40, 60, 80]],
    ['documentos', 1_000, [0, 250, 500, 750, 1_000]],
    ['tiempo', 300, [0, 120, 240, 360]],
    ['tiempo', 5 * 3_600, [0, 7_200, 14_400, 21_600]],
  ] as const)('has even steps: %s up to %p', (id, max, expected) => {
    expect(axisTicks(max, metric(id))).toEqual(expected);
  });
});
