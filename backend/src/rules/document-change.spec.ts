import fc from 'fast-check';
import type { DocumentDetail } from '../contracts/document';
import type { RowMove } from '../contracts/document-change';
import { changeOf, movedPath, withChange } from './document-change';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const row = fc.dictionary(
  fc.constantFrom('descripcion', 'cantidad', 'subtotal', '__proto__'),
  leaf,
);
const field = fc.record(
  { value: leaf, proof: fc.string(), reasons: fc.array(fc.string(), { maxLength: 2 }) },
  { requiredKeys: ['value', 'reasons'] },
);
const paths = fc.constantFrom('totales.total', 'productos.0.cantidad', 'productos.2.cantidad');
const detail = fc
  .record({
    version: fc.nat(),
    isConfirmed: fc.boolean(),
    extractedData: fc.option(
      fc.record(
        { productos: fc.array(row, { maxLength: 4 }), totales: row },
        { requiredKeys: ['totales'] },
      ),
    ),
    fields: fc.dictionary(paths, field),
    editedFields: fc.dictionary(paths, fc.record({ old: leaf })),
    authenticity: fc.option(fc.record({ flags: fc.array(fc.string(), { maxLength: 3 }) })),
    notes: fc.array(fc.record({ id: fc.string() }), { maxLength: 3 }),
  })
  .map((one) => sent(one) as unknown as DocumentDetail);
const move: fc.Arbitrary<RowMove | null> = fc.option(
  fc.record({
    list: fc.constant('productos'),
    index: fc.nat({ max: 3 }),
    by: fc.constantFrom<RowMove['by']>(1, -1),
  }),
);

describe('the change of a document', () => {
  it('makes of the document before it the one after it, whatever both are', () => {
    fc.assert(
      fc.property(detail, detail, move, (before, after, moved) => {
        const kept = sent(before);
        expect(withChange(before, sent(changeOf(before, after, moved)))).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves alone what has not changed, down to the object', () => {
    const before = fc.sample(detail, { numRuns: 1, seed: 3 })[0] as DocumentDetail;
    const held: DocumentDetail = {
      ...before,
      extractedData: { productos: [{ cantidad: 1 }, { cantidad: 2 }] },
    };
    const data = { productos: [{ cantidad: 1 }, { cantidad: 3 }] };
    const change = sent(changeOf(held, { ...held, extractedData: data }, null));
    expect(change.changes).toEqual([
      { at: ['extractedData', 'productos', 1, 'cantidad'], value: 3 },
    ]);
    const after = withChange(held, change);
    expect(after.fields).toBe(held.fields);
    expect(after.extractedData?.productos?.[0]).toBe(held.extractedData?.productos?.[0]);
    expect(after.extractedData?.productos?.[1]).toEqual({ cantidad: 3 });
  });

  it('says of rows behind a new one only that they have moved', () => {
    const rows = Array.from({ length: 50 }, (_, cantidad) => ({ cantidad }));
    const of = (all: typeof rows) =>
      ({
        extractedData: { productos: all },
        fields: Object.fromEntries(
          all.map(({ cantidad }, n) => {
            const path = `productos.${n}.cantidad`;
            return [path, { path, value: cantidad }];
          }),
        ),
        editedFields: {},
        authenticity: null,
        notes: [],
      }) as unknown as DocumentDetail;
    const without = of(rows.filter((_, n) => n !== 7));
    const added = changeOf(without, of(rows), { list: 'productos', index: 7, by: 1 });
    expect(added.changes).toHaveLength(2);
    const removed = changeOf(of(rows), without, { list: 'productos', index: 7, by: -1 });
    expect(removed.changes).toEqual([]);
    expect(withChange(of(rows), removed)).toEqual(without);
  });

  it('says once what has happened with many fields', () => {
    const of = (state: string) =>
      ({
        ...{ extractedData: null, editedFields: {}, authenticity: null, notes: [] },
        fields: Object.fromEntries(['a', 'b', 'c'].map((path) => [path, { path, state }])),
      }) as unknown as DocumentDetail;
    const { fieldChanges, changes } = changeOf(of('leido'), of('dudoso'), null);
    expect(changes).toEqual([]);
    expect(fieldChanges).toEqual([
      { paths: ['a', 'b', 'c'], changes: [{ at: ['state'], value: 'dudoso' }] },
    ]);
  });

  it.each<[string, RowMove['by'], string | null]>([
    ['productos.1.cantidad', 1, 'productos.1.cantidad'],
    ['productos.2.cantidad', 1, 'productos.3.cantidad'],
    ['productos.2.cantidad', -1, null],
    ['productos.3.a.b', -1, 'productos.2.a.b'],
    ['productos', 1, 'productos'],
    ['items.5.cantidad', 1, 'items.5.cantidad'],
  ])('moves %s by %d to %s', (path, by, to) => {
    expect(movedPath(path, { list: 'productos', index: 2, by })).toBe(to);
  });
});
