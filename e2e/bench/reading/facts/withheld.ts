import type { BenchCurrency, BenchFacts, BenchKind, Cents } from './model';
import type { Dice } from './dice';
import type { SoldLine } from './lines';
import type { Sale } from './sale';

/** Above this a detracción, a retención or a percepción is due. */
const THRESHOLD: Cents = 70_000;
const FEE_THRESHOLD: Cents = 150_000;

const percent = (cents: Cents, share: number): Cents => Math.round((cents * share) / 100);

export function feeRetention(lineas: readonly SoldLine[]): BenchFacts['retencion'] {
  const gross = lineas.reduce((sum, line) => sum + line.importe, 0);
  return gross > FEE_THRESHOLD ? { porcentaje: 8, monto: percent(gross, 8) } : null;
}

type Withheld = Pick<BenchFacts, 'detraccion' | 'retencion' | 'percepcion'>;

/** At most one of the three; their amounts are in soles, so only of a sale in soles. */
export function withheld(
  kind: BenchKind,
  { trade }: Pick<Sale, 'trade'>,
  { moneda, total }: { moneda: BenchCurrency; total: Cents },
  dice: Dice,
): Withheld {
  const none: Withheld = { detraccion: null, retencion: null, percepcion: null };
  if (kind !== 'factura' || moneda !== 'PEN' || total <= THRESHOLD) return none;
  const { detraccion } = trade ?? {};
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
