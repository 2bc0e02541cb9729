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
