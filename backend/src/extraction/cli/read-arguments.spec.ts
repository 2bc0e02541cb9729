import { resolve } from 'node:path';
import { readArguments } from './read-arguments';

describe('readArguments', () => {
  it('takes files, folders, the output and the own RUC', () => {
    expect(readArguments(['a.pdf', 'scans', '--out', 'answers', '--ruc', '20999999019'])).toEqual({
      inputs: [resolve('a.pdf'), resolve('scans')],
      out: resolve('answers'),
      ruc: '20999999019',
    });
  });

  it('gives help when asked', () => {
    expect(readArguments(['-h'])).toBe('help');
  });

  it.each([
    [['--out', 'x'], 'Indique al menos un archivo o una carpeta.'],
    [['a.pdf'], 'Indique la carpeta de salida con --out.'],
    [['a.pdf', '--out', 'x', '--ruc', '123'], 'El RUC de --ruc tiene 11 dígitos.'],
    [['a.pdf', '--salida', 'x'], 'Hay una opción que no existe o a la que le falta su valor.'],
  ])('says in Spanish what is wrong with %j', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
  });
});
