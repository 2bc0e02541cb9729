import { between, digits, pick, type Random } from '../../facts/chance';
import type { BenchLine } from '../../model';

/** Batch, its last month and country; empty for a service. */
export function batchOf({ unidad }: BenchLine, random: Random): string {
  const lot = `${pick(random, ['24', '25', '26'])}${pick(random, ['A', 'B', 'L'])}${digits(random, 4)}`;
  const until = `${String(between(random, 1, 12)).padStart(2, '0')}.${between(random, 2027, 2029)}`;
  const origin = pick(random, ['CL', 'CN', 'BE', 'ES', 'IN', 'US']);
  return unidad === 'SRV' ? '' : `Lote ${lot}  Venc. lote ${until}  Origen ${origin}`;
}
