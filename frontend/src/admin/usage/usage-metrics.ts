import type { UsageDay } from '@contracts/admin';
import { formatCount, formatDuration } from '../format';

export type MetricId = 'documentos' | 'tiempo' | 'creditos';

export interface Metric {
  id: MetricId;
  label: string;
  /** Whole of a day. */
  valueOf(day: UsageDay): number;
  /** The part of it that went wrong. */
  failedOf(day: UsageDay): number;
  format(value: number): string;
}

const nothingFailed = (): number => 0;

/** What can be seen day by day. */
export const METRICS: readonly Metric[] = [
  {
    id: 'documentos',
    label: 'Documentos',
    valueOf: ({ documents }) => documents,
    failedOf: ({ failed }) => failed,
    format: formatCount,
  },
  {
    id: 'tiempo',
    label: 'Tiempo',
    valueOf: ({ processingTime }) => processingTime,
    failedOf: nothingFailed,
    format: formatDuration,
  },
  {
    id: 'creditos',
    label: 'Créditos',
    valueOf: ({ creditsUsed }) => creditsUsed,
    failedOf: nothingFailed,
    format: formatCount,
  },
];

export interface Bar {
  day: string;
  good: number;
  failed: number;
}

/** A day's bar: what went well, and on top of it what did not. */
export const barsOf = (days: readonly UsageDay[], metric: Metric): Bar[] =>
  days.map((day) => {
    const failed = metric.failedOf(day);
    return { day: day.day, good: metric.valueOf(day) - failed, failed };
  });

export const sumOf = (days: readonly UsageDay[], metric: Metric): number =>
  days.reduce((sum, day) => sum + metric.valueOf(day), 0);

/** The chart in a sentence. */
export function describeUsage(days: readonly UsageDay[], metric: Metric): string {
  const sum = sumOf(days, metric);
  const span = `${metric.label} por día, últimos ${days.length} días`;
  const best = [...days].sort((a, b) => metric.valueOf(b) - metric.valueOf(a))[0];
  if (!best || sum === 0) return `${span}: nada todavía`;
  return `${span}: ${metric.format(sum)} en total, como máximo ${metric.format(metric.valueOf(best))} el ${best.day}`;
}

/** Even steps of an axis that a person reads at a glance: 0, 20, 40 …; time in whole minutes or hours. */
export function axisTicks(max: number, metric: Metric): number[] {
  const unit = metric.id === 'tiempo' ? (max > 4 * 3_600 ? 3_600 : 60) : 1;
  const rough = Math.max(max / unit / 4, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((factor) => {
    const size = factor * power;
    return size >= rough && Number.isInteger(size);
  });
  const size = (step ?? 10) * power * unit;
  return Array.from({ length: Math.max(1, Math.ceil(max / size)) + 1 }, (_, index) => index * size);
}
