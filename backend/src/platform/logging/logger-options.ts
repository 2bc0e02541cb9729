import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pino, { type LoggerOptions } from 'pino';
import type { Options } from 'pino-http';
import type { AppConfig } from '../config/app-config';
import { isProbe, requestLine } from './request-line';

/** What is logged of an error. */
interface LoggedError {
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
function serializeError(error: unknown): LoggedError {
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

/** Never in a record, whoever puts them there. */
const SECRETS: readonly string[] = [
  'password',
  'passwordHash',
  'secret',
  'token',
  'apiKey',
  'authorization',
  'cookie',
  'cookies',
  'headers',
  'body',
  'query',
  'email',
  'ruc',
];

/** The framework's own accounts of its start, of which there are hundreds. */
const START_UP_CONTEXTS: readonly unknown[] = [
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
];
const INFO = 30;

const withoutStartUp: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method, level) {
    const [bindings] = args as unknown[];
    const context =
      typeof bindings === 'object' && bindings !== null && 'context' in bindings
        ? bindings.context
        : undefined;
    if (level === INFO && START_UP_CONTEXTS.includes(context)) return;
    method.apply(this, args);
  },
};

/** Records of ids, sizes, codes and timings; one line each, whatever is in their values. */
export function loggerOptions(config: Pick<AppConfig, 'logLevel'>): Options {
  return {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    hooks: config.logLevel === 'debug' ? {} : withoutStartUp,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), remove: true },
    wrapSerializers: false,
    serializers: { err: serializeError, error: asNamed, req: nothing, res: nothing },
    ...requestOptions(),
  };
}

function requestOptions(): Options {
  const line = (request: IncomingMessage, response: ServerResponse, values: unknown) =>
    requestLine(request, response, millisecondsOf(values));
  return {
    // The id that the correlation middleware has given the request, and its answer, already.
    genReqId: (request) => request.id ?? randomUUID(),
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'correlationId' },
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return isProbe(request) ? 'warn' : 'error';
      return isProbe(request) ? 'debug' : 'info';
    },
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: line,
    customErrorObject: (request, response, _, values) => line(request, response, values),
  };
}

function millisecondsOf(values: unknown): number {
  const isTimed = typeof values === 'object' && values !== null && 'responseTime' in values;
  return isTimed ? Number(values.responseTime) : 0;
}

/**
 * The library binds the whole request to a logger of its own before it asks whether that is wanted, and
 * the redaction then writes all of it out: a tenth of the time of every request.
 */
const nothing = (): undefined => undefined;

/** `error` holds the name of an error; one that is put there whole is cut down. */
const asNamed = (error: unknown): unknown =>
  typeof error === 'string' ? error : serializeError(error);
