import type { LabelId } from '../labels';
import type { LabelHit } from './label-hit';
import { areaOf } from './token';

/** `1.`, `II)`, `A.-` before the title of a section. */
const NUMBER = /^\(?(?:\d{1,2}|[IVX]{1,4}|[A-H])(?:\.|\)|\.-|\.\))$/;
/** What sections of a document are named after. */
const SECTIONS: ReadonlySet<LabelId> = new Set<LabelId>(['customer', 'supplier']);

/** `1. DATOS DEL PROVEEDOR`: the number of a section is a part of its title. */
export function withSectionNumber(hit: LabelHit): LabelHit {
  const [first] = hit.cell.tokens;
  const isNumbered = hit.start === 1 && SECTIONS.has(hit.id) && NUMBER.test(first?.text ?? '');
  return isNumbered && first ? { ...hit, ...areaOf([first, hit]), start: 0 } : hit;
}
