import type { DestinationStream } from 'pino';

const COLOURS: Readonly<Record<string, string>> = {
  error: '31',
  fatal: '31',
  warn: '33',
  debug: '90',
};
const QUIET = new Set(['time', 'level', 'context', 'msg', 'err']);

/** Log records as lines for a person: time, level, context, message, `key=value`. */
export function developmentStream(write: (line: string) => void): DestinationStream {
  return { write: (record) => write(`${readable(record)}\n`) };
}

function readable(record: string): string {
  const fields = JSON.parse(record) as Record<string, unknown>;
  const level = String(fields['level']);
  const rest = Object.entries(fields).filter(([key]) => !QUIET.has(key));
  const line = [
    String(fields['time']).slice(11, 19),
    coloured(level.toUpperCase().padEnd(5), level),
    fields['context'] === undefined ? '' : `[${String(fields['context'])}]`,
    fields['msg'] === undefined ? '' : oneLine(fields['msg']),
    ...rest.map(([key, value]) => `${key}=${oneLine(value)}`),
  ];
  return [line.filter((part) => part !== '').join(' '), ...errorLines(fields['err'])].join('\n');
}

const coloured = (text: string, level: string): string =>
  level in COLOURS ? `\u001b[${COLOURS[level]}m${text}\u001b[0m` : text;

// Control characters could forge a line or command a terminal.
const oneLine = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[\p{Cc}\u2028\u2029]+/gu,
    ' ',
  );

function errorLines(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { type, code, message, frames } = error as Record<string, unknown>;
  const head = [type, code, message].filter((part) => part !== undefined).map(oneLine);
  const where = Array.isArray(frames) ? frames.map((frame) => `      at ${oneLine(frame)}`) : [];
  return [`    ${head.join(' ')}`, ...where];
}
