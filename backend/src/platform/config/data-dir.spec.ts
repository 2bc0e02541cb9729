import files, { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataDir } from './data-dir';

describe('the data folder', () => {
  let parent: string;
  beforeEach(async () => (parent = await mkdtemp(path.join(tmpdir(), 'foliado-data-'))));
  afterEach(() => rm(parent, { recursive: true }));

  const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

  it('is made for its owner alone', async () => {
    const dataDir = path.join(parent, 'a', 'data');
    await prepareDataDir({ dataDir, env: 'production' });
    expect(await modeOf(dataDir)).toBe(0o700);
  });

  it('is closed to others in development', async () => {
    await chmod(parent, 0o755);
    await prepareDataDir({ dataDir: parent, env: 'development' });
    expect(await modeOf(parent)).toBe(0o700);
  });

  it('refuses to start in production when others can read it', async () => {
    await chmod(parent, 0o755);
    await expect(prepareDataDir({ dataDir: parent, env: 'production' })).rejects.toThrow(
      'DATA_DIR',
    );
  });

  it.each([
    ['EROFS', 'está en un volumen de solo lectura'],
    ['EACCES', 'este usuario no puede escribir en ella'],
  ])('that cannot be written is said in Spanish at the start: %s', async (code, words) => {
    const denied = Object.assign(new Error(code), { code });
    jest.spyOn(files, 'access').mockRejectedValueOnce(denied);
    const start = prepareDataDir({ dataDir: parent, env: 'development' });
    await expect(start).rejects.toThrow(`DATA_DIR: ${parent} ${words}`);
  });

  it('that is a file is refused in Spanish', async () => {
    const dataDir = path.join(parent, 'data');
    await writeFile(dataDir, '');
    const start = prepareDataDir({ dataDir, env: 'development' });
    await expect(start).rejects.toThrow(`${dataDir} no es una carpeta`);
  });
});
