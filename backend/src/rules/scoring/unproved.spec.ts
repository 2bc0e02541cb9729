import type { FieldEvidence, FieldProof, FieldState } from '../../contracts/evidence';
import { unprovedFinding } from './unproved';

const VALUES: Readonly<Record<string, string | number>> = {
  'documento.tipo': 'factura',
  'documento.numero': 'F001-123',
  'documento.fecha_emision': '2026-10-15',
  'proveedor.nombre': 'FERRETERIA EL QUENUAL S.A.C.',
  'proveedor.ruc': '20999999027',
  'totales.total': 118,
};

/** Fields as read, of which some say otherwise; null is a field that was not found. */
function fieldsWith(
  others: Readonly<Record<string, string | number | null>>,
  states: Readonly<Record<string, FieldState>> = { 'proveedor.ruc': 'verificado' },
): Record<string, FieldEvidence> {
  const values = { ...VALUES, ...others };
  const fields = Object.entries(values).map(([path, value]): [string, FieldEvidence] => [
    path,
    {
      ...{ path, value, rawText: null, confidence: 0.9, reasons: [], source: 'texto' as const },
      ...{ boxes: [], candidates: [], state: states[path] ?? (value === null ? 'vacio' : 'leido') },
    },
  ]);
  return Object.fromEntries(fields);
}

describe('unprovedFinding', () => {
  it('has nothing to say of a document whose main fields are there and one of them is proved', () => {
    expect(unprovedFinding(fieldsWith({}))).toBeNull();
    expect(unprovedFinding(fieldsWith({}, { 'totales.total': 'verificado' }))).toBeNull();
  });

  it.each([
    [{ 'totales.total': null }, 'No se pudo comprobar: no se encontró el total.', 1],
    [{ 'proveedor.ruc': null }, 'No se pudo comprobar: no se encontró el RUC del proveedor.', 1],
    [
      { 'documento.numero': null, 'proveedor.nombre': null, 'documento.fecha_emision': null },
      'No se pudo comprobar: no se encontró el nombre del proveedor, el número ni la fecha de emisión.',
      3,
    ],
  ])('names what is missing of %j', (others, message, count) => {
    const finding = unprovedFinding(fieldsWith(others, { 'totales.total': 'verificado' }));
    expect(finding).toMatchObject({ id: 'NO_COMPROBADO', message, most: 0.75 });
    expect(finding?.paths).toHaveLength(count);
  });

  it.each<[string, Readonly<Record<string, FieldState>>]>([
    ['only read', {}],
    ['proved of another field alone', { 'documento.tipo': 'verificado' }],
    ['typed by a person', { 'totales.total': 'editado', 'documento.numero': 'editado' }],
    ['contradicted', { 'totales.total': 'contradice' }],
  ])('says that nothing confirms what is %s', (_, states) => {
    expect(unprovedFinding(fieldsWith({}, states))?.message).toBe(
      'No se pudo comprobar: nada más confirma el proveedor, el número, la fecha ni el total.',
    );
  });

  it.each([
    ['RUC 20999999027 TOTAL S/ 118.00', [], null],
    ['RUC 20-99999902-7 TOTAL S/ 118.00', ['proveedor.ruc'], null],
    ['RUC 20999999024 TOTAL S/ 118.00', ['proveedor.ruc'], 'el RUC del proveedor'],
    ['RUC 20999999027 TOTAL S/ 918.00', ['totales.total'], 'el total'],
    [
      'RUC 20999999024 TOTAL S/ 918.00',
      ['proveedor.ruc', 'totales.total'],
      'el RUC del proveedor ni el total',
    ],
  ])('says what of "%s" is in the QR alone: %j', (text, coded, told) => {
    const fields = fieldsWith({});
    const from = (source: 'texto' | 'ocr') =>
      Object.fromEntries(
        Object.entries(fields).map(([path, one]) => [
          path,
          { ...one, source: coded.includes(path) ? ('qr' as const) : source },
        ]),
      );
    const message = told && `No se pudo comprobar: en la página no se lee ${told} del código QR.`;
    expect(unprovedFinding(from('texto'), text)?.message ?? null).toBe(message);
    // What OCR missed may be printed all the same, and a text that is not kept says nothing.
    expect([unprovedFinding(from('ocr'), text), unprovedFinding(from('texto'))]).toEqual([
      null,
      null,
    ]);
  });

  it('misses no total of a guía and no RUC of a seller abroad', () => {
    const guide = { 'documento.tipo': 'guia_remision', 'totales.total': null };
    expect(unprovedFinding(fieldsWith(guide))).toBeNull();
    const abroad = { 'documento.numero': 'INV/2026/10/0008', 'proveedor.ruc': null };
    expect(unprovedFinding(fieldsWith(abroad, { 'totales.total': 'verificado' }))).toBeNull();
  });

  it.each<[FieldProof, string | null, boolean]>([
    ['Suma', null, false],
    ['Suma', '76.332.173-2', false],
    ['Suma', '20999999027', true],
    ['Letras', null, true],
    ['QR', null, true],
    ['Persona', null, true],
  ])('takes a total proved by %s with the RUC %s for enough: %s', (proof, ruc, isEnough) => {
    const abroad = { 'documento.numero': 'HY26-0219', 'proveedor.ruc': ruc };
    const fields = fieldsWith(abroad, { 'totales.total': 'verificado' });
    const { 'totales.total': total } = fields;
    if (total) total.proof = proof;
    expect(unprovedFinding(fields)?.message ?? null).toBe(
      isEnough
        ? null
        : 'No se pudo comprobar: sin RUC ni código QR de SUNAT, nada fuera de sus propias sumas confirma el proveedor, el número, la fecha ni el total.',
    );
  });

  it.each([
    ['USD', null],
    ['PEN', 'No se pudo comprobar: no se encontró el RUC del proveedor.'],
  ])(
    'misses the RUC of a till with a number of figures alone in soles only: %s',
    (moneda, told) => {
      const till = {
        ...{ 'documento.tipo': 'ticket', 'documento.numero': '0417-276387' },
        ...{ 'documento.moneda': moneda, 'proveedor.ruc': null },
      };
      const finding = unprovedFinding(fieldsWith(till, { 'totales.total': 'verificado' }));
      expect(finding?.message ?? null).toBe(told);
    },
  );
});
