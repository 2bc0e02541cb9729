import type { Dice } from './dice';
import type { SoldLine, Taxed } from './lines';
import { FEES, type Utility } from './other-sales';

/** A row that is a charge or a fee, without goods. */
const single = (descripcion: string, importe: number, taxed: Taxed): SoldLine => ({
  codigo: '',
  descripcion,
  unidad: 'ZZ',
  cantidad: 1000,
  unitario: importe,
  descuento: 0,
  importe,
  taxed,
  bags: 0,
});

export function feeLines(dice: Dice): SoldLine[] {
  return [single(dice.pick(FEES), dice.int(400, 9_000) * 100 + dice.pick([0, 0, 50]), 'inafecta')];
}

export function chargeLines(utility: Utility, dice: Dice): SoldLine[] {
  return utility.charges.map(({ name, from, to }) =>
    single(name, dice.int(from * 100, to * 100), 'gravada'),
  );
}
