import type { FieldValue } from '../../contracts/evidence';
import { agreements } from '../../rules/scoring/agreements';
import { draftData, type Draft, type DraftField } from '../../rules/scoring/draft';
import { NO_FACTS, printedRucs } from '../../rules/scoring/page-facts';
import { readQr } from '../../rules/scoring/qr-evidence';
import { reconcileQr, reconcileSums } from './reconcile-sums';

const UNSURE = 0.6;

const field = (path: string, value: FieldValue, confidence = 0.95): DraftField => ({
  path,
  value,
  rawText: typeof value === 'number' ? value.toFixed(2) : String(value),
  confidence,
  source: 'ocr',
  boxes: [{ page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.01 }],
  candidates: [],
  reasons: [],
});

const draftOf = (...fields: readonly DraftField[]): Draft =>
  new Map(fields.map((one) => [one.path, one]));

const words = (text: string) => field('informacion_adicional.monto_en_letras', text);

const totalOf = (draft: Draft): FieldValue | undefined =>
  reconcileSums(draft).get('totales.total')?.value;

const proofs = (draft: Draft): string[] =>
  agreements({
    draft,
    data: draftData(draft),
    evidence: readQr([]),
    companyRuc: null,
    signature: null,
    printedRucs: printedRucs(NO_FACTS),
  }).map(({ path, proof }) => `${path} ${proof}`);

describe('a sure reading beside the QR code', () => {
  const DIGEST = 'zQXFCSFPAR6OuXdzavDYXAWLlGK=';
  const text = `20100047218|01|FA01|34157|180.00|1180.00|2026-08-03|6|20999999019|${DIGEST}|`;
  const evidence = readQr([{ text, box: { page: 1, x: 0, y: 0, w: 0.1, h: 0.1 } }]);
  const read = (path: string, value: string, source: 'ocr' | 'texto' = 'ocr') =>
    reconcileQr(draftOf({ ...field(path, value), source }), evidence).get(path);

  it.each([
    ['documento.folio_fiscal', 'zQXFCSFPAR6OuXdzavDYXAWLIGK=', DIGEST],
    ['documento.folio_fiscal', 'zQXFC5FPAR60uXdzavDYXAWIIGK=', DIGEST],
    ['documento.numero', 'FA01', 'FA01-34157'],
  ])('is its, where OCR gave only a part of it: %s %s', (path, value, wanted) => {
    const found = read(path, value);
    expect(found).toMatchObject({ value: wanted, source: 'qr', candidates: [{ value }] });
    expect(found?.reasons.join(' ')).toContain('se tomó el valor del QR');
    expect(read(path, value, 'texto')?.value).toBe(value);
  });

  it.each([
    ['documento.folio_fiscal', '2QXFC5FPAR60uXdzavDYXAWIIGK='],
    ['documento.numero', 'FA01-34158'],
    ['documento.numero', 'FA0'],
    ['documento.numero', '001-34158'],
  ])('stays what it is where it says something else: %s %s', (path, value) => {
    expect(read(path, value)?.value).toBe(value);
  });
});

describe('an unsure total beside the amount in words', () => {
  it('is what the words say where they differ by a slip', () => {
    const said = words('MIL NOVECIENTOS OCHENTA Y OCHO CON 32/100 SOLES');
    expect(totalOf(draftOf(field('totales.total', 1988.82, UNSURE), said))).toBe(1988.32);
  });

  it('stays where the words have lost their first ones', () => {
    const cut = words('NOVECIENTOS OCHENTA Y OCHO CON 32/100 SOLES');
    expect(totalOf(draftOf(field('totales.total', 1988.32, UNSURE), cut))).toBe(1988.32);
  });

  it('stays where they differ by more than a slip, for no printed value is replaced in silence', () => {
    const said = words('MIL NOVECIENTOS OCHENTA Y OCHO CON 32/100 SOLES');
    expect(totalOf(draftOf(field('totales.total', 2777.82, UNSURE), said))).toBe(2777.82);
  });

  it('stays where it was read surely', () => {
    const said = words('MIL NOVECIENTOS OCHENTA Y OCHO CON 32/100 SOLES');
    expect(totalOf(draftOf(field('totales.total', 1988.82), said))).toBe(1988.82);
  });

  it('is taken with its reading as a candidate, and says why', () => {
    const read = field('totales.total', 1988.82, UNSURE);
    const said = words('MIL NOVECIENTOS OCHENTA Y OCHO CON 32/100 SOLES');
    expect(reconcileSums(draftOf(read, said)).get('totales.total')).toMatchObject({
      ...{ value: 1988.32, settledBy: 'Letras', confidence: 0.72 },
      candidates: [{ value: 1988.82, source: 'ocr', boxes: read.boxes }],
      reasons: ['La impresión se lee con dudas; se tomó el monto en letras.'],
    });
  });

  it('is not verified by the words that it was taken from', () => {
    const said = words('MIL NOVECIENTOS OCHENTA Y OCHO CON 32/100 SOLES');
    const read = draftOf(field('totales.total', 1988.32), said);
    const taken = reconcileSums(draftOf(field('totales.total', 1988.82, UNSURE), said));
    expect(proofs(read)).toEqual(['totales.total Letras']);
    expect(proofs(taken)).toEqual([]);
  });
});

describe('an unsure amount beside those that it adds up with', () => {
  const sums = (...others: readonly DraftField[]): Draft =>
    draftOf(
      field('totales.subtotal', 1060, UNSURE),
      field('totales.iva', 180),
      field('totales.total', 1180),
      ...others,
    );
  const subtotalOf = (draft: Draft) => reconcileSums(draft).get('totales.subtotal')?.value;

  it('is the one with which they add up, which verifies none of them', () => {
    expect(subtotalOf(sums())).toBe(1000);
    expect(proofs(reconcileSums(sums()))).toEqual([]);
  });

  it('stays where something else is added to them', () => {
    expect(subtotalOf(sums(field('totales.icbper', 2)))).toBe(1060);
    expect(subtotalOf(sums(field('totales.icbper', 0)))).toBe(1000);
  });

  it.each([
    ['they differ by more than a slip', field('totales.total', 3555)],
    ['two of them are unsure', field('totales.iva', 180, UNSURE)],
    ['they add up but for a rounding', field('totales.total', 1240.05)],
    ['one of them is missing', field('totales.total', null)],
  ])('stays where %s', (_, other) => {
    expect(subtotalOf(sums(other))).toBe(1060);
  });

  it.each([
    ['totales.iva', 180, 186],
    ['totales.total', 1180, 1188],
  ])('is the other one: %s', (path, value, read) => {
    const draft = sums(field('totales.subtotal', 1000), field(path, read, UNSURE));
    expect(reconcileSums(draft).get(path)).toMatchObject({ value, settledBy: 'Suma' });
  });
});

describe('an amount whose point or cents OCR did not see', () => {
  const printed = (path: string, rawText: string, source: 'ocr' | 'texto' = 'ocr'): DraftField => ({
    ...field(path, Number(rawText)),
    ...{ rawText, source },
  });
  const sums = (...others: readonly DraftField[]): Draft =>
    draftOf(
      field('totales.subtotal', 7096.13),
      field('totales.iva', 1277.3, UNSURE),
      field('totales.total', 8373.43),
      ...others,
    );
  const valueAt = (path: string, ...others: readonly DraftField[]) =>
    reconcileSums(sums(...others)).get(path)?.value;

  it.each([
    ['totales.subtotal', '709613', 7096.13],
    ['totales.subtotal', '7096', 7096.13],
    ['totales.iva', '127730', 1277.3],
    ['totales.total', '8373', 8373.43],
  ])('is what the sum says, however sure its figures are: %s %s', (path, rawText, value) => {
    expect(valueAt(path, printed(path, rawText))).toBe(value);
    expect(reconcileSums(sums(printed(path, rawText))).get(path)?.settledBy).toBe('Suma');
  });

  it.each(['709612', '7097', '70961'])('stays where it has another figure: %s', (rawText) => {
    expect(valueAt('totales.subtotal', printed('totales.subtotal', rawText))).toBe(Number(rawText));
  });

  it('stays where the file itself says so, or two of them lost it', () => {
    const [cut, told] = ['ocr', 'texto'].map((source) =>
      printed('totales.subtotal', '709613', source as 'ocr' | 'texto'),
    ) as [DraftField, DraftField];
    expect(valueAt('totales.subtotal', told)).toBe(709613);
    expect(valueAt('totales.subtotal', cut, printed('totales.total', '8373'))).toBe(709613);
  });

  it('is that of the taxed operations, too, where it was read for both', () => {
    const both = ['subtotal', 'gravada'].map((key) => printed(`totales.${key}`, '7096'));
    expect(valueAt('totales.gravada', ...both)).toBe(7096.13);
    const other = field('totales.gravada', 7000);
    expect(valueAt('totales.gravada', printed('totales.subtotal', '7096'), other)).toBe(7000);
  });

  it('is reckoned with what is added and taken off, told before it or after', () => {
    const tax = printed('totales.iva', '127730');
    const others = [field('totales.descuentos', 152.57), field('totales.icbper', 2)];
    expect(valueAt('totales.iva', tax, ...others)).toBe(1277.3);
    const total = field('totales.total', 8222.86);
    expect(valueAt('totales.iva', tax, total, ...others)).toBe(1277.3);
    const signed = field('totales.descuentos', -152.57);
    expect(valueAt('totales.iva', tax, total, ...others, signed)).toBe(1277.3);
    const bag = [field('totales.icbper', 0.2), field('totales.otros_impuestos', 0.2)];
    const withBag = field('totales.total', 8373.63);
    expect(valueAt('totales.iva', tax, withBag, ...bag)).toBe(1277.3);
    const sure = field('totales.iva', 1277.8, UNSURE);
    expect(valueAt('totales.iva', sure, total, ...others)).toBe(1277.8);
  });

  it('is what the words say, too', () => {
    const said = words('OCHO MIL TRESCIENTOS SETENTA Y TRES CON 43/100 SOLES');
    expect(totalOf(draftOf(printed('totales.total', '837343'), said))).toBe(8373.43);
  });
});
