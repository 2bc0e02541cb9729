import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipped } from '../../../../test/support/zip-files';
import { MAX_ARCHIVE_ENTRIES, MAX_ARCHIVE_FILES } from '../../../contracts/limits';
import { unzip } from './unzip';

type Files = Record<string, Buffer | string>;

describe('an archive of originals', () => {
  let folder: string;
  let target: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'unzip-'));
    target = await mkdtemp(path.join(folder, 'out-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const packed = async (files: Files): Promise<string> => {
    const file = path.join(folder, 'a.zip');
    await writeFile(file, await zipped(files));
    return file;
  };
  /** The same with each of a text in its bytes replaced by another of the same length. */
  const forged = async (files: Files, from: string | Buffer, to: string | Buffer) => {
    const file = await packed(files);
    const bytes = await readFile(file);
    const [search, put] = [Buffer.from(from), Buffer.from(to)];
    for (let at = bytes.indexOf(search); at >= 0; at = bytes.indexOf(search, at + put.length))
      put.copy(bytes, at);
    await writeFile(file, bytes);
    return file;
  };
  const codeOf = (file: string) =>
    unzip(file, target).then(
      () => 'opened',
      (error: { code?: string }) => error.code,
    );

  it('is unpacked under names of our own, without what systems put beside', async () => {
    const file = await packed({
      ...{
        'julio/F001-7.xml': '<Invoice/>',
        'F001-7.PDF': '%PDF-1.4',
        '__MACOSX/._F001-7.xml': 'x',
      },
      ...{ '.DS_Store': 'x', 'leeme.txt': 'x', 'dentro/R-1.zip': 'PK', 'foto.jpeg': 'j' },
    });
    const { files, left } = await unzip(file, target);
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['F001-7.xml', 10],
      ['F001-7.PDF', 8],
      ['foto.jpeg', 1],
    ]);
    expect(left).toEqual(['leeme.txt', 'R-1.zip']);
    expect((await readdir(target)).sort()).toEqual(['0', '1', '2']);
    expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('<Invoice/>');
    expect(files[1]?.sha256).toMatch(/^[\da-f]{64}$/);
  });

  it.each([
    ['a path that leads out', 'aaaaa.xml', '../..b.xm'.slice(0, 9)],
    ['an absolute path', 'aaaaa.xml', '/aaaa.xml'],
    ['a path of Windows', 'aaaaa.xml', 'C:aaa.xml'],
    ['a path of Windows that leads out', 'aaaaa.xml', '..\\aa.xml'],
  ])('is refused for %s', async (_, from, to) => {
    expect(await codeOf(await forged({ 'aaaaa.xml': 'x' }, from, to))).toBe('ZIP_ILEGIBLE');
    expect(await readdir(target)).toEqual([]);
  });

  it('is opened when Windows packed its folders', async () => {
    const file = await forged({ 'julio-F1.xml': 'x' }, 'julio-F1.xml', 'julio\\F1.xml');
    expect((await unzip(file, target)).files.map(({ name }) => name)).toEqual(['F1.xml']);
  });

  it('is refused when it is broken, cut, or no archive', async () => {
    const file = await packed({ 'a.xml': 'x'.repeat(1_000) });
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length - 40));
    expect(await codeOf(file)).toBe('ZIP_ILEGIBLE');
    await writeFile(file, 'PK\u0003\u0004 and nothing else');
    expect(await codeOf(file)).toBe('ZIP_ILEGIBLE');
  });

  it('is refused when a file is longer than the directory says', async () => {
    const file = await packed({ 'a.xml': Buffer.alloc(5_000, 'a') });
    const bytes = await readFile(file);
    const at = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt32LE(10, at + 24);
    await writeFile(file, bytes);
    expect(await codeOf(file)).toBe('ZIP_ILEGIBLE');
  });

  it('is refused with a password', async () => {
    const file = await packed({ 'a.xml': 'x' });
    const bytes = await readFile(file);
    const at = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
    await writeFile(file, bytes);
    expect(await codeOf(file)).toBe('ZIP_ILEGIBLE');
  });

  it.each<[string, () => Files]>([
    ['a file that is packed too far', () => ({ 'a.xml': Buffer.alloc(4_000_000) })],
    ['a file of more than 50 MB', () => ({ 'a.pdf': Buffer.alloc(53_000_000) })],
    [
      'too many originals',
      () =>
        Object.fromEntries(
          Array.from({ length: MAX_ARCHIVE_FILES + 1 }, (_, n) => [`${n}.xml`, 'x']),
        ),
    ],
    [
      'too many files of any kind',
      () =>
        Object.fromEntries(
          Array.from({ length: MAX_ARCHIVE_ENTRIES + 1 }, (_, n) => [`${n}.txt`, 'x']),
        ),
    ],
  ])('is refused for %s', async (_, files) => {
    expect(await codeOf(await packed(files()))).toBe('ZIP_EXCESIVO');
  });

  it('is refused when its originals come to more than 200 MB, before they are written', async () => {
    const file = await packed({
      'a.pdf': 'x',
      'b.pdf': 'x',
      'c.pdf': 'x',
      'd.pdf': 'x',
      'e.pdf': 'x',
    });
    const bytes = await readFile(file);
    const mark = Buffer.from('PK\u0001\u0002', 'latin1');
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 4)) {
      bytes.writeUInt32LE(300_000, at + 20);
      bytes.writeUInt32LE(50_000_000, at + 24);
    }
    await writeFile(file, bytes);
    expect(await codeOf(file)).toBe('ZIP_EXCESIVO');
    expect(await readdir(target)).toEqual([]);
  });
});
