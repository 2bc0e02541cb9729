import type { FieldValue } from '../../contracts/evidence';
import type { Draft, DraftField } from '../../rules/scoring/draft';
import { mustBePrinted, shownValue } from './ground-all';
import { lowerOpinions, opinionFindings, withLocal, type LocalField } from './opinions';
import { pageAdvice, pageNotes } from './page-notes';
import type { PageSet } from './page-set';
import { StepBudget } from './step-budget';

const BOX = { page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.01 };
const said = (path: string, value: FieldValue, change: Partial<DraftField> = {}): DraftField => ({
  ...{ path, value, rawText: null, confidence: 0.9, source: 'llm' },
  ...{ boxes: [], candidates: [], reasons: [] },
  ...change,
});
const draftOf = <T extends DraftField>(...fields: readonly T[]): ReadonlyMap<string, T> =>
  new Map(fields.map((one) => [one.path, one]));

describe('a value in a sentence', () => {
  it.each<[string, FieldValue, string]>([
    ['totales.total', 1180, '1,180.00'],
    ['productos.0.cantidad', 2.5, '2.5'],
    ['documento.fecha_emision', '2026-03-15', '15 mar 2026'],
    ['proveedor.nombre', 'A'.repeat(61), 'A'.repeat(60)],
    ['cliente.nombre', true, 'true'],
  ])('%s %s is "%s"', (path, value, text) => {
    expect(shownValue({ path, value })).toBe(text);
  });
});

describe('what is printed letter by letter', () => {
  it.each<[string, FieldValue, boolean]>([
    ['totales.total', 1, true],
    ['nota', true, false],
    ['nota', null, false],
    ['proveedor.ruc', 'x', true],
    ['documento.numero', 'x', true],
    ['documento.serie', 'x', true],
    ['documento.fecha_vencimiento', 'x', true],
    ['informacion_adicional.monto_en_letras', 'MIL', true],
    ['documento.tipo', 'factura', false],
    ['otro.fecha_x', 'x', false],
    ['proveedor.ruc_x', 'x', false],
    ['informacion_adicional.otros', '2026-03-15', true],
    ['informacion_adicional.otros', 'OC 4521', true],
    ['informacion_adicional.otros', 'OC 452', false],
    ['informacion_adicional.otros', 'ABCD 4521', true],
    ['informacion_adicional.otros', 'ABCDE 4521', false],
  ])('%s "%s": %s', (path, value, expected) => {
    expect(mustBePrinted(path, value)).toBe(expected);
  });
});

describe('the steps of a search', () => {
  it('are as many as there are', () => {
    const budget = new StepBudget(3);
    expect([budget.take(), budget.take(2), budget.take()]).toEqual([true, true, false]);
    expect(new StepBudget().take(200_000)).toBe(true);
    expect(new StepBudget().take(200_001)).toBe(false);
  });
});

describe('what a model says without its being printed', () => {
  const context = { evidence: { qr: null, fields: [] }, hasWords: true };
  const lowered = (one: DraftField, change: object = {}) =>
    lowerOpinions(draftOf(one), { ...context, ...change }).get(one.path);
  const NOT_THERE = 'Lo dio el motor y no está impreso en el documento.';

  it.each<[string, DraftField, object, string[]]>([
    ['figures', said('totales.total', 118), {}, [NOT_THERE]],
    ['a text', said('proveedor.nombre', 'A'), {}, ['No está impreso con estas palabras.']],
    [
      'no page',
      said('totales.total', 118),
      { hasWords: false },
      ['No se leyó texto con que cotejarlo.'],
    ],
    ['nothing', said('totales.total', null), {}, []],
    ['yes or no', said('nota', true), {}, []],
    ['printed', said('totales.total', 118, { boxes: [BOX] }), {}, []],
    [
      'coded',
      said('totales.total', 118),
      { evidence: { qr: null, fields: [{ path: 'totales.total', value: 118, boxes: [] }] } },
      [],
    ],
    [
      'coded otherwise',
      said('totales.total', 118),
      { evidence: { qr: null, fields: [{ path: 'totales.total', value: 119, boxes: [] }] } },
      [NOT_THERE],
    ],
    [
      'another coded',
      said('totales.total', 118),
      { evidence: { qr: null, fields: [{ path: 'totales.iva', value: 118, boxes: [] }] } },
      [NOT_THERE],
    ],
  ])('is worth less: %s', (_, one, change, reasons) => {
    const after = lowered({ ...one, reasons: ['Suyo.'] }, change);
    expect(after?.reasons).toEqual([...reasons, 'Suyo.']);
    const isLowered = (after?.confidence ?? 1) < 0.9;
    expect(isLowered).toBe(reasons.length > 0);
  });

  it('is no opinion where it follows from printed values', () => {
    const printed = { boxes: [BOX] };
    const draft = draftOf(
      said('productos.0.cantidad', 2, printed),
      said('productos.0.precio_unitario', 5, printed),
      said('productos.0.subtotal', 10),
    );
    const after = lowerOpinions(draft, context).get('productos.0.subtotal');
    expect(after).toMatchObject({ value: 10, source: 'regla' });
  });

  it('is told with its first eight values', () => {
    const many = Array.from({ length: 9 }, (_, at) => said(`totales.x${at}`, at + 1));
    const [finding] = opinionFindings(draftOf(...many), [said('totales.total', 1)], context);
    expect(finding).toMatchObject({
      ...{ id: 'VALOR_NO_ENCONTRADO', paths: many.map(({ path }) => path) },
      found: '1.00, 2.00, 3.00, 4.00, 5.00, 6.00, 7.00, 8.00 y 1 más',
    });
    const one = opinionFindings(
      draftOf(said('proveedor.nombre', 'A')),
      [said('totales.total', 7)],
      context,
    );
    expect(one[0]).toMatchObject({ found: '7.00', paths: [] });
    const printed = said('totales.total', 7, { boxes: [BOX] });
    expect(
      opinionFindings(draftOf(printed), [printed, said('cliente.nombre', 'B')], context),
    ).toEqual([]);
  });

  it('cannot be compared on pages without words', () => {
    const blind = { ...context, hasWords: false };
    expect(opinionFindings(draftOf(said('cliente.nombre', 'B')), [], blind)).toMatchObject([
      { id: 'SIN_COTEJO', paths: [] },
    ]);
    expect(opinionFindings(draftOf(said('cliente.nombre', null)), [], blind)).toEqual([]);
  });
});

describe('a model beside the reading of the page', () => {
  const local = (
    path: string,
    value: FieldValue,
    change: Partial<LocalField> = {},
  ): LocalField => ({
    ...said(path, value, { source: 'texto', boxes: [BOX], rawText: 'impreso' }),
    ...{ state: 'leido', ...change },
  });
  const both = (
    model: Draft,
    read: readonly LocalField[],
    isTainted = false,
    outOfPlace: string[] = [],
  ) => withLocal({ draft: model, outOfPlace: new Set(outOfPlace) }, draftOf(...read), isTainted);
  const TOTAL = 'totales.total';
  const VERIFIED = { state: 'verificado' } as const;

  it('agrees, and is surer for it', () => {
    const { draft, outvoted } = both(draftOf(said(TOTAL, 118)), [
      local(TOTAL, 118, { confidence: 0.5 }),
    ]);
    expect(draft.get(TOTAL)).toMatchObject({
      ...{ value: 118, source: 'texto', rawText: 'impreso' },
      reasons: ['El motor y la lectura de Foliado dan lo mismo.'],
    });
    expect(draft.get(TOTAL)?.confidence).toBeCloseTo(0.95, 9);
    expect(draft.get(TOTAL)).not.toHaveProperty('state');
    expect(outvoted).toEqual([]);
    const sure = both(draftOf(said(TOTAL, 118)), [local(TOTAL, 118)]).draft.get(TOTAL);
    expect(sure?.confidence).toBe(0.98);
  });

  it.each<[string, DraftField, Partial<LocalField>, boolean, string[], [FieldValue, number]]>([
    ['verified', said(TOTAL, 119), VERIFIED, false, [], [118, 0.9]],
    ['printed, against what is not', said(TOTAL, 119), {}, false, [], [118, 0.65]],
    ['printed, against what is', said(TOTAL, 119, { boxes: [BOX] }), {}, false, [], [119, 0.65]],
    [
      'printed, against what is, on a page that speaks',
      said(TOTAL, 119, { boxes: [BOX] }),
      {},
      true,
      [],
      [118, 0.65],
    ],
    [
      'printed, against what is out of place',
      said(TOTAL, 119, { boxes: [BOX] }),
      {},
      false,
      [TOTAL],
      [118, 0.65],
    ],
  ])(
    'gives way to a value that is %s, or not',
    (_, one, change, isTainted, out, [value, confidence]) => {
      const { draft, outvoted } = both(draftOf(one), [local(TOTAL, 118, change)], isTainted, out);
      expect(draft.get(TOTAL)).toMatchObject({ value, confidence });
      expect(draft.get(TOTAL)?.candidates).toMatchObject([{ value: value === 118 ? 119 : 118 }]);
      expect(outvoted).toHaveLength(value === 118 ? 1 : 0);
    },
  );

  it('says which value was taken', () => {
    const reasonOf = (change: Partial<LocalField>, one = said(TOTAL, 119)) =>
      both(draftOf(one), [local(TOTAL, 118, change)]).draft.get(TOTAL)?.reasons;
    expect(reasonOf(VERIFIED)).toEqual([
      'El motor dio «119.00»; se tomó el valor comprobado en el documento.',
    ]);
    expect(reasonOf({})).toEqual(['El motor dio «119.00»; se tomó el valor impreso.']);
    expect(reasonOf({}, said(TOTAL, 119, { boxes: [BOX] }))).toEqual([
      'La lectura de Foliado da «118.00».',
    ]);
  });

  it('tells a text in its own words, unless the page speaks to it', () => {
    const NAME = 'proveedor.nombre';
    const name = (isTainted: boolean) =>
      both(draftOf(said(NAME, 'Andes')), [local(NAME, 'ACME')], isTainted).draft.get(NAME);
    expect(name(false)).toMatchObject({ value: 'Andes', confidence: 0.9 });
    expect(name(true)).toMatchObject({ value: 'ACME' });
  });

  it('lacks what only the page has, unless that is verified', () => {
    const only = (change: Partial<LocalField>, model: Draft = draftOf()) =>
      both(model, [local(TOTAL, 118, change)]).draft.get(TOTAL)?.value;
    expect(only({})).toBeUndefined();
    expect(only(VERIFIED)).toBe(118);
    expect(only({}, draftOf(said(TOTAL, null)))).toBeNull();
    expect(only(VERIFIED, draftOf(said(TOTAL, null)))).toBe(118);
    expect(only({ ...VERIFIED, source: 'regla' })).toBeUndefined();
    expect(both(draftOf(said(TOTAL, 5)), []).draft.get(TOTAL)?.value).toBe(5);
  });

  it('gets a row whole that it left out and whose amount is verified', () => {
    const row = (state: LocalField['state']) => [
      local('productos.0.descripcion', 'Arena'),
      local('productos.0.subtotal', 100, { state }),
    ];
    const values = (model: Draft, state: LocalField['state']) =>
      [...both(model, row(state)).draft.values()].map(({ value }) => value);
    expect(values(draftOf(), 'verificado')).toEqual(['Arena', 100]);
    expect(values(draftOf(), 'leido')).toEqual([]);
    expect(values(draftOf(said('productos.0.cantidad', 3)), 'verificado')).toEqual([3, 100]);
  });
});

describe('what is noted of the pages', () => {
  const page = (number: number, cut?: object) => ({ number, words: [], cut });
  const notes = (change: object) =>
    pageNotes({
      ...{ notes: [], pages: [page(1)], totalPages: 1, pdf: null },
      ...change,
    } as unknown as PageSet);

  it('is said in sentences', () => {
    const all = notes({
      notes: ['PAGINAS_NO_LEIDAS', 'SIN_TEXTO', 'QR_ILEGIBLE', 'TEXTO_DISTINTO'],
      ...{ pages: [page(1), page(2), page(4)], totalPages: 9 },
    });
    expect(all.map(({ message }) => message)).toEqual([
      'De las 9 páginas del documento se leyeron las páginas 1–2 y 4: revise el resto en el original.',
      'No se encontró texto en el documento.',
      'La página lleva un código QR que no se pudo leer.',
      'El texto que guarda el PDF no es el que se ve en la página; se leyó la imagen de la página.',
    ]);
  });

  it.each([
    [
      { found: 9000, read: 8000, long: 0 },
      'Página 3: 9,000 palabras, se leyeron 8,000. Revise el original.',
    ],
    [
      { found: 9, read: 9, long: 2 },
      'Página 3: de 2 palabras larguísimas se leyó el comienzo. Revise el original.',
    ],
    [
      { found: 9, read: 8, long: 2 },
      'Página 3: 9 palabras, se leyeron 8; de 2 palabras larguísimas se leyó el comienzo. Revise el original.',
    ],
  ])('tells what was cut: %j', (cut, message) => {
    expect(notes({ pages: [page(1), page(3, cut)], totalPages: 3 })).toEqual([
      { id: 'PAGINA_RECORTADA', message, paths: [], page: 3 },
    ]);
  });

  it('is no advice about a page that was not recognised', () => {
    expect(pageAdvice({ number: 1 }, true, true)).toEqual([]);
    expect(pageAdvice({ number: 1, figures: undefined }, true, true)).toEqual([]);
  });
});
