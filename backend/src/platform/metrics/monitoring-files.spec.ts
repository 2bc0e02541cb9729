import { readFileSync } from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(__dirname, '../../../../docs');
const read = (file: string): string => readFileSync(path.join(DOCS, file), 'utf8');
/** As `scaling.md` tells them; suffixes of histograms taken off. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:foliado|nodejs|process)_[a-z0-9_]+\b/g)].map(([name]) =>
    name.replace(/_(?:count|sum|bucket)$/, ''),
  );

describe('the rules and the board for the operator', () => {
  const told = new Set(namesIn(read('scaling.md')));

  it.each(['monitoring/foliado.rules.yml', 'monitoring/grafana.json'])(
    '%s asks for metrics that there are',
    (file) => {
      const asked = [...new Set(namesIn(read(file)))];
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.filter((name) => !told.has(name))).toEqual([]);
    },
  );
});
