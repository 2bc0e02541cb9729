import { OneAtATime } from './timing';

describe('OneAtATime', () => {
  it('runs the tasks of a key in order, never two at once', async () => {
    const line = new OneAtATime();
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all(['a', 'b', 'c'].map((name) => line.run('key', task(name))));
    expect(results).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('lets other keys pass', async () => {
    const line = new OneAtATime();
    let open: () => void = () => undefined;
    const blocked = line.run('slow', () => new Promise<void>((resolve) => (open = resolve)));
    expect(await line.run('quick', () => Promise.resolve('done'))).toBe('done');
    open();
    await blocked;
  });

  it('goes on after a failure, tells it to its caller alone, and forgets keys that are done', async () => {
    const line = new OneAtATime();
    const failed = line.run('key', () => Promise.reject(new Error('no')));
    const next = line.run('key', () => Promise.resolve(1));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(line.size).toBe(0);
  });
});
