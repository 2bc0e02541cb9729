import { createHash } from 'node:crypto';
import { SUNAT_CODE } from '../../../contracts/extracted-data';
import type { Good, Issuer } from '../issuers';
import type {
  Cents,
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
import { divideHalfUp } from './money';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Appends the modulo 11 check digit (peru.md 1.1) to the first ten digits of a RUC. */
export function withCheckDigit(ten: string): string {
  const sum = WEIGHTS.reduce((acc, weight, i) => acc + weight * Number(ten[i]), 0);
  return `${ten}${(11 - (sum % 11)) % 10}`;
}

/** A legal entity's number far above those in use (`20999...`); never the `taken` one. */
export function fictitiousRuc(index: number, taken: string): string {
  const ruc = withCheckDigit(`20999${String(40_000 + index * 137).padStart(5, '0')}`);
  return ruc === taken ? fictitiousRuc(index + 100, taken) : ruc;
}

/** A natural person's number: prefix 10 and an invented DNI that starts with 000. */
export function fictitiousPersonRuc(index: number, taken: string): string {
  const ruc = withCheckDigit(`10000${String(41_000 + index * 211).padStart(5, '0')}`);
  return ruc === taken ? fictitiousPersonRuc(index + 100, taken) : ruc;
}

/** General IGV rate in percent since 2011-03-01 (peru.md 3.1). */
const IGV_PERCENT = 18;
/** Fourth-category income withholding in percent, over S/ 1,500 gross (peru.md 3.3). */
const FEE_WITHHOLDING = { percent: 8, over: 150_000 };

export function lineAmount(cantidad: number, unitario: Cents): Cents {
  return divideHalfUp(cantidad * unitario, 100);
}

function sumOf(lines: readonly DemoLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.importe, 0);
}

/** Line amounts are without IGV; the tax is added on their sum. */
export function totalsWithoutIgv(lines: readonly DemoLine[]): DemoTotals {
  const gravada = sumOf(lines);
  const igv = divideHalfUp(gravada * IGV_PERCENT, 100);
  return { gravada, igv, icbper: 0, retencion: 0, total: gravada + igv };
}

/** Line amounts include IGV, as on a till ticket; `icbper` stands apart from the lines. */
export function totalsWithIgv(lines: readonly DemoLine[], icbper: Cents): DemoTotals {
  const sold = sumOf(lines);
  const gravada = divideHalfUp(sold * 100, 100 + IGV_PERCENT);
  return { gravada, igv: sold - gravada, icbper, retencion: 0, total: sold + icbper };
}

/** A fee receipt has no IGV; `total` is the net received. */
export function feeTotals(lines: readonly DemoLine[]): DemoTotals {
  const gross = sumOf(lines);
  const retencion =
    gross > FEE_WITHHOLDING.over ? divideHalfUp(gross * FEE_WITHHOLDING.percent, 100) : 0;
  return { gravada: gross, igv: 0, icbper: 0, retencion, total: gross - retencion };
}

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
