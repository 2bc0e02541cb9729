import type { BenchFacts, BenchKind, BenchParty } from './model';
import type { Dice } from './dice';
import type { Trade } from './goods';
import { sellsWithIgv, soldLines, withoutAmounts, type Length, type SoldLine } from './lines';
import { ASKED_UTILITIES, UTILITIES } from './other-sales';
import { professional, seller, utility } from './parties';
import { chargeLines, feeLines } from './single-lines';
import { feeSums, noSums, sumsOf } from './sums';
import { ASKED_TRADES, TRADES } from './trades';

export interface Sale {
  trade: Trade | null;
  emisor: BenchParty;
  lineas: SoldLine[];
  precioConIgv: boolean;
}

/**
 * Who sells what: the trade that `business` names, for `servicios` one that sells services; of the utilities one whose name
 * has `business` in it.
 */
export function saleOf(kind: BenchKind, length: Length, dice: Dice, business = ''): Sale {
  if (kind === 'recibo_honorarios')
    return { trade: null, emisor: professional(dice), lineas: feeLines(dice), precioConIgv: false };
  if (kind === 'recibo_servicios') {
    const asked = business ? [...UTILITIES, ...ASKED_UTILITIES] : UTILITIES;
    const chosen = dice.pick(asked.filter(({ name }) => name.includes(business)));
    const emisor = utility(chosen.name, dice);
    return { trade: null, emisor, lineas: chargeLines(chosen, dice), precioConIgv: false };
  }
  const isShop = kind === 'ticket' || kind === 'boleta';
  const hasGoods = isShop || kind === 'guia_remision';
  const hasServices = kind === 'orden_servicio' || business === 'servicios';
  const trade =
    ASKED_TRADES[business] ??
    dice.pick(TRADES.filter(({ detraccion }) => (detraccion ? !hasGoods : !hasServices)));
  const withDiscounts = dice.chance(0.15);
  const isService = trade.detraccion !== undefined;
  const extras = {
    withDiscounts,
    withUntaxed: !isService && !trade.isLocal && dice.chance(0.2),
    withGift: !isService && kind === 'factura' && dice.chance(0.12),
    withBags: isShop && dice.chance(0.35),
  };
  const rows = soldLines(trade, length, extras, dice);
  const lineas = kind === 'guia_remision' ? withoutAmounts(rows) : rows;
  return {
    trade,
    emisor: seller(trade.stem, dice),
    lineas,
    precioConIgv: sellsWithIgv(kind, dice),
  };
}

export function sumsFor(kind: BenchKind, made: Sale, dice: Dice): BenchFacts['sumas'] {
  if (kind === 'guia_remision') return noSums();
  if (kind === 'recibo_honorarios') return feeSums(made.lineas);
  return sumsOf(made.lineas, {
    precioConIgv: made.precioConIgv,
    discountPercent: kind === 'factura' && dice.chance(0.15) ? dice.pick([3, 5]) : 0,
    chargePercent: kind === 'ticket' && dice.chance(0.2) ? 10 : 0,
  });
}
