import type { Item } from './item';
import { isLoneCode } from './name-details';
import type { Token } from './token';

/** What a code is announced by, under the name of what is sold; a bar code is no code of the seller. */
const LABEL = /^(?:COD|CODIGO|CODPROD|SKU)$/;

/** The item with the code that stands under its name, alone or behind a word for it, when no column has one. */
export function withCodeBelow(item: Item, details: readonly (readonly Token[])[]): Item {
  if (item.codigo.length > 0) return item;
  const code = details.map(codeIn).find((token) => token !== null);
  return code ? { ...item, codigo: [code] } : item;
}

function codeIn(line: readonly Token[]): Token | null {
  if (isLoneCode(line)) return line.find(({ compact }) => compact !== '') ?? null;
  const at = line.findIndex(({ compact }) => LABEL.test(compact));
  const next = line.slice(at + 1).find(({ compact }) => compact !== '');
  return at !== -1 && next && /\d/.test(next.text) ? next : null;
}

/** Share of the items whose names must begin with a code. */
const MOST_CODED = 0.6;
const LEADING_CODE = /^[A-Z0-9][A-Z._/-]*\d[A-Z0-9._/-]*$|^\d[A-Z0-9._/-]{2,}$/i;

/** The items with the codes that a title says their names to begin with. */
export function withCodes(items: readonly Item[]): readonly Item[] {
  const coded = items.map((item) => {
    const [first, ...name] = item.descripcion;
    const isCoded =
      first && name.length > 0 && first.text.length > 2 && LEADING_CODE.test(first.text);
    return item.codigo.length > 0 || !isCoded
      ? item
      : { ...item, codigo: [first], descripcion: name };
  });
  const enough =
    coded.filter(({ codigo }) => codigo.length > 0).length >= items.length * MOST_CODED;
  return enough ? coded : items;
}
