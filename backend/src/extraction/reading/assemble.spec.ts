import type { Word } from '../../contracts/evidence';
import { assemble, turnBox } from './assemble';
import type { ParseAnswer, ParsedPage } from './parse/parse-protocol';

const box = { page: 1, x: 0.1, y: 0.2, w: 0.3, h: 0.05 };
const word = (text: string, place = box): Word => ({ text, confidence: 1, box: place });
const page = (number: number, words: Word[] = []): ParsedPage => ({
  number,
  width: 600,
  height: 800,
  image: `/work/page-${number}.jpg`,
  ocrImage: words.length > 0 ? null : `/work/page-${number}.png`,
  words,
});
const parsed = (rest: Partial<ParseAnswer>): ParseAnswer => ({
  pages: [],
  qr: [],
  hasUnreadableQr: false,
  totalPages: 1,
  pdf: null,
  ...rest,
});

describe('turnBox', () => {
  it.each([90, 180, 270] as const)('turned by %d degrees and back is where it was', (turn) => {
    const back = { 90: 270, 180: 180, 270: 90 } as const;
    const { x, y, w, h } = turnBox(turnBox(box, turn), back[turn]);
    expect([x, y, w, h]).toEqual(
      [box.x, box.y, box.w, box.h].map((value) => expect.closeTo(value)),
    );
  });

  it('takes the top left corner to the top right when turned clockwise', () => {
    expect(turnBox({ page: 1, x: 0, y: 0, w: 0.2, h: 0.1 }, 90)).toMatchObject({
      x: 0.9,
      y: 0,
      w: 0.1,
      h: 0.2,
    });
  });
});

describe('assemble', () => {
  it('takes words from the text layer where there is one, else from OCR', () => {
    const pages = [page(1, [word('texto')]), page(2)];
    const { pageSet } = assemble(parsed({ pages, totalPages: 2 }), [
      { number: 2, turn: 0, words: [word('ocr', { ...box, page: 2 })], figures: null },
    ]);
    expect(pageSet.pages.map(({ source, words }) => [source, words[0]?.text])).toEqual([
      ['texto', 'texto'],
      ['ocr', 'ocr'],
    ]);
    expect(pageSet.notes).toEqual([]);
  });

  it('takes a doubted text layer where it says what is recognised, else the page and says so', () => {
    const doubted = (text: string): ParsedPage => ({
      ...page(
        1,
        text.split(' ').map((one) => word(one)),
      ),
      ocrImage: '/work/page-1.png',
    });
    const seen = 'martillo clavo alicate brocha taladro';
    const read = (layer: string) => {
      const words = seen.split(' ').map((one) => word(one));
      const ocr = { number: 1, turn: 0 as const, words, figures: null };
      const { pages, notes } = assemble(parsed({ pages: [doubted(layer)] }), [ocr]).pageSet;
      return [pages[0]?.source, pages[0]?.words[0]?.text, notes];
    };
    expect(read(seen)).toEqual(['texto', 'martillo', []]);
    expect(read('nbsujmmp dmbwp bmjdbuf cspdib ubmbesp')).toEqual([
      ...['ocr', 'martillo'],
      ['TEXTO_DISTINTO'],
    ]);
  });

  it('turns size and QR codes of a page that OCR turned', () => {
    const answer = assemble(parsed({ pages: [page(1)], qr: [{ text: 'qr', box }] }), [
      { number: 1, turn: 90, words: [word('ocr')], figures: null },
    ]);
    expect(answer.pageSet.pages[0]).toMatchObject({ width: 800, height: 600 });
    expect(answer.images[0]).toMatchObject({
      page: 1,
      width: 800,
      height: 600,
      contentType: 'image/jpeg',
    });
    expect(answer.pageSet.qr[0]?.box).toEqual(turnBox(box, 90));
  });

  it('drops the words that are seen in the pattern of a QR code', () => {
    const inside = word('8E', { page: 1, x: 0.2, y: 0.21, w: 0.02, h: 0.02 });
    const pages = [page(1, [inside, word('total', { page: 1, x: 0.7, y: 0.7, w: 0.1, h: 0.02 })])];
    const { pageSet } = assemble(parsed({ pages, qr: [{ text: 'qr', box }] }), []);
    expect(pageSet.pages[0]?.words.map(({ text }) => text)).toEqual(['total']);
  });

  it('notes pages beyond the limit, a damaged QR code, and a document without text', () => {
    const { pageSet } = assemble(
      parsed({ pages: [page(1)], totalPages: 7, hasUnreadableQr: true }),
      [],
    );
    expect(pageSet.notes).toEqual(['PAGINAS_NO_LEIDAS', 'QR_ILEGIBLE', 'SIN_TEXTO']);
  });
});
