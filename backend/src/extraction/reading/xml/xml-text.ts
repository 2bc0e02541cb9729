import { CodedError } from '../../../platform/sandbox';

/** A comprobante of 1,000 lines has 2 MB, 11 levels and 60,000 elements. */
export const MAX_XML_BYTES = 5 * 1024 * 1024;
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 200_000;
/** Side by side: who checks a signature compares each with all of them. */
const MAX_SIBLINGS = 10_000;
/** Characters written as numbers (`&#65;`): each costs a parser as much as an element. */
const MAX_REFERENCES = 100_000;
/** A declaration longer than this is none. */
const DECLARATION_CHARS = 200;

const BYTE_ORDER_MARK = '\uFEFF';
/** Of 0x80 to 0x9F; Node 20's own decoder takes them for those of ISO-8859-1. */
const SIGNS_OF_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const signOf1252 = (sign: string): string => SIGNS_OF_1252[sign.charCodeAt(0) - 0x80] ?? sign;

const DECODERS: Readonly<Record<string, (bytes: Buffer) => string>> = {
  'utf-8': (bytes) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
  'iso-8859-1': (bytes) => bytes.toString('latin1'),
  'windows-1252': (bytes) =>
    bytes.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => signOf1252(sign)),
};

function decoded(bytes: Buffer): string {
  const declaration = bytes.toString('latin1', 0, DECLARATION_CHARS);
  const named = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/.exec(declaration);
  const decode = DECODERS[(named?.[1] ?? 'utf-8').toLowerCase()];
  if (!decode) throw new CodedError('XML_ILEGIBLE');
  try {
    return decode(bytes);
  } catch (error) {
    throw new CodedError('XML_ILEGIBLE', { cause: error });
  }
}

/** Where the tag that begins at `from` ends; a `>` inside of an attribute's value ends nothing. */
function tagEnd(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at++) {
    const sign = xml[at];
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw new CodedError('XML_ILEGIBLE');
}

/** Parts that hold no elements: they are passed over to their end. */
const PASSED_OVER = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

function endOfPassedOver(xml: string, at: number): number | null {
  const part = PASSED_OVER.find(([begin]) => xml.startsWith(begin, at));
  if (!part) return null;
  const [begin, end] = part;
  const found = xml.indexOf(end, at + begin.length);
  if (found < 0) throw new CodedError('XML_ILEGIBLE');
  return found + end.length;
}

/**
 * Throws unless any parser gets through it soon: counted in one pass over the text, before one builds a tree.
 * A document type is refused as a whole: entities are written there.
 */
function assertModest(xml: string): void {
  let [depth, elements, references] = [0, 0, 0];
  /** Of the elements that are open, how many each has by now. */
  const children = [0];
  for (let at = xml.indexOf('&#'); at >= 0; at = xml.indexOf('&#', at + 2)) references += 1;
  if (references > MAX_REFERENCES) throw new CodedError('XML_EXCESIVO');
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const passed = endOfPassedOver(xml, at);
    if (passed !== null) {
      at = passed;
      continue;
    }
    if (xml[at + 1] === '!') throw new CodedError('XML_ILEGIBLE');
    const end = tagEnd(xml, at);
    if (xml[at + 1] === '/') depth -= 1;
    else {
      elements += 1;
      const siblings = (children[depth] = (children[depth] ?? 0) + 1);
      if (siblings > MAX_SIBLINGS) throw new CodedError('XML_EXCESIVO');
      if (xml[end - 1] !== '/') children[(depth += 1)] = 0;
    }
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) throw new CodedError('XML_EXCESIVO');
    at = end + 1;
  }
}

/**
 * The text of an XML file that a parser may be given. Throws `XML_ILEGIBLE` for an encoding other than the three
 * that SUNAT's systems write, a document type, or tags that do not end; `XML_EXCESIVO` beyond the limits.
 */
export function xmlText(bytes: Buffer): string {
  if (bytes.length > MAX_XML_BYTES) throw new CodedError('XML_EXCESIVO');
  const text = decoded(bytes);
  const xml = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  assertModest(xml);
  return xml;
}
