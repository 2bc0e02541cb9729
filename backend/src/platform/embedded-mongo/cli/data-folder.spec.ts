import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDataFolder } from './store-arguments';

describe('a folder named as data folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foliado-named-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (...names: string[]): void =>
    names.forEach((name) => writeFileSync(join(folder, name), ''));

  it.each<[string, () => string]>([
    ['does not exist', () => join(folder, 'new')],
    ['is empty', () => folder],
    ['has a store beside other things', () => (put('store.mdb', 'notas.txt'), folder)],
    ['has files and no store yet', () => (mkdirSync(join(folder, 'files')), folder)],
  ])('is taken when it %s', (_, named) => {
    expect(() => assertDataFolder(named())).not.toThrow();
  });

  it('is refused when it holds things of others', () => {
    put('session-secret', 'tesis.doc');
    expect(() => assertDataFolder(folder)).toThrow(
      `${folder} no es una carpeta de datos de Foliado: contiene tesis.doc. Indique`,
    );
  });

  it('is refused when it is a file', () => {
    put('a');
    expect(() => assertDataFolder(join(folder, 'a'))).toThrow('no es una carpeta.');
  });
});
