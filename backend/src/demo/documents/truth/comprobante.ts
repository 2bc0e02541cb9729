import { createHash } from 'node:crypto';
import { SUNAT_CODE } from '../../../contracts/extracted-data';
import type { Good, Issuer } from '../issuers';
import type {
  DemoAffected,
  DemoData,
  DemoInstalment,
  DemoLine,
  DemoParty,
  DemoTotals,
} from '../model';
import type { Random } from '../random';
import { amountInWords } from './amount-in-words';
import { addDays } from './civil-date';
import { detractionFor } from './detraction';
import { fictitiousPersonRuc, fictitiousRuc } from './fictitious-ruc';
import { feeTotals, lineAmount, totalsWithIgv, totalsWithoutIgv } from './totals';

export interface ComprobanteInput {
  issuer: Issuer;
  cliente: DemoParty;
  today: string;
  random: Random;
}

/** S/ 0.50 a plastic bag since 2023 (peru.md 3.2). */
const BAG_TAX = 50;

function lineOf(good: Good, random: Random): DemoLine {
  const { codigo, descripcion, unidad } = good;
  // Price lists have no odd cents, except on what is sold by the hundred.
  const price = random.int(good.precio[0], good.precio[1]);
  const unitario = price >= 300 ? price - (price % 10) : price;
  const cantidad = random.pick(good.cantidades);
  return {
    codigo,
    descripcion,
    unidad,
    cantidad,
    unitario,
    importe: lineAmount(cantidad, unitario),
  };
}

function totalsOf(issuer: Issuer, lines: DemoLine[]): DemoTotals {
  if (issuer.kind === 'boleta') return totalsWithIgv(lines, BAG_TAX);
  return issuer.kind === 'recibo_honorarios' ? feeTotals(lines) : totalsWithoutIgv(lines);
}

function issuerParty(issuer: Issuer, taken: string): DemoParty {
  const make = issuer.kind === 'recibo_honorarios' ? fictitiousPersonRuc : fictitiousRuc;
  return { ...issuer.party, ruc: make(issuer.rucIndex, taken) };
}

/** Two equal instalments from 60 days on, else one; the last one takes the odd cent. */
function instalments(fecha: string, days: number, pending: number): DemoInstalment[] {
  if (days === 0) return [];
  if (days < 60) return [{ fecha: addDays(fecha, days), monto: pending }];
  const half = Math.floor(pending / 2);
  return [
    { fecha: addDays(fecha, days / 2), monto: half },
    { fecha: addDays(fecha, days), monto: pending - half },
  ];
}

function affectedOf(issuer: Issuer, fecha: string, random: Random): DemoAffected | undefined {
  if (issuer.kind !== 'nota_credito') return undefined;
  return {
    numero: `${issuer.serie}-${random.int(300, 900)}`,
    fecha: addDays(fecha, -random.int(6, 20)),
    motivo: 'DEVOLUCIÓN POR ÍTEM',
  };
}

/** Stands for the digest of a signed XML: SHA-1 in Base64, 28 characters. */
function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function clockTime(random: Random): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(random.int(8, 18))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`;
}

function paymentOf(issuer: Issuer, fecha: string, pending: number, random: Random) {
  const days = issuer.creditDays.length > 0 ? random.pick(issuer.creditDays) : 0;
  const cuotas = instalments(fecha, days, pending);
  const fechaVencimiento = cuotas.at(-1)?.fecha;
  const formaPago = days > 0 ? `Crédito ${days} días` : 'Contado';
  return { formaPago, cuotas, ...(fechaVencimiento && { fechaVencimiento }) };
}

/** A whole comprobante of an issuer: lines, sums in cents, dates, payment, hash and words. */
export function comprobanteData({ issuer, cliente, today, random }: ComprobanteInput): DemoData {
  const fechaEmision = addDays(today, -random.int(3, 40));
  // The tax portal prints bare numbers, and its users issue few documents.
  const serial = issuer.padding > 0 ? random.int(1_200, 48_000) : random.int(40, 290);
  const correlativo = String(serial).padStart(issuer.padding, '0');
  const numero = `${issuer.serie}-${correlativo}`;
  const emisor = issuerParty(issuer, cliente.ruc);
  const goods = random.sample(issuer.goods, random.int(issuer.lines[0], issuer.lines[1]));
  const lineas = goods.map((good) => lineOf(good, random));
  const totales = totalsOf(issuer, lineas);
  const detraccion =
    issuer.moneda === 'PEN' ? detractionFor(issuer.detraccion, totales.total) : undefined;
  const pending = totales.total - (detraccion?.monto ?? 0);
  const afectado = affectedOf(issuer, fechaEmision, random);
  return {
    tipo: issuer.kind,
    codigoSunat: SUNAT_CODE[issuer.kind] ?? '',
    serie: issuer.serie,
    correlativo,
    numero,
    fechaEmision,
    hora: clockTime(random),
    moneda: issuer.moneda,
    emisor,
    cliente,
    lineas,
    totales,
    ...(detraccion && { detraccion }),
    ...paymentOf(issuer, fechaEmision, pending, random),
    ...(afectado && { afectado }),
    hash: digest(`${emisor.ruc}|${numero}|${fechaEmision}|${totales.total}`),
    letras: amountInWords(totales.total, issuer.moneda),
  };
}
