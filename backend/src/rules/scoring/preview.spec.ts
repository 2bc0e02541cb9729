import type { Finding } from '../../contracts/authenticity';
import type { FieldEvidence, FieldProof, FieldValue } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import { preview, type PreviewInput } from './preview';

const field = (
  path: string,
  value: FieldValue,
  change: Partial<FieldEvidence> = {},
): FieldEvidence => ({
  ...{ path, value, rawText: null, confidence: 0.9, state: 'leido', reasons: [] },
  ...{ source: 'ocr', boxes: [], candidates: [] },
  ...change,
});
const proved = (path: string, value: FieldValue, proof: FieldProof) =>
  field(path, value, { state: 'verificado', proof, reasons: ['Lo dice otro.'] });
const finding = (id: Finding['id'], ...paths: string[]): Finding => ({
  id,
  message: `${id}.`,
  paths,
});
const shown = (
  fields: readonly FieldEvidence[],
  change: Partial<PreviewInput>,
  data: ExtractedData = {},
) =>
  preview({
    ...{ data, findings: [], values: {}, open: [], today: '2026-04-01' },
    fields: Object.fromEntries(fields.map((one) => [one.path, one])),
    ...change,
  });
const NOTE = 'informacion_adicional.observaciones';

describe('a preview', () => {
  it('of nothing changed is what is saved, with what contradicts it', () => {
    const fields = [field('totales.total', 1180)];
    const findings = [
      finding('QR_NO_COINCIDE', 'totales.total'),
      finding('CORREGIDO_A_MANO', 'documento.tipo'),
    ];
    const data = { totales: { total: 1180 } };
    const result = shown(fields, { findings }, data);
    expect(result.data).toBe(data);
    expect(result.fields).toEqual({ 'totales.total': fields[0] });
    expect(result.against).toEqual([findings[0]]);
  });

  it('of a value that nobody had read is that of a person', () => {
    const { fields, data } = shown([], { values: { [NOTE]: 'Urgente' } });
    expect(fields[NOTE]).toEqual(
      field(NOTE, 'Urgente', { source: 'usuario', state: 'editado', confidence: 1 }),
    );
    expect(data.informacion_adicional?.observaciones).toBe('Urgente');
    expect(shown([], { values: { [NOTE]: null } }).fields[NOTE]?.state).toBe('vacio');
  });

  it.each<[string, FieldEvidence, FieldValue, string | null]>([
    ['proved it', proved('totales.total', 1180, 'QR'), 1181, 'El código QR dice 1180.'],
    ['proved it, the same', proved('totales.total', 1180, 'QR'), 1180, null],
    ['proved it, nothing', proved('totales.total', 1180, 'QR'), null, null],
    [
      'offered another',
      field('totales.total', 1180, { candidates: [{ value: 1182, source: 'qr', boxes: [] }] }),
      1180,
      'El código QR dice 1182.',
    ],
    [
      'did not say the other candidate',
      field('totales.total', 1180, { candidates: [{ value: 1182, source: 'ocr', boxes: [] }] }),
      1180,
      null,
    ],
    ['said nothing', proved('totales.total', 1180, 'Suma'), 1181, null],
    ['gave a text', proved('documento.serie', 'F001', 'QR'), 'F002', 'El código QR dice F001.'],
  ])('hears the code that %s', (_, one, value, reason) => {
    const { fields, against } = shown([one], { values: { [one.path]: value } });
    expect(fields[one.path]?.reasons).toEqual(reason === null ? [] : [reason]);
    expect(against.map(({ message }) => message)).toEqual(reason === null ? [] : [reason]);
    expect(fields[one.path]).not.toHaveProperty('proof');
    expect(fields[one.path]?.confidence).toBe(reason === null ? 1 : 0.4);
  });

  it('keeps what the pages said of the fields that stand', () => {
    const findings = [finding('QR_NO_COINCIDE', 'proveedor.ruc'), finding('QR_NO_COINCIDE', NOTE)];
    const fields = [field('proveedor.ruc', '20999999019', { confidence: 0.3 }), field(NOTE, 'a')];
    const result = shown(fields, { findings, values: { [NOTE]: 'b' } });
    expect(result.against).toEqual([findings[0]]);
    expect(result.fields['proveedor.ruc']).toMatchObject({
      ...{ state: 'contradice', reasons: ['QR_NO_COINCIDE.'], confidence: 0.3 },
    });
    const open = shown(fields, { findings, open: ['proveedor.ruc'] });
    expect(open.fields['proveedor.ruc']).toMatchObject({ state: 'editado', reasons: [] });
  });

  it('lets go of what the data said, and of nothing else', () => {
    const findings = [finding('RUC_INVALIDO', 'proveedor.ruc')];
    const saved: Partial<FieldEvidence> = {
      ...{ state: 'contradice', reasons: ['RUC_INVALIDO.', 'Borroso.'] },
    };
    const beside = (change: Partial<FieldEvidence>, value: FieldValue = 'x', said = findings) =>
      shown([field('proveedor.ruc', value, { ...saved, ...change })], {
        ...{ findings: said, values: { [NOTE]: 'b' } },
      }).fields['proveedor.ruc'];
    expect(beside({})).toMatchObject({ state: 'leido', reasons: ['Borroso.'] });
    expect(beside({ source: 'usuario' })).toMatchObject({ state: 'editado' });
    expect(beside({}, null)).toMatchObject({ state: 'vacio' });
    expect(beside({ state: 'dudoso' })).toMatchObject({ state: 'dudoso', reasons: saved.reasons });
    expect(beside({}, 'x', [])).toMatchObject({ state: 'contradice', reasons: saved.reasons });
  });

  const WORDS = 'informacion_adicional.monto_en_letras';
  it.each<[FieldEvidence, string, boolean]>([
    [proved('totales.total', 1180, 'Letras'), WORDS, false],
    [proved('totales.total', 1180, 'Letras'), 'totales.redondeo', true],
    [proved('totales.total', 1180, 'Suma'), 'totales.redondeo', false],
    [proved('totales.total', 1180, 'Suma'), 'productos.11.subtotal', false],
    [proved('totales.total', 1180, 'Suma'), 'productos.0.descripcion', true],
    [proved('totales.total', 1180, 'Suma'), NOTE, true],
    [proved('totales.total', 1180, 'QR'), 'totales.redondeo', true],
    [proved('productos.11.cantidad', 2, 'Suma'), 'productos.11.precio_unitario', false],
    [proved('productos.11.cantidad', 2, 'Suma'), 'productos.1.precio_unitario', true],
    [proved('productos.11.cantidad', 2, 'Suma'), 'totales.redondeo', true],
  ])('%#: keeps the proof of %j when %s is written: %s', (one, open, isKept) => {
    const after = shown([one], { open: [open] }).fields[one.path];
    expect(after).toEqual(
      isKept ? one : field(one.path, one.value, { state: 'leido', reasons: [] }),
    );
  });
});
