import { MAX_FILE_BYTES } from '@contracts/limits';
import { aFile } from '../test/factories';
import { checkFiles } from './check-files';

const sized = (name: string, size: number): File => {
  const file = aFile(name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

describe('chosen files', () => {
  it.each(['application/pdf', 'image/png', 'image/jpeg', 'image/jpg'])(
    'of type %s are taken',
    (type) => {
      const file = aFile('a', type);
      expect(checkFiles([file])).toEqual({ accepted: [file], rejections: [] });
    },
  );

  it.each(['image/tiff', 'text/plain', ''])(
    'of type %p are refused with the specified text',
    (type) => {
      expect(checkFiles([aFile('plano.tiff', type)]).rejections).toEqual([
        {
          title: 'Tipo de archivo no válido',
          text: 'plano.tiff no es un tipo de archivo permitido',
        },
      ]);
    },
  );

  it('may have exactly 50 MB and no byte more', () => {
    expect(checkFiles([sized('a.pdf', MAX_FILE_BYTES)]).accepted).toHaveLength(1);
    expect(checkFiles([sized('a.pdf', MAX_FILE_BYTES + 1)]).rejections).toEqual([
      { title: 'Archivo demasiado grande', text: 'a.pdf excede el límite de 50MB' },
    ]);
  });

  it('that are good go on beside those that are not', () => {
    const good = aFile('a.pdf');
    const { accepted, rejections } = checkFiles([aFile('b.txt', 'text/plain'), good]);
    expect(accepted).toEqual([good]);
    expect(rejections).toHaveLength(1);
  });
});
