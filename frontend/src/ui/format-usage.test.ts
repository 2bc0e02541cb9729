import { formatMs, formatUsd, formatUsed } from './format-usage';

const used = (inputTokens: number, outputTokens: number, pages: number) => ({
  inputTokens,
  outputTokens,
  pages,
});

describe('what a reading has used', () => {
  it.each([
    [null, 'costo no conocido'],
    [0, 'sin costo'],
    [0.000_04, '< US$ 0.0001'],
    [0.004_21, 'US$ 0.0042'],
    [0.01, 'US$ 0.01'],
    [1234.5, 'US$ 1,234.50'],
  ])('costs %p: %p', (dollars, text) => {
    expect(formatUsd(dollars).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('is tokens where there are any, else pages', () => {
    expect(formatUsed(used(1_240, 310, 2))).toBe('1,550 tokens');
    expect(formatUsed(used(0, 0, 1))).toBe('1 página');
    expect(formatUsed(used(0, 0, 12))).toBe('12 páginas');
    expect(formatUsed(used(0, 0, 0))).toBe('');
  });

  it.each([
    [640, '640 ms'],
    [2_440, '2.4 s'],
    [59_990, '1 min 0 s'],
    [185_000, '3 min 5 s'],
  ])('took %p ms: %p', (ms, text) => {
    expect(formatMs(ms).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
