import type { ImageTokens, LivingModel } from '../contracts/models';
import { costUsd } from './models';

/** Pixels of a page image. */
export interface PageSize {
  width: number;
  height: number;
}

/** What a reading is going to ask for. */
export interface AskedPages {
  pages: readonly PageSize[];
  /** Letters of the words, of all pages. */
  letters: number;
}

const TILE = 512;
const TILED_LONG = 2_048;
const TILED_SHORT = 768;
const PATCH = 32;
/** Of Gemini's images that are counted once. */
const CROP_SMALL = 384;
const CROP_TOKENS = 258;
/** Counted with o200k_base on what engines are told of twelve comprobantes, and on their whole answers. */
const LETTERS_A_TOKEN = 2.44;
/** Rules and schema, the same for every document, in tokens. */
const PROMPT_TOKENS = 1_760;
/** An answer: everything that is asked for once, and the rows, by the words that they are read from. */
const ANSWER_TOKENS = 440;
const ANSWER_TOKENS_A_WORD_TOKEN = 0.47;

/** An A4 page as it is rendered here, with the words of an invoice. */
const USUAL_PAGE = { width: 1_654, height: 2_339 };
const USUAL_LETTERS = 970;

/** Tokens that a vendor counts for a page image. */
export function imageTokens(
  formula: ImageTokens,
  detail: LivingModel['imageDetail'],
  page: PageSize,
): number {
  switch (formula.kind) {
    case 'fixed':
      return formula.tokens;
    case 'tiles':
      return formula.base + (detail === 'low' ? 0 : formula.perTile * tilesOf(page));
    case 'patches':
      return Math.ceil(patchesOf(page, formula.budget) * formula.factor);
    case 'crops':
      return CROP_TOKENS * cropsOf(page);
  }
}

/** Estimated US dollars of a reading before it is made; null where the model's price or count is not known. */
export function predictedUsd(model: LivingModel, { pages, letters }: AskedPages): number | null {
  const { price, imageTokens: formula, imageDetail } = model;
  const seesPages = model.input === 'image' && model.output !== 'none';
  if (price === null || (seesPages && formula === null)) return null;
  if (model.output === 'none') {
    return costUsd(price, { inputTokens: 0, outputTokens: 0, pages: pages.length });
  }
  const ofPages = pages.map((page) =>
    seesPages && formula ? imageTokens(formula, imageDetail, page) : 0,
  );
  const words = letters / LETTERS_A_TOKEN;
  const inputTokens = ofPages.reduce((sum, tokens) => sum + tokens, PROMPT_TOKENS + words);
  const outputTokens = ANSWER_TOKENS + ANSWER_TOKENS_A_WORD_TOKEN * words;
  return costUsd(price, { inputTokens, outputTokens, pages: 0 });
}

/** Of a document of usual pages. */
export const usualUsd = (model: LivingModel, pages = 1): number | null =>
  predictedUsd(model, {
    pages: Array.from({ length: pages }, () => USUAL_PAGE),
    letters: USUAL_LETTERS * pages,
  });

/** Fitted into a square of 2048, then its short side down to 768: the tiles of 512 that cover it. */
function tilesOf({ width, height }: PageSize): number {
  const fit = Math.min(1, TILED_LONG / Math.max(width, height));
  const short = Math.min(1, TILED_SHORT / (Math.min(width, height) * fit));
  const scale = fit * short;
  return Math.ceil((width * scale) / TILE) * Math.ceil((height * scale) / TILE);
}

/** Patches that cover it; of too many it is shrunk until whole ones of them fit into the budget. */
function patchesOf({ width, height }: PageSize, budget: number): number {
  const count = (scale: number): number =>
    Math.ceil((width * scale) / PATCH) * Math.ceil((height * scale) / PATCH);
  if (count(1) <= budget) return count(1);
  const shrunk = Math.sqrt((PATCH * PATCH * budget) / (width * height));
  const [across, down] = [(width * shrunk) / PATCH, (height * shrunk) / PATCH];
  return count(shrunk * Math.min(Math.floor(across) / across, Math.floor(down) / down));
}

function cropsOf({ width, height }: PageSize): number {
  if (width <= CROP_SMALL && height <= CROP_SMALL) return 1;
  const unit = Math.floor(Math.min(width, height) / 1.5);
  return Math.ceil(width / unit) * Math.ceil(height / unit);
}
