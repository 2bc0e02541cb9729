import { resolve } from 'node:path';
import { folderArguments } from './backup-arguments';

const NAMES = ['la copia', 'la carpeta nueva'];

describe('the arguments of backup and restore', () => {
  it('are folders, made absolute', () => {
    expect(folderArguments(['a', '/b'], NAMES)).toEqual([resolve('a'), resolve('/b')]);
    expect(folderArguments(['--help'], NAMES)).toBe('help');
  });

  it.each([
    [[], 'Indique la copia.'],
    [['a'], 'Indique la carpeta nueva.'],
    [['a', 'b', 'c'], 'Hay argumentos de más.'],
    [['a', 'b', '--force'], 'Hay una opción que no existe.'],
  ])('say in Spanish what is wrong with %j', (argv, message) => {
    expect(() => folderArguments(argv, NAMES)).toThrow(message);
  });
});
