import {
  isCopyOfOriginal,
  originalKey,
  pageImageKey,
  pageWordsKey,
  readingFactsKey,
} from './page-keys';

const document = { blobKey: 't/2026/d', attempt: 2 };

describe('keys of a document’s files', () => {
  it('begin with the company and the year', () => {
    expect(originalKey('t', 'd', new Date('2026-01-01T02:00:00Z'))).toBe(document.blobKey);
  });

  it.each([
    ['the original', document.blobKey, true],
    ['a page image', pageImageKey(document, 1), true],
    ['the words of a page', pageWordsKey(document, 12), true],
    ['the words of a tenth attempt', pageWordsKey({ ...document, attempt: 10 }, 1), true],
    ['a page of a document whose id begins as this one', `${document.blobKey}2.a1.p1.image`, false],
    ['what comes after a page', `${pageImageKey(document, 1)}.part`, false],
    ['what review needs of a reading', readingFactsKey(document), false],
    ['another document', 't/2026/e', false],
  ])('tell copies of the original from its data: %s', (_, key, expected) => {
    expect(isCopyOfOriginal(document, key)).toBe(expected);
  });
});
