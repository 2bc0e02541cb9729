import type { BenchFacts, Cents } from '../../model';
import type { InformacionAdicionalData } from '../../../../../backend/src/contracts/extracted-data';
import { amountText } from '../../styles';

/** What the sums add up to when nobody forged them. */
export function honestTotal({ sumas }: BenchFacts): Cents {
  const untaxed = sumas.exonerada + sumas.inafecta + sumas.icbper + sumas.otrosCargos;
  return sumas.gravada + Math.round((sumas.gravada * 18) / 100) + untaxed;
}

/** The same dates, with another sum to pay. */
export function withNet(facts: BenchFacts, net: Cents): BenchFacts {
  const count = facts.cuotas.length;
  const each = Math.floor(net / Math.max(1, count));
  const cuotas = facts.cuotas.map((cuota, at) => ({
    ...cuota,
    monto: at === count - 1 ? net - each * (count - 1) : each,
  }));
  return { ...facts, cuotas };
}

/** In the contract's way of writing them. */
export function cuotasTruth({ cuotas }: BenchFacts): Pick<InformacionAdicionalData, 'cuotas'> {
  if (cuotas.length === 0) return {};
  const each = cuotas.map(
    ({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`,
  );
  return { cuotas: each.join('; ') };
}
