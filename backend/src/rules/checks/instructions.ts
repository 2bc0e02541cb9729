import { compactText, foldText, trimEndOf } from '../text-clean';

const CODED = /^[A-Za-z0-9+/_-]{8,}={0,2}$/;
const CODED_REST = /^[A-Za-z0-9+/_-]{2,}={0,2}$/;
/** Words that one coded text may be broken into. */
const MAX_PARTS = 24;
const MIN_CHARS = 16;
const MIN_READABLE = 12;
/** Characters at the end of a coded text that may stand for no whole letter. */
const MAX_TAIL = 6;
const LETTER_SHARE = 0.7;

/**
 * Words that are a text in base64, whole or broken into several: nobody codes what a person is to read.
 * Hashes and signatures, which invoices do print, decode to bytes that are no text.
 */
function encodedRanges(read: readonly string[]): WordRange[] {
  const ranges: WordRange[] = [];
  let at = 0;
  while (at < read.length) {
    const range = encodedFrom(read, at);
    if (range) ranges.push(range);
    at = range ? range.to + 1 : at + 1;
  }
  return ranges;
}

/** The run of coded words from `from` on that decodes to sentences. */
function encodedFrom(read: readonly string[], from: number): WordRange | null {
  let [text, known, to] = ['', '', -1];
  for (const [index, part] of read.slice(from, from + MAX_PARTS).entries()) {
    if (!(index === 0 ? CODED : CODED_REST).test(part)) break;
    text += part;
    if (text.length < MIN_CHARS) continue;
    const readable = readableText(text);
    const bytes = new TextEncoder().encode(readable).length;
    if (bytes < MIN_READABLE || bytes * 4 < (text.length - MAX_TAIL) * 3) break;
    [known, to] = [readable, from + index];
  }
  return to !== -1 && isMixed(text) && isSentence(known) ? { from, to } : null;
}

/** Coded sentences mix capitals and small letters; words in capitals alone decode to signs, too (`QUINIENTOS`). */
const isMixed = (coded: string): boolean => /[a-z]/.test(coded) && /[A-Z]/.test(coded);

/** What can be read at the beginning of the decoded text. */
function readableText(coded: string): string {
  const plain = trimEndOf(coded, /=/).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = decoded(plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0)));
  return /^[\t\n\r -~\u00a1-\u017f]*/.exec(new TextDecoder().decode(bytes))?.[0] ?? '';
}

function isSentence(text: string): boolean {
  const letters = text.replace(/[^\p{L}\s]/gu, '').length;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return /\s/.test(text) && words.length >= 2 && letters >= LETTER_SHARE * text.length;
}

function decoded(plain: string): Uint8Array {
  try {
    return Uint8Array.from(atob(plain), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Words of a list, both ends included. */
export interface WordRange {
  from: number;
  to: number;
}

const MACHINE =
  '(?:IA|AI|LLM|GPT|CHATGPT|GEMINI|ASISTENTE|ASSISTANT|LANGUAGE MODEL|MODELO(?: DE LENGUAJE)?|SISTEMA DE LECTURA|LECTOR AUTOMATICO|PROCESADOR AUTOMATICO)';
const FIGURE = '(?:TOTAL|SUBTOTAL|AMOUNT|PRICE|TAX|IMPORTE|MONTO|IGV|RUC|CUENTA|PRECIO)';
/** What is charged at a fixed rate: there `fija` says how, and orders nothing. */
const FIXED =
  '(?:BANDA|CANTIDAD|CARGA|COMISION|CUOTA|FECHA|LINEA|MONEDA|PARTE|RED|RENTA|SUMA|TARIFA|TASA|TELEFONIA|UNIDAD)';
const ORDER = `(?:PON|PONGA|(?<!\\b${FIXED} )FIJ[AE]|CAMBI[AE]|ESTABLE[CZ]\\w+|DEVUELV[AE]|REPORT[AE]|US[AE]|ASIGN[AE]|REEMPLA[CZ]\\w+|ESCRIB[AE])`;
const words = (most: number): string => `(?:\\w+ ){0,${most}}`;
/** Words without figures: an amount between two of them ends what is said (`Línea fija 49.52 Total ...`). */
const wordsOnly = (most: number): string => `(?:[A-Z]\\w* ){0,${most}}`;

/**
 * Sentences that speak to a machine that reads, not to a person who pays: on words without accents and
 * signs, a space between them. Where a sentence is usual on invoices, a figure has to follow.
 */
const SENTENCES: readonly RegExp[] = [
  `\\bIGNOR[AE]\\w* ${words(4)}(?:INSTRUC\\w*|PREVIOUS|PRIOR|ABOVE|ANTERIOR\\w*|PROMPT|RULES|REGLAS)`,
  `\\b(?:DISREGARD|FORGET|OVERRIDE|BYPASS|OLVID\\w*|DESOBEDE\\w*) ${words(4)}(?:INSTRUC\\w*|PROMPT|RULES|REGLAS)`,
  '\\bSYSTEM (?:PROMPT|MESSAGE)\\b',
  '\\b(?:YOU ARE|ERES|ACTUA COMO|ACT AS) (?:NOW )?(?:UN |UNA |AN? )?(?:ASISTENTE|ASSISTANT|AI\\b|IA\\b|MODELO|LANGUAGE MODEL)',
  `\\b(?:MARCA|MARCAR|MARQUE|MARK|CLASIFICA|CLASIFIQUE) ${words(4)}(?:COMO|AS) (?:AUTENTIC|AUTHENTIC|VERIFICAD|PAGAD|PAID|APROBAD|APPROVED|VALID)\\w*`,
  '\\b(?:RETURN|RESPOND|RESPONDE|DEVUELVE|OUTPUT) (?:ONLY|SOLO|SOLAMENTE|UNICAMENTE|THE FOLLOWING|EL SIGUIENTE)\\b',
  `\\b(?:SET|CHANGE|REPLACE|REPORT|RETURN|OUTPUT|EXTRACT) ${words(3)}${FIGURE} ${words(2)}(?:TO|AS|WITH|EQUALS?) (?:\\w{1,3} )?(?:\\d+|ZERO|ONE)\\b`,
  `\\b${ORDER} COMO ${words(2)}${FIGURE} ${words(4)}\\d+\\b`,
  `\\b${ORDER} ${wordsOnly(3)}${FIGURE} ${words(3)}(?:A|EN|COMO|POR|CON|ES|IGUAL A) (?:\\w{1,3} )?(?:\\d+|CERO|UNO?)\\b`,
  `\\b(?:INSTRUCCI\\w+|INSTRUCTIONS?|NOTA|NOTE|MENSAJE|MESSAGE) ${words(2)}(?:PARA|TO|FOR|AL?) ${words(2)}${MACHINE}\\b`,
  '\\bIS ?AUTHENTIC (?:IS |A |AS |TO |EN )?(?:TRUE|FALSE|VERDADERO)\\b',
  `\\b(?:CONFIDENCE|CONFIANZA|AUTHENTICITY|AUTENTICIDAD) ${words(3)}(?:0 9\\d*|1 0+)\\b`,
].map((pattern) => new RegExp(pattern, 'g'));

/** The plainest of them where words are glued, spaced out or broken: letters and digits alone. */
const GLUED: readonly RegExp[] = [
  /IGNOR[EA][A-Z]{0,25}?(?:PREVIOUS|PRIOR|ALL|ABOVE|LAS|TODAS)[A-Z]{0,24}?(?:INSTRUCTION|INSTRUCCION)(?:E?S)?/g,
  /(?:DISREGARD|OLVIDE?A?)[A-Z]{0,24}?(?:INSTRUCTION|INSTRUCCION)(?:E?S)?/g,
];

/** Marks by which models tell who speaks: on the words as they are. */
const MARKS: readonly RegExp[] = [
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]/gi,
  /\bSYSTEM\s{0,3}:\s{0,3}(?:you|ignore|set|return|mark|respond|eres|usted|ignora|devuelve|marca)\b/gi,
  /\bis_?authentic["'”]?\s*[:=]/gi,
];

/**
 * Where words in reading order hold instructions to the machine, in Spanish or English, plain or coded
 * in base64. Ranges may overlap; they hold the words of the sentence that was known, not its neighbours.
 */
export function instructionRanges(read: readonly string[]): WordRange[] {
  return [
    ...matchesIn(joined(read, foldText, ' '), SENTENCES),
    ...matchesIn(joined(read, compactText, ''), GLUED),
    ...matchesIn(
      joined(read, (word) => word, ' '),
      MARKS,
    ),
    ...encodedRanges(read),
  ];
}

interface Joined {
  text: string;
  /** Where each word begins in the text. */
  starts: number[];
}

function joined(read: readonly string[], form: (word: string) => string, glue: string): Joined {
  const starts: number[] = [];
  let text = '';
  for (const word of read) {
    const part = form(word);
    if (part !== '' && text !== '') text += glue;
    starts.push(text.length);
    text += part;
  }
  return { text, starts };
}

function matchesIn({ text, starts }: Joined, patterns: readonly RegExp[]): WordRange[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({
      from: wordAt(starts, match.index),
      to: wordAt(starts, match.index + match[0].length - 1),
    }));
}

/** The last word that begins at or before a place. */
function wordAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? Infinity) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
