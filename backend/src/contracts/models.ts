import type { ProcessorId } from './processors';

/** What a model is shown: the page images with the words, the words alone, or images only. */
export type ModelInput = 'image' | 'text';
/** How a model is made to answer in our shape; `none` for engines with an answer of their own. */
export type ModelOutput = 'json_schema' | 'json_object' | 'none';

/** US dollars; null where the operator has set none. */
export interface ModelPrice {
  perMillionInput: number;
  perMillionOutput: number;
  /** Of one page, for engines that are paid by page. */
  perPage: number;
}

/** Tokens that a vendor counts for a page image, by its published formula. */
export type ImageTokens =
  /** Tiles of 512 pixels, after it was fitted into 2048 and its short side to 768 (OpenAI, gpt-4 family). */
  | { kind: 'tiles'; base: number; perTile: number }
  /** Patches of 32 pixels, shrunk to a budget of them (OpenAI, gpt-5 family and later). */
  | { kind: 'patches'; factor: number; budget: number }
  /** 258 a tile of a third of its short side squared, or once when it is small (Gemini 2.5 and before). */
  | { kind: 'crops' }
  | { kind: 'fixed'; tokens: number };

/** What a vendor's model can be asked for, and what that costs. */
export interface ModelAbilities {
  /** The name that the vendor is asked for. */
  readonly apiModel: string;
  readonly input: ModelInput;
  readonly output: ModelOutput;
  /** `temperature` may be sent. */
  readonly takesTemperature: boolean;
  /** How much it thinks, in the vendor's word; null: nothing is said. */
  readonly effort: string | null;
  /** How closely OpenAI's models look at a page; what is cheaper where that is all that differs. */
  readonly imageDetail: 'high' | 'low';
  /** Null where it is not known. */
  readonly imageTokens: ImageTokens | null;
  /** Tokens that fit into one request with its answer; null where it is not known. */
  readonly contextTokens: number | null;
  readonly price: ModelPrice | null;
}

/** A model as data: its name for people and documents, and what stands behind it. */
export interface ModelEntry extends ModelAbilities {
  /** As the specification names it; kept with every document. */
  readonly id: string;
  /** First ISO day on which the vendor serves `apiModel` no longer; null: none is announced. */
  readonly retiredOn: string | null;
  /** The vendor's living model that is asked for from that day on, with abilities of its own; null: the model is refused. */
  readonly replacedBy: string | null;
  /** Of `replacedBy`, where the operator knows better than the product. */
  readonly replacementPrice: ModelPrice | null;
}

/** Models in the order in which they are offered; the first is an engine's default. */
export type ModelCatalogue = Readonly<Record<ProcessorId, readonly ModelEntry[]>>;

const byTokens = (perMillionInput: number, perMillionOutput: number): ModelPrice => ({
  perMillionInput,
  perMillionOutput,
  perPage: 0,
});

/** What may be asked of a model of which nothing is known: no more than every model takes. */
const UNKNOWN: Omit<ModelAbilities, 'apiModel'> = {
  input: 'image',
  output: 'json_schema',
  takesTemperature: false,
  effort: null,
  imageDetail: 'high',
  imageTokens: null,
  contextTokens: null,
  price: null,
};

const abilities = (apiModel: string, rest: Partial<ModelAbilities>): ModelAbilities => ({
  ...UNKNOWN,
  apiModel,
  ...rest,
});

/** OpenAI's count for the models from gpt-6 on, at detail `high`. */
const PATCHES: ImageTokens = { kind: 'patches', factor: 1.2, budget: 2_500 };
/** Gemini 3 at the resolution that it takes by itself. */
const GEMINI_3_PAGE: ImageTokens = { kind: 'fixed', tokens: 1_120 };

/**
 * The models that take the place of others. OpenAI: no `temperature` unless the effort is `none`, which 6.1 Sol
 * refuses (developers.openai.com, guide of the latest models; help.openai.com, moving from GPT-4.x to GPT-6
 * Luna). Gemini 3: sampling is left alone, and 3.8 Flash knows no `minimal` (ai.google.dev, what is new).
 */
const REPLACEMENTS: readonly ModelAbilities[] = [
  abilities('gpt-6-luna', {
    effort: 'none',
    imageTokens: PATCHES,
    contextTokens: 1_050_000,
    price: byTokens(0.1, 0.5),
  }),
  abilities('gpt-6.1-sol', {
    effort: 'low',
    imageTokens: PATCHES,
    contextTokens: 1_050_000,
    price: byTokens(2, 10),
  }),
  abilities('gemini-3.5-flash-lite', {
    effort: 'MINIMAL',
    imageTokens: GEMINI_3_PAGE,
    contextTokens: 1_048_576,
    price: byTokens(0.3, 2.5),
  }),
  abilities('gemini-3.8-flash', {
    effort: 'LOW',
    imageTokens: GEMINI_3_PAGE,
    contextTokens: 1_048_576,
    price: byTokens(0.75, 3.75),
  }),
];

/** What a model can that takes another one's place; of one that only the operator knows, the least. */
export const replacementOf = (apiModel: string): ModelAbilities =>
  REPLACEMENTS.find((known) => known.apiModel === apiModel) ?? abilities(apiModel, {});

/** A model of which nothing else is said: it sees pages, keeps to a schema, and has neither end nor price. */
export const model = (id: string, rest: Partial<Omit<ModelEntry, 'id'>> = {}): ModelEntry => ({
  id,
  apiModel: id,
  ...UNKNOWN,
  takesTemperature: true,
  retiredOn: null,
  replacedBy: null,
  price: null,
  replacementPrice: null,
  ...rest,
});

/**
 * The models of spec section 9 with what the vendors have announced of them. Prices are list prices in
 * US dollars and an estimate; the operator corrects any entry with `MODEL_CATALOGUE`.
 */
export const MODEL_CATALOGUE: ModelCatalogue = {
  openai: [
    model('gpt-4o', {
      imageTokens: { kind: 'tiles', base: 85, perTile: 170 },
      contextTokens: 128_000,
      retiredOn: '2027-01-14',
      replacedBy: 'gpt-6-luna',
      price: byTokens(2.5, 10),
    }),
    model('o3-mini', {
      input: 'text',
      takesTemperature: false,
      effort: 'low',
      contextTokens: 200_000,
      retiredOn: '2026-10-23',
      replacedBy: 'gpt-6.1-sol',
      price: byTokens(1.1, 4.4),
    }),
    model('gpt-4o-mini', {
      // It counts a page 33 times as high as gpt-4o does: closely looked at, it costs more than that one.
      imageDetail: 'low',
      imageTokens: { kind: 'tiles', base: 2_833, perTile: 5_667 },
      contextTokens: 128_000,
      retiredOn: '2027-01-14',
      replacedBy: 'gpt-6-luna',
      price: byTokens(0.15, 0.6),
    }),
    model('gpt-4-turbo', {
      output: 'json_object',
      imageTokens: { kind: 'tiles', base: 85, perTile: 170 },
      contextTokens: 128_000,
      retiredOn: '2026-10-23',
      replacedBy: 'gpt-6.1-sol',
      price: byTokens(10, 30),
    }),
  ],
  langextract: [
    model('gemini-2.5-flash', {
      imageTokens: { kind: 'crops' },
      contextTokens: 1_048_576,
      retiredOn: '2026-12-01',
      replacedBy: 'gemini-3.5-flash-lite',
      price: byTokens(0.3, 2.5),
    }),
    model('gemini-2.5-pro', {
      imageTokens: { kind: 'crops' },
      contextTokens: 1_048_576,
      retiredOn: '2026-12-01',
      replacedBy: 'gemini-3.8-flash',
      price: byTokens(1.25, 10),
    }),
    model('gemini-1.5-flash', { retiredOn: '2025-09-24', replacedBy: 'gemini-3.5-flash-lite' }),
    model('gemini-1.5-pro', { retiredOn: '2025-09-24', replacedBy: 'gemini-3.8-flash' }),
  ],
  textract: [
    model('aws-textract', {
      output: 'none',
      takesTemperature: false,
      // AnalyzeExpense 0.01, tables 0.015 and forms 0.05 of AnalyzeDocument.
      price: { perMillionInput: 0, perMillionOutput: 0, perPage: 0.075 },
    }),
  ],
  local: [
    model('local-es-pe', {
      input: 'text',
      output: 'none',
      takesTemperature: false,
      price: byTokens(0, 0),
    }),
  ],
};

/** What is asked of a vendor today for a model of the catalogue. */
export interface LivingModel extends ModelAbilities {
  /** As the document keeps it. */
  readonly id: string;
}

/** The offline engine's one model, for where there is no catalogue to ask. */
export const LOCAL_MODEL: LivingModel = {
  ...UNKNOWN,
  id: 'local-es-pe',
  apiModel: 'local-es-pe',
  input: 'text',
  output: 'none',
  price: byTokens(0, 0),
};
