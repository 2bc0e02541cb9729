import type { Cents, DemoLine, DemoTotals } from '../model';
import { divideHalfUp } from './money';

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
