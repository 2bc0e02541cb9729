import type { PageSet } from './page-set';

const RUC = /(?<!\d)(?:10|15|16|17|20)\d{9}(?!\d)/g;

/** How often each RUC-like number is printed on the pages; a QR is not print. */
export function printedRucs(pageSet: PageSet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of pageSet.pages) {
    for (const ruc of words.flatMap((word) => word.text.match(RUC) ?? [])) {
      counts.set(ruc, (counts.get(ruc) ?? 0) + 1);
    }
  }
  return counts;
}
