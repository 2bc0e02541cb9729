import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';

const OUTPUT = path.resolve(__dirname, '../output/bench');

/** The value below which `share` (0..1) of the sorted values lie; nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('no values');
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.min(Math.max(rank, 0), sorted.length - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('no values');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const p95 = (values: readonly number[]): number => percentile(values, 0.95);

/** "132 ms", "2.41 s". */
export function time(milliseconds: number): string {
  return milliseconds < 1_000
    ? `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
    : `${(milliseconds / 1_000).toFixed(2)} s`;
}

export const ratio = (part: number, whole: number): string => `${(part / whole).toFixed(2)}x`;

export const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

/** On what it was measured: figures of two machines compare by their ratios only. */
export function machineLine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = (totalmem() / 2 ** 30).toFixed(1);
  return `${availableParallelism()} x ${model}, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

function tableText(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Prints a table under its title and keeps it, with the machine, in `e2e/output/bench`. */
export function publish(
  name: string,
  title: string,
  rows: readonly Record<string, string>[],
): void {
  const text = `${title}\n${machineLine()}\n\n${tableText(rows)}\n`;
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path.join(OUTPUT, `${name}.txt`), text);
  writeFileSync(
    path.join(OUTPUT, `${name}.json`),
    `${JSON.stringify({ title, machine: machineLine(), rows }, null, 2)}\n`,
  );
  process.stdout.write(`\n${text}\n`);
}
