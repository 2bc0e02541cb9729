import type { DemoKind } from '../model';
import { ACCOUNTANT, COLD_ROOMS, HAULAGE } from './services';
import type { Issuer } from './issuer';
import { CARDBOARD, CORNER_SHOP, INSTRUMENTS, STATIONERY } from './goods';

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
