import { layoutOf, unlikeAll } from './layout-likeness';

const field = (path: string, x: number, y: number, page = 1) => ({
  ...{ path, boxes: [{ page, x: x - 0.05, y: y - 0.01, w: 0.1, h: 0.02 }] },
});
const RIGHT = [0.8, 0.1, 0.8, 0.14, 0.7, 0.2];
const LEFT = [0.2, 0.1, 0.2, 0.14, 0.2, 0.2];

describe('layoutOf', () => {
  it('keeps the middles of what stands at the head of the first page', () => {
    const fields = [field('proveedor.ruc', 0.8, 0.1), field('documento.numero', 0.8, 0.14)];
    expect(layoutOf([...fields, field('totales.total', 0.9, 0.9)])).toEqual([
      ...[0.8, 0.1, 0.8, 0.14, -1, -1],
    ]);
  });
  it('knows nothing of one mark, or of marks on another page', () => {
    const number = field('documento.numero', 0.8, 0.14);
    expect(layoutOf([number])).toBeNull();
    expect(layoutOf([number, field('proveedor.ruc', 0.8, 0.1, 2)])).toBeNull();
  });
});

describe('unlikeAll', () => {
  const shifted = (layout: number[], by: number) => layout.map((part) => part + by);
  it.each<[string, number[] | null, number[][], number | null]>([
    ['one that looks like no other', LEFT, [RIGHT, RIGHT, RIGHT], 3],
    ['one like them', shifted(RIGHT, 0.1), [RIGHT, RIGHT, RIGHT], null],
    ['one like a single one of them', LEFT, [RIGHT, RIGHT, RIGHT, LEFT], null],
    ['few before', LEFT, [RIGHT, RIGHT], null],
    ['one mark moved', [0.2, ...RIGHT.slice(1)], [RIGHT, RIGHT, RIGHT], null],
    ['marks that are not known', [-1, -1, ...LEFT.slice(2)], [RIGHT, RIGHT, RIGHT], 3],
    [
      'nothing in common to compare',
      [-1, -1, ...LEFT.slice(2)],
      [[...RIGHT.slice(0, 4), -1, -1]],
      null,
    ],
    ['a supplier of many layouts', LEFT, [RIGHT, shifted(RIGHT, 0.3), shifted(RIGHT, 0.6)], null],
    ['no layout', null, [RIGHT, RIGHT, RIGHT], null],
  ])('%s', (_, own, earlier, count) => {
    expect(unlikeAll(own, earlier)).toBe(count);
  });
});
