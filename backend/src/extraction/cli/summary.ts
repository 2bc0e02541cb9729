import { basename } from 'node:path';
import { AUTHENTICITY_LABEL, authenticityLevel } from '../../rules/authenticity-label';
import type { Outcome } from './find-documents';

const HEADER = [
  'Archivo',
  'Documento',
  'RUC proveedor',
  'Total',
  'Confianza',
  'Autenticidad',
  'Seg.',
];
const RIGHT_ALIGNED = new Set([3, 4, 6]);
const MAX_NAME_CHARS = 40;

const shortened = (text: string): string =>
  text.length > MAX_NAME_CHARS ? `${text.slice(0, MAX_NAME_CHARS - 1)}…` : text;

const seconds = (value: number): string => value.toFixed(1).replace('.', ',');

function amount(total: number | null | undefined, currency: string | null | undefined): string {
  if (total === null || total === undefined) return '-';
  const text = total.toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${text} ${currency ?? ''}`.trim();
}

function rowOf(outcome: Outcome): string[] {
  const name = shortened(basename(outcome.document.path));
  if ('failure' in outcome) return [name, `ERROR: ${outcome.failure}`];
  const { extractedData: data, confidence, authenticity } = outcome.read.result;
  return [
    name,
    `${data.documento?.tipo ?? 'otro'} ${data.documento?.numero ?? ''}`.trim(),
    data.proveedor?.ruc ?? '-',
    amount(data.totales?.total, data.documento?.moneda),
    `${Math.round(confidence * 100)} %`,
    AUTHENTICITY_LABEL[authenticityLevel(authenticity)],
    seconds(outcome.read.processingTime),
  ];
}

/** A table of what was read, one line a document, and a last line with the counts. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = [HEADER, ...outcomes.map(rowOf)];
  // A failure's message may be long; it is alone in its row and sets no width.
  const whole = rows.filter((row) => row.length === HEADER.length);
  const names = rows.map((row) => row[0] ?? '');
  const widths = HEADER.map((_, column) =>
    Math.max(
      ...(column === 0 ? names : whole.map((row) => row[column] ?? '')).map((cell) => cell.length),
    ),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return RIGHT_ALIGNED.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const failed = outcomes.filter((outcome) => 'failure' in outcome).length;
  return [...lines, '', `${outcomes.length - failed} leídos, ${failed} con error.`].join('\n');
}
