import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_PAGES_READ } from '../../contracts/limits';
import { encodedPages } from './page-images';

describe('page images for a vendor', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'foliado-images-'))));
  afterAll(() => rm(folder, { recursive: true }));

  async function files(count: number, extension = 'jpg'): Promise<string[]> {
    const paths = Array.from({ length: count }, (_, n) => join(folder, `${n}.${extension}`));
    for (const [n, path] of paths.entries()) await writeFile(path, Buffer.alloc(10, n));
    return paths;
  }

  it('are the files in page order', async () => {
    const bytes = (n: number) => Buffer.alloc(10, n).toString('base64');
    expect(await encodedPages(await files(2))).toEqual([
      { mimeType: 'image/jpeg', base64: bytes(0) },
      { mimeType: 'image/jpeg', base64: bytes(1) },
    ]);
    expect(await encodedPages(await files(1, 'png'))).toMatchObject([{ mimeType: 'image/png' }]);
  });

  it('are no more than fit', async () => {
    expect(await encodedPages(await files(4), 39)).toHaveLength(3);
    expect(await encodedPages(await files(4), 40)).toHaveLength(4);
    expect(await encodedPages(await files(MAX_PAGES_READ + 2))).toHaveLength(MAX_PAGES_READ + 1);
  });
});
