import { whyItDoesNotFit } from './why-it-does-not-fit';

const MB = 1024 * 1024;
const FULL_OF_FILES = 'Su empresa ya guarda 5,000 archivos, el máximo que puede tener aquí.';

describe('why a file does not fit', () => {
  it('is the number of files, once it is reached', () => {
    const used = { files: 5_000, bytes: 10 };
    expect(whyItDoesNotFit(used, 1, { files: 5_000, bytes: null })).toBe(FULL_OF_FILES);
    expect(whyItDoesNotFit(used, 1, { files: 5_000, bytes: 10 })).toBe(FULL_OF_FILES);
  });

  it('is the room, while there may be more files', () => {
    const used = { files: 12, bytes: 9.9 * 1024 * MB };
    const words = 'El archivo (200.0 MB) no cabe: su empresa usa 9.9 GB de 10.0 GB.';
    for (const files of [null, 5_000]) {
      const limits = { files, bytes: 10 * 1024 * MB };
      expect(whyItDoesNotFit(used, 200 * MB, limits)).toBe(
        words.replace(/(\d) (.B)/g, '$1\u00a0$2'),
      );
    }
  });
});
