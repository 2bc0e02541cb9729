import { hitsOf } from '../words/label-hit';
import type { RawField } from '../../domain/raw-extraction';
import { emailIn, personAt, phoneIn } from '../words/contacts';
import {
  EVIDENCE,
  field,
  startsWithLabel,
  type Page,
  type PrintedValue,
} from '../words/field-value';
import { lineOfToken, toCell, type Cell } from '../page/layout';
import { areaOf, horizontalOverlap, isBeside, isOnEdge, type Area } from '../page/place';
import {
  hasCompanySuffix,
  letterCount,
  looksLikeAddress,
  looksLikeContact,
  upper,
} from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { compactText } from '../../../rules/text-clean';
import { ABOUT_OTHERS, withoutAddresses } from './letterhead';
import { greeted } from './envelope';
import { isSuffixAlone } from './letterhead-name';
import { addressPart, nameIn, withAddressLines, withName } from './party-lines';
import type { PartyKey } from './party-fields';
import { isName, standsIn } from './party-name';
import { THIRD_WORDS } from './party-scores';
import type { Parties } from './parties';

/** Layout units from what is known of a party within which something without a label is theirs. */
const FARTHEST = 140;
/** Closer than this to the other party's lines a telephone may be theirs. */
const NEAR = 50;
/** Of a first page that was printed to be read fewer cells are claimed by nothing. */
const MOST_CELLS = 400;

interface Rest {
  readonly page: Page;
  readonly parties: Parties;
  readonly issuer: PartyKey;
  readonly other: PartyKey;
  /** What on the first page no field was read from, top to bottom. */
  readonly free: readonly Cell[];
}

/**
 * The fields of the parties with what their own rules left open, from what nothing on the first page claims: a name, an
 * address and contacts go to the party to whose known lines they stand nearest. A value that does not read like what
 * it should be (`Sello y firma` for a name) yields to one that does.
 */
export function withUnclaimed(
  fields: readonly RawField[],
  parties: Parties,
  page: Page,
  inTable: ReadonlySet<Token>,
): readonly RawField[] {
  const [issuer, other]: [PartyKey, PartyKey] = parties.isIssuedByCustomer
    ? ['cliente', 'proveedor']
    : ['proveedor', 'cliente'];
  // What stands at the issuer's name on a stub, or under both, is the issuer's.
  const isIssuers = ({ path, text }: RawField): boolean =>
    path.startsWith(`${other}.`) &&
    /direccion|telefono|email/.test(path) &&
    fields.some((one) => one.path === path.replace(other, issuer) && one.text === text);
  const told = fields.filter((one) => !isIssuers(one));
  const claimed = told.filter((one) => isLikely(one, parties)).flatMap(({ boxes = [] }) => boxes);
  const isFree = (token: Token): boolean => !inTable.has(token) && !standsIn(token.box, claimed);
  const free = page.layout.cells.flatMap((cell) =>
    cell.page === 1 && !parties.title?.parts.includes(cell) ? freeParts(cell, isFree) : [],
  );
  const rest = { page, parties, issuer, other, free: free.slice(0, MOST_CELLS) };
  return [names, addresses, contacts].reduce<readonly RawField[]>(
    (all, more) => [...more(all, rest), ...all],
    told,
  );
}

/** The words of a cell between those that are not free, without the signs around them. */
function freeParts(cell: Cell, isFree: (token: Token) => boolean): Cell[] {
  if (cell.tokens.every(isFree)) return [cell];
  const parts: Token[][] = [[]];
  for (const token of cell.tokens) {
    if (isFree(token)) parts.at(-1)?.push(token);
    else parts.push([]);
  }
  const isWord = ({ compact }: Token): boolean => compact !== '';
  return parts
    .map((tokens) => tokens.slice(tokens.findIndex(isWord), tokens.findLastIndex(isWord) + 1))
    .filter(({ length }) => length > 0)
    .map((tokens) => toCell(tokens, cell.page));
}

/** How far something is from what is known of each party. */
function distances(
  fields: readonly RawField[],
  { page, parties, issuer, other }: Rest,
): (area: Area) => Record<PartyKey, number> {
  const known = (
    key: PartyKey,
    marks: readonly ((Area & { readonly cell: Cell }) | null)[],
  ): Area[] => {
    const boxes = fields
      .filter(({ path }) => path.startsWith(`${key}.`))
      .flatMap(({ boxes: own = [] }) => own);
    const name = compactText(fields.find(({ path }) => path === `${key}.nombre`)?.text ?? '');
    const again = page.layout.cells.filter(
      (cell) => name !== '' && cell.page === 1 && cell.compact === name,
    );
    const lines = page.layout.lines.map(({ tokens, page: at }) =>
      at === 1 ? tokens.filter(({ box }) => standsIn(box, boxes)) : [],
    );
    const own = marks.filter((mark) => mark !== null).filter(({ cell }) => cell.page === 1);
    return [...lines.filter(({ length }) => length > 0).map(areaOf), ...again, ...own];
  };
  const own = {
    [issuer]: known(issuer, [parties.issuerRuc, parties.issuerAnchor]),
    [other]: known(other, [parties.otherRuc, parties.otherAnchor]),
  } as Record<PartyKey, Area[]>;
  const nearest = (area: Area, key: PartyKey) =>
    Math.min(Infinity, ...own[key].map((one) => whiteBetween(area, one)));
  return (area) => ({ proveedor: nearest(area, 'proveedor'), cliente: nearest(area, 'cliente') });
}

/** Layout units; on one edge they are of one column, and half as far apart. */
function whiteBetween(one: Area, other: Area): number {
  const across = Math.max(0, -horizontalOverlap(one, other));
  const down = Math.max(0, one.y0 - other.y1, other.y0 - one.y1);
  return Math.hypot(across, down) / (isOnEdge(one, other) ? 2 : 1);
}

const INSTITUTION =
  /^\W*(?:MUNICIPALIDAD|MINISTERIO|UNIVERSIDAD|GOBIERNO|COLEGIO|CLINICA|HOSPITAL|INSTITUTO|ASOCIACION|COOPERATIVA|NOTARIA|BANCO|JUNTA|COMUNIDAD|PARROQUIA|FUNDACION|ONG|CONSORCIO|COMITE|CLUB|EMBAJADA)\b/;
const PERSON = /^\p{Lu}[\p{L}'’-]+(?:,? \p{Lu}[\p{L}'’-]+){2,7}$/u;
const REGISTER = /^\W*(?:C\.?\w\.?P|REG)\b/i;

/** Whether a value reads like what it should be: whose RUC begins with 20 has the name of a company. */
function isLikely(
  { path, text, confidence = 1 }: RawField,
  { issuerRuc, otherRuc, isIssuedByCustomer }: Parties,
): boolean {
  const ruc = path.startsWith('cliente') === isIssuedByCustomer ? issuerRuc : otherRuc;
  const isPerson = PERSON.test(text) && !ruc?.digits.startsWith('20');
  if (path.endsWith('.nombre'))
    return confidence > EVIDENCE.place || isCompanyName(text) || isPerson;
  if (!path.endsWith('.direccion') || looksLikeAddress(text)) return true;
  return (
    letterCount(text) > 20 || (letterCount(text) > 10 && /\d/.test(text) && !REGISTER.test(text))
  );
}

/** Says by its own words that it is a company or an institution; a legal form alone is the rest of a name. */
const isCompanyName = (text: string): boolean =>
  (hasCompanySuffix(text) && !isSuffixAlone(text)) || INSTITUTION.test(upper(text));

const isTold = (fields: readonly RawField[], path: string, parties: Parties): boolean =>
  fields.some((one) => one.path === path && isLikely(one, parties));

/** All that is said on the line of a cell, in capitals. */
const lineText = (cell: Cell, { layout }: Page): string =>
  upper(joinText(lineOfToken(layout, cell.tokens[0])?.tokens ?? []));

/** Companies that are told on the line of a printer or a carrier. */
const isOfThird = (cell: Cell, page: Page): boolean => THIRD_WORDS.test(lineText(cell, page));

function names(fields: readonly RawField[], rest: Rest): RawField[] {
  const { page, issuer, other, parties } = rest;
  return [issuer, other].reduce<RawField[]>((all, key) => {
    const value = isTold(fields, `${key}.nombre`, parties)
      ? null
      : nameFor(key, [...all, ...fields], rest);
    return [...all, ...field(`${key}.nombre`, value, EVIDENCE.guess, page)];
  }, []);
}

/** What it speaks against the name of a person that a company might be meant. */
const NO_COMPANY = 60;

/** The name of a company, or of a person close by, that stands nearer to what is known of the party than of the other. */
function nameFor(key: PartyKey, fields: readonly RawField[], rest: Rest): PrintedValue | null {
  const { page, free, issuer, other } = rest;
  const rival = key === issuer ? other : issuer;
  const rivals = upper(fields.find(({ path }) => path === `${rival}.nombre`)?.text ?? '');
  const isRivals = (text: string): boolean =>
    rivals !== '' && (rivals.includes(upper(text)) || upper(text).includes(rivals));
  const distanceOf = distances(fields, rest);
  const whole = free
    .filter(
      (cell) =>
        isName(cell.text) &&
        !looksLikeContact(cell.text) &&
        !startsWithLabel(cell, page.hits) &&
        !isOfThird(cell, page),
    )
    .map((cell) => {
      const own = nameIn(cell);
      return { cell, value: greeted(cell) ?? (own === cell ? withName(cell, page, 1) : own) };
    });
  const begun = new Set(whole.flatMap(({ value }) => value.tokens.slice(1)));
  const ranked = whole
    .filter(({ cell }) => !begun.has(cell.tokens[0] as Token))
    .filter(
      ({ value }) =>
        !isRivals(value.text) &&
        (isCompanyName(value.text) || personAt(value.tokens)?.length === value.tokens.length),
    )
    .map(({ cell, value }) => {
      const distance = distanceOf(cell);
      const isCompany = isCompanyName(value.text);
      const score =
        Math.min(400, distance[key]) -
        Math.min(200, distance[rival]) +
        cell.y0 / 100 +
        (isCompany ? 0 : NO_COMPANY);
      return { value, isCompany, score };
    })
    .sort((a, b) => a.score - b.score);
  const [best] = ranked;
  return best && (best.isCompany || best.score < FARTHEST) ? best.value : null;
}

/** Heights of a line under the title of another place within which its address stands. */
const UNDER_PLACE = 4;

/** Where something is brought to, or another shop is. */
const isOfPlace = (cell: Cell, { hits, layout }: Page): boolean =>
  hitsOf(hits, 'otherAddress').some(
    (hit) =>
      hit.cell.page === cell.page &&
      (isBeside(hit, cell) ||
        (isOnEdge(cell, hit, 3) &&
          hit.y0 < cell.y0 &&
          cell.y0 - hit.y1 < layout.lineHeight * UNDER_PLACE)),
  );

function addresses(fields: readonly RawField[], rest: Rest): RawField[] {
  const { page, free, issuer, other, parties } = rest;
  const distanceOf = distances(fields, rest);
  const found: RawField[] = [];
  for (const cell of free) {
    const part = isOfPlace(cell, page) || isOfThird(cell, page) ? null : addressPart(cell);
    if (!part) continue;
    const distance = distanceOf(areaOf(part.tokens));
    const key = distance[issuer] <= distance[other] ? issuer : other;
    const path = `${key}.direccion`;
    if (distance[key] <= FARTHEST && !isTold([...found, ...fields], path, parties))
      found.push(...field(path, withAddressLines(part, page, 1), EVIDENCE.guess, page));
  }
  return found;
}

/** Contacts without a label are the issuer's, but for those among the other party's lines. */
function contacts(fields: readonly RawField[], rest: Rest): RawField[] {
  const { page, free, issuer, other, parties } = rest;
  const distanceOf = distances(fields, rest);
  const own = free.filter((cell) => {
    const distance = distanceOf(cell);
    const isOthers = distance[other] < distance[issuer] && distance[other] < NEAR;
    const isCarriers = parties.title?.type === 'guia_remision';
    return !isOthers && !isCarriers && !ABOUT_OTHERS.test(withoutAddresses(lineText(cell, page)));
  });
  return [
    ...field(`${issuer}.telefono`, phoneIn(own), EVIDENCE.guess, page),
    ...field(`${issuer}.email`, emailIn(own), EVIDENCE.guess, page),
  ].filter(({ path }) => !isTold(fields, path, parties));
}
