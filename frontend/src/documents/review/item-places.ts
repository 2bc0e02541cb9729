import type { FieldMap } from '@contracts/evidence';
import type { PlacedField } from '../../ui/PageBoxes';

const CELL = /^productos\.\d+\.\w+$/;

/**
 * The places of the cells of the products. They stand behind the bands of their lines: only the cell
 * that has the focus is marked, so they carry no label to be picked by.
 */
export const itemPlaces = (fields: FieldMap): PlacedField[] =>
  Object.values(fields)
    .filter(({ path, boxes, state }) => CELL.test(path) && boxes.length > 0 && state !== 'vacio')
    .map(({ path, boxes, state }) => ({ path, boxes, state, label: '' }));
