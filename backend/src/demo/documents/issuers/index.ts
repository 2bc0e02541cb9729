import type { DemoKind } from '../model';
import { ACCOUNTANT } from './accountant';
import { CARDBOARD } from './cardboard';
import { COLD_ROOMS } from './cold-rooms';
import { CORNER_SHOP } from './corner-shop';
import { HAULAGE } from './haulage';
import { INSTRUMENTS } from './instruments';
import type { Issuer } from './issuer';
import { STATIONERY } from './stationery';

export type { Good, Issuer } from './issuer';

const ISSUERS = [
  COLD_ROOMS,
  CORNER_SHOP,
  CARDBOARD,
  STATIONERY,
  INSTRUMENTS,
  HAULAGE,
  ACCOUNTANT,
] as const;

/** The issuers that give a kind of document; a purchase order may go to any seller of facturas. */
export function issuersOf(kind: DemoKind): Issuer[] {
  const wanted = kind === 'orden_compra' ? 'factura' : kind;
  return ISSUERS.filter((issuer) => issuer.kind === wanted);
}

export function issuerById(id: string): Issuer {
  const issuer = ISSUERS.find((candidate) => candidate.id === id);
  if (!issuer) throw new RangeError(`unknown demo issuer: ${id}`);
  return issuer;
}
