import type { ExtractedData } from '../../../contracts/extracted-data';
import { keepEdits, newField } from './apply-edit';
import { conflictOf, unseenChange, type EditRecord } from './review-state';

const edit = (path: string, change: Partial<EditRecord> = {}): EditRecord => ({
  ...{ path, old: null, by: 'ana', byName: 'Ana', at: '2026-03-15', version: 5 },
  ...change,
});
const seen = (path: string) => newField(path, 'antes');
const read = (path: string) => newField(path, 'ahora');

describe('the evidence under a new reading', () => {
  const data = { productos: [{ descripcion: 'x' }], totales: { total: 6 } } as ExtractedData;
  const before = {
    data,
    fields: [seen('productos.0.descripcion'), seen('totales.total'), seen('cliente.nombre')],
    edits: [edit('productos.0.descripcion'), edit('totales.total')],
  };
  const evidence = (...paths: string[]) =>
    keepEdits(before, { data: {}, fields: paths.map(read) }).fields.map(
      ({ path, value }) => `${path} ${String(value)}`,
    );

  it('is the former one for a list that was touched, whole', () => {
    expect(evidence('productos.0.descripcion', 'productos.1.descripcion')).toEqual([
      'productos.0.descripcion antes',
      'totales.total antes',
    ]);
  });

  it('is the new one for all that was read again', () => {
    expect(evidence('totales.total', 'proveedor.nombre')).toEqual([
      'totales.total ahora',
      'proveedor.nombre ahora',
      'productos.0.descripcion antes',
    ]);
  });
});

describe('a change that was not seen', () => {
  const ask = (changed: string, path: string | null, actorId = 'eva') =>
    unseenChange([edit(changed)], { path, seen: 4, actorId }) !== null;

  it.each([
    ['totales.total', 'totales', true],
    ['productos.3.total', 'productos', true],
    ['productos', 'productos.3.total', true],
    ['totales.total', 'total', false],
    ['totales.total', 'totales.tot', false],
  ])('of %s is one of %s: %s', (changed, path, expected) => {
    expect(ask(changed, path)).toBe(expected);
  });

  it('is not their own for whom the whole counts', () => {
    expect([ask('nota', null), ask('nota', null, 'ana')]).toEqual([true, false]);
  });

  it('is told with both values', () => {
    const mine = { path: 'totales.total', mine: 7 };
    expect(conflictOf(edit('totales.total'), { data: { totales: { total: 6 } } }, mine, 9)).toEqual(
      {
        ...{ path: 'totales.total', mine: 7, theirs: 6 },
        ...{ by: 'ana', byName: 'Ana', at: '2026-03-15', version: 9 },
      },
    );
  });
});
