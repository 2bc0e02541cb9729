import type { FieldValue } from '../../contracts/evidence';
import { alignedPaths, compareReadings, sameReading } from './compare-readings';

const values = (of: Record<string, FieldValue>) => new Map(Object.entries(of));
const row = (index: number, cells: Record<string, FieldValue>) =>
  Object.fromEntries(
    Object.entries(cells).map(([key, value]) => [`productos.${index}.${key}`, value]),
  );

describe('two readings of a field', () => {
  it.each([
    ['totales.total', 1180, 1180.001],
    ['totales.total', 1180, '1,180.00'],
    ['totales.total', '1.180,00', 1180],
    ['documento.fecha_emision', '2026-03-15', '15/03/2026'],
    ['documento.fecha_vencimiento', '2026-03-15', '15 de marzo de 2026'],
    ['documento.numero', 'F001-123', 'F001-00000123'],
    ['proveedor.nombre', 'Inversiones Ñandú S.A.C.', 'INVERSIONES NANDU SAC'],
    ['proveedor.ruc', '20999999019', ' 20999999019'],
    ['informacion_adicional.otros_datos', '---', '---'],
    ['x.y', true, true],
  ])('of %s are the same: %p and %p', (path, first, second) => {
    expect(sameReading(path, first, second)).toBe(true);
    expect(sameReading(path, second, first)).toBe(true);
  });

  it.each([
    ['totales.total', 1180, 1180.01],
    ['totales.total', 1180, -1180],
    ['totales.total', 1180, 'mil ciento ochenta'],
    ['documento.fecha_emision', '2026-03-15', '2026-03-16'],
    ['documento.numero', 'F001-123', 'F002-123'],
    ['proveedor.ruc', '20999999019', '20999999010'],
    ['informacion_adicional.otros_datos', '---', '***'],
    ['x.y', true, null],
  ])('of %s are not: %p and %p', (path, first, second) => {
    expect(sameReading(path, first, second)).toBe(false);
    expect(sameReading(path, second, first)).toBe(false);
  });
});

describe('the comparison of two readings', () => {
  it('says of every field who read what', () => {
    const first = values({
      'totales.total': 1180,
      'totales.iva': 180,
      'cliente.ruc': '1',
      a: null,
    });
    const second = values({
      'totales.total': 1108,
      'totales.iva': 180,
      'cliente.nombre': 'X',
      a: null,
    });
    expect(compareReadings(first, second)).toEqual([
      { path: 'totales.total', first: 1180, second: 1108, verdict: 'distinto' },
      { path: 'totales.iva', first: 180, second: 180, verdict: 'igual' },
      { path: 'cliente.ruc', first: '1', second: null, verdict: 'solo_primera' },
      { path: 'cliente.nombre', first: null, second: 'X', verdict: 'solo_segunda' },
    ]);
  });

  it('compares a row with the same row where an engine has missed one', () => {
    const cement = { descripcion: 'Cemento', subtotal: 600 };
    const sand = { descripcion: 'Arena gruesa', subtotal: 400 };
    const first = values({ ...row(0, cement), ...row(1, sand) });
    const second = values({ ...row(0, { ...sand, subtotal: 40 }) });
    expect(compareReadings(first, second)).toEqual([
      { path: 'productos.0.descripcion', first: 'Cemento', second: null, verdict: 'solo_primera' },
      { path: 'productos.0.subtotal', first: 600, second: null, verdict: 'solo_primera' },
      expect.objectContaining({ path: 'productos.1.descripcion', verdict: 'igual' }),
      { path: 'productos.1.subtotal', first: 400, second: 40, verdict: 'distinto' },
    ]);
  });

  it('puts a row that only the second engine saw behind all others', () => {
    const first = values(row(0, { descripcion: 'Arena', cantidad: 5 }));
    const second = values({
      ...row(0, { descripcion: 'Cemento', cantidad: 10 }),
      ...row(1, { descripcion: 'Arena', cantidad: 5 }),
    });
    const paths = alignedPaths(first, second);
    expect(paths.get('productos.0.cantidad')).toBe('productos.1.cantidad');
    expect(paths.get('productos.1.cantidad')).toBe('productos.0.cantidad');
  });

  it('takes rows at the same place for the same row when nothing in them agrees', () => {
    const first = values(row(0, { descripcion: 'CEMENT0', cantidad: 1 }));
    const second = values(row(0, { descripcion: 'CEMENTO', cantidad: 10 }));
    expect(alignedPaths(first, second).get('productos.0.cantidad')).toBe('productos.0.cantidad');
  });

  it('keeps the order of rows that are all alike', () => {
    const same = { cantidad: 1, subtotal: 5 };
    const three = values({ ...row(0, same), ...row(1, same), ...row(2, same) });
    expect(compareReadings(three, three).every(({ verdict }) => verdict === 'igual')).toBe(true);
    expect([...alignedPaths(three, three)].every(([from, to]) => from === to)).toBe(true);
  });

  it('finds a row that the second engine tells in another order', () => {
    const [cement, sand, wire] = ['Cemento', 'Arena', 'Alambre'].map((descripcion, at) => ({
      descripcion,
      cantidad: 1,
      unidad: 'NIU',
      subtotal: 100 + at,
    }));
    const first = values({ ...row(0, cement ?? {}), ...row(1, sand ?? {}), ...row(2, wire ?? {}) });
    const second = values({
      ...row(0, wire ?? {}),
      ...row(1, cement ?? {}),
      ...row(2, sand ?? {}),
    });
    expect(compareReadings(first, second).every(({ verdict }) => verdict === 'igual')).toBe(true);
  });

  it('takes a quantity and a unit in common for no sign of the same row', () => {
    const first = values({
      ...row(0, { descripcion: 'Cemento', cantidad: 1, unidad: 'NIU' }),
      ...row(1, { descripcion: 'Arena', cantidad: 1, unidad: 'NIU' }),
    });
    const second = values(row(0, { descripcion: 'Arena', cantidad: 1, unidad: 'NIU' }));
    expect(alignedPaths(first, second).get('productos.0.descripcion')).toBe(
      'productos.1.descripcion',
    );
  });

  it.each([
    [0, null],
    [null, 0],
    [null, '0.00'],
  ])('sees no difference between %p and %p', (first, second) => {
    const path = 'totales.descuentos';
    expect(compareReadings(values({ [path]: first }), values({ [path]: second }))).toEqual([]);
  });

  it('sees one between an amount and nothing', () => {
    const path = 'totales.descuentos';
    expect(compareReadings(values({ [path]: 10 }), values({ [path]: 0 }))).toMatchObject([
      { verdict: 'distinto' },
    ]);
  });
});
