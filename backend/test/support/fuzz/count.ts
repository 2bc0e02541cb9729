import type { PageSet } from '../../../src/extraction/domain/page-set';
import { MAX_PAGE_WORDS } from '../../../src/extraction/domain/word-limits';

/** What a run of fuzzing tried. */
export class FuzzCount {
  private readonly sizes: number[] = [];
  private full = 0;
  private faults = 0;

  add({ pages }: PageSet, faults: readonly string[]): void {
    this.sizes.push(...pages.map(({ words }) => words.length));
    this.full += pages.filter(isFull).length;
    if (faults.length > 0) this.faults += 1;
  }

  text(seed: number): string {
    const { sizes, full } = this;
    const share = (count: number) => Math.round((100 * count) / Math.max(1, sizes.length));
    const large = sizes.filter((size) => size > 100).length;
    return `semilla ${seed}: ${sizes.length} páginas, ${share(large)} % de más de 100 palabras, ${share(full)} % en el límite; ${this.faults} con faltas`;
  }
}

/** As many words as are read, on the page or at one height of it. */
const isFull = ({ words, cut }: PageSet['pages'][number]): boolean =>
  words.length >= MAX_PAGE_WORDS || (cut !== undefined && cut.found > cut.read);
