import type { ProcessEnd } from './document';

/** In-process news: who works on the run with this id is to stop. */
export const READING_CANCELLED = 'reading.cancelled';

/** Which run; its tenant comes from the session or the job. */
export interface RunKey {
  tenantId: string;
  id: string;
}

/** How the process of a run ended over it. */
export interface RunEnding {
  end: ProcessEnd;
  /** The processor worked for it as long as a reading may take. */
  isExhausted: boolean;
}

/** What one call of an engine has used; what is missing is nothing. */
export interface CallUsage {
  ms: number;
  requests?: number;
  inputTokens?: number;
  outputTokens?: number;
  pages?: number;
}

/** Whether a run may be worked on, and how. */
export type Taken =
  | { kind: 'begun'; isAlone: boolean }
  /** Another process has it under way. */
  | { kind: 'elsewhere' }
  /** It is over, or was begun as often as it may be. */
  | { kind: 'spent' }
  | { kind: 'set aside'; end: ProcessEnd };
