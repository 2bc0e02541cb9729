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

/** A model as data: its name for people and documents, and what stands behind it. */
export interface ModelEntry {
  /** As the specification names it; kept with every document. */
  readonly id: string;
  /** The name that the vendor is asked for. */
  readonly apiModel: string;
  readonly input: ModelInput;
  readonly output: ModelOutput;
  /** `temperature` may be sent. */
  readonly takesTemperature: boolean;
  /** First ISO day on which the vendor serves `apiModel` no longer; null: none is announced. */
  readonly retiredOn: string | null;
  /** The vendor's living model that is asked for from that day on; null: the model is refused. */
  readonly replacedBy: string | null;
  readonly price: ModelPrice | null;
  /** Of `replacedBy`. */
  readonly replacementPrice: ModelPrice | null;
}

/** Models in the order in which they are offered; the first is an engine's default. */
export type ModelCatalogue = Readonly<Record<ProcessorId, readonly ModelEntry[]>>;

const byTokens = (perMillionInput: number, perMillionOutput: number): ModelPrice => ({
  perMillionInput,
  perMillionOutput,
  perPage: 0,
});

/** A model of which nothing else is said: it sees pages, keeps to a schema, and has neither end nor price. */
export const model = (id: string, rest: Partial<Omit<ModelEntry, 'id'>> = {}): ModelEntry => ({
  id,
  apiModel: id,
  input: 'image',
  output: 'json_schema',
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
      retiredOn: '2027-01-14',
      replacedBy: 'gpt-6-luna',
      price: byTokens(2.5, 10),
    }),
    model('o3-mini', {
      input: 'text',
      takesTemperature: false,
      retiredOn: '2026-10-23',
      price: byTokens(1.1, 4.4),
    }),
    model('gpt-4o-mini', {
      retiredOn: '2027-01-14',
      replacedBy: 'gpt-6-luna',
      price: byTokens(0.15, 0.6),
    }),
    model('gpt-4-turbo', {
      output: 'json_object',
      retiredOn: '2026-10-23',
      price: byTokens(10, 30),
    }),
  ],
  langextract: [
    model('gemini-2.5-flash', {
      retiredOn: '2026-12-01',
      replacedBy: 'gemini-3.5-flash-lite',
      price: byTokens(0.3, 2.5),
    }),
    model('gemini-2.5-pro', {
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
export interface LivingModel {
  /** As the document keeps it. */
  readonly id: string;
  readonly apiModel: string;
  readonly input: ModelInput;
  readonly output: ModelOutput;
  readonly takesTemperature: boolean;
  readonly price: ModelPrice | null;
}

/** The offline engine's one model, for where there is no catalogue to ask. */
export const LOCAL_MODEL: LivingModel = {
  id: 'local-es-pe',
  apiModel: 'local-es-pe',
  input: 'text',
  output: 'none',
  takesTemperature: false,
  price: byTokens(0, 0),
};
