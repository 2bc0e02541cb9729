import type { Box, FieldValue } from '../../contracts/evidence';
import type { SignatureVerdict } from '../../contracts/xml-source';
import { agreements } from './agreements';
import { draftData, type Draft, type DraftField } from './draft';
import { NO_FACTS, printedRucs } from './page-facts';
import { readQr } from './qr-evidence';

const ISSUER = '20999999019';
const CUSTOMER = '20999999027';
const PERSON = '10000000014';

type Place = readonly [x: number, y: number];

/** A field whose words stand at a place of the first page, a hundredth high and a tenth wide. */
function field(path: string, value: FieldValue, [x, y]: Place): DraftField {
  const box: Box = { page: 1, x, y, w: 0.1, h: 0.01 };
  const reading = { confidence: 0.95, source: 'texto' as const, candidates: [], reasons: [] };
  return { path, value, rawText: String(value), boxes: [box], ...reading };
}

const draftOf = (...fields: readonly DraftField[]): Draft =>
  new Map(fields.map((one) => [one.path, one]));

interface Options {
  companyRuc?: string;
  qr?: string;
  signature?: SignatureVerdict | null;
  /** Numbers on the page besides those of the two parties. */
  others?: string;
  /** All numbers on the page, where they are not those of the fields. */
  printed?: readonly string[];
}

function proofs(
  draft: Draft,
  { companyRuc, qr, others = '', printed, signature = null }: Options = {},
): string[] {
  const lines = printed ?? [...draft.values()].map(({ value }) => String(value));
  const codes = qr ? [{ text: qr, box: { page: 1, x: 0, y: 0.9, w: 0.1, h: 0.1 } }] : [];
  const found = agreements({
    draft,
    data: draftData(draft),
    evidence: readQr(codes),
    companyRuc: companyRuc ?? null,
    signature,
    printedRucs: printedRucs({ ...NO_FACTS, pages: [[...lines, others]] }),
  });
  return found.map(({ path, proof }) => `${path} ${proof}`);
}

const type = (value: string) => field('documento.tipo', value, [0.7, 0.07]);
const number = field('documento.numero', 'F001-123', [0.7, 0.09]);
const inFrame = field('proveedor.ruc', ISSUER, [0.72, 0.05]);
const inLetterhead = field('proveedor.ruc', ISSUER, [0.1, 0.09]);
const customer = field('cliente.ruc', CUSTOMER, [0.1, 0.2]);
const item = field('productos.0.descripcion', 'Clavos', [0.1, 0.4]);

describe('the check digit of a RUC', () => {
  it('verifies the number that stands in one frame with that of the document', () => {
    expect(proofs(draftOf(type('factura'), number, inFrame))).toEqual(['proveedor.ruc RUC']);
  });

  it.each([
    ['beside the number', inLetterhead],
    ['under the number', field('proveedor.ruc', ISSUER, [0.72, 0.12])],
    ['far above it', field('proveedor.ruc', ISSUER, [0.72, 0.01])],
    ['above it and beside', field('proveedor.ruc', ISSUER, [0.79, 0.05])],
  ])('does not tell whose it is %s', (_name, ruc) => {
    expect(proofs(draftOf(type('factura'), number, ruc))).toEqual([]);
  });

  it('verifies no number that was taken from the QR: another one may be printed', () => {
    const coded = { ...inFrame, source: 'qr' as const };
    expect(proofs(draftOf(type('factura'), number, coded))).toEqual([]);
  });

  it('does not tell whose it is under the number of the other party: that is the block of an address', () => {
    const above = field('cliente.ruc', CUSTOMER, [0.72, 0.02]);
    expect(proofs(draftOf(type('factura'), number, inFrame, above, item))).toEqual([]);
  });

  it('does not tell who issued an order', () => {
    expect(proofs(draftOf(type('orden_compra'), number, inFrame))).toEqual([]);
  });

  it('verifies the issuer where the other one of two is the company itself', () => {
    const draft = draftOf(type('factura'), number, inLetterhead, customer);
    expect(proofs(draft, { companyRuc: CUSTOMER })).toContain('proveedor.ruc RUC');
    expect(proofs(draft, { companyRuc: CUSTOMER, others: PERSON })).not.toContain(
      'proveedor.ruc RUC',
    );
    expect(proofs(draft)).toEqual([]);
  });

  it('verifies the customer where the issuer is known and no third one is printed', () => {
    const draft = draftOf(type('factura'), number, inFrame, customer, item);
    expect(proofs(draft)).toEqual(['proveedor.ruc RUC', 'cliente.ruc RUC']);
    expect(proofs(draft, { others: PERSON })).toEqual(['proveedor.ruc RUC']);
  });

  it('verifies the customer beside an issuer whom a person has corrected, as it did before', () => {
    const typed = { ...inFrame, value: '20100047218', source: 'usuario' as const };
    const draft = draftOf(type('factura'), number, typed, customer, item);
    expect(proofs(draft, { printed: [ISSUER, CUSTOMER] })).toContain('cliente.ruc RUC');
    expect(proofs(draft, { printed: [ISSUER, CUSTOMER, PERSON] })).not.toContain('cliente.ruc RUC');
  });

  it('verifies no number at the foot as the customer: printing houses stand there', () => {
    const foot = field('cliente.ruc', CUSTOMER, [0.1, 0.9]);
    expect(proofs(draftOf(type('factura'), number, inFrame, foot, item))).toEqual([
      'proveedor.ruc RUC',
    ]);
  });

  it('knows the issuer by the QR wherever it stands', () => {
    const qr = `${ISSUER}|01|F001|123|18.00|118.00|2026-03-15|1|12345678|`;
    const draft = draftOf(type('factura'), number, inLetterhead, customer, item);
    expect(proofs(draft, { qr })).toContain('cliente.ruc RUC');
  });

  it('verifies a person as the issuer of a fee receipt, and never a company', () => {
    const parties = (issuer: string, other: string) =>
      draftOf(
        type('recibo_honorarios'),
        number,
        field('proveedor.ruc', issuer, [0.3, 0.5]),
        field('cliente.ruc', other, [0.3, 0.3]),
      );
    expect(proofs(parties(PERSON, CUSTOMER))).toEqual(['proveedor.ruc RUC', 'cliente.ruc RUC']);
    expect(proofs(parties(CUSTOMER, PERSON))).toEqual([]);
    const framed = field('proveedor.ruc', ISSUER, [0.72, 0.05]);
    expect(proofs(draftOf(type('recibo_honorarios'), number, framed))).toEqual([]);
    expect(proofs(parties(PERSON, '15000000016'))).toEqual([]);
  });
});

const row = (at: number, name: string | null): DraftField[] => [
  ...(name ? [field(`productos.${at}.descripcion`, name, [0.1, 0.4 + at / 50])] : []),
  field(`productos.${at}.cantidad`, 10, [0.4, 0.4 + at / 50]),
  field(`productos.${at}.precio_unitario`, 11.8, [0.6, 0.4 + at / 50]),
  field(`productos.${at}.subtotal`, 118, [0.8, 0.4 + at / 50]),
];
const ROW = ['cantidad', 'precio_unitario', 'subtotal'].map((key) => `productos.0.${key} Suma`);

describe('quantity by price', () => {
  it('verifies the numbers of a row', () => {
    expect(proofs(draftOf(...row(0, 'Clavos')))).toEqual(ROW);
  });

  it('verifies none where a row has lost its name: those of the others may have moved', () => {
    expect(proofs(draftOf(...row(0, 'Clavos'), ...row(1, null)))).toEqual([]);
  });

  it('allows for a rounded price where the text is certain, and not where characters were recognised', () => {
    const [name, , , amount] = row(0, 'Clavos');
    if (!name || !amount) throw new Error('a row has four cells');
    const many = field('productos.0.cantidad', 18, [0.4, 0.4]);
    const price = field('productos.0.precio_unitario', 6.56, [0.6, 0.4]);
    const cells = [name, many, price, amount];
    expect(proofs(draftOf(...cells))).toEqual(ROW);
    expect(proofs(draftOf(...cells.map((cell) => ({ ...cell, source: 'ocr' as const }))))).toEqual(
      [],
    );
  });

  it('proves nothing where price and amount have lost the point that others of their column have', () => {
    const read = (at: number, texts: readonly string[], source: DraftField['source'] = 'ocr') =>
      row(at, 'Clavos').map((cell, index): DraftField => {
        const rawText = texts[index - 1];
        return rawText ? { ...cell, value: Number(rawText), rawText, source } : cell;
      });
    const right = read(1, ['10.00', '13.16', '131.60']);
    const isFirstProved = (first: DraftField[], ...others: DraftField[]) =>
      proofs(draftOf(...first, ...others)).includes(ROW[0] ?? '');
    const lost = ['10.00', '1316', '13160'];
    expect(isFirstProved(read(0, lost), ...right)).toBe(false);
    expect(isFirstProved(read(0, ['1000', '13.16', '13160']), ...right)).toBe(false);
    expect(isFirstProved(read(0, lost, 'texto'), ...right)).toBe(true);
    expect(isFirstProved(read(0, ['10.00', '1316', '13160.00']), ...right)).toBe(false);
    expect(isFirstProved(read(0, lost), ...read(1, ['10', '1500', '15000']))).toBe(true);
    expect(
      isFirstProved(read(0, ['10', '13.16', '131.60']), ...read(1, ['2', '3.00', '6.00'])),
    ).toBe(true);
    const total = { ...field('totales.total', 131.6, [0.8, 0.6]), source: 'ocr' as const };
    const subtotal = { ...field('totales.subtotal', 111.53, [0.8, 0.5]), source: 'ocr' as const };
    expect(isFirstProved(read(0, lost), total, subtotal)).toBe(false);
  });

  it('proves nothing by a print that was read twice', () => {
    const [name, , , amount] = row(0, 'Clavos');
    if (!name || !amount) throw new Error('a row has four cells');
    const one = field('productos.0.cantidad', 1, [0.4, 0.4]);
    const price = (place: Place) => field('productos.0.precio_unitario', 118, place);
    expect(proofs(draftOf(name, one, price([0.6, 0.4]), amount))).toEqual(ROW);
    expect(proofs(draftOf(name, one, price([0.8, 0.4]), amount))).toEqual([]);
  });
});

describe('a sum of recognised characters', () => {
  const scanned = (...fields: DraftField[]) =>
    draftOf(...fields.map((one) => ({ ...one, source: 'ocr' as const })));
  const amount = (value: number) => field('productos.0.subtotal', value, [0.8, 0.4]);
  const sum = (key: string, value: number) =>
    field(`totales.${key}`, value, [0.8, 0.5 + value / 9_000]);

  it.each([
    [
      'a row',
      118.02,
      [
        field('productos.0.cantidad', 10, [0.4, 0.4]),
        field('productos.0.precio_unitario', 11.8, [0.6, 0.4]),
      ],
    ],
    ['the rows', 118.02, [sum('total', 118)]],
    ['subtotal and tax', 118, [sum('subtotal', 100), sum('iva', 18), sum('total', 118.04)]],
  ])(
    'verifies nothing where %s is off by a cent or two, which a misread digit may be',
    (_, value, others) => {
      const name = field('productos.0.descripcion', 'Clavos', [0.1, 0.4]);
      expect(proofs(draftOf(name, amount(value), ...others))).not.toEqual([]);
      expect(proofs(scanned(name, amount(value), ...others))).toEqual([]);
    },
  );

  it('verifies what adds up to the cent', () => {
    expect(proofs(scanned(sum('subtotal', 100), sum('iva', 18), sum('total', 118)))).toHaveLength(
      3,
    );
  });
});

describe('the sum of the lines', () => {
  const amount = field('productos.0.subtotal', 118, [0.8, 0.4]);
  const total = (place: Place) => field('totales.total', 118, place);

  it('verifies the total that they come to', () => {
    expect(proofs(draftOf(amount, total([0.8, 0.6])))).toEqual(['totales.total Suma']);
  });

  it('is no source of its own where one amount was read as both', () => {
    expect(proofs(draftOf(amount, total([0.8, 0.4])))).toEqual([]);
  });
});

describe('the sum of the taxes and what is taxed', () => {
  const sum = (path: string, value: number, y: number) => field(`totales.${path}`, value, [0.8, y]);
  const parts = [sum('subtotal', 546.93, 0.5), sum('iva', 98.45, 0.52)];

  it('verifies what it adds and what it comes to', () => {
    expect(proofs(draftOf(...parts, sum('total', 645.38, 0.54)))).toEqual([
      'totales.subtotal Suma',
      'totales.iva Suma',
      'totales.total Suma',
    ]);
  });

  it.each([645.38, 645.4])(
    'does not tell whether %s before or after the printed rounding is the total',
    (total) => {
      const line = field('productos.0.subtotal', 645.38, [0.8, 0.4]);
      const rounded = [line, ...parts, sum('redondeo', 0.02, 0.56), sum('total', total, 0.58)];
      expect(proofs(draftOf(...rounded))).toEqual(['totales.subtotal Suma', 'totales.iva Suma']);
    },
  );
});

describe('the signature of an XML', () => {
  const said = { ...field('totales.total', 118, [0.8, 0.6]), source: 'xml' as const };
  const emptied = { ...field('documento.serie', null, [0.8, 0.6]), source: 'xml' as const };
  const draft = draftOf(
    said,
    emptied,
    field('totales.subtotal', 100, [0.8, 0.5]),
    field('totales.iva', 18, [0.8, 0.55]),
  );
  const SUMS = ['totales.subtotal Suma', 'totales.iva Suma', 'totales.total Suma'];

  it('that holds verifies what the XML says, and nothing that does not come from it', () => {
    expect(proofs(draft, { signature: 'intacta' })).toEqual(['totales.total Firma', ...SUMS]);
    expect(proofs(draft)).toEqual(SUMS);
  });

  it.each(['alterada', 'rota', 'sin_firma', 'fuera_de_fecha'] as const)(
    'that is %s lets nothing else in it be proved',
    (signature) => expect(proofs(draft, { signature })).toEqual([]),
  );
});
