import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchParty, CivilDate } from '../../model';
import { domainOf, isUpper, properOf } from './firm-names';
import { webGoods } from './web-goods';

export interface Payment {
  method: string;
  /** Card, authorisation or number of the operation. */
  details: readonly string[];
}

export interface Delivery {
  kind: string;
  rows: readonly (readonly [label: string, value: string])[];
}

/** What a web shop knows of a sale besides the facts; `facts` are of the shop's own goods and name. */
export interface WebOrder {
  facts: BenchFacts;
  /** Name of the site, e.g. `kuntur.pe`. */
  site: string;
  number: string;
  ordered: CivilDate;
  hour: string;
  coupon: string;
  delivery: Delivery;
  payment: Payment;
  guia: string;
}

const SHOPS = [
  ['Tienda Real Plaza Salaverry', 'Av. Salaverry 2370, Jesús María'],
  ['Tienda Jockey Plaza', 'Av. Javier Prado Este 4200, Santiago de Surco'],
  ['Tienda Mall Aventura Santa Anita', 'Carretera Central 111, Santa Anita'],
  ['Tienda MegaPlaza', 'Av. Alfredo Mendiola 3698, Independencia'],
  ['Tienda Plaza Norte', 'Av. Tomás Valle 1400, Independencia'],
  ['Tienda Mallplaza Trujillo', 'Av. Mansiche 2100, Trujillo'],
  ['Tienda Parque Lambramani', 'Av. Lambramani 325, Arequipa'],
] as const;

const CARRIERS = ['Olva Courier', 'Urbano Express', 'Chazki', 'Scharff', 'Flota propia'] as const;
const COUPONS = ['BIENVENIDO5', 'CYBERWOW', 'HOLA5', 'CLUBWEB', 'APP2X'] as const;

const cardPayment = (random: Random): Payment => ({
  method: pick(random, ['Tarjeta de crédito', 'Tarjeta de débito']),
  details: [
    `${pick(random, ['Visa', 'Visa', 'Mastercard', 'American Express'])} **** **** **** ${digits(random, 4)}`,
    `Cód. autorización: ${digits(random, 6)}`,
    ...(happens(random, 0.5) ? [`Cuotas: ${pick(random, ['01', '01', '03', '06'])}`] : []),
  ],
});

/** Wallets let pay so much a day. */
const WALLET_AT_MOST = 200_000;

function paymentOf(sold: number, random: Random): Payment {
  if (happens(random, 0.55)) return cardPayment(random);
  const method =
    sold <= WALLET_AT_MOST
      ? pick(random, ['Yape', 'Yape', 'Plin', 'PagoEfectivo', 'Mercado Pago'])
      : pick(random, ['PagoEfectivo', 'Mercado Pago', 'Transferencia bancaria']);
  const label = method === 'PagoEfectivo' ? 'CIP' : 'N° operación';
  return { method, details: [`${label}: ${digits(random, 8)}`] };
}

function pickup(ready: string, random: Random): Delivery {
  const [shop, address] = pick(random, SHOPS);
  return {
    kind: 'Retiro en tienda',
    rows: [
      ['Lugar', shop],
      ['', address],
      ['Disponible desde', ready],
      ['Recoge', happens(random, 0.7) ? 'Titular de la compra' : 'Tercero autorizado'],
    ],
  };
}

function homeDelivery(isFree: boolean, ready: string, random: Random): Delivery {
  const hours = pick(random, ['09:00 - 13:00', '14:00 - 19:00', '09:00 - 21:00']);
  return {
    kind: 'Despacho a domicilio',
    rows: [
      ['Operador', pick(random, CARRIERS)],
      ['N° de seguimiento', `${pick(random, ['WYB', 'PE', 'GU'])}${digits(random, 9)}`],
      ['Fecha estimada', ready],
      ['Rango horario', hours],
      ...(isFree ? ([['Costo de envío', 'GRATIS']] as const) : []),
    ],
  };
}

function contactOf(cliente: BenchParty, random: Random): Pick<BenchParty, 'email' | 'telefono'> {
  const words = cliente.nombre.split(' ').map(domainOf);
  const mail =
    cliente.documento.length === 11
      ? `compras@${domainOf(properOf(cliente.nombre)).slice(0, 16)}.pe`
      : `${words[2] ?? ''}.${words[0] ?? ''}${between(random, 1, 99)}@${pick(random, ['gmail.com', 'hotmail.com', 'outlook.com'])}`;
  return {
    email: happens(random, 0.7) ? mail : '',
    telefono: happens(random, 0.6) ? `9${digits(random, 8)}` : '',
  };
}

function orderNumber(random: Random): string {
  return pick(random, [
    `${between(random, 11, 15)}${digits(random, 11)}-01`,
    `#${between(random, 1, 9)}${digits(random, 4)}`,
    `W${digits(random, 8)}`,
    `2000${digits(random, 6)}`,
  ]);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The shop under its own name, with the rows it sells; amounts are those of `facts`. */
export function webOrderOf(
  facts: BenchFacts,
  write: (date: CivilDate) => string,
  random: Random,
): WebOrder {
  const goods = webGoods(facts, random);
  const proper = properOf(facts.emisor.nombre);
  const site = `${domainOf(proper)}.${pick(random, ['pe', 'com.pe', 'com'])}`;
  const form = pick(random, ['S.A.C.', 'S.A.C.', 'E.I.R.L.', 'S.A.']);
  const nombre = `${goods.stem} ${proper} ${form}`;
  const emisor: BenchParty = {
    ...facts.emisor,
    nombre: isUpper(facts.emisor.nombre) ? nombre.toUpperCase() : nombre,
    email: `${pick(random, ['ayuda', 'ventasonline', 'atencionalcliente'])}@${site}`,
  };
  const cliente = { ...facts.cliente, ...contactOf(facts.cliente, random) };
  const ready = write(addDays(facts.emision, between(random, 1, 5)));
  const isPickup = !goods.hasShipping && happens(random, 0.75);
  const hasDiscount =
    facts.sumas.descuentos > 0 || facts.lineas.some(({ descuento }) => descuento > 0);
  return {
    facts: { ...facts, emisor, cliente, lineas: goods.lineas },
    site,
    number: orderNumber(random),
    ordered: addDays(facts.emision, -between(random, 0, 3)),
    hour: [between(random, 8, 23), between(random, 0, 59), between(random, 0, 59)]
      .map(twoDigits)
      .join(':'),
    coupon: hasDiscount ? pick(random, COUPONS) : '',
    delivery: isPickup ? pickup(ready, random) : homeDelivery(!goods.hasShipping, ready, random),
    payment: paymentOf(facts.sumas.gravada, random),
    guia: !isPickup ? facts.guiaRemision : '',
  };
}
