import { formatCount, formatDisk, formatDuration, formatSeconds } from './format';

describe('the figures of the panel', () => {
  it.each([
    [0, '0 min'],
    [12, '< 1 min'],
    [300, '5 min'],
    [4_320, '1 h 12 min'],
    [3_599, '1 h 0 min'],
    [4_320_000, '1,200 h 0 min'],
  ])('%p seconds of reading are %p', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it.each([
    [2.44, '2.4 s'],
    [45.2, '45 s'],
    [130, '2 min'],
  ])('%p seconds of waiting are %p', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });

  it('have separators and units', () => {
    expect(formatCount(10_204)).toBe('10,204');
    expect(formatDisk(34_000_000_000)).toBe('31.7 GB');
    expect(formatDisk(500 * 1024 ** 2)).toBe('500 MB');
  });
});
