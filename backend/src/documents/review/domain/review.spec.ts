import fc from 'fast-check';
import type { ExtractedData } from '../../../contracts/extracted-data';
import { readingOf } from '../../../rules/scoring/reading';
import { applyEdit, keepEdits, newField } from './apply-edit';
import { reassess } from './reassess';
import { unseenChange, type ReviewState, type Signature } from './review-state';
import { addRow, itemAt, itemListOf, removeRow, rowsOf } from './rows';

const by = (name: string, version: number): Signature => ({
  actor: { id: name, name },
  at: '2026-03-15T12:00:00.000Z',
  version,
});
const state = (data: ExtractedData): ReviewState => ({ data, fields: [], edits: [] });
const lines = (...names: string[]): ExtractedData => ({
  productos: names.map((descripcion) => ({ descripcion })),
});

describe('applyEdit', () => {
  const before = state({ documento: { numero: 'F001-1', serie: 'F001', tipo: 'factura' } });

  it('leaves the state that it was given as it was', () => {
    const copy = structuredClone(before);
    applyEdit(before, 'documento.numero', 'F002-2', by('ana', 1));
    expect(before).toEqual(copy);
  });

  it('keeps a series that a person wrote himself', () => {
    const first = applyEdit(before, 'documento.serie', 'E001', by('ana', 1));
    const second = first && applyEdit(first.state, 'documento.numero', 'F002-2', by('ana', 2));
    expect(second?.state.data.documento).toMatchObject({ numero: 'F002-2', serie: 'E001' });
  });

  it('remembers what was read, however often the field is changed', () => {
    const first = applyEdit(before, 'documento.numero', 'F002-2', by('ana', 1));
    const second = first && applyEdit(first.state, 'documento.numero', 'F003-3', by('luis', 2));
    expect(second?.state.edits).toMatchObject([
      { path: 'documento.numero', old: 'F001-1', by: 'luis', version: 2 },
    ]);
  });

  it('reckons an amount again that is printed nowhere, as long as nobody has written it', () => {
    const path = 'productos.0.subtotal';
    const line = { cantidad: 25, precio_unitario: 42.07, subtotal: 1051.75 };
    const read = { ...newField(path, 1051.75), source: 'regla' as const };
    const derived = { ...read, read: { ...readingOf(read), source: 'regla' as const } };
    const start: ReviewState = { ...state({ productos: [line] }), fields: [derived] };
    const more = applyEdit(start, 'productos.0.cantidad', 26, by('ana', 1));
    expect(more?.changes).toContainEqual({ path, old: 1051.75, new: 1093.82 });
    const gone = more && applyEdit(more.state, 'productos.0.cantidad', null, by('ana', 2));
    expect(gone?.state.data.productos?.[0]?.subtotal).toBeNull();
    const written = applyEdit(start, path, 1100, by('ana', 1));
    const later = written && applyEdit(written.state, 'productos.0.cantidad', 26, by('ana', 2));
    expect(later?.state.data.productos?.[0]?.subtotal).toBe(1100);
    const printed = applyEdit(state({ productos: [line] }), 'productos.0.cantidad', 26, by('a', 1));
    expect(printed?.changes).toHaveLength(1);
  });

  it('changes nothing when the value is the same', () => {
    expect(applyEdit(before, 'documento.numero', 'F001-1', by('ana', 1))).toBeNull();
  });
});

describe('rows', () => {
  it('are the list that the document has', () => {
    expect(itemListOf({ articulos: [] } as ExtractedData)).toBe('articulos');
    expect(itemListOf({})).toBe('productos');
    expect(rowsOf({ productos: 'x' } as unknown as ExtractedData, 'productos')).toEqual([]);
  });

  it('come back as they were, corrections included, when one is added and taken out again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (names, a, b) => {
          const edited = applyEdit(
            state(lines(...names)),
            `productos.${a % names.length}.cantidad`,
            7,
            by('ana', 1),
          );
          const start = edited?.state ?? state({});
          const at = b % (names.length + 1);
          const item = { descripcion: 'nuevo' };
          const more = addRow(start, 'productos', at, item, by('ana', 2));
          const back = removeRow(more, 'productos', at, by('ana', 3));
          const own = ({ edits }: ReviewState) => edits.filter(({ path }) => path !== 'productos');
          expect(back.data).toEqual(start.data);
          expect(back.fields).toEqual(start.fields);
          expect(own(back)).toEqual(own(start));
        },
      ),
    );
  });
});

describe('a row that was taken out', () => {
  const read = (path: string) => ({ ...newField(path, 'x'), source: 'ocr' as const });
  const start: ReviewState = {
    data: lines('uno', 'dos', 'tres'),
    fields: ['uno', 'dos', 'tres'].map((_, row) => read(`productos.${row}.descripcion`)),
    edits: [],
  };

  it('comes back with its evidence, wherever it is put', () => {
    const out = removeRow(start, 'productos', 1, by('ana', 1));
    const back = addRow(out, 'productos', 2, itemAt(start.data, 'productos', 1), by('ana', 2));
    expect(back.data).toEqual(lines('uno', 'tres', 'dos'));
    expect(back.fields.at(-1)).toEqual(read('productos.2.descripcion'));
    expect(back.edits.map(({ path }) => path)).toEqual(['productos']);
    expect(back.removed).toEqual([]);
  });

  it('lends its evidence to no other row, and only once', () => {
    const out = removeRow(start, 'productos', 1, by('ana', 1));
    const other = addRow(out, 'productos', 2, { descripcion: 'otro' }, by('ana', 2));
    expect(other.fields.at(-1)).toEqual(newField('productos.2.descripcion', null));
    const item = itemAt(start.data, 'productos', 1);
    const twice = [1, 1].reduce((s) => addRow(s, 'productos', 0, item, by('ana', 3)), out);
    expect(twice.fields.filter(({ source }) => source === 'ocr')).toHaveLength(3);
  });
});

describe('keepEdits', () => {
  it('keeps what people wrote, and takes the rest from the new reading', () => {
    const data = { totales: { total: 5, iva: 1 }, proveedor: { nombre: 'A' }, ...lines('x', 'y') };
    const edited = applyEdit(state(data), 'totales.total', 6, by('ana', 1));
    const removed = removeRow(edited?.state ?? state({}), 'productos', 0, by('ana', 2));
    const named = applyEdit(removed, 'cliente.nombre', 'C', by('luis', 3));
    const reading = { totales: { total: 7, iva: 2 }, proveedor: { nombre: 'B' }, ...lines('x') };
    const kept = keepEdits(named?.state ?? state({}), { data: reading, fields: [] });
    expect(kept.data).toEqual({
      totales: { total: 6, iva: 2 },
      proveedor: { nombre: 'B' },
      cliente: { nombre: 'C' },
      ...lines('y'),
    });
    expect(kept.edits).toMatchObject([
      { path: 'productos' },
      { path: 'totales.total', old: 7, by: 'ana' },
      { path: 'cliente.nombre', old: null, by: 'luis' },
    ]);
    expect(kept.fields.map(({ path }) => path)).toEqual(['totales.total', 'cliente.nombre']);
  });

  it('forgets an acceptance when the new reading says something else', () => {
    const acceptance = { path: 'nota', old: 'a', by: 'ana', byName: 'Ana', at: '', version: 1 };
    const before = {
      data: { nota: 'a' } as ExtractedData,
      fields: [],
      edits: [{ ...acceptance, accepted: true }],
    };
    const read = (nota: string) =>
      keepEdits(before, { data: { nota } as ExtractedData, fields: [] });
    expect(read('b')).toMatchObject({ data: { nota: 'b' }, edits: [] });
    expect(read('a').edits).toHaveLength(1);
  });
});

describe('unseenChange', () => {
  const edits = [
    { path: 'totales.total', old: 1, by: 'ana', byName: 'Ana', at: '', version: 5 },
    { path: 'productos', old: null, by: 'luis', byName: 'Luis', at: '', version: 7 },
  ];
  const ask = (path: string | null, seen: number | null, actorId = 'eva') =>
    unseenChange(edits, { path, seen, actorId })?.path ?? null;

  it('finds what was done to the same since, by oneself in another window, too', () => {
    expect(ask('totales.total', 4)).toBe('totales.total');
    expect(ask('totales.total', 5)).toBeNull();
    expect(ask('totales.total', 4, 'ana')).toBe('totales.total');
    expect(ask('totales.total', null)).toBeNull();
    expect(ask('totales.totales', 4)).toBeNull();
    expect(ask('productos.3.total', 6)).toBe('productos');
    expect(ask('productosx', 6)).toBeNull();
    expect(ask(null, 4)).toBe('productos');
  });
});

describe('reassess', () => {
  const context = { companyRuc: null, today: '2026-03-20' };
  const findings = [
    { id: 'SIN_QR' as const, message: 'Sin QR.', paths: ['documento.tipo'] },
    { id: 'PAGINAS_NO_LEIDAS' as const, message: 'Se leyeron 20.', paths: [] },
    { id: 'VALOR_NO_ENCONTRADO' as const, message: 'No está.', paths: ['totales.total'] },
    { id: 'TOTAL_NO_CUADRA' as const, message: 'Antes.', paths: ['totales.total'] },
  ];
  const before = {
    isAuthentic: false,
    confidence: 0,
    flags: [],
    analysis: '',
    notes: [],
    findings,
    passed: [],
  };
  const edited = applyEdit(state({ totales: { total: 5 } }), 'totales.total', 6, by('ana', 1));
  const idsWith = (facts: Parameters<typeof reassess>[0]['facts']) =>
    reassess({
      state: edited?.state ?? state({}),
      facts,
      context,
      before,
      duplicate: null,
    }).authenticity.findings.map(({ id }) => id);

  it('keeps what the checks cannot find again, and nothing that the edit settled', () => {
    expect(idsWith(null)).toEqual(['NO_COMPROBADO', 'SIN_QR', 'PAGINAS_NO_LEIDAS']);
    expect(idsWith({ pages: [], qr: [], hasUnreadableQr: false, pdf: null })).toEqual([
      'NO_COMPROBADO',
      'PAGINAS_NO_LEIDAS',
    ]);
  });

  it('no longer doubts a field that was not found once somebody has left it empty', () => {
    const facts = { pages: [['FACTURA']], qr: [], hasUnreadableQr: false, pdf: null };
    const total = (now: ReviewState) => {
      const { fields } = reassess({ state: now, facts, context, before: null, duplicate: null });
      return { fields, state: fields.find(({ path }) => path === 'totales.total')?.state };
    };
    const read = state({ documento: { tipo: 'factura' } });
    const doubted = total(read);
    expect(doubted.state).toBe('dudoso');
    const seen = { ...read, fields: doubted.fields };
    const left = applyEdit(seen, 'totales.total', null, by('ana', 1));
    expect(left?.kind).toBe('accepted');
    expect(total(left?.state ?? read).state).toBe('vacio');
  });

  it('keeps in sight that a value was typed over what the code on the page says', () => {
    const facts = {
      pages: [['FACTURA']],
      qr: [
        {
          text: '20999999019|01|F001|1|0.92|6.00|2026-03-15|6|20999999027|',
          box: { page: 1, x: 0, y: 0, w: 0.1, h: 0.1 },
        },
      ],
      hasUnreadableQr: false,
      pdf: null,
    };
    const { authenticity } = reassess({
      state: edited?.state ?? state({}),
      facts,
      context,
      before: null,
      duplicate: null,
    });
    expect(authenticity).toMatchObject({
      flags: [],
      notes: ['NO_COMPROBADO', 'CORREGIDO_A_MANO'],
      isAuthentic: false,
      confidence: 0.75,
    });
    expect(authenticity.findings.at(-1)?.message).toContain('El QR dice total 6.00');
    const printed = { ...facts, pages: [['TOTAL S/ 6.00']] };
    expect(
      reassess({
        state: edited?.state ?? state({}),
        facts: printed,
        context,
        before: null,
        duplicate: null,
      }).authenticity,
    ).toMatchObject({ flags: [], notes: ['NO_COMPROBADO'] });
  });
});
