import type {
  ExtractedData,
  PercepcionData,
  RetencionData,
} from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts } from '../../model';
import { amountText } from '../../styles';
import { compact, decimal } from '../../truth';

/** All instalments, in the words of the contract. */
export const cuotasTruth = ({ cuotas }: BenchFacts): string =>
  cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');

/** Share and amount, without what is left to pay. */
export function retencionTruth({ retencion }: BenchFacts): Pick<ExtractedData, 'retencion'> {
  if (!retencion) return {};
  const { porcentaje, monto } = retencion;
  return { retencion: compact<RetencionData>({ porcentaje, monto: decimal(monto) }) };
}

export function percepcionTruth({ percepcion }: BenchFacts): Pick<ExtractedData, 'percepcion'> {
  if (!percepcion) return {};
  const { porcentaje, monto, totalConPercepcion } = percepcion;
  const amounts = { monto: decimal(monto), total: decimal(totalConPercepcion) };
  return { percepcion: compact<PercepcionData>({ porcentaje, ...amounts }) };
}
