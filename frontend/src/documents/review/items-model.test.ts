import type { ExtractedData } from '@contracts/extracted-data';
import { anEvidence, fieldMap, someData } from '../../test/factories';
import { itemCells, itemColumns, itemValues, linesSum, neighbour } from './items-model';

describe('the grid of products', () => {
  it('shows amounts as amounts and quantities plain', () => {
    const fields = fieldMap(anEvidence('productos.0.subtotal', { state: 'dudoso' }));
    const [row] = itemCells(someData(), fields);
    expect(row?.map(({ text }) => text)).toEqual([
      '2',
      'UND',
      'Aceite hidráulico',
      '145.00',
      '290.00',
    ]);
    expect(row?.at(-1)).toMatchObject({ path: 'productos.0.subtotal', state: 'dudoso' });
  });

  it('has a column for codes or discounts only when a line has one', () => {
    const titles = (productos: ExtractedData['productos']) =>
      itemColumns({ productos }).map(({ title }) => title);
    const usual = ['Cant.', 'Unid.', 'Descripción', 'P. unit.', 'Subtotal'];
    expect(titles([{ codigo: '', cantidad: 1 }])).toEqual(usual);
    expect(titles([{ cantidad: 1 }, { codigo: 'A1' }])).toEqual(['Código', ...usual]);
  });

  it('marks what is empty', () => {
    const [row] = itemCells({ productos: [{}] }, {});
    expect(row?.every(({ isEmpty, text }) => isEmpty && text === '—')).toBe(true);
  });

  it.each([
    [
      { subtotal: 30.1, total: 35.52 },
      { name: 'subtotal', amount: 30.1, isEqual: true },
    ],
    // The tax is in the lines.
    [
      { subtotal: 25.51, total: 30.1 },
      { name: 'total', amount: 30.1, isEqual: true },
    ],
    [
      { subtotal: 25.51, total: 30.11 },
      { name: 'subtotal', amount: 25.51, isEqual: false },
    ],
    [{ total: 30.11 }, null],
  ])('puts the sum of its lines beside the one of %j', (totales, expected) => {
    const productos = [{ subtotal: 10 }, { subtotal: 20.1 }, {}];
    expect(linesSum({ productos, totales })).toEqual(expected && { sum: 30.1, ...expected });
    expect(linesSum({ productos: [{}], totales })).toBeNull();
  });

  it('remembers all the values of a row', () => {
    const data = { productos: [{ codigo: 'A1', cantidad: 2, descripcion: null }] };
    expect(itemValues(data, 0)).toEqual({ codigo: 'A1', cantidad: 2 });
    expect(itemValues(data, 7)).toEqual({});
  });

  it.each([
    ['ArrowDown', [0, 0], [1, 0]],
    ['ArrowDown', [1, 4], [1, 4]],
    ['ArrowUp', [0, 2], [0, 2]],
    ['ArrowRight', [0, 4], [0, 4]],
    ['ArrowLeft', [1, 1], [1, 0]],
    ['x', [1, 1], [1, 1]],
  ] as const)('%s at %p leads to %p', (key, from, to) => {
    expect(neighbour(from, key, [2, 5])).toEqual(to);
  });
});
