import { isBare } from './field-value';
import { hitsIn, type LabelHit } from './label-hit';
import { heightOf } from './token';

/** How a person is addressed: the label of the customer only where no other label stands before it. */
const ADDRESS = /^(?:SR|SRA|SRTA|SRES|SRAS|SENOR|SENORA|SENORITA)$/;
/** Heights of a line between a label and its value. */
const NEAR = 20;

/** Without what seems to be a label and is the value of one: `Contacto | Sr. Hugo Farfán`. */
export function withoutAddressedPersons(hits: readonly LabelHit[]): LabelHit[] {
  return hits.filter(
    (hit) => !ADDRESS.test(hit.label) || hit.isFollowedByColon || !isValue(hit, hits),
  );
}

function isValue(hit: LabelHit, hits: readonly LabelHit[]): boolean {
  const before = hit.line.cells[hit.line.cells.indexOf(hit.cell) - 1];
  if (!before || hit.cell.x0 - before.x1 > heightOf(hit) * NEAR) return false;
  return hitsIn(hits, before).some((other) => isBare(other) || before.text === ':');
}
