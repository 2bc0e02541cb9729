interface ErrorParts {
  status: number;
  statusText: string;
  /** The body as text, empty when there is none. */
  body: string;
  /** Value of the `Retry-After` header. */
  retryAfter?: string | null;
}

function jsonObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * A non-success answer. The message is `"{status}: {body text, or status text when empty}"`
 * (spec section 7); what a person reads is `userMessage`, the Spanish `message` of the JSON body.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: string | null;
  readonly userMessage: string | null;
  readonly correlationId: string | null;
  /** The JSON body, for answers that say more than a message. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds the server asks to wait, null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(parts: ErrorParts) {
    super(`${parts.status}: ${parts.body || parts.statusText}`);
    this.name = 'ApiError';
    const fields = jsonObject(parts.body);
    this.data = fields;
    this.status = parts.status;
    this.statusText = parts.statusText;
    this.code = textOrNull(fields['code']);
    this.userMessage = textOrNull(fields['message']);
    this.correlationId = textOrNull(fields['correlationId']);
    const seconds = Number(parts.retryAfter || Number.NaN);
    this.retryAfterMs = Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : null;
  }
}

/** The request got no answer at all: no network, or the server is down. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('Sin conexión con el servidor', options);
    this.name = 'NetworkError';
  }
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

/** The call needs a session, and there is none any more. */
export const isSessionOver = (error: unknown): boolean => hasStatus(error, 401);

/** What the address names is not there, or is no id at all. */
export const isUnknown = (error: unknown): boolean => hasStatus(error, 404, 400);

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

const UNSAID = 'El servidor no respondió como se esperaba. Intente de nuevo en un momento.';

/** The Spanish cause of a failure, for a card or a toast: what the server says, else `fallback`, as section 8 has it. */
export function errorText(error: unknown, fallback?: string): string {
  if (error instanceof NetworkError) return fallback ?? error.message;
  if (error instanceof ApiError) return error.userMessage ?? fallback ?? UNSAID;
  return fallback ?? 'Ocurrió un error inesperado.';
}

/** The id under which the server logged the failure, when it answered at all. */
export const correlationIdOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.correlationId : null;
