/** Parent to child. */
export interface SandboxRequest<Request> {
  id: number;
  request: Request;
}

/** How far a request is: steps that are done, of so many. */
export interface Progress {
  done: number;
  total: number;
}

/** Child to parent: any number of signs of progress, then one answer for each request. */
export type SandboxAnswer<Answer> =
  | { id: number; progress: Progress | null }
  | { id: number; result: Answer }
  | { id: number; error: { code: string; detail: string } };

/** Thrown by a child's handler to name the reason; the parent gets a `SandboxRefusal` with this code. */
export class CodedError extends Error {
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'CodedError';
  }
}

/** The code of an answer that was too long to send. */
export const ANSWER_TOO_LONG = 'ANSWER_TOO_LONG';
/** The code of an error that the handler did not foresee. */
export const UNKNOWN_ERROR = 'UNKNOWN';
