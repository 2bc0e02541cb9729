import type { Finding } from '../../contracts/authenticity';
import type { FieldMap, FieldProof, FieldValue } from '../../contracts/evidence';
import type { Agreement } from './agreements';
import type { DraftField } from './draft';
import { MAIN_FIELDS, meanConfidence, scoreFields, type ScoreInput } from './score';

const PATH = 'totales.total';
const field = (change: Partial<DraftField> = {}): DraftField => ({
  ...{ path: PATH, value: 1180, rawText: '1,180.00', confidence: 0.9, source: 'ocr' },
  ...{ boxes: [], candidates: [], reasons: [] },
  ...change,
});
const agreement = (proof: FieldProof, path = PATH): Agreement => ({
  ...{ path, proof, strength: 0.5, reason: `Lo dice ${proof}.` },
});
const finding = (id: Finding['id'], ...paths: string[]): Finding => ({
  id,
  paths,
  message: `${id}.`,
});
const scored = (fields: readonly DraftField[], change: Partial<ScoreInput> = {}): FieldMap =>
  scoreFields({
    draft: new Map(fields.map((one) => [one.path, one])),
    ...{ agreements: [], flags: [], doubts: [], pages: 0 },
    ...change,
  });

const QR = [agreement('QR')];
const SUM = [agreement('Suma')];
const SUM_FAILS = [finding('TOTAL_NO_CUADRA', 'totales.subtotal', PATH)];
const QR_DIFFERS = [finding('QR_NO_COINCIDE', PATH)];
const DOUBT = [finding('LINEA_NO_CUADRA', PATH)];

describe('the state of a field', () => {
  it.each<[string, string, number, Partial<DraftField>, Partial<ScoreInput>]>([
    ['read', 'leido', 0.9, {}, {}],
    ['read unsurely', 'dudoso', 0.5, { confidence: 0.5 }, {}],
    ['found by nobody', 'vacio', 0, { value: null }, {}],
    ['written by a person', 'editado', 0.99, { source: 'usuario', confidence: 1 }, {}],
    ['proved', 'verificado', 0.95, {}, { agreements: QR }],
    ['proved twice', 'verificado', 0.975, {}, { agreements: [...QR, ...SUM] }],
    ['proved, of another', 'leido', 0.9, {}, { agreements: [agreement('QR', 'totales.iva')] }],
    ['doubted', 'dudoso', 0.65, {}, { doubts: DOUBT }],
    ['doubted, beside a sum', 'dudoso', 0.65, {}, { doubts: DOUBT, agreements: SUM }],
    ['doubted, beside its QR', 'verificado', 0.95, {}, { doubts: DOUBT, agreements: QR }],
    [
      'an account that does not fit, whoever signed it',
      'dudoso',
      0.65,
      {},
      { doubts: [finding('CUENTA_NO_CUADRA', PATH)], agreements: [agreement('Firma')] },
    ],
    [
      'an account that does not fit, once somebody has looked',
      'verificado',
      0.95,
      {},
      { doubts: [finding('CUENTA_NO_CUADRA', PATH)], agreements: [agreement('Persona')] },
    ],
    ['doubted, of another', 'leido', 0.9, {}, { doubts: [finding('LINEA_NO_CUADRA', 'nota')] }],
    [
      'doubted, by a person',
      'editado',
      0.99,
      { source: 'usuario', confidence: 1 },
      { doubts: DOUBT },
    ],
    ['contradicted', 'contradice', 0.4, {}, { flags: QR_DIFFERS }],
    ['contradicted and unsure', 'contradice', 0.2, { confidence: 0.2 }, { flags: QR_DIFFERS }],
    ['contradicted by a sum', 'contradice', 0.4, {}, { flags: SUM_FAILS }],
    [
      'contradicted by a sum, beside its QR',
      'verificado',
      0.95,
      {},
      { flags: SUM_FAILS, agreements: QR },
    ],
    [
      'contradicted by a sum, beside another sum',
      'contradice',
      0.4,
      {},
      { flags: SUM_FAILS, agreements: SUM },
    ],
    [
      'contradicted, beside its words',
      'contradice',
      0.4,
      {},
      { flags: [...SUM_FAILS, ...QR_DIFFERS], agreements: [agreement('Letras')] },
    ],
    [
      'contradicted, of another',
      'leido',
      0.9,
      {},
      { flags: [finding('IGV_NO_CUADRA', 'totales.iva')] },
    ],
    [
      'emptied, where something speaks against it',
      'contradice',
      0.4,
      { value: null, source: 'usuario' },
      { flags: SUM_FAILS },
    ],
  ])('%s is %s, %d', (_, state, confidence, change, input) => {
    // A main field that is empty is shown by itself.
    const path = change.value === null ? 'totales.isc' : PATH;
    const moved = (one: Finding): Finding => ({ ...one, paths: [path] });
    const flags = path === PATH ? input.flags : input.flags?.map(moved);
    const all = scored([field({ ...change, path })], { ...input, ...(flags && { flags }) });
    expect(all[path]).toMatchObject({ state, confidence });
  });

  it('goes with its proof and every reason once, what speaks against it first', () => {
    const input = { flags: SUM_FAILS, doubts: DOUBT, agreements: [...QR, ...SUM] };
    expect(scored([field({ reasons: ['Lo dice QR.', 'Borroso.'] })], input)[PATH]).toEqual({
      ...field(),
      ...{ state: 'verificado', confidence: 0.975, proof: 'QR' },
      reasons: [
        'TOTAL_NO_CUADRA.',
        'Lectura dudosa: LINEA_NO_CUADRA.',
        'Lo dice QR.',
        'Borroso.',
        'Lo dice Suma.',
      ],
    });
    expect(scored([field()], { doubts: DOUBT, agreements: SUM })[PATH]).not.toHaveProperty('proof');
  });

  it('goes with the strongest of its proofs, whichever was found first', () => {
    const accepted = { ...agreement('Persona'), strength: 0.95 };
    const all = scored([field()], { agreements: [...SUM, accepted] });
    expect(all[PATH]?.proof).toBe('Persona');
  });
});

describe('a main field that is empty', () => {
  const total = (fields: DraftField[], change: Partial<ScoreInput> = {}) =>
    scored(fields, change)[PATH];
  const WANTED = 'No se encontró en la página. Se buscó';

  it('is shown all the same', () => {
    expect(Object.keys(scored([])).sort()).toEqual([...MAIN_FIELDS].sort());
    expect(total([])).toEqual({
      ...field({ value: null, rawText: null, confidence: 0, source: 'texto' }),
      ...{ state: 'vacio', reasons: ['No se encontró en el documento.'] },
    });
    expect(scored([field()])[PATH]?.value).toBe(1180);
  });

  it('is to be looked at where every document has one, on pages with text', () => {
    const reason = (pages: number) => total([], { pages })?.reasons[0];
    expect(total([], { pages: 1 })?.state).toBe('dudoso');
    expect(reason(1)).toContain(WANTED);
    expect(reason(3)).toContain('No se encontró en las 3 páginas que se leyeron. Se buscó');
    expect(scored([], { pages: 1 })['cliente.ruc']?.state).toBe('vacio');
  });

  it('is not missing where a person emptied it, or took it for empty', () => {
    const emptied = field({ value: null, source: 'usuario', reasons: ['Corregido por Ana.'] });
    expect(total([emptied], { pages: 1 })).toMatchObject({
      ...{
        state: 'vacio',
        source: 'usuario',
        reasons: ['Corregido por Ana.'],
        rawText: '1,180.00',
      },
    });
    const input = (proof: FieldProof, path?: string) => ({
      ...{ pages: 1, agreements: [agreement(proof, path)] },
    });
    expect(total([], input('Persona'))?.state).toBe('vacio');
    expect(total([], input('Persona', 'totales.iva'))?.state).toBe('dudoso');
    expect(total([], input('QR'))?.state).toBe('dudoso');
  });

  it('keeps what else was read there', () => {
    const candidates = [{ value: 118, source: 'ocr' as const, boxes: [] }];
    expect(total([field({ value: null, candidates, reasons: ['Tachado.'] })])).toMatchObject({
      ...{ candidates, source: 'ocr', reasons: ['No se encontró en el documento.', 'Tachado.'] },
    });
  });
});

describe('the mean confidence', () => {
  const of = (...entries: [string, FieldValue, number, string?][]) =>
    meanConfidence(
      Object.fromEntries(
        entries.map(([path, value, confidence, source = 'ocr']) => [
          path,
          { path, value, confidence, source },
        ]),
      ) as FieldMap,
    );

  it.each<[Parameters<typeof of>, number]>([
    [[], 0],
    [[['nota', null, 0]], 0],
    [[['nota', 'a', 1]], 0.2],
    [
      [
        ['proveedor.ruc', '2', 1],
        ['documento.numero', '1', 1],
        ['documento.fecha_emision', '2', 1],
        [PATH, 1, 0.5],
      ],
      0.875,
    ],
    [
      [
        ['proveedor.nombre', 'A', 1],
        ['proveedor.ruc', null, 0],
        ['documento.numero', '1', 1],
        ['documento.fecha_emision', '2', 1],
      ],
      0.75,
    ],
    [
      [
        ['proveedor.ruc', '2', 1],
        ['documento.numero', '1', 1],
        ['documento.fecha_emision', '2', 1],
        [PATH, null, 0, 'usuario'],
      ],
      1,
    ],
  ])('of %j is %d', (entries, mean) => {
    expect(of(...entries)).toBe(mean);
  });
});
