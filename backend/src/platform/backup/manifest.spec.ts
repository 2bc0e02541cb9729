import { listText, manifestOf, parseList, parseManifest, sha256 } from './manifest';

const file = (path: string) => ({ path, size: 3, sha256: sha256(path) });
const files = [file('store.mdb'), file('files/u=1/2026/a b')];

describe('the manifest of a backup', () => {
  const manifest = manifestOf(files, { madeAt: '2026-11-22T09:30:00.000Z', records: 7 });

  it('counts the files and is read back', () => {
    expect(manifest).toMatchObject({ files: 2, bytes: 6, records: 7, format: 1 });
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it('belongs to one list of files', () => {
    const other = manifestOf([file('store.mdb'), file('files/x')], manifest);
    expect(other.listSha256).not.toBe(manifest.listSha256);
    expect(manifestOf([...files].reverse(), manifest)).toEqual(manifest);
  });

  it.each(['', '{', '[]', '{"product":"otro"}', JSON.stringify({ ...manifest, files: 'dos' })])(
    'is refused as %j',
    (text) => {
      expect(() => parseManifest(text)).toThrow(
        'La copia está dañada: manifest.json no se entiende',
      );
    },
  );

  it('names the form that this version cannot read', () => {
    const text = JSON.stringify({ ...manifest, format: 2 });
    expect(() => parseManifest(text)).toThrow('La copia es de la forma 2');
  });
});

describe('the list of a backup', () => {
  it('is read back in the order of the names', () => {
    expect(parseList(listText(files))).toEqual(
      [file('files/u=1/2026/a b'), file('store.mdb')].map(({ path, sha256 }) => ({ path, sha256 })),
    );
  });

  it.each(['../fuera', 'a/../../b', '/etc/passwd', './a', 'a//b', 'a\\b'])(
    'names nothing outside the folder, such as %s',
    (path) => {
      expect(() => parseList(listText([file(path)]))).toThrow('SHA256SUMS no se entiende');
    },
  );

  it('is refused when a line is none', () => {
    expect(() => parseList('x\n')).toThrow('SHA256SUMS no se entiende');
  });
});
