import { within } from './timing';

describe('a promise with a limit of time', () => {
  const never = new Promise<string>(() => undefined);

  it('gives its value when it is in time, or its error', async () => {
    await expect(within(1_000, Promise.resolve('a'), () => 'late')).resolves.toBe('a');
    await expect(within(1_000, Promise.reject(new Error('no')), () => 'late')).rejects.toThrow(
      'no',
    );
  });

  it('gives the substitute when it is late, or what the substitute throws', async () => {
    await expect(within(5, never, () => 'late')).resolves.toBe('late');
    const refuse = (): never => {
      throw new Error('too late');
    };
    await expect(within(5, never, refuse)).rejects.toThrow('too late');
  });
});
