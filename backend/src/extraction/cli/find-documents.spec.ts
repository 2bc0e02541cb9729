import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aJpeg, aPdf, aPng } from '../../../test/support/upload-bytes';
import { fileTypeOf, findDocuments } from './find-documents';

describe('findDocuments', () => {
  let folder: string;
  const put = async (name: string, bytes: Buffer | string = ''): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'find-documents-spec-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('takes from a folder what has a known ending, in order', async () => {
    await Promise.all(['b.PDF', 'a.jpeg', 'notes.txt', 'c.png'].map((name) => put(name)));
    const found = await findDocuments([folder]);
    expect(found.map(({ answer }) => answer)).toEqual(['a.json', 'b.json', 'c.json']);
  });

  it('takes a named file whatever its ending, and each file once', async () => {
    const path = await put('scan.bin');
    expect(await findDocuments([path, path])).toEqual([{ path, answer: 'scan.json' }]);
  });

  it('gives files of one name answers of their own', async () => {
    await Promise.all(['a.jpg', 'a.pdf'].map((name) => put(name)));
    const found = await findDocuments([folder]);
    expect(found.map(({ answer }) => answer)).toEqual(['a.json', 'a.pdf.json']);
  });

  it('names a file that does not exist', async () => {
    await expect(findDocuments([join(folder, 'nada.pdf')])).rejects.toThrow('No existe: ');
  });

  it.each([
    ['application/pdf', aPdf()],
    ['application/pdf', Buffer.concat([Buffer.from('\ufeff\n'), aPdf()])],
    ['image/jpeg', aJpeg()],
    ['image/png', aPng()],
    [null, Buffer.from('<html>%PDF-1.4')],
    [null, Buffer.alloc(0)],
  ])('knows %s by its first bytes', async (type, bytes) => {
    expect(await fileTypeOf(await put('x', bytes))).toBe(type);
  });
});
