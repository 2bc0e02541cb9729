import type { BenchFacts, BenchKind, Cents, HomeCurrency } from './model';
import { TODAY } from '../../samples';
import { addDays } from './civil-day';
import type { Dice } from './dice';
import type { Length } from './lines';
import { customer } from './parties';
import { CREDIT_REASONS, DEBIT_REASONS, PAY_METHODS, REMARKS } from './phrases';
import { saleOf, sumsFor } from './sale';
import { digest, hasQrKind, inWords, qrText, serieOf } from './sunat-words';
import { feeRetention, withheld } from './withheld';

function currencyOf(kind: BenchKind, dice: Dice): HomeCurrency {
  if (kind === 'boleta' || kind === 'ticket' || kind === 'recibo_servicios') return 'PEN';
  if (kind === 'recibo_honorarios') return dice.chance(0.85) ? 'PEN' : 'USD';
  return dice.pick(['PEN', 'PEN', 'PEN', 'PEN', 'PEN', 'PEN', 'PEN', 'USD', 'USD', 'USD', 'EUR']);
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
  const sells = kind === 'factura' || kind.startsWith('orden_');
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
export function makeFacts(
  kind: BenchKind,
  length: Length,
  dice: Dice,
  business?: string,
): BenchFacts {
  const made = saleOf(kind, length, dice, business);
  const cliente = customer(kind, dice);
  const moneda = made.trade?.isLocal ? 'PEN' : currencyOf(kind, dice);
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
