import { ApiError, errorText } from '../api/api-error';

/** What the server says, else the words of spec section 8; a lost connection is called that. */
export function sheetsErrorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.userMessage ?? fallback;
  return errorText(error, fallback);
}
