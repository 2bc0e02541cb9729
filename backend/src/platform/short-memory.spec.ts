import { ShortMemory } from './timing';

describe('an answer that is kept for a while', () => {
  let now: number;
  let memory: ShortMemory;
  beforeEach(() => {
    now = 0;
    memory = new ShortMemory(() => new Date(now));
  });

  it('is made once for all who ask meanwhile, and anew after its time', async () => {
    const make = jest.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const asked = [memory.of('a', 100, make), memory.of('a', 100, make)];
    expect(await Promise.all(asked)).toEqual([1, 1]);
    now = 99;
    expect(await memory.of('a', 100, make)).toBe(1);
    now = 100;
    expect(await memory.of('a', 100, make)).toBe(2);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made anew when the clock was set back', async () => {
    now = 3_600_000;
    const make = jest.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    expect(await memory.of('a', 100, make)).toBe(1);
    now = 0;
    expect(await memory.of('a', 100, make)).toBe(2);
  });

  it('is not kept when it failed', async () => {
    const make = jest.fn().mockRejectedValueOnce(new Error('out')).mockResolvedValueOnce(1);
    await expect(memory.of('a', 100, make)).rejects.toThrow('out');
    expect(await memory.of('a', 100, make)).toBe(1);
  });
});
