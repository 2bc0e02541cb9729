import { fileSizeText } from './file-size';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

describe('the size of a file in words', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [KB, '1 KB'],
    [999 * KB, '999 KB'],
    [1000 * KB, '1.0 MB'],
    [4_821_000, '4.6 MB'],
    [50 * MB, '50.0 MB'],
    [999 * MB, '999.0 MB'],
    [1000 * MB, '1.0 GB'],
    [10 * GB, '10.0 GB'],
    [1500 * GB, '1,500.0 GB'],
  ])('of %i bytes is %s', (bytes, words) => {
    expect(fileSizeText(bytes)).toBe(words.replace(' ', '\u00a0'));
  });
});
