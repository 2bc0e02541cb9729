import type { FieldValue } from '../../contracts/evidence';
import type { StoryChange } from '../../contracts/review';
import { PAYMENT_STATUS_LABEL } from '../../contracts/payment';
import { ROLE_LABEL, TEAM_LABEL } from '../../contracts/user';
import { formatAmount, fromCents } from '../../rules/money';
import { isValues, labelOf, textOf, valuesOf, type EventValues } from './event-detail';

/** What changed where the event names no path, because it can only be one thing, and the words of its values. */
const ONE_VALUE: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
  AccountRoleChanged: ['rol', ROLE_LABEL],
  AccountTeamsChanged: ['equipos', TEAM_LABEL],
};

/** Keys of the company that are no word for a person. */
const COMPANY_PATH: Readonly<Record<string, string>> = { name: 'razon_social' };
const LIMITS: ReadonlySet<string> = new Set(['limitePEN', 'limiteUSD', 'limiteEUR']);

/** What an event says was before and after; empty when it says nothing of the kind. */
export function changesOf(type: string, data: EventValues): StoryChange[] {
  const path = textOf(data['path']);
  if (path !== null) return 'item' in data ? ofRow(type, path, data) : ofFields(path, data);
  if (type === 'PaymentStatusChanged') return ofPayment(data);
  if (!('old' in data) && !('new' in data)) return [];
  const [old, now] = [data['old'], data['new']];
  if (isValues(old) || isValues(now)) return ofSides(valuesOf(old), valuesOf(now));
  const [of, labels] = ONE_VALUE[type] ?? ['valor', {}];
  return [{ path: of, old: leafOf(inWords(old, labels)), new: leafOf(inWords(now, labels)) }];
}

/** A correction, with what else it changed. */
function ofFields(path: string, data: EventValues): StoryChange[] {
  const also = Array.isArray(data['also']) ? data['also'].map(valuesOf) : [];
  return [data, ...also].map((change) => ({
    path: textOf(change['path']) ?? path,
    old: leafOf(change['old']),
    new: leafOf(change['new']),
  }));
}

function ofRow(type: string, path: string, { item }: EventValues): StoryChange[] {
  const isGone = type === 'ItemRemoved';
  return Object.entries(valuesOf(item)).map(([key, value]) => ({
    path: `${path}.${key}`,
    old: isGone ? leafOf(value) : null,
    new: isGone ? null : leafOf(value),
  }));
}

function ofPayment({ from, to, oldAmount, amount, creditNotes }: EventValues): StoryChange[] {
  const [old, now] = [leafOf(oldAmount), leafOf(amount)];
  return [
    {
      path: 'estado_pago',
      old: labelOf(PAYMENT_STATUS_LABEL, from),
      new: labelOf(PAYMENT_STATUS_LABEL, to),
    },
    ...(old === now ? [] : [{ path: 'monto_pagado', old, new: now }]),
    ...(creditNotes === undefined
      ? []
      : [{ path: 'notas_descontadas', old: null, new: leafOf(creditNotes) }]),
  ];
}

function ofSides(old: EventValues, now: EventValues): StoryChange[] {
  const paths = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return paths.map((key) => ({
    path: COMPANY_PATH[key] ?? key,
    old: leafOf(amountOf(key, old[key])),
    new: leafOf(amountOf(key, now[key])),
  }));
}

/** A limit is stored in cents. */
const amountOf = (key: string, value: unknown): unknown =>
  LIMITS.has(key) && typeof value === 'number' ? formatAmount(fromCents(value)) : value;

const inWords = (value: unknown, labels: Readonly<Record<string, string>>): unknown =>
  Array.isArray(value)
    ? value.map((one) => labelOf(labels, one) ?? String(one))
    : (labelOf(labels, value) ?? value);

function leafOf(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return ['string', 'number'].includes(typeof value) ? (value as FieldValue) : null;
}
