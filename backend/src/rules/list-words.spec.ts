import {
  documentWords,
  MAX_SEARCH_WORDS,
  MAX_WORD_CHARS,
  MAX_WORDS,
  searchTermsOf,
  searchWordsOf,
  textWordsAmong,
  textWordsOf,
  wordsOf,
} from './list-words';

const words = (...all: string[]) => all.map((word) => ({ beginnings: [word], cents: null }));
const NO_TEXT = { filename: 'a.pdf', textWords: [] };

describe('the words of a document', () => {
  it('are lower case, without accents and signs', () => {
    expect(wordsOf('Ñandú, José & Cía. S.A.C.')).toEqual('nandu jose cia s a c'.split(' '));
    expect(wordsOf('.*$(+)')).toEqual([]);
    expect(wordsOf('x'.repeat(60))).toEqual(['x'.repeat(MAX_WORD_CHARS)]);
  });

  it('hold a number as it is printed, in parts, without zeros and in one', () => {
    const words = documentWords({ documento: { numero: 'F001-00000123' } }, NO_TEXT);
    expect(words).toEqual(
      expect.arrayContaining(['f001', '00000123', '123', 'f00100000123', 'f001123']),
    );
    expect(documentWords({ documento: { numero: 'OC 2026/77' } }, NO_TEXT)).toEqual(
      expect.arrayContaining(['oc', '2026', '77', 'oc202677']),
    );
  });

  it('hold the RUC and the number backwards, so that their ends are found', () => {
    const data = { documento: { numero: 'F001-00027178' }, proveedor: { ruc: '20512333797' } };
    const words = documentWords(data, NO_TEXT);
    expect(words).toEqual(expect.arrayContaining(['~79733321502', '~87172000100f']));
    // What a correction replaces must not stay as if the pages said it.
    expect(textWordsAmong(words, data, 'a.pdf')).toEqual([]);
  });

  it('begin with supplier, RUC, number and file, so that a long text cannot push them out', () => {
    const data = {
      productos: Array.from({ length: 400 }, (_, at) => ({ descripcion: `cosa${at}` })),
      documento: { numero: 'F001-7' },
      proveedor: { nombre: 'Los Ándes', ruc: '20512333797' },
    };
    const words = documentWords(data, { filename: 'mi_archivo.pdf', textWords: ['final'] });
    expect(words).toHaveLength(MAX_WORDS);
    expect(words.slice(0, 3)).toEqual(['los', 'andes', '20512333797']);
    expect(words).toEqual(expect.arrayContaining(['f001', 'mi', 'archivo', 'pdf', 'cosa0']));
    expect(words).not.toContain('final');
  });

  it('take from the text what is worth finding, each once', () => {
    const text = ['El TOTAL es 1,180.00 y', 'el total RUC 20512333797 N° 4711'];
    expect(textWordsOf(text)).toEqual(['total', 'ruc', '20512333797', '4711']);
  });

  it('tell apart what only the text says', () => {
    const data = { proveedor: { nombre: 'Los Andes' } };
    expect(textWordsAmong(['andes', 'grifo', 'a', 'pdf'], data, 'a.pdf')).toEqual(['grifo']);
  });

  it.each([
    ['251.17', [{ beginnings: [], cents: 25_117 }]],
    ['1,188.61', [{ beginnings: [], cents: 118_861 }]],
    ['S/ 1.188,61', [{ beginnings: [], cents: 118_861 }]],
    ['US$1,188 andes', [{ beginnings: [], cents: 118_800 }, ...words('andes')]],
    ['OS/17', words('os', '17')],
    ['-20.00', [{ beginnings: [], cents: -2_000 }]],
    ['1180', [{ beginnings: ['1180', '~0811'], cents: 118_000 }]],
    ['17', [{ beginnings: ['17'], cents: 1_700 }]],
    ['00027178', [{ beginnings: ['00027178', '~87172000'], cents: null }]],
    ['20512333797', [{ beginnings: ['20512333797', '~79733321502'], cents: null }]],
    ['20.10.2026', words('20', '10', '2026')],
    ['8 Ene 2026 andes', words('2026', '01', '08', 'andes')],
    [
      '99 ene 2026',
      [
        { beginnings: ['99'], cents: 9_900 },
        ...words('ene'),
        { beginnings: ['2026', '~6202'], cents: 202_600 },
      ],
    ],
    ['F001-12 .', words('f001', '12')],
    ['17 17 Andes', [{ beginnings: ['17'], cents: 1_700 }, ...words('andes')]],
    ['$ .,', []],
  ])('of the search %s say what may be meant', (text, terms) => {
    expect(searchTermsOf(text)).toEqual(terms);
  });

  it('of a search are few, each once', () => {
    expect(searchTermsOf('1.5 2.5 3.5 4.5 5.5 a b c d e f')).toHaveLength(MAX_SEARCH_WORDS);
    expect(searchWordsOf('Andes andes ÁNDES')).toEqual(['andes']);
    expect(searchWordsOf('a b c d e f g h i j')).toHaveLength(MAX_SEARCH_WORDS);
  });
});
