/** What is kept of an error: its kind alone, because messages may quote a document. */
export interface JobFailure {
  name: string;
  code?: string;
}

const MAX_CHARS = 80;

export function failureOf(error: Error): JobFailure {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const name = error.name.slice(0, MAX_CHARS);
  return code === undefined ? { name } : { name, code: code.slice(0, MAX_CHARS) };
}

/** The error again, for whoever hears of it after a restart. */
export function errorOf(failure: JobFailure): Error {
  const error = new Error(failure.code ?? failure.name);
  error.name = failure.name;
  return failure.code === undefined ? error : Object.assign(error, { code: failure.code });
}

export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('a handler threw something that is not an error');

/** The last error of a job whose workers all died, or were lost, while they ran it. */
export class WorkerLost extends Error {
  constructor() {
    super('the worker died while it ran the job');
    this.name = 'WorkerLost';
  }
}
