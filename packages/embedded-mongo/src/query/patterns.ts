import { BSONRegExp } from 'bson';
import { MongoError } from '../mongo-error';

export function isPattern(value: unknown): value is BSONRegExp | RegExp {
  return value instanceof BSONRegExp || value instanceof RegExp;
}

/** A stored or sent pattern as a JavaScript one; PCRE's options i, m, s and u exist in both. */
export function compilePattern(value: BSONRegExp | RegExp | string, options?: string): RegExp {
  const source = sourceOf(value);
  const inline = /^\(\?([ims]+)\)/.exec(source.pattern);
  const flags = new Set((options ?? source.options) + (inline?.[1] ?? ''));
  for (const flag of flags)
    if (!'imsu'.includes(flag))
      throw new MongoError(
        flag === 'x' ? 238 : 51108,
        flag === 'x'
          ? '$regex option x is not supported'
          : `invalid flag in regex options: ${flag}`,
      );
  try {
    return new RegExp(source.pattern.slice(inline?.[0].length ?? 0), [...flags].join(''));
  } catch (error) {
    throw new MongoError(51091, `Regular expression is invalid: ${String(error)}`);
  }
}

function sourceOf(value: BSONRegExp | RegExp | string): { pattern: string; options: string } {
  if (typeof value === 'string') return { pattern: value, options: '' };
  if (value instanceof BSONRegExp) return value;
  return { pattern: value.source, options: value.flags.replace(/[^imsu]/g, '') };
}
