/** What is logged of an error. */
export interface LoggedError {
  type: string;
  code?: string;
  message?: string;
  /** Where it was thrown: names of functions and files. */
  frames: string[];
}

const MAX_FRAMES = 8;
const MAX_MESSAGE = 300;

/** Errors whose messages name code, settings or system calls, never the content of a document. */
const PLAIN_TYPES: readonly string[] = [
  'ConfigError',
  'RangeError',
  'ReferenceError',
  'TypeError',
  'UnknownDependenciesException',
  'UndefinedDependencyException',
  'UndefinedModuleException',
];

/**
 * An error without its message, unless its kind is known to be harmless: drivers, parsers and validators
 * quote the value they choke on, and that may be a RUC, a name or a password.
 */
export function serializeError(error: unknown): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, frames: [] };
  const { name, stack = '', message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isHarmless = PLAIN_TYPES.includes(name) || 'syscall' in error;
  return {
    type: name,
    ...(code === undefined ? {} : { code }),
    ...(isHarmless ? { message: message.slice(0, MAX_MESSAGE) } : {}),
    frames: framesOf(stack),
  };
}

/** Not by `instanceof`: errors may come from another realm. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  'name' in error &&
  typeof error.name === 'string';

const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().slice('at '.length));
