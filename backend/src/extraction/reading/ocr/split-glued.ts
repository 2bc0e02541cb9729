import type { PixelWord } from './join-line';

/** A currency sign that touches its amount: `S/1,180.00`, `US$50.00`. */
const CURRENCY = /^(S\/\.?|US\$|\$)(\d[\d.,]*)$/i;
/** Before an amount with cents a 5 and a slash are the sign of the sol, misread. */
const MISREAD_SOL = /^(5\/)(\d{1,3}(?:[.,]?\d{3})*[.,]\d{2})$/;
/** Labels that readers glue to the number behind them. */
const LABEL = /^((?:NRO|INT|KM|MZ|LT|DPTO|OF|TELF?|CEL|RUC|DNI)[.:]+)(\d.*)$/i;
const SOL = /^s\/\.?$/;

function cutAt(word: PixelWord, left: string, right: string): PixelWord[] {
  const cut = word.x0 + ((word.x1 - word.x0) * left.length) / word.text.length;
  return [
    { ...word, text: left, x1: cut },
    { ...word, text: right, x0: cut },
  ];
}

/** Parts what a text layer would give as two words; the sign of the sol gets its capital. */
export function splitGlued(word: PixelWord): PixelWord[] {
  const [, , amount] = MISREAD_SOL.exec(word.text) ?? [];
  if (amount) return cutAt({ ...word, text: `S/${amount}` }, 'S/', amount);
  const [, sign, figures] = CURRENCY.exec(word.text) ?? [];
  if (sign && figures) return cutAt(word, sign.toUpperCase(), figures);
  const [, label, number] = LABEL.exec(word.text) ?? [];
  if (label && number) return cutAt(word, label, number);
  return [SOL.test(word.text) ? { ...word, text: word.text.toUpperCase() } : word];
}
