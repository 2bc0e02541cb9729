import type { LabelHit } from '../words/label-hit';
import { under, heightOf, isNextLine, isOnEdge, WHITE } from '../page/place';
import { trimEndOf } from '../../../rules/text-clean';
import type { RawField } from '../../domain/raw-extraction';
import {
  addressAfter,
  addressPart,
  mayBeAddress,
  withAddressLines,
  withName,
  sentencePart,
} from './party-lines';
import {
  EVIDENCE,
  field,
  rawField,
  isBare,
  isHeading,
  ofCells,
  startsWithLabel,
  valueOf,
  type Page,
  type PrintedValue,
} from '../words/field-value';
import { envelopeAround, type RucHit } from './envelope';
import type { LabelId } from '../words/labels';
import type { Cell } from '../page/layout';
import type { Parties } from './parties';
import { isAddressing, belongsTo, isBeyond, isContactInRow, nameInBlock } from './party-block';
import { nameAt } from './party-name';
import { isToldOf } from './party-scores';
import { looksLikeAddress } from '../page/text-kind';

export type PartyKey = 'proveedor' | 'cliente';

const PHONE = /[(+]?\d[\d()\s-]{4,}\d/;
/** A party's own block is longer than the place where its RUC is looked for. */
const BLOCK_LINES = 16;
const EMAIL = /(?<![^\s/|;,])[^\s/|;,]+@[^\s/|;,]+/;
const EMAIL_ALONE = /^[^\s/|;,][^\s/|;,@]*@[^\s/|;,]+$/;

/** The party under its own label: name, RUC, address, telephone, e-mail. */
export function otherPartyFields(key: PartyKey, parties: Parties, page: Page): RawField[] {
  const { otherAnchor: anchor, otherRuc, addressee } = parties;
  if (addressee)
    return [
      ...field(`${key}.nombre`, addressee.name, EVIDENCE.place, page),
      ...rucField(key, otherRuc, page),
      ...field(`${key}.direccion`, addressee.address, EVIDENCE.place, page),
    ];
  if (!anchor && otherRuc) return envelopeFields(key, otherRuc, page);
  const block = anchor
    ? hitsInBlock(anchor, page).filter((hit) => !isBeyond(hit, parties, page))
    : [];
  const name = otherName(anchor, block, page, parties);
  const address =
    addressAfter(name, anchor && nameAt(anchor, page, parties), page) ??
    blockAddress(parties, block, page, name) ??
    addressAtRuc(anchor, otherRuc, page) ??
    addressBehindRuc(anchor, otherRuc, page);
  return [
    ...field(`${key}.nombre`, name, EVIDENCE.label, page),
    ...rucField(key, otherRuc, page),
    ...field(`${key}.direccion`, address, EVIDENCE.label, page),
    ...contactFields(key, block, page),
  ];
}

function envelopeFields(key: PartyKey, ruc: RucHit, page: Page): RawField[] {
  const { name, address } = envelopeAround(ruc, page);
  const whole = address && withAddressLines(address, page, ruc.page);
  return [
    ...field(
      `${key}.nombre`,
      name && cleanName(withName(name, page, ruc.page), ruc),
      EVIDENCE.place,
      page,
    ),
    ...rucField(key, ruc, page),
    ...field(`${key}.direccion`, whole, EVIDENCE.place, page),
  ];
}

/** One of another country tells whose letterhead it is in, and is no RUC of ours. */
export function rucField(key: PartyKey, ruc: RucHit | null, page: Page): RawField[] {
  if (ruc?.digits.length !== 11) return [];
  const evidence = ruc.isLabelled ? EVIDENCE.label : EVIDENCE.place;
  return [rawField(`${key}.ruc`, ruc.digits, [ruc.token], evidence, page.layout.source)];
}

export function contactFields(key: PartyKey, hits: readonly LabelHit[], page: Page): RawField[] {
  const phone = contact(hits, 'phone', PHONE, page);
  const email =
    contact(hits, 'email', EMAIL, page) ??
    contact(hits, 'phone', EMAIL, page) ??
    emailUnder(hits, page);
  return [
    ...field(`${key}.telefono`, phone, EVIDENCE.label, page),
    ...field(`${key}.email`, email, EVIDENCE.label, page),
  ];
}

/** The part of a labelled value that is a telephone or an address: emitters print both on one line. */
function contact(
  hits: readonly LabelHit[],
  id: LabelId,
  pattern: RegExp,
  page: Page,
): PrintedValue | null {
  for (const hit of hits.filter((one) => one.id === id)) {
    const value = valueOf(hit, page, ({ text }) => pattern.test(text));
    const text = pattern.exec(value?.text ?? '')?.[0].trim();
    if (value && text)
      return { tokens: value.tokens.filter((token) => text.includes(token.text)), text };
  }
  return null;
}

/** Too long for its column, an address wraps under the colon of its label. */
function emailUnder(hits: readonly LabelHit[], page: Page): PrintedValue | null {
  for (const hit of hits.filter(({ id }) => id === 'email')) {
    const height = heightOf(hit);
    const cell = under(page.layout.cells, hit, hit.cell.page).find(
      ({ x0, text }) => x0 > hit.x0 - height && x0 < hit.x1 + height * 6 && EMAIL_ALONE.test(text),
    );
    if (cell) return ofCells([cell]);
  }
  return null;
}

/** In the party's block, before another party's begins under it. */
function hitsInBlock(anchor: LabelHit, page: Page): LabelHit[] {
  const others = page.hits.filter(
    (other) =>
      (other.id === 'customer' || other.id === 'supplier') &&
      other.id !== anchor.id &&
      !isAddressing(other) &&
      other.y0 > anchor.y0 + heightOf(anchor),
  );
  const isOthers = (hit: LabelHit): boolean =>
    others.some(
      (other) =>
        other.cell.page === hit.cell.page &&
        other.y0 < hit.y1 &&
        other.x0 < hit.x0 + heightOf(anchor),
    );
  const isOwn = (hit: LabelHit): boolean =>
    hit.cell === anchor.cell ||
    isInTitleRow(hit, anchor, page) ||
    isContactInRow(hit, anchor, page) ||
    (hit.cell.page === anchor.cell.page && belongsTo(hit, anchor, BLOCK_LINES));
  return page.hits.filter((hit) => hit !== anchor && isOwn(hit) && !isOthers(hit));
}

/** Of one row of titles, which may be as wide as the page. */
const isInTitleRow = (hit: LabelHit, anchor: LabelHit, page: Page): boolean =>
  hit.line === anchor.line && isHeading(hit, page) && isHeading(anchor, page);

/** The name beside or under the block's label, or beside `Razón social` in the block. */
function otherName(
  anchor: LabelHit | null,
  block: readonly LabelHit[],
  page: Page,
  parties: Parties,
): PrintedValue | null {
  const isOrder = anchor?.id === 'supplier';
  const names = block.filter(
    (hit) => hit.id === 'partyName' || (hit.id === 'customer' && (!isOrder || isAddressing(hit))),
  );
  const isTitle = anchor !== null && names.some((hit) => isFirstRow(hit, anchor));
  const sources = isTitle ? [...names, anchor] : [anchor, ...names];
  for (const hit of sources) {
    if (!hit) continue;
    const value = nameAt(hit, page, parties);
    if (value)
      return cleanName(
        sentencePart(value, (one) => withName(one, page, hit.cell.page)),
        parties.otherRuc,
      );
  }
  return anchor && nameInBlock(anchor, parties.otherRuc, page);
}

/** `Razón Social : ...` right under `DESTINATARIO`, a title beside which another block may begin. */
function isFirstRow(hit: LabelHit, anchor: LabelHit): boolean {
  return (
    hit.id === 'partyName' &&
    (hit.isFollowedByColon || /^DATOS/.test(anchor.label)) &&
    isBare(anchor) &&
    !anchor.isFollowedByColon &&
    hit.cell.page === anchor.cell.page &&
    isOnEdge(hit, anchor, 1) &&
    isNextLine(hit, anchor, WHITE.block)
  );
}

/** `A: EMPRESA S.A.`, `Para: ...`: whom a page is addressed to. */
const TO = /^(?:A|PARA)\s*:\s*/i;

/** A RUC, or the code by which the emitter knows a company: `20999999019 - EMPRESA S.A.`, `7129806 EMPRESA S.A.`. */
const CODE = /^\W*(?:\d{8,11}|[A-Z]?\d{5,7}(?=\s.*\p{L}))\s*[-–:]?\s*/u;

/** Takes off what some emitters print in front of the name, and `A:`. */
function cleanName(value: PrintedValue, ruc: RucHit | null): PrintedValue {
  const isAddressed = TO.test(value.text);
  const tokens = value.tokens.filter(
    (token, at) => token !== ruc?.token && !(isAddressed && at === 0),
  );
  const text = value.text.replace(TO, '').replace(CODE, '');
  return { tokens, text: trimEndOf(text, /[\s,;]/) };
}

function blockAddress(
  parties: Parties,
  block: readonly LabelHit[],
  page: Page,
  name: PrintedValue | null,
): PrintedValue | null {
  const role = parties.isIssuedByCustomer ? 'supplier' : 'customer';
  const label =
    block.find((hit) => hit.id === 'address') ??
    page.hits.find((hit) => hit.id === 'address' && isToldOf(role, hit, page));
  const value = label ? valueOf(label, page, ({ text }) => mayBeAddress(text)) : null;
  const number = (label ?? parties.otherAnchor)?.cell.page ?? 1;
  const start = value ?? (name && unlabelledAddress(parties.otherAnchor, parties, page));
  return start && sentencePart(start, (one) => withAddressLines(one, page, number));
}

/** The party is named at the foot, on its stub, and told in full in a block without a label: that of its number. */
function addressAtRuc(
  anchor: LabelHit | null,
  ruc: RucHit | null,
  page: Page,
): PrintedValue | null {
  if (!anchor || !ruc || (ruc.page === anchor.cell.page && belongsTo(ruc, anchor, BLOCK_LINES)))
    return null;
  const { address } = envelopeAround(ruc, page);
  return address && withAddressLines(address, page, ruc.page);
}

/** `RUC 20447766729 - Av. Panamericana Sur 4646`: in the cell of the number, behind it. */
function addressBehindRuc(
  anchor: LabelHit | null,
  ruc: RucHit | null,
  page: Page,
): PrintedValue | null {
  const part = anchor && ruc ? addressPart(ruc.cell) : null;
  return part && ruc && (part.tokens[0]?.x0 ?? 0) > ruc.token.x0
    ? withAddressLines(part, page, ruc.page)
    : null;
}

export function unlabelledAddress(
  anchor: LabelHit | null,
  parties: Parties,
  page: Page,
): PrintedValue | null {
  if (!anchor) return null;
  const isOthers = anchor === parties.otherAnchor;
  const [cell] = page.layout.cells
    .filter(
      (one) =>
        one.page === anchor.cell.page &&
        belongsTo(one, anchor) &&
        one.y0 > anchor.y0 &&
        looksLikeAddress(one.text) &&
        !startsWithLabel(one, page.hits) &&
        !(isOthers && isBeyond(one, parties, page)) &&
        !isOfAnotherPlace(one, anchor, page),
    )
    .sort((a, b) => Math.abs(a.x0 - anchor.x0) - Math.abs(b.x0 - anchor.x0));
  return cell ? withAddressLines({ tokens: cell.tokens, text: cell.text }, page, cell.page) : null;
}

/** Under the title of another address: `Punto de partida`, `Lugar de entrega`. */
function isOfAnotherPlace(cell: Cell, anchor: LabelHit, page: Page): boolean {
  return page.hits.some(
    (hit) =>
      hit.id === 'otherAddress' &&
      hit.cell.page === cell.page &&
      hit.y0 > anchor.y0 &&
      hit.y0 < cell.y0 &&
      isOnEdge(cell, hit, 3),
  );
}
