/** The engines that can read a document (spec section 9; `local` is the offline one). */
export const PROCESSOR_IDS = ['local', 'openai', 'langextract', 'textract'] as const;
export type ProcessorId = (typeof PROCESSOR_IDS)[number];

/** Those that ask a vendor; what is said of each of them is a record of these. */
export type CloudProcessorId = Exclude<ProcessorId, 'local'>;
export const CLOUD_PROCESSOR_IDS: readonly CloudProcessorId[] = PROCESSOR_IDS.filter(
  (id) => id !== 'local',
);

/** What a person sees of an engine: its name, its models in order, and the one preselected. */
export interface ProcessorCatalogue {
  readonly label: string;
  readonly models: readonly string[];
  readonly defaultModel: string;
}

/** Catalogue of spec section 9, plus the offline engine. */
export const PROCESSOR_CATALOGUE: Readonly<Record<ProcessorId, ProcessorCatalogue>> = {
  openai: {
    label: 'OpenAI',
    models: ['gpt-4o', 'o3-mini', 'gpt-4o-mini', 'gpt-4-turbo'],
    defaultModel: 'gpt-4o',
  },
  langextract: {
    label: 'LangExtract',
    models: ['gemini-2.5-flash', 'gemini-2.5-pro', 'gemini-1.5-flash', 'gemini-1.5-pro'],
    defaultModel: 'gemini-2.5-flash',
  },
  textract: { label: 'Textract', models: ['aws-textract'], defaultModel: 'aws-textract' },
  local: { label: 'Foliado Local', models: ['local-es-pe'], defaultModel: 'local-es-pe' },
};

/** What a person is told of a model that is on its way out. */
export interface ModelNote {
  state: 'se_retira' | 'reemplazado' | 'retirado';
  /** A Spanish sentence. */
  text: string;
}

/** What a call of an engine in the cloud proved. */
export const CALL_OUTCOMES = [
  /** It answered, whatever it made of the document. */
  'responde',
  /** The operator has to mend something before it reads. */
  'sin_configurar',
  /** The account has no access to the model. */
  'sin_modelo',
  'ocupado',
  'sin_respuesta',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** The last call of an engine, by whoever. */
export interface LastCall {
  outcome: CallOutcome;
  /** ISO. */
  at: string;
  /** A Spanish sentence. */
  text: string;
}

/** On engines in the cloud in the month, in US dollars by list prices; no limit: null. */
export interface Spending {
  spentUsd: number;
  limitUsd: number | null;
}
/** From this share of a limit on it is shown. */
export const SPENDING_SHOWN_FROM = 0.8;

/** Estimated US dollars of a usual document: what is told and answered once is paid with its first page. */
export interface PageCost {
  first: number;
  more: number;
}

/** One engine in the answer of `GET /api/processors`. `reason` is Spanish, present when not available. */
export interface ProcessorAvailability {
  available: boolean;
  models: string[];
  defaultModel: string;
  label: string;
  reason?: string;
  /** Models that are replaced, on their way out or gone, by their name. */
  modelNotes?: Record<string, ModelNote>;
  /** What the last call proved; absent until one was made. */
  lastCall?: LastCall;
  /** It is a server of the operator's own, under no vendor's terms. */
  isOwnServer?: boolean;
  /** A Spanish sentence: the month's limit of money is near. */
  spendingNote?: string;
  /** By model; absent where it is not known. */
  pageCosts?: Record<string, PageCost>;
}

/** Answer of `GET /api/processors`. */
export type ProcessorsResponse = Record<ProcessorId, ProcessorAvailability>;

/** The engine that is preselected: the specified one when it works, else the offline one. */
export const PREFERRED_PROCESSORS: readonly ProcessorId[] = ['openai', 'local'];
