/** Sent by requests that the page makes by itself (polling): they do not keep a session alive. */
export const BACKGROUND_HEADER = 'x-background';
/** The same key makes two uploads of the same file one document. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The version of the document that the client holds: a change of that one answers what it changed. */
export const HELD_VERSION_HEADER = 'x-held-version';
/** Names a request in the error that a person sees and in the log. */
export const CORRELATION_HEADER = 'x-correlation-id';
