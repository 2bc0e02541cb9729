import type { Word } from '../../contracts/evidence';
import {
  MAX_DOCUMENT_WORDS,
  MAX_PAGE_WORDS,
  MAX_ROW_WORDS,
  MAX_WORD_CHARS,
  takeWords,
  withinDocument,
} from './word-limits';

/** From the top of the page to its bottom. */
const words = (count: number, text = ''): Word[] =>
  Array.from({ length: count }, (_, at) => ({
    text: `${at}${text}`.slice(0, Math.max(text.length, 5)),
    confidence: 1,
    box: { page: 1, x: 0, y: at / count, w: 0.1, h: 0.01 },
  }));

describe('what is read of the words of a page', () => {
  it('is everything up to the limits, without a word about it', () => {
    const full = words(MAX_PAGE_WORDS, 'x'.repeat(MAX_WORD_CHARS));
    expect(takeWords(full)).toEqual({ words: full });
    expect(takeWords([])).toEqual({ words: [] });
  });

  it('ends at the limit of a page, and says how many there were', () => {
    const { words: read, cut } = takeWords(words(MAX_PAGE_WORDS + 1));
    expect(read).toHaveLength(MAX_PAGE_WORDS);
    expect(cut).toEqual({ found: MAX_PAGE_WORDS + 1, read: MAX_PAGE_WORDS, long: 0 });
  });

  it('ends at the limit of one height, and goes on below', () => {
    const heap = words(500).map((word) => ({ ...word, box: { ...word.box, y: 0.5 } }));
    const [, below] = words(2);
    const low = { ...below!, box: { ...below!.box, y: 0.506 } };
    const { words: read, cut } = takeWords([...heap, low]);
    expect(read).toEqual([...heap.slice(0, MAX_ROW_WORDS), low]);
    expect(cut).toEqual({ found: 501, read: MAX_ROW_WORDS + 1, long: 0 });
  });

  it('takes a word once that is drawn again a little beside itself', () => {
    const [word] = words(1, 'FACTURA');
    const at = (dx: number, dy: number, text = word!.text): Word => ({
      ...{ ...word!, text },
      box: { ...word!.box, x: 0.3 + dx, y: 0.3 + dy },
    });
    const apart = [at(0, 0), at(0.051, 0), at(0, 0.0051), at(0, 0, 'OTHER')];
    expect(takeWords([...apart, at(0.05, 0), at(-0.003, 0.004)])).toEqual({ words: apart });
  });

  it('counts words that were not even looked at', () => {
    expect(takeWords(words(3), 497).cut).toEqual({ found: 500, read: 3, long: 0 });
  });

  it('takes the beginning of a word without end, and says so', () => {
    const { words: read, cut } = takeWords([...words(1), ...words(1, ','.repeat(200_000))]);
    expect(read.map(({ text }) => text.length)).toEqual([1, MAX_WORD_CHARS]);
    expect(cut).toEqual({ found: 2, read: 2, long: 1 });
  });

  it('ends where the document has no room left', () => {
    const pages = Array.from({ length: 6 }, () => takeWords(words(7_000)));
    const read = withinDocument(pages);
    expect(read.map((page) => page.words.length)).toEqual([7e3, 7e3, 7e3, 7e3, 7e3, 5e3]);
    expect(read.map(({ cut }) => cut)).toEqual([
      ...Array<undefined>(5).fill(undefined),
      { found: 7_000, read: 5_000, long: 0 },
    ]);
    expect(MAX_DOCUMENT_WORDS).toBe(40_000);
    const [, last] = withinDocument([...pages.slice(0, 6), takeWords(words(3), 497)]).slice(-2);
    expect(last?.cut).toEqual({ found: 500, read: 0, long: 0 });
  });
});
