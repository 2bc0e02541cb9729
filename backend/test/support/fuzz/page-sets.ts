import fc from 'fast-check';
import type { Word } from '../../../src/contracts/evidence';
import type { Page, PageSet } from '../../../src/extraction/domain/page-set';
import {
  MAX_PAGE_WORDS,
  takeWords,
  withinDocument,
} from '../../../src/extraction/domain/word-limits';

const LABELS = [
  ...[
    'RUC:',
    'R.U.C.',
    'CLIENTE:',
    'Señor(es):',
    'FECHA:',
    'Fecha de emisión',
    'Vencimiento',
    'SON:',
  ],
  ...[
    'TOTAL',
    'TOTAL A PAGAR',
    'SUB TOTAL',
    'OP. GRAVADA',
    'I.G.V. 18%',
    'ISC',
    'DSCTO',
    'REDONDEO',
  ],
  ...[
    'CANT.',
    'DESCRIPCIÓN',
    'P. UNIT',
    'IMPORTE',
    'UND',
    'CÓDIGO',
    'ÍTEM',
    'VALOR VENTA',
    'FACTURA',
  ],
  ...[
    'MONEDA:',
    'DETRACCIÓN',
    'CUOTA',
    'DIRECCIÓN:',
    'O/C',
    'GUÍA',
    'TELÉFONO:',
    'BOLETA DE VENTA',
  ],
];
const VALUES = [
  ...[
    '118.00',
    '-30.00',
    '0.00',
    '1,180.00',
    '1.180,00',
    'S/',
    'US$',
    '999,999,999,999.99',
    '18%',
    '.5',
  ],
  ...[
    '20999999019',
    '10412345678',
    'F001-123',
    'E001-00000001',
    '20/11/2026',
    '31/02/2026',
    '2026-11-20',
  ],
  ...[
    'CIENTO DIECIOCHO CON 00/100 SOLES',
    'FERRETERÍA EL TORNILLO S.A.C.',
    'Juan Pérez',
    'SOLES',
    'NIU',
  ],
  ...['@.#0', '#', '#.#0', '-#.00', '1,#.10', '#/#', 'F001-#', '2#'],
];
/** Signs of other scripts, of no width, over others, and those that patterns stumble over. */
const ODD = [
  'مبلغ ١٢٣',
  'סך הכל',
  'é́́́',
  '\u200b',
  '\ufeff',
  '﷽',
  '🧾',
  '  /',
  ',',
  ';',
  '|',
  '.-',
  '((',
  '\\',
  '\0',
];

const short = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...LABELS) },
  { weight: 5, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 14, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true }).map(String) },
);
const long = fc
  .tuple(short, fc.integer({ min: 2, max: 20_000 }), fc.string({ maxLength: 2 }))
  .map(([part, times, end]) => part.repeat(times).slice(0, 20_000) + end);
const text = fc.oneof({ weight: 40, arbitrary: short }, { weight: 1, arbitrary: long });

/** Mostly what a print has; now and then every size and sign. */
const length = (usual: number) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.double({ min: 0, max: usual, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(0, -usual, 1, 2, 1e-9, 1e6) },
  );

/** A line of words, and how often it comes again, each time a step further: `#` in its words is the turn's number. */
const block = (most: number) =>
  fc.record({
    x: length(0.8),
    y: length(0.9),
    height: length(0.03),
    gap: length(0.1),
    stepX: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, length(0.2)),
    stepY: length(0.05),
    words: fc.array(text, { minLength: 1, maxLength: 12 }),
    times: fc.integer({ min: 1, max: most }),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  });
type Block = ReturnType<typeof block> extends fc.Arbitrary<infer T> ? T : never;

const CHARACTER = 0.6;

function wordsOf(page: number, { words, times, x, y, height, gap, ...rest }: Block): Word[] {
  const { stepX, stepY, confidence } = rest;
  const found: Word[] = [];
  for (let turn = 0; turn < times && found.length <= MAX_PAGE_WORDS; turn += 1) {
    let left = x + turn * stepX;
    for (const pattern of words) {
      const printed = pattern.replaceAll('#', String(turn));
      const w = printed.length * Math.abs(height) * CHARACTER;
      const box = { page, x: left, y: y + turn * stepY, w, h: height };
      found.push({ text: printed, confidence, box });
      left += w + gap;
    }
  }
  return found;
}

const pageOf = (blocks: fc.Arbitrary<Block[]>) =>
  fc.record({
    blocks,
    width: fc.constantFrom(1, 800, 1240, 20_000),
    height: fc.constantFrom(1, 1_100, 1_754, 20_000),
    source: fc.constantFrom('texto' as const, 'ocr' as const),
    isShuffled: fc.boolean(),
  });

const small = pageOf(fc.array(block(4), { maxLength: 5 }));
const usual = pageOf(fc.array(block(30), { minLength: 4, maxLength: 20 }));
/** As many words as a page may have. */
const full = pageOf(
  fc
    .array(block(4_000), { minLength: 1, maxLength: 3 })
    .map((blocks) =>
      blocks.map((one) => ({ ...one, times: Math.ceil(MAX_PAGE_WORDS / one.words.length) })),
    ),
);

const codes = fc.array(
  fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constant('20999999019|01|F001|123|18.00|118.00|2026-11-20|6|20100000001|abc'),
  ),
  { maxLength: 2 },
);
type Made = ReturnType<typeof pageOf> extends fc.Arbitrary<infer T> ? T : never;

const setsOf = (pages: fc.Arbitrary<Made[]>): fc.Arbitrary<PageSet> =>
  fc.tuple(pages, codes).map(([drawn, texts]) => {
    const made = drawn.map(({ blocks, isShuffled, ...page }, index) => {
      const number = index + 1;
      const words = blocks.flatMap((one) => wordsOf(number, one));
      return { ...page, number, ...takeWords(isShuffled ? words.reverse() : words) };
    });
    const box = { page: 1, x: 0.1, y: 0.8, w: 0.1, h: 0.1 };
    return setOf(
      withinDocument(made),
      texts.map((code) => ({ text: code, box })),
    );
  });

const few = setsOf(fc.array(small, { minLength: 1, maxLength: 3 }));

/** Words and boxes of every size and sign. */
export const pageSets = {
  /** Small ones: each is read in a moment. */
  usual: few,
  /** Most have hundreds of words; one page in eight is at the limit of words. */
  every: fc.oneof(
    { weight: 2, arbitrary: few },
    { weight: 5, arbitrary: setsOf(fc.array(usual, { minLength: 1, maxLength: 2 })) },
    { weight: 2, arbitrary: setsOf(fc.array(full, { minLength: 1, maxLength: 1 })) },
  ),
};

const setOf = (pages: Page[], qr: PageSet['qr']): PageSet => ({
  pages,
  qr,
  totalPages: pages.length,
  pdf: null,
  notes: [],
});

const change = fc.record({
  act: fc.constantFrom('drop', 'double', 'move', 'resize', 'retype', 'join', 'negate'),
  at: fc.nat(),
  by: length(1),
  text,
});

/** Pages that somebody drew, with some words lost, doubled, moved, sized, mistyped, joined or negated. */
export function changedPages(drawn: readonly PageSet[]): fc.Arbitrary<PageSet> {
  return fc
    .tuple(fc.constantFrom(...drawn), fc.array(change, { minLength: 1, maxLength: 40 }))
    .map(([set, changes]) => {
      const pages = set.pages.map((page) => ({ ...page, words: [...page.words] }));
      for (const { act, at, by, text: typed } of changes) {
        const { words } = pages[at % pages.length] as Page;
        const index = at % Math.max(1, words.length);
        const word = words[index];
        if (!word) continue;
        const { box } = word;
        if (act === 'drop') words.splice(index, 1);
        else if (act === 'double') words.splice(index, 0, word);
        else if (act === 'move') words[index] = { ...word, box: { ...box, x: box.x + by, y: by } };
        else if (act === 'resize') words[index] = { ...word, box: { ...box, w: by, h: by } };
        else if (act === 'retype') words[index] = { ...word, text: typed };
        else if (act === 'negate') words[index] = { ...word, text: `-${word.text}` };
        else words[index] = { ...word, text: `${word.text} ${words[index + 1]?.text ?? ''}` };
      }
      return {
        ...set,
        pages: withinDocument(pages.map((page) => ({ ...page, ...takeWords(page.words) }))),
      };
    });
}
