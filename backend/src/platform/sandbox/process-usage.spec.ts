import { memoryOf, processorMs, psTime, residentBytes } from './process-usage';

const canMeasure = process.platform !== 'win32';

describe('what a process takes', () => {
  (canMeasure ? it : it.skip)('is known of one that lives (not on Windows)', async () => {
    const before = (await processorMs(process.pid)) ?? NaN;
    const own = process.cpuUsage();
    while (process.cpuUsage(own).user < 100_000) Math.sqrt(2);
    expect((await processorMs(process.pid)) ?? NaN).toBeGreaterThanOrEqual(before + 50);
    expect((await residentBytes(process.pid)) ?? NaN).toBeGreaterThan(10_000_000);
  });

  (process.platform === 'linux' ? it : it.skip)('is its own or that of files', async () => {
    const [memory, resident] = [await memoryOf(process.pid), await residentBytes(process.pid)];
    const { own = NaN, mapped = NaN } = memory ?? {};
    expect(Math.abs(own + mapped - (resident ?? NaN))).toBeLessThan(20_000_000);
    // Node itself is a mapped file.
    expect(mapped).toBeGreaterThan(10_000_000);
    expect(own).toBeLessThan((resident ?? NaN) - 10_000_000);
  });

  it('is not known of one that is not there', async () => {
    expect(await memoryOf(2 ** 30)).toBeNull();
    expect(await processorMs(2 ** 30)).toBeNull();
    expect(await residentBytes(2 ** 30)).toBeNull();
  });

  it.each([
    ['00:01', 1_000],
    ['0:01.50', 1_500],
    ['12:34', 754_000],
    ['01:00:00', 3_600_000],
    ['2-01:00:01', 176_401_000],
  ])('is told by ps as %s', (text, ms) => {
    expect(psTime(text)).toBe(ms);
  });
});
