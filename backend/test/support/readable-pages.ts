import type { PageSet } from '../../src/extraction/domain/page-set';
import { setApart } from '../../src/extraction/domain/set-apart';
import { readPageSet } from '../../src/extraction/engine/decide/read-page-set';
import type { ReadablePages } from '../../src/extraction/processors/processor';
import { pagesText } from '../../src/extraction/language-models/prompt';

/** Pages as an engine meets them, in this process instead of the reading's. */
export function readablePages(pageSet: PageSet): ReadablePages {
  const { clean } = setApart(pageSet);
  return {
    numbers: pageSet.pages.map(({ number }) => number),
    text: () => Promise.resolve(pagesText(clean)),
    read: (hints) => Promise.resolve({ ...readPageSet(clean, hints), usage: { ms: 0 } }),
  };
}
