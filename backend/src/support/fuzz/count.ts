import type { PageSet } from '../../extraction/domain/page-set';
import { MAX_PAGE_WORDS } from '../../extraction/domain/word-limits';

/** What a run of fuzzing tried. */
export class FuzzCount {
  private readonly sizes: number[] = [];
  private faults = 0;

  add({ pages }: PageSet, faults: readonly string[]): void {
    this.sizes.push(...pages.map(({ words }) => words.length));
    if (faults.length > 0) this.faults += 1;
  }

  text(seed: number): string {
    const { sizes } = this;
    const share = (least: number) =>
      Math.round((100 * sizes.filter((size) => size >= least).length) / Math.max(1, sizes.length));
    const [large, full] = [share(101), share(MAX_PAGE_WORDS)];
    return `semilla ${seed}: ${sizes.length} páginas, ${large} % de más de 100 palabras, ${full} % en el límite; ${this.faults} con faltas`;
  }
}
