import type { BenchCurrency, BenchFacts, BenchKind, BenchParty, Cents } from '../model';
import { TODAY } from '../../samples';
import { addDays } from './civil-day';
import type { Dice } from './dice';
import { chargeLines, feeLines, sellsWithIgv, soldLines, withoutAmounts } from './lines';
import type { Length, SoldLine } from './lines';
import { customer, professional, seller, utility } from './parties';
import { feeSums, noSums, sumsOf } from './sums';
import { digest, hasQrKind, inWords, qrText, serieOf } from './sunat-words';
import { TRADES, UTILITIES, type Trade } from './trades';
import { CREDIT_REASONS, DEBIT_REASONS, PAY_METHODS, REMARKS } from './words';

/** Above this a detracción, a retención or a percepción is due. */
const THRESHOLD: Cents = 70_000;
const FEE_THRESHOLD: Cents = 150_000;

const percent = (cents: Cents, share: number): Cents => Math.round((cents * share) / 100);

interface Sale {
  trade: Trade | null;
  emisor: BenchParty;
  lineas: SoldLine[];
  precioConIgv: boolean;
}

function sale(kind: BenchKind, length: Length, dice: Dice): Sale {
  if (kind === 'recibo_honorarios')
    return { trade: null, emisor: professional(dice), lineas: feeLines(dice), precioConIgv: false };
  if (kind === 'recibo_servicios') {
    const chosen = dice.pick(UTILITIES);
    const emisor = utility(chosen.name, dice);
    return { trade: null, emisor, lineas: chargeLines(chosen, dice), precioConIgv: false };
  }
  const isShop = kind === 'ticket' || kind === 'boleta';
  const hasGoods = isShop || kind === 'guia_remision';
  const trade = dice.pick(TRADES.filter(({ detraccion }) => !hasGoods || !detraccion));
  const withDiscounts = dice.chance(0.15);
  const isService = trade.detraccion !== undefined;
  const extras = {
    withDiscounts,
    withUntaxed: !isService && dice.chance(0.2),
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

function currencyOf(kind: BenchKind, dice: Dice): BenchCurrency {
  if (kind === 'boleta' || kind === 'ticket' || kind === 'recibo_servicios') return 'PEN';
  if (kind === 'recibo_honorarios') return dice.chance(0.85) ? 'PEN' : 'USD';
  return dice.pick(['PEN', 'PEN', 'PEN', 'PEN', 'PEN', 'PEN', 'PEN', 'USD', 'USD', 'USD', 'EUR']);
}

function feeRetention(lineas: readonly SoldLine[]): BenchFacts['retencion'] {
  const gross = lineas.reduce((sum, line) => sum + line.importe, 0);
  return gross > FEE_THRESHOLD ? { porcentaje: 8, monto: percent(gross, 8) } : null;
}

function sumsFor(kind: BenchKind, made: Sale, dice: Dice): BenchFacts['sumas'] {
  if (kind === 'guia_remision') return noSums();
  if (kind === 'recibo_honorarios') return feeSums(made.lineas);
  return sumsOf(made.lineas, {
    precioConIgv: made.precioConIgv,
    discountPercent: kind === 'factura' && dice.chance(0.15) ? dice.pick([3, 5]) : 0,
    chargePercent: kind === 'ticket' && dice.chance(0.2) ? 10 : 0,
  });
}

type Withheld = Pick<BenchFacts, 'detraccion' | 'retencion' | 'percepcion'>;

/** At most one of the three; their amounts are in soles, so only of a sale in soles. */
function withheld(
  kind: BenchKind,
  made: Sale,
  { moneda, total }: { moneda: BenchCurrency; total: Cents },
  dice: Dice,
): Withheld {
  const none: Withheld = { detraccion: null, retencion: null, percepcion: null };
  if (kind !== 'factura' || moneda !== 'PEN' || total <= THRESHOLD) return none;
  const { detraccion } = made.trade ?? {};
  if (detraccion) {
    const monto = Math.round(percent(total, detraccion.porcentaje) / 100) * 100;
    const cuenta = `00-${dice.digits(3)}-${dice.digits(6)}`;
    return { ...none, detraccion: { ...detraccion, monto, cuenta } };
  }
  if (dice.chance(0.2)) return { ...none, retencion: { porcentaje: 3, monto: percent(total, 3) } };
  if (!dice.chance(0.2)) return none;
  const monto = percent(total, 2);
  return { ...none, percepcion: { porcentaje: 2, monto, totalConPercepcion: total + monto } };
}

function cuotasOf(emision: string, net: Cents, dice: Dice): BenchFacts['cuotas'] {
  const count = dice.pick([1, 1, 2, 3]);
  const each = Math.floor(net / count);
  return Array.from({ length: count }, (_, at) => ({
    numero: at + 1,
    fecha: addDays(emision, 30 * (at + 1)),
    monto: at === count - 1 ? net - each * (count - 1) : each,
  }));
}

function terms(kind: BenchKind, emision: string, net: Cents, dice: Dice) {
  const isBill = kind === 'recibo_servicios';
  const sells = kind === 'factura' || kind === 'orden_compra';
  const isCredit = sells && dice.chance(0.6);
  const cuotas = kind === 'factura' && isCredit ? cuotasOf(emision, net, dice) : [];
  const last = cuotas[cuotas.length - 1]?.fecha;
  const due = isBill ? addDays(emision, dice.int(10, 20)) : (last ?? null);
  return {
    cuotas,
    vencimiento: due,
    formaPago: isCredit ? ('Crédito' as const) : ('Contado' as const),
  };
}

function correlativoOf(kind: BenchKind, dice: Dice): string {
  const top = kind === 'recibo_honorarios' ? 480 : 99_999;
  return String(dice.int(7, top)).padStart(8, '0');
}

function affected(kind: BenchKind, dice: Dice): BenchFacts['afectado'] {
  if (kind !== 'nota_credito' && kind !== 'nota_debito') return null;
  const numero = `F001-${String(dice.int(10, 9_999)).padStart(8, '0')}`;
  return { numero, motivo: dice.pick(kind === 'nota_credito' ? CREDIT_REASONS : DEBIT_REASONS) };
}

const orderNumber = (dice: Dice): string =>
  dice.pick([`OC-2026-${dice.digits(5)}`, `45000${dice.digits(5)}`, `OC${dice.digits(6)}`]);

type References = Pick<BenchFacts, 'ordenCompra' | 'guiaRemision' | 'observaciones' | 'afectado'>;

/** What the document refers to, as far as its kind does. */
function references(kind: BenchKind, dice: Dice): References {
  const isSale = kind === 'factura' || kind === 'boleta';
  const guia = () => `T001-${String(dice.int(1, 99_999)).padStart(8, '0')}`;
  return {
    ordenCompra: kind === 'factura' && dice.chance(0.5) ? orderNumber(dice) : '',
    guiaRemision: isSale && dice.chance(0.4) ? guia() : '',
    observaciones: dice.chance(0.5) ? dice.pick(REMARKS) : '',
    afectado: affected(kind, dice),
  };
}

/** A document of a kind; the same dice throw the same document. */
export function makeFacts(kind: BenchKind, length: Length, dice: Dice): BenchFacts {
  const made = sale(kind, length, dice);
  const cliente = customer(kind, dice);
  const moneda = currencyOf(kind, dice);
  const emision = addDays(TODAY, -dice.int(1, 400));
  const serie = serieOf(kind, dice);
  const correlativo = correlativoOf(kind, dice);
  const fee = kind === 'recibo_honorarios' ? feeRetention(made.lineas) : null;
  const sumas = sumsFor(kind, made, dice);
  const taken = withheld(kind, made, { moneda, total: sumas.total }, dice);
  const net = sumas.total - (taken.detraccion?.monto ?? 0) - (taken.retencion?.monto ?? 0);
  const hash = hasQrKind(kind) ? digest(dice) : '';
  const hasQr = hasQrKind(kind) && dice.chance(0.8);
  const ids = { kind, ruc: made.emisor.documento, serie, correlativo, emision, hash };
  const amounts = { igv: sumas.igv, total: sumas.total, cliente: cliente.documento };
  return {
    kind,
    serie,
    correlativo,
    emision,
    ...terms(kind, emision, net, dice),
    moneda,
    emisor: made.emisor,
    cliente,
    lineas: made.lineas.map(({ taxed: _taxed, bags: _bags, ...line }) => line),
    precioConIgv: made.precioConIgv,
    sumas,
    ...taken,
    retencion: fee ?? taken.retencion,
    metodoPago: dice.pick(PAY_METHODS),
    ...references(kind, dice),
    letras: kind === 'guia_remision' ? '' : inWords(sumas.total, moneda),
    hash,
    qr: hasQr ? qrText({ ...ids, ...amounts }, dice) : null,
  };
}
