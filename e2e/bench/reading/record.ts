import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GradedCase } from './grade/read-case';

/** Documents of each layout that a published figure needs at least (docs/decisions/029). */
export const PUBLISHED_FROM = 18;

const FILE = path.resolve(__dirname, '../../../frontend/src/public/content/measured-accuracy.ts');

/** Writes the figure that the public pages show: fields of PDFs with text, of checked layouts only. */
export function recordAccuracy(honest: readonly GradedCase[], date: string): void {
  const checked = honest.filter(
    ({ asked: { role, form } }) => role === 'comprobado' && form === 'texto',
  );
  const fields = checked.flatMap(({ fields: some }) => some);
  const right = fields.filter(({ isRight }) => isRight).length;
  const layouts = new Set(checked.map(({ asked }) => asked.layout)).size;
  writeFileSync(
    FILE,
    `import type { MeasuredAccuracy } from './accuracy-words';

/** Written by a run of the reading bench (\`BENCH_RECORD=1\`), never by hand. */
export const MEASURED_ACCURACY: MeasuredAccuracy = {
  share: ${Number((right / fields.length).toFixed(4))},
  fields: ${fields.length},
  documents: ${checked.length},
  layouts: ${layouts},
  date: '${date}',
};
`,
  );
}
