import type { RawField } from '../../domain/raw-extraction';
import { EVIDENCE, rawField } from './draft-field';
import { envelopeAround } from './envelope';
import {
  insideCell,
  rightValue,
  startsWithLabel,
  valueOf,
  type Page,
  type PrintedValue,
} from './field-value';
import type { LabelHit } from './label-match';
import type { LabelId } from '../labels';
import { belongsTo, type Parties } from './parties';
import type { RucHit } from './rucs';
import {
  hasCompanySuffix,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
} from './text-kind';
import { withWrappedLines } from './wrapped';

export type PartyKey = 'proveedor' | 'cliente';

const PHONE = /[(+]?\d[\d()\s-]{4,}\d/;
const PHONE_LINE = /^\W*\(?0?\d{1,3}\)?[\s-]*\d{3}[\s-]?\d{3,4}\b/;
const EMAIL = /[^\s/|;,]+@[^\s/|;,]+/;

/** The party under its own label: name, RUC, address, telephone, e-mail. */
export function otherPartyFields(key: PartyKey, parties: Parties, page: Page): RawField[] {
  const { otherAnchor: anchor, otherRuc } = parties;
  if (!anchor && otherRuc) return envelopeFields(key, otherRuc, page);
  const block = anchor ? page.hits.filter((hit) => hit !== anchor && inBlock(hit, anchor)) : [];
  const name = otherName(anchor, block, page, otherRuc);
  const address = blockAddress(anchor, block, page, name);
  return [
    ...field(`${key}.nombre`, name, EVIDENCE.label, page),
    ...(otherRuc ? [rucField(key, otherRuc, page)] : []),
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
    rucField(key, ruc, page),
    ...field(`${key}.direccion`, whole, EVIDENCE.place, page),
  ];
}

export function rucField(key: PartyKey, ruc: RucHit, page: Page): RawField {
  const evidence = ruc.isLabelled ? EVIDENCE.label : EVIDENCE.place;
  return rawField(`${key}.ruc`, ruc.digits, [ruc.token], evidence, page.layout.source);
}

export function field(
  path: string,
  value: PrintedValue | null,
  evidence: number,
  page: Page,
): RawField[] {
  return value ? [rawField(path, value.text, value.tokens, evidence, page.layout.source)] : [];
}

export function contactFields(key: PartyKey, hits: readonly LabelHit[], page: Page): RawField[] {
  const phone = contact(hits, 'phone', PHONE, page);
  const email = contact(hits, 'email', EMAIL, page) ?? contact(hits, 'phone', EMAIL, page);
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

function inBlock(hit: LabelHit, anchor: LabelHit): boolean {
  return hit.cell.page === anchor.cell.page && belongsTo(hit, anchor);
}

/** The name beside or under the block's label, or beside `Razón social` in the block. */
function otherName(
  anchor: LabelHit | null,
  block: readonly LabelHit[],
  page: Page,
  ruc: RucHit | null,
): PrintedValue | null {
  const sources = [
    anchor,
    ...block.filter((hit) => hit.id === 'partyName' || hit.id === 'customer'),
  ];
  for (const hit of sources) {
    if (!hit) continue;
    const value = valueOf(hit, page, (one) => isName(one.text));
    if (value) return cleanName(withName(value, page, hit.cell.page), ruc);
  }
  return null;
}

function isName(text: string): boolean {
  return (
    letterCount(text) >= 3 &&
    !looksLabelled(text) &&
    !looksLikeAddress(text) &&
    !/^\W*(?:RUC|DNI)\b/i.test(text)
  );
}

function withName(value: PrintedValue, page: Page, pageNumber: number): PrintedValue {
  return withWrappedLines(value, page, pageNumber, {
    maxLines: 1,
    isComplete: (text) => hasCompanySuffix(text),
    rejects: looksLikeAddress,
  });
}

/** Takes the RUC off that some emitters print in front of the name (`20999999019 - EMPRESA S.A.`). */
function cleanName(value: PrintedValue, ruc: RucHit | null): PrintedValue {
  const tokens = value.tokens.filter((token) => token !== ruc?.token);
  const text = value.text
    .replace(/^\W*\d{8,11}\s*[-–:]?\s*/, '')
    .replace(/\s*[-–]?\s*\(?\b\d{11}\)?$/, '');
  return { tokens, text: text.trim() };
}

function blockAddress(
  anchor: LabelHit | null,
  block: readonly LabelHit[],
  page: Page,
  name: PrintedValue | null,
): PrintedValue | null {
  const label = block.find((hit) => hit.id === 'address');
  const value = label ? (insideCell(label, page) ?? rightValue(label, page)) : null;
  const start = value ?? (anchor && name ? unlabelledAddress(anchor, page) : null);
  return start ? withAddressLines(start, page, (label ?? anchor)?.cell.page ?? 1) : null;
}

function unlabelledAddress(anchor: LabelHit, page: Page): PrintedValue | null {
  const [cell] = page.layout.cells
    .filter(
      (one) =>
        one.page === anchor.cell.page &&
        belongsTo(one, anchor) &&
        one.y0 > anchor.y0 &&
        looksLikeAddress(one.text) &&
        !startsWithLabel(one, page.hits),
    )
    .sort((a, b) => Math.abs(a.x0 - anchor.x0) - Math.abs(b.x0 - anchor.x0));
  return cell ? { tokens: cell.tokens, text: cell.text } : null;
}

export function withAddressLines(
  value: PrintedValue,
  page: Page,
  pageNumber: number,
): PrintedValue {
  return withWrappedLines(value, page, pageNumber, {
    maxLines: 3,
    isComplete: () => false,
    rejects: (text) => hasCompanySuffix(text) || looksLikeContact(text) || PHONE_LINE.test(text),
  });
}
