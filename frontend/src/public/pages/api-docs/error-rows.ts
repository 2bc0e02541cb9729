import { ERRORS } from '@contracts/errors';

export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Every error code of the API by status, and by name within one. */
export function errorRows(): ErrorRow[] {
  return Object.entries(ERRORS)
    .map(([code, { status, message }]) => ({ code, status, message }))
    .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code, 'es'));
}
