import type { PixelWord } from './join-line';

/** A currency sign that touches its amount: `S/1,180.00`, `US$50.00`. */
const CURRENCY = /^(S\/\.?|US\$|\$)·?(\d[\d.,]*)$/i;
/** Before an amount with cents a 5 and a slash are the sign of the sol, misread. */
const MISREAD_SOL = /^(5\/)(\d{1,3}(?:[.,]?\d{3})*[.,]\d{2})$/;
/** A currency sign with its stroke lost before an amount with cents: which one it was cannot be told. */
const STROKELESS = /^(S)(\d{1,3}(?:[.,]?\d{3})*[.,]\d{2})$/;
/** Labels that readers glue to the number behind them. */
const LABEL = /^((?:NRO|INT|KM|MZ|LT|DPTO|OF|TELF?|CEL|RUC|DNI)[.:]+)(\d.*)$/i;
const SOL = /^s\/\.?$/;
/** A company's form, which its dots tell, at the end of the name that it is glued to. */
const FORM =
  /^(\p{L}(?:[\p{L}&-]*\p{L})?)((?:S\.A(?:\.[AC])?|S\.R\.L|S\.C\.R\.L|E\.[IL1l|]\.?R\.L)\.?)$/u;
/** The same in words. */
const FORM_IN_WORDS = /^(SOCIEDAD|AN[OÓ]NIMA)(AN[OÓ]NIMA|CERRADA|ABIERTA)$/i;
/** `YUPANQUINRO.`: the name of a street, and its number. */
const STREET = /^(\p{L}{3,})(NRO\.?)$/iu;
/** A company of one owner, whose I is a stroke, and the dot behind it. */
const ONE_OWNER = /^E\.(?:[1lL|]\.?|I)R\.L(\.?,?)$/;
/** `N°` with its small sign taken for another. */
const NUMBER_SIGN = /^(N)[*”“"'’?]([.:]?)$/;
/** `Z.I.`, an industrial zone, whose last letter is a stroke, and its first dot. */
const ZONE = /^Z(?:\.[1l|](\.?)|[I1l|](\.))$/;
/** What goes on behind the number of a door: a zone, a block, a development. */
const BEHIND_DOOR = /^(\d{1,4}(?:-[A-H])?)((?:Z\.?[I1l|]|A\.H|MZ|LT|URB|DPTO|INT|OF)\.)$/i;
/** A date, and the amount that a dash parts from it: the day of an instalment. */
const DATED = /^(\d{1,2}[./]\d{1,2}[./]\d{4})-(\d[\d.,]*[.,]\d{2})$/;
/** `O/C`, an order's sign, whose stroke is taken for a letter. */
const ORDER = /^O[I1l|]C([.:]?)$/;
/** `A.H.`, a settlement of many districts, whose first dot is lost. */
const SETTLEMENT = /^AH\.$/;
/** The cents of an amount in words, whose stroke is taken for a letter. */
const HUNDREDTHS = /^(\d{2})[Il|]1[0Oo]{2}$/;
/** The tax's name, whose first letter is a stroke, and its dots. */
const IGV = /^(?:[1l|L]\.?[G6]\.|I\.[G6]\.?)[Vv](\.?)(:?)$/;

/** A quantity of the table, and its unit; measures (`2.50MM`) are as often one word of what is sold. */
const COUNTED =
  /^(\d{1,6}[.,]\d{2,3})((?:UND|UNID|UNI|NIU|CJA|CJ|BLS|BOL|PQT|PAQ|ROL|PAR|DOC|DZN|GLN|SRV|ZZ|MLL|MIL|RSM|PLN|BID|JGO|KIT|SET|PZA)\.?)$/;

/** What is printed as two words, each pattern with both. */
const GLUED = [LABEL, BEHIND_DOOR, DATED, FORM, FORM_IN_WORDS, STREET, COUNTED];

function cutAt(word: PixelWord, left: string, right: string): PixelWord[] {
  const cut = word.x0 + ((word.x1 - word.x0) * left.length) / word.text.length;
  return [
    { ...word, text: left, x1: cut },
    { ...word, text: right, x0: cut },
  ];
}

/** Signs and names that every document has, as they are printed. */
function tidied(text: string): string {
  if (SOL.test(text)) return text.toUpperCase();
  return text
    .replace(NUMBER_SIGN, '$1°$2')
    .replace(ONE_OWNER, 'E.I.R.L$1')
    .replace(ZONE, (_, dot = '', last = '') => `Z.I${dot}${last}`)
    .replace(SETTLEMENT, 'A.H.')
    .replace(ORDER, 'O/C$1')
    .replace(HUNDREDTHS, '$1/100')
    .replace(IGV, (_, dot: string, colon: string) => `I.G.V${dot}${colon}`);
}

/** Parts what a text layer would give as two words, and gives signs that are often misread their form. */
export function splitGlued(word: PixelWord): PixelWord[] {
  const [, , amount] = MISREAD_SOL.exec(word.text) ?? [];
  if (amount) return cutAt({ ...word, text: `S/${amount}` }, 'S/', amount);
  const [, sign, figures] = CURRENCY.exec(word.text) ?? [];
  if (sign && figures) return cutAt(word, sign.toUpperCase(), figures);
  const [, stroke, sum] = STROKELESS.exec(word.text) ?? [];
  if (stroke && sum) return cutAt(word, stroke, sum);
  for (const pattern of GLUED) {
    const [, left, right] = pattern.exec(word.text) ?? [];
    if (left && right) return cutAt(word, left, tidied(right));
  }
  return [{ ...word, text: tidied(word.text) }];
}
