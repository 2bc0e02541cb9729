import { aBox, anEvidence, fieldMap, someData } from '../../test/factories';
import { fieldGroups } from './field-rows';
import { fieldsAsText } from './fields-as-text';
import { lineItems } from './line-items';
import { placedFields } from './placed-fields';

const cell = (key: string, change = {}) => anEvidence(`productos.0.${key}`, change);

describe('the lines of a document', () => {
  it('show quantity, description and amounts', () => {
    expect(lineItems(someData(), {})[0]).toMatchObject({
      quantity: '2',
      unit: 'UND',
      description: 'Aceite hidráulico',
      unitPrice: '145.00',
      subtotal: '290.00',
      state: 'leido',
      confidence: null,
    });
  });

  it('have the worst state and the lowest confidence of their cells', () => {
    const fields = fieldMap(
      cell('cantidad', { state: 'verificado', confidence: 0.99 }),
      cell('subtotal', { state: 'dudoso', confidence: 0.74, reasons: ['2 × 145.00 ≠ 290.10'] }),
      cell('descuento', { state: 'vacio', confidence: 0, boxes: [] }),
    );
    expect(lineItems(someData(), fields)[0]).toMatchObject({
      state: 'dudoso',
      confidence: 0.74,
      reasons: ['2 × 145.00 ≠ 290.10'],
    });
  });

  it('are one band a page', () => {
    const fields = fieldMap(
      cell('cantidad', { boxes: [aBox({ x: 0.1, w: 0.05 })] }),
      cell('subtotal', { boxes: [aBox({ x: 0.8, w: 0.1 })] }),
      cell('descripcion', { boxes: [aBox({ page: 2 })] }),
    );
    const boxes = lineItems(someData(), fields)[0]?.boxes ?? [];
    expect(boxes.map(({ page }) => page)).toEqual([1, 2]);
    expect(boxes[0]?.w).toBeCloseTo(0.8);
  });

  it('do not take the cells of line 10 for those of line 1', () => {
    const data = { productos: Array.from({ length: 11 }, () => ({ cantidad: 1 })) };
    const fields = fieldMap(anEvidence('productos.10.cantidad'));
    expect(lineItems(data, fields)[1]?.boxes).toEqual([]);
    expect(lineItems(data, fields)[10]?.boxes).toHaveLength(1);
  });
});

describe('what has a place', () => {
  it('is named with value and confidence, and what has none is left out', () => {
    const fields = fieldMap(
      anEvidence('totales.total', { confidence: 0.96 }),
      anEvidence('totales.iva', { boxes: [] }),
    );
    const groups = fieldGroups(someData(), fields);
    expect(placedFields(groups, lineItems(someData(), fields)).map(({ label }) => label)).toEqual([
      'Total 1,180.00 PEN, confianza 96 %',
    ]);
  });
});

describe('the table as text', () => {
  it('is one line a field, with the products behind', () => {
    const groups = fieldGroups({ totales: { total: 1180 } }, {});
    expect(fieldsAsText(groups, lineItems(someData(), {}))).toBe(
      [
        'Totales',
        'Total\t1,180.00 PEN',
        '',
        'Productos',
        'Cantidad\tUnidad\tDescripción\tP. unit.\tSubtotal',
        '2\tUND\tAceite hidráulico\t145.00\t290.00',
      ].join('\n'),
    );
  });
});
