import type { BenchFacts, BenchSums, Cents } from './model';
import type { SoldLine, Taxed } from './lines';

const IGV = 18;
/** For each plastic bag, since 2023. */
const BAG_TAX: Cents = 50;

export interface Charges {
  precioConIgv: boolean;
  /** Of the whole document, in percent of the taxed sale. */
  discountPercent: number;
  /** Consumption surcharge and the like, in percent of the taxed sale. */
  chargePercent: number;
  /** Of another country, in percent. */
  vat?: number;
}

const NOTHING: BenchSums = {
  gravada: 0,
  exonerada: 0,
  inafecta: 0,
  gratuita: 0,
  descuentos: 0,
  igv: 0,
  icbper: 0,
  otrosCargos: 0,
  total: 0,
};

const share = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 100);

export function sumsOf(lines: readonly SoldLine[], charges: Charges): BenchSums {
  const sold = (taxed: Taxed): Cents =>
    lines.filter((line) => line.taxed === taxed).reduce((sum, line) => sum + line.importe, 0);
  const taxable = sold('gravada');
  const descuentos = share(taxable, charges.discountPercent);
  const rest = taxable - descuentos;
  const rate = charges.vat ?? IGV;
  const gravada = charges.precioConIgv ? Math.round((rest * 100) / (100 + rate)) : rest;
  const igv = charges.precioConIgv ? rest - gravada : share(gravada, rate);
  const exonerada = sold('exonerada');
  const inafecta = sold('inafecta');
  const icbper = lines.reduce((sum, line) => sum + line.bags, 0) * BAG_TAX;
  const otrosCargos = share(gravada, charges.chargePercent);
  return {
    gravada,
    exonerada,
    inafecta,
    gratuita: giftValue(lines),
    descuentos,
    igv,
    icbper,
    otrosCargos,
    total: gravada + exonerada + inafecta + igv + icbper + otrosCargos,
  };
}

function giftValue(lines: readonly SoldLine[]): Cents {
  const gifts = lines.filter((line) => line.taxed === 'gratuita');
  return gifts.reduce((sum, line) => sum + Math.round((line.unitario * line.cantidad) / 1000), 0);
}

/** The gross fee without IGV: the retention is an amount of its own, not a part of the total. */
export function feeSums(lines: readonly SoldLine[]): BenchSums {
  const inafecta = lines.reduce((sum, line) => sum + line.importe, 0);
  return { ...NOTHING, inafecta, total: inafecta };
}

/** What is paid of a fee after the retention. */
export const netOf = ({ sumas, retencion }: Pick<BenchFacts, 'sumas' | 'retencion'>): Cents =>
  sumas.total - (retencion?.monto ?? 0);

export const noSums = (): BenchSums => ({ ...NOTHING });
