import { storageShown } from './storage-words';

const MB = 1024 * 1024;
const bytes = (used: number) => ({ used: used * MB, max: 10_240 * MB });
const files = (used: number) => ({ used, max: 5_000 });

describe('the room of a company', () => {
  it('is not spoken of where nothing is limited', () => {
    expect(storageShown({ files: null, bytes: null })).toBeNull();
  });

  it('is said in one line, of what is limited', () => {
    const both = storageShown({ files: files(1_204), bytes: bytes(3_174) });
    expect(both?.text).toBe('1,204 de 5,000 archivos · 3.1\u00a0GB de 10.0\u00a0GB');
    expect(both?.advice).toBeNull();
    expect(storageShown({ files: files(1), bytes: null })?.text).toBe('1 de 5,000 archivos');
    expect(storageShown({ files: null, bytes: bytes(0) })?.text).toBe('0\u00a0B de 10.0\u00a0GB');
  });

  it.each([
    [4_499, 0, 'primary', null],
    [4_500, 0, 'warn', 'Queda poco espacio.'],
    [0, 9_216, 'warn', 'Queda poco espacio.'],
    [5_000, 0, 'bad', 'No queda espacio para más archivos.'],
    [6_000, 0, 'bad', 'No queda espacio para más archivos.'],
  ])('with %i files and %i MB is %s', (count, megabytes, tone, advice) => {
    const shown = storageShown({ files: files(count), bytes: bytes(megabytes) });
    expect(shown?.tone).toBe(tone);
    if (advice) expect(shown?.advice).toContain(advice);
    else expect(shown?.advice).toBeNull();
  });
});
