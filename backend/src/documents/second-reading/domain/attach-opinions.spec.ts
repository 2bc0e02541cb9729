import type { FieldRecord } from '../../../rules/scoring/reading';
import { attachOpinions, type SecondReading } from './attach-opinions';

const field = (path: string, value: string | number | null, over = {}): FieldRecord => ({
  path,
  value,
  rawText: null,
  confidence: 0.8,
  state: 'leido',
  reasons: [],
  source: 'ocr',
  boxes: [],
  candidates: [],
  ...over,
});
const said = (path: string, value: string | number | null) => ({
  path,
  value,
  source: 'llm' as const,
  boxes: [],
});
const reading = (fields: SecondReading['fields'], over: Partial<SecondReading> = {}) => ({
  runId: 'r2',
  fields,
  first: 'Foliado Local',
  second: 'OpenAI',
  isStranger: true,
  hasSeenPages: true,
  ...over,
});
const opinions = (fields: readonly FieldRecord[]) =>
  Object.fromEntries(fields.map(({ path, second }) => [path, second?.value]));

describe('a second reading on the fields of a document', () => {
  it('stands with what the engine read, also where a person has written since', () => {
    const read = { value: 1, source: 'ocr' as const, confidence: 1, reasons: [], candidates: [] };
    const fields = [field('totales.total', 5, { read }), field('totales.iva', 180)];
    const attached = attachOpinions(fields, reading([said('totales.total', 1)]));
    expect(opinions(attached)).toEqual({ 'totales.total': 1, 'totales.iva': undefined });
    expect(attached[0]).toMatchObject({ value: 5, second: { isIndependent: true, runId: 'r2' } });
  });

  it('is no opinion where the value comes from the code or from a rule', () => {
    const coded = { ...said('totales.total', 1), source: 'qr' as const };
    const derived = { ...said('documento.serie', 'F001'), source: 'regla' as const };
    const attached = attachOpinions([field('totales.total', 1)], reading([coded, derived]));
    expect(opinions(attached)).toEqual({ 'totales.total': undefined });
  });

  it('takes the place of an earlier one, whole', () => {
    const first = attachOpinions(
      [field('totales.total', 1), field('totales.iva', 2)],
      reading([said('totales.total', 1), said('totales.iva', 2)], { runId: 'r1' }),
    );
    const second = attachOpinions(first, reading([said('totales.total', 3)]));
    expect(opinions(second)).toEqual({ 'totales.total': 3, 'totales.iva': undefined });
  });

  it('adds what only the second engine found, but no rows', () => {
    const attached = attachOpinions(
      [field('productos.0.cantidad', 1)],
      reading([said('productos.1.cantidad', 7), said('detraccion.monto', 9)]),
    );
    expect(attached.map(({ path, value }) => [path, value])).toEqual([
      ['productos.0.cantidad', 1],
      ['detraccion.monto', null],
    ]);
    expect(attached[1]?.second?.value).toBe(9);
  });

  it.each([
    ['another model of the same vendor', { isStranger: false }, 'ocr', false],
    ['the same uncertain words', { hasSeenPages: false }, 'ocr', false],
    ['the words of a text layer', { hasSeenPages: false }, 'texto', true],
  ])('is a source of its own or not: %s', (_, over, source, expected) => {
    const [attached] = attachOpinions(
      [field('totales.total', 1, { source })],
      reading([said('totales.total', 1)], over),
    );
    expect(attached?.second?.isIndependent).toBe(expected);
  });
});
