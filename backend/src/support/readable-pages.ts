import type { PageSet } from '../extraction/domain/page-set';
import { setApart } from '../extraction/domain/set-apart';
import { readPageSet } from '../extraction/processors/local/read-page-set';
import type { ReadablePages } from '../extraction/processors/processor';
import { pagesText } from '../extraction/vendors';

/** Pages as an engine meets them, in this process instead of the reading's. */
export function readablePages(pageSet: PageSet): ReadablePages {
  const { clean } = setApart(pageSet);
  return {
    numbers: pageSet.pages.map(({ number }) => number),
    text: () => Promise.resolve(pagesText(clean)),
    read: (hints) => Promise.resolve({ ...readPageSet(clean, hints), usage: { ms: 0 } }),
  };
}
