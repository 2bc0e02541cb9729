import { isCopyOfOriginal, pageImageKey, pageWordsKey, readingFactsKey } from './page-keys';

const document = { blobKey: 't/2026/d', attempt: 2 };

describe('keys of a document’s files', () => {
  it.each([
    ['the original', document.blobKey, true],
    ['a page image', pageImageKey(document, 1), true],
    ['the words of a page', pageWordsKey(document, 12), true],
    ['what review needs of a reading', readingFactsKey(document), false],
    ['another document', 't/2026/e', false],
  ])('tell copies of the original from its data: %s', (_, key, expected) => {
    expect(isCopyOfOriginal(document, key)).toBe(expected);
  });
});
