import { isUnitWord } from './assign-columns';
import type { Item } from './item';
import { letterCount } from '../page/text-kind';
import type { Token } from '../page/token';

/**
 * The items without what all of their names begin with: their numbers in the order of the rows, and codes of one
 * shape (`78614 PAN FRANCES`, `ALI-2300 ARROZ`), which is how a person tells a code from a name without a title.
 */
export function withoutLeadingCodes(items: readonly Item[]): readonly Item[] {
  return withSureCodes(withAlikeCodes(withMarkedCodes(withoutOrder(items))));
}

/** `01 Flete`, `02 Visto bueno`: one after the other, from the first item to the last. */
function withoutOrder(items: readonly Item[]): readonly Item[] {
  const isOrdered =
    items.length > 1 &&
    items.every(({ descripcion: [first, next] }, at) => {
      const order = /^(\d{1,3})[.)]?$/.exec(first?.text ?? '')?.[1];
      return next !== undefined && Number(order) === at + 1;
    });
  if (!isOrdered) return items;
  return items.map((item) => ({ ...item, descripcion: item.descripcion.slice(1) }));
}

const MARK = /^[-–|:]$/;
const MARKED_CODE = /^[A-Z._-]*\d[A-Z0-9._-]*$/;
/** Share of the items under whose names a dash must part a code. */
const MOST = 0.6;

/**
 * `A-4036 - ARROZ`: a dash parts codes from names where it does in most rows; in one of many it is of the name
 * (`DBO5 - SMEWW 5210 B`).
 */
function withMarkedCodes(items: readonly Item[]): readonly Item[] {
  const marked = items.map((item) => {
    const [first, mark, ...name] = item.descripcion;
    const isMarked = name.length > 0 && mark !== undefined && MARK.test(mark.text);
    if (item.codigo.length > 0 || !isMarked || !first || !MARKED_CODE.test(first.text)) return item;
    return { ...item, codigo: [first], descripcion: name };
  });
  const count = marked.filter(({ codigo }) => codigo.length > 0).length;
  const [lone] = items.length === 1 ? (items[0]?.descripcion ?? []) : [];
  if (lone && !CODE.test(lone.text)) return items;
  return count >= items.length * MOST ? marked : items;
}

const CODE = /^(?:\d{4,14}|[A-Z]{1,5}-?\d{2,10})$/;
/** Without another row to compare with, digits in front of a name are a code from this many on. */
const LONE_CODE = /^\d{5,14}$/;

function withAlikeCodes(items: readonly Item[]): readonly Item[] {
  const firsts = items.flatMap(({ codigo, descripcion, cantidad }) =>
    codigo.length === 0 && isBeforeName(descripcion, cantidad !== null)
      ? (descripcion[0] ?? [])
      : [],
  );
  const [one] = firsts;
  if (!one || firsts.length < items.length) return items;
  const shapes = new Set(firsts.map(shapeOf));
  const others = new Set(firsts.map(({ text }) => text));
  const isCode =
    items.length === 1
      ? LONE_CODE.test(one.text)
      : shapes.size === 1 && others.size > 1 && CODE.test(one.text);
  if (!isCode) return items;
  return items.map((item) => ({
    ...item,
    codigo: item.descripcion.slice(0, 1),
    descripcion: item.descripcion.slice(1),
  }));
}

/** A code that no word of a name looks like, whatever its shape. */
const SURE_CODE = /^(?:[A-Z]{1,4}-?\d{4,10}|\d{6,14})$/;

/** `P7710 BLOQUEADOR`, `778076 JERINGA`, `SKU5166 BOLSA`: codes of several makes, where each name begins with one. */
function withSureCodes(items: readonly Item[]): readonly Item[] {
  const isSure = ({ codigo, descripcion, cantidad }: Item): boolean =>
    codigo.length > 0 ||
    (SURE_CODE.test(descripcion[0]?.text ?? '') && isBeforeName(descripcion, cantidad !== null));
  if (items.length < 2 || !items.every(isSure)) return items;
  return items.map((item) =>
    item.codigo.length > 0
      ? item
      : { ...item, codigo: item.descripcion.slice(0, 1), descripcion: item.descripcion.slice(1) },
  );
}

/** Letters as they are, digits by their number alone. */
const shapeOf = ({ text }: Token): string => text.replace(/\d/g, '0');

/** What follows is a name, not what the number counts (`25000 UND`). */
function isBeforeName([, next]: readonly Token[], isCounted: boolean): boolean {
  if (!next || letterCount(next.text) < 2) return false;
  return isCounted || !isUnitWord(next.text);
}
