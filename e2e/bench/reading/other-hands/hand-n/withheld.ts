import type { BenchFacts, Cents } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { digits, type Random } from '../../facts/chance';
import { decimal } from '../../truth';
import { honestTotal, withNet } from './instalments';

/** Up to 700 soles nothing is deposited. */
const THRESHOLD: Cents = 70_000;

/** Goods are under no detracción; what is paid in instalments is the whole then. */
export function withoutDetraccion(facts: BenchFacts): BenchFacts {
  if (!facts.detraccion) return facts;
  return withNet({ ...facts, detraccion: null }, honestTotal(facts));
}

export interface Deposit {
  codigo: string;
  porcentaje: number;
  /** Soles for one of the document's currency, in thousandths. */
  rate: number;
}

/** Services of one kind: the deposit takes the place of retention and percepción. */
export function withDeposit(
  facts: BenchFacts,
  { codigo, porcentaje, rate }: Deposit,
  random: Random,
): BenchFacts {
  const cuenta = facts.detraccion?.cuenta ?? `00-${digits(random, 3)}-${digits(random, 6)}`;
  const total = honestTotal(facts);
  const soles = Math.round((total * rate) / 1000);
  const bare: BenchFacts = { ...facts, detraccion: null, retencion: null, percepcion: null };
  if (soles <= THRESHOLD) return withNet(bare, total);
  const monto = Math.round((soles * porcentaje) / 10_000) * 100;
  const net = total - Math.round((monto * 1000) / rate);
  return withNet({ ...bare, detraccion: { codigo, porcentaje, monto, cuenta } }, net);
}

/** Retention and percepción where the page prints their percentage and amounts. */
export function withheldTruth({
  retencion,
  percepcion,
}: BenchFacts): Pick<ExtractedData, 'retencion' | 'percepcion'> {
  return {
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: decimal(percepcion.monto),
        total: decimal(percepcion.totalConPercepcion),
      },
    }),
  };
}
