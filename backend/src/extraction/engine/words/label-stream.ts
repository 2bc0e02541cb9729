import { type LabelId, LABELS } from './labels';
import type { LabelMatch as Match } from './label-hit';
import type { Token } from '../page/token';
import { titleAtStart } from '../../../rules/document-type';
import { editDistance } from '../../../rules/text-clean';

/** Who pays, as documents call him in compact letters without the article's ending. */
const PAYERS = [
  'CLIENTE',
  'ADQUIRENTE',
  'ADQUIRIENTE',
  'COMPRADOR',
  'RECEPTOR',
  'TITULAR',
  'DESTINATARIO',
  'ABONADO',
  'SUSCRIPTOR',
  'CONTRATANTE',
  'ARRENDATARIO',
  'INQUILINO',
  'PROPIETARIO',
  'ASOCIADO',
  'IMPORTADOR',
  'CONSIGNATARIO',
  'COMITENTE',
];

/** Who is served, and pays only where nobody else is named. */
export const SERVED: readonly string[] = [
  'USUARIO',
  'ASEGURADO',
  'HUESPED',
  'PASAJERO',
  'PACIENTE',
  'ALUMNO',
  'ESTUDIANTE',
  'AFILIADO',
];

export const BUYERS: readonly string[] = [...PAYERS, ...SERVED];

export const SELLERS: readonly string[] = [
  'PROVEEDOR',
  'EMISOR',
  'PRESTADOR',
  'CONTRATISTA',
  'ACREEDOR',
  'LOCADOR',
  'ARRENDADOR',
  'PROFESIONAL',
];

/** Finds any of the nouns in a text of capital letters. */
export const anyNoun = (nouns: readonly string[]): RegExp => new RegExp(nouns.join('|'));

/** A label in compact letters and what it announces. */
type LabelEntry = readonly [string, LabelId];

/** What is said of a party, before its noun: `RUC del cliente`, `Dirección fiscal del adquirente`. */
const ABOUT: readonly (readonly [LabelId | 'party', string])[] = [
  [
    'party',
    'NOMBRE NOMBRES RAZONSOCIAL NOMBREORAZONSOCIAL NOMBRERAZONSOCIAL RAZONSOCIALNOMBRE APELLIDOSYNOMBRES NOMBRESYAPELLIDOS DENOMINACION DATOS INFORMACION IDENTIFICACION EMPRESA ENTIDAD COMPANIA INSTITUCION',
  ],
  [
    'ruc',
    'RUC RFC NIT CUIT RUT RNC NIF CIF NRUC NRORUC NUMERORUC NUMERODERUC RUCDNI DNIRUC DOC DOCUMENTO NDOCUMENTO NRODOCUMENTO NDOC NRODOC NUMERODEDOCUMENTO DOCIDENTIDAD DOCDEIDENTIDAD DOCUMENTODEIDENTIDAD',
  ],
  ['dni', 'DNI NDNI NRODNI'],
  [
    'address',
    'DIRECCION DIRECCIONFISCAL DOMICILIO DOMICILIOFISCAL DIRFISCAL DOMFISCAL DIR DIRECCIONLEGAL',
  ],
  ['phone', 'TELEFONO TELF CELULAR'],
  ['email', 'CORREO EMAIL CORREOELECTRONICO'],
];

/** `Cliente / Razón social`, `Señor(es) o razón social`: the noun first. */
const AFTER_NOUN = 'NOMBRE RAZONSOCIAL ORAZONSOCIAL NOMBREORAZONSOCIAL NOMBRERAZONSOCIAL';

/** `Empresa proveedora`: a noun of who does something, of a company. */
const withFeminine = (noun: string): readonly string[] =>
  noun.endsWith('OR') ? [noun, `${noun}A`] : [noun];

function partyEntries(nouns: readonly string[], id: LabelId): LabelEntry[] {
  return nouns.flatMap((noun) => [
    [noun, id] as const,
    ...AFTER_NOUN.split(' ').map((tail): LabelEntry => [`${noun}${tail}`, id]),
    ...ABOUT.flatMap(([about, list]) =>
      list
        .split(' ')
        .flatMap((head): LabelEntry[] =>
          ['', 'DEL', 'DE'].flatMap((joint) =>
            withFeminine(noun).map((one): LabelEntry => [
              `${head}${joint}${one}`,
              about === 'party' ? id : about,
            ]),
          ),
        ),
    ),
  ]);
}

function listed(): LabelEntry[] {
  return Object.entries(LABELS).flatMap(([id, list]) =>
    list.split(' ').map((label) => [label, id as LabelId] as const),
  );
}

/** Every label, the longest first; what is listed by hand comes before what is put together. */
const LABEL_ENTRIES: readonly LabelEntry[] = [
  ...new Map(
    [
      ...partyEntries([...BUYERS, 'USUARIODELSERVICIO'], 'customer'),
      ...partyEntries(SELLERS, 'supplier'),
      ...listed(),
    ].map((entry) => [entry[0], entry] as const),
  ).values(),
].sort(([a], [b]) => b.length - a.length);

/** Labels by their first two letters: what a text can begin with is looked up, not searched. */
const BY_START = new Map<string, (readonly [string, LabelId])[]>();
for (const entry of LABEL_ENTRIES) {
  const key = entry[0].slice(0, 2);
  BY_START.set(key, [...(BY_START.get(key) ?? []), entry]);
}

/** Labels that are printed, or read, without a space before their number (`IGV18%`, `RUC20999999019`). */
const GLUED: ReadonlySet<LabelId> = new Set<LabelId>([
  'igv',
  'ruc',
  'dni',
  'retencion',
  'percepcion',
]);

/** The compact words from a place on. */
export interface Stream {
  readonly text: string;
  /** Where each token ends in `text`. */
  readonly ends: readonly number[];
}

/** The words from `start`, glued together up to the first colon. */
export function streamFrom(tokens: readonly Token[], start: number): Stream {
  let text = '';
  const ends: number[] = [];
  for (const token of tokens.slice(start, start + 12)) {
    text += token.compact;
    ends.push(text.length);
    // A label ends with its colon, wherever that stands.
    if (token.text.endsWith(':')) break;
  }
  return { text, ends };
}

/** The longest label that the stream begins with. */
export function exactMatch(stream: Stream): Match | null {
  if (stream.ends[0] === 0) return null;
  for (const [label, id] of BY_START.get(stream.text.slice(0, 2)) ?? []) {
    if (!stream.text.startsWith(label)) continue;
    const tokens = tokensUpTo(stream, label.length, GLUED.has(id));
    if (tokens !== null) return { id, label, tokens, isFuzzy: false };
  }
  return null;
}

/** How many tokens a match of that length takes; null when it would end inside a word. */
function tokensUpTo(stream: Stream, length: number, mayBeGlued: boolean): number | null {
  const index = stream.ends.findIndex((end) => end >= length);
  if (index === -1) return null;
  const endsHere = stream.ends[index] === length;
  return endsHere || (mayBeGlued && /\d/.test(stream.text[length] ?? '')) ? index + 1 : null;
}

/** What OCR makes of a label: digits for letters (`16V` is IGV), or a slip in a long one. */
export function looseMatch(tokens: readonly Token[], start: number, stream: Stream): Match | null {
  const lettered = exactMatch(streamFrom(tokens.map(withLetters), start));
  if (lettered) return { ...lettered, isFuzzy: true };
  if (titleAtStart(stream.text)) return null;
  const bare = streamFrom(tokens.slice(start), 0);
  const near = fuzzyMatch(stream);
  return near ?? (bare.text === stream.text ? null : (exactMatch(bare) ?? fuzzyMatch(bare)));
}

const LETTER: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 6: 'G', 8: 'B' };

function withLetters(token: Token): Token {
  if (!/[A-Z]/.test(token.compact) || !/\d/.test(token.compact)) return token;
  return {
    ...token,
    compact: token.compact.replace(/[01568]/g, (digit) => LETTER[digit] ?? digit),
  };
}

const MIN_FUZZY_LENGTH = 7;
/** Labels long enough to forgive a slip, by their length. */
const BY_LENGTH = new Map<number, (readonly [string, LabelId])[]>();
for (const entry of LABEL_ENTRIES) {
  const { length } = entry[0];
  if (length >= MIN_FUZZY_LENGTH) BY_LENGTH.set(length, [...(BY_LENGTH.get(length) ?? []), entry]);
}
const MAX_LABEL_TOKENS = 6;

/** The label nearest to the words from here, within one slip for every seven letters. */
function fuzzyMatch(stream: Stream): Match | null {
  let best: (Match & { distance: number }) | null = null;
  for (const [index, end] of stream.ends.slice(0, MAX_LABEL_TOKENS).entries()) {
    const text = stream.text.slice(0, end);
    const found = nearestLabel(text, best?.distance ?? Infinity);
    if (found) best = { ...found, tokens: index + 1, isFuzzy: true };
  }
  return best;
}

function nearestLabel(
  text: string,
  below: number,
): Pick<Match & { distance: number }, 'id' | 'label' | 'distance'> | null {
  const slips = Math.floor(text.length / 7);
  let best: { id: LabelId; label: string; distance: number } | null = null;
  for (let length = text.length - slips; length <= text.length + slips; length += 1) {
    for (const [label, id] of BY_LENGTH.get(length) ?? []) {
      const limit = Math.min(Math.floor(length / 7), (best?.distance ?? below) - 1);
      if (limit < 1 || !sharesStart(text, label)) continue;
      const distance = editDistance(text, label);
      if (distance <= limit) best = { id, label, distance };
    }
  }
  return best;
}

function sharesStart(text: string, label: string): boolean {
  return text[0] === label[0] || (text[1] === label[1] && text[2] === label[2]);
}
