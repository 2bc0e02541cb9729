import type { FieldSource, FieldValue } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { Draft } from './draft';
import { hearSource, type OtherSource } from './other-source';

const said: ExtractedData = {
  documento: { tipo: 'factura', numero: 'F001-123', fecha_emision: '2026-03-15', moneda: 'PEN' },
  proveedor: { nombre: 'COMERCIAL ANDINA S.A.C.', ruc: '20999999019', direccion: 'AV. LIMA 1' },
  cliente: { nombre: 'B S.A.', ruc: '20999999027' },
  totales: { subtotal: 1000, gravada: 1000, iva: 180, total: 1180, isc: 0 },
  productos: [
    { descripcion: 'Cemento gris', cantidad: 10, precio_unitario: 84.7457627, subtotal: 847.46 },
    { descripcion: 'Arena', cantidad: 2, precio_unitario: 76.27, subtotal: 152.54 },
  ],
};
type Changes = Record<string, FieldValue>;

function changed(changes: Changes): ExtractedData {
  const data = structuredClone(said) as unknown as Record<string, Record<string, unknown>>;
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const at = keys.reduce<Record<string, unknown>>(
      (node, key) => (node[key] ?? {}) as Record<string, unknown>,
      data,
    );
    at[last] = value;
  }
  return data;
}

const drafted = (data: ExtractedData, source: FieldSource, confidence: number): Draft => {
  const leaves = (value: unknown, path: string): [string, FieldValue][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => leaves(one, path ? `${path}.${key}` : key))
      : [[path, value as FieldValue]];
  const field = ([path, value]: [string, FieldValue]) => ({
    ...{ path, value, rawText: String(value), confidence, source, boxes: [], candidates: [] },
    reasons: [],
  });
  return new Map(leaves(data, '').map((leaf) => [leaf[0], field(leaf)]));
};
const XML: OtherSource = { kind: 'xml', xml: { verdict: 'intacta', signer: null }, data: said };
const hear = (
  changes: Changes,
  options: { other?: OtherSource; source?: FieldSource; confidence?: number } = {},
) => {
  const { other = XML, source = 'texto', confidence = 1 } = options;
  const data = changed(changes);
  return hearSource(drafted(data, source, confidence), data, other);
};
const differing = (changes: Changes): string[] => [...hear(changes).differing];

describe('a document beside the other original of its comprobante', () => {
  it('is proved by what its signed XML says as well', () => {
    const { agreements, differing, findings, doubts } = hear({});
    expect({ findings, doubts, differing: [...differing] }).toEqual({
      ...{ findings: [], doubts: [], differing: [] },
    });
    const proved = agreements.map(({ path, proof }) => `${path} ${proof}`);
    expect(proved).toContain('totales.total Firma');
    expect(proved).toContain('productos.1.subtotal Firma');
    expect(proved).not.toContain('proveedor.direccion Firma');
  });

  it.each<[string, FieldValue, string]>([
    ['totales.total', 1180.01, 'El XML dice 1,180.00; el dato del documento es 1,180.01.'],
    ['totales.iva', 18, 'El XML dice 180.00; el dato del documento es 18.00.'],
    [
      'documento.fecha_emision',
      '2026-03-16',
      'El XML dice 15 mar 2026; el dato del documento es 16 mar 2026.',
    ],
    ['documento.moneda', 'USD', 'El XML dice PEN; el dato del documento es USD.'],
    [
      'cliente.ruc',
      '20999999019',
      'El XML dice 20999999027; el dato del documento es 20999999019.',
    ],
  ])(
    'is contradicted where %s differs, and the other value can be taken',
    (path, value, message) => {
      const { findings, draft } = hear({ [path]: value });
      expect(findings.map((one) => [one.id, one.message, one.paths])).toEqual([
        ['XML_DIFIERE', message, [path]],
      ]);
      expect(draft.get(path)?.candidates).toEqual([
        { value: expect.anything() as FieldValue, source: 'xml', boxes: [] },
      ]);
      expect(draft.get(path)?.value).toBe(value);
    },
  );

  it.each<[string, Changes]>([
    ['a name that is cut', { 'proveedor.nombre': 'COMERCIAL ANDINA' }],
    ['a name in other letters', { 'proveedor.nombre': 'Comercial Ándina SAC' }],
    ['a number with its padding', { 'documento.numero': 'F001-00000123' }],
    ['amounts with a minus', { 'totales.total': -1180, 'totales.iva': -180 }],
    ['a price with the tax', { 'productos.0.precio_unitario': 100, 'productos.0.subtotal': 1000 }],
    ['a price at the rate of restaurants', { 'productos.1.precio_unitario': 83.9 }],
    ['another address', { 'proveedor.direccion': 'JR. CUSCO 2' }],
  ])('says the same with %s', (_, changes) => {
    expect(differing(changes)).toEqual([]);
  });

  it('may call the amount before discounts its subtotal', () => {
    const data = changed({ 'totales.descuentos': 50, 'totales.subtotal': 950 });
    const other = { ...XML, data };
    expect([...hear({ 'totales.subtotal': 1000 }, { other }).differing]).toEqual([]);
    expect([...hear({ 'totales.subtotal': 1001 }, { other }).differing]).toEqual([
      'totales.subtotal',
    ]);
  });

  it.each<[string, Changes, string]>([
    ['a quantity', { 'productos.1.cantidad': 3 }, 'productos.1.cantidad'],
    ['a price', { 'productos.1.precio_unitario': 77.27 }, 'productos.1.precio_unitario'],
    ['a name', { 'proveedor.nombre': 'OTRA EMPRESA' }, 'proveedor.nombre'],
  ])('is doubted, and not accused, where %s differs', (_, changes, path) => {
    const { findings, doubts } = hear(changes);
    expect(findings).toEqual([]);
    expect(doubts.map(({ paths }) => paths)).toEqual([[path]]);
  });

  it('knows its lines in another order, and names those that are missing', () => {
    const { productos = [] } = said;
    const turned = { ...said, productos: [...productos].reverse() };
    expect([...hearSource(drafted(turned, 'texto', 1), turned, XML).differing]).toEqual([]);
    const fewer = { ...said, productos: productos.slice(0, 1) };
    const { doubts } = hearSource(drafted(fewer, 'texto', 1), fewer, XML);
    expect(doubts.map(({ message, paths }) => [message, paths])).toEqual([
      ['El XML trae 2 líneas; el documento, 1 línea.', ['productos.0.subtotal']],
    ]);
    const none = { ...said, productos: [] };
    expect([...hearSource(drafted(none, 'texto', 1), none, XML).differing]).toEqual([]);
  });

  it('is doubted where its own reading is unsure', () => {
    const { findings, doubts } = hear(
      { 'totales.total': 1188 },
      { source: 'ocr', confidence: 0.6 },
    );
    expect([findings.length, doubts.length]).toEqual([0, 1]);
  });

  it.each(['alterada', 'rota', 'sin_firma', 'fuera_de_fecha'] as const)(
    'is neither proved nor accused by an XML that is %s',
    (verdict) => {
      const other = { ...XML, xml: { verdict, signer: null } };
      const heard = hear({ 'totales.total': 1 }, { other });
      expect([heard.agreements, heard.findings]).toEqual([[], []]);
      expect(heard.doubts).toHaveLength(1);
    },
  );

  it('is offered what it does not have, and nothing is put in', () => {
    const { draft, differing } = hear({ 'documento.fecha_emision': null, 'totales.gravada': null });
    expect(differing.size).toBe(0);
    expect(draft.get('documento.fecha_emision')).toMatchObject({
      ...{ value: null, reasons: ['El XML trae 15 mar 2026.'] },
      candidates: [{ value: '2026-03-15', source: 'xml' }],
    });
  });

  it('holds an XML against its page in the same way', () => {
    const page: OtherSource = { kind: 'pagina', data: changed({ 'totales.total': 1_190 }) };
    const { findings, agreements, draft } = hear({}, { other: page, source: 'xml' });
    expect(findings.map(({ message }) => message)).toEqual([
      'La página dice 1,190.00; el dato del documento es 1,180.00.',
    ]);
    expect(agreements).toEqual([]);
    expect(draft.get('totales.total')?.candidates).toMatchObject([{ source: 'texto' }]);
  });
});
