import { titleAtStart } from '../../../rules/document-type';
import { startsWithLabel, valueOf, isBare, type Page, type PrintedValue } from './field-value';
import type { KeyValue } from './key-value';
import type { LabelHit } from './label-match';
import type { Title } from './title';
import {
  hasCompanySuffix,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
  upper,
} from './text-kind';
import { heightOf, joinText } from './token';

/** Titles of other parts of the page. */
const SECTION =
  /^\W*(?:(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\W*)?(?:DATOS|DETALLE|INFORMACI[OÓ]N|CONDICIONES|RESUMEN|ENTREGA)\b/i;

const NUMBER_ALONE =
  /^\W*(?:(?:N\W{0,2}|Nro\.?)\s*)?[A-Z][A-Z0-9]{3}\s*(?:[-–]|N\W{0,2}|Nro\.?)\s*\d{1,8}\W*$/i;

/** `5.000 UND`: a row of a table that stands beside the block. */
const QUANTITY = /^[\d.,]+\s\p{Lu}{1,4}$/u;

/** The first word of another label: `Proveedor  Cód. acreedor: 1000`. */
const KEY_WORD =
  /^\W*(?:C[OÓ]D(?:IGO)?|N[UÚ]M(?:ERO)?|NRO|REF(?:ERENCIA)?|REG(?:ISTRO)?|TIPO)\W*$/i;

/** `N° DE CLIENTE`: over or beside the number by which a provider knows somebody. */
const NUMBER_KEY =
  /^\W*(?:N(?:RO)?\W{0,2}|N[UÚ]MERO|C[OÓ]D(?:IGO)?\.?)\s*(?:DE(?:L)?\s+)?(?:CLIENTE|SUMINISTRO|CONTRATO|CUENTA|ABONADO|USUARIO|RECIBO|MEDIDOR|SERVICIO)\W*$/i;

/** A title of that number alone. */
export const isNumberKey = (text: string): boolean => NUMBER_KEY.test(text);

/** A text that can be the name of a party. */
export function isName(text: string): boolean {
  return (
    letterCount(text) >= 3 &&
    !/^[^\p{L}\d]*\p{Ll}/u.test(text) &&
    (!SECTION.test(text) || hasCompanySuffix(text)) &&
    !NUMBER_ALONE.test(text) &&
    !QUANTITY.test(text) &&
    !KEY_WORD.test(text) &&
    !isNumberKey(text) &&
    !looksLabelled(text) &&
    !looksLikeAddress(text) &&
    !titleAtStart(text) &&
    !/^\W*(?:RUC|DNI)\b/i.test(text)
  );
}

/** Keys beside which a party is named, in blocks that go by no label of ours. */
export const NAME_KEY =
  /NOMBRE|RAZON|EMPRESA|ENTIDAD|CLIENTE|TITULAR|RESPONSABLE|APODERADO|PERSONA|INSTITU/;
/** Rows of a party's block. */
const BLOCK_LINES = 12;

/** What tells that a text is no name, though it reads like one. */
export interface NamePlace {
  readonly rows: readonly KeyValue[];
  readonly title: Title | null;
}

/** The name beside or under a label; under a heading, in the rows of its block. */
export function nameAt(hit: LabelHit, page: Page, { rows, title }: NamePlace): PrintedValue | null {
  const others = [...rows.filter(isBeside).map(({ key }) => key), ...(title?.parts ?? [])];
  const isOthers = ({ tokens }: PrintedValue): boolean =>
    tokens[0] !== undefined && others.some((cell) => cell.tokens[0] === tokens[0]);
  const value = valueOf(hit, page, (one) => isName(one.text) && !isOthers(one));
  if (value) return wholeOf(value, rows);
  return isBare(hit) ? inRows(hit, page, rows) : null;
}

/** Layout units between a key and its value; what is farther away belongs to another block. */
const FAR = 150;

const isBeside = ({ key, value }: KeyValue): boolean =>
  value.x0 - key.x1 < FAR && !hasCompanySuffix(key.text);

/** With the lines that a value of a block goes on over, up to where the name is complete. */
function wholeOf(value: PrintedValue, rows: readonly KeyValue[]): PrintedValue {
  const row = rows.find((one) => one.value.tokens[0] === value.tokens[0]);
  const lines = [value.tokens];
  for (const cell of row?.more ?? []) {
    if (hasCompanySuffix(joinText(lines.flat())) || !isName(cell.text)) break;
    lines.push(cell.tokens);
  }
  return lines.length === 1 ? value : { tokens: lines.flat(), text: joinText(lines.flat()) };
}

function inRows(hit: LabelHit, page: Page, rows: readonly KeyValue[]): PrintedValue | null {
  const height = heightOf(hit.cell);
  const own = rows.filter(
    ({ key }) =>
      key.page === hit.cell.page &&
      key.y0 > hit.y0 &&
      key.y0 - hit.y1 < height * BLOCK_LINES &&
      Math.abs(key.x0 - hit.x0) < height * 4,
  );
  const named = own.filter(({ value }) => isName(value.text) && !looksLikeContact(value.text));
  const row =
    named.find(({ key }) => NAME_KEY.test(upper(key.text))) ??
    named.find(({ value }) => hasCompanySuffix(value.text) && !startsWithLabel(value, page.hits));
  return row ? wholeOf({ tokens: row.value.tokens, text: row.value.text }, rows) : null;
}
