import { createPrivateKey } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { MODEL_CATALOGUE, type ModelCatalogue } from '../../contracts/models';
import { PROCESSOR_IDS } from '../../contracts/processors';
import { correctedCatalogue } from '../../rules/models';
import { isValidRuc } from '../../rules/ruc';
import type { ClamdAddress } from './app-config';

/** Every problem of the environment at once; the text is for the person who starts the server. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      ['La configuración no es válida:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    );
    this.name = 'ConfigError';
  }
}

/** A variable that is absent or empty counts as not set: Compose passes empty strings on. */
const blankToUndefined = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const set = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUndefined, schema);

/** Whole number between `min` and `max`, decimal digits only (no `1e3`, no `0x10`). */
export const integer = (min: number, max: number, fallback: number) =>
  set(
    z
      .string()
      .regex(/^\d{1,9}$/, `debe ser un número entero entre ${min} y ${max}`)
      .transform(Number)
      .refine((value) => value >= min && value <= max, {
        error: `debe ser un número entero entre ${min} y ${max}`,
      })
      .default(fallback),
  );

/** Port of a service that is not offered unless it is set. */
export const optionalPort = () =>
  set(
    z
      .string()
      .regex(/^\d{1,5}$/, 'debe ser un puerto entre 0 y 65535')
      .transform(Number)
      .refine((value) => value <= 65_535, { error: 'debe ser un puerto entre 0 y 65535' })
      .optional()
      .transform((value) => value ?? null),
  );

export const flag = (fallback: boolean) =>
  set(
    z
      .enum(['true', 'false'], { error: 'debe ser true o false' })
      .transform((value) => value === 'true')
      .default(fallback),
  );

export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  fallback: T[number],
) =>
  set(z.enum(values, { error: `debe ser uno de: ${values.join(', ')}` }).default(() => fallback));

/** Null when not set: what it then means is decided where it is used. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  set(
    z
      .enum(values, { error: `debe ser uno de: ${values.join(', ')}` })
      .optional()
      .transform((value) => value ?? null),
  );

export const text = (fallback: string) => set(z.string().trim().default(fallback));

export const optionalText = () =>
  set(
    z
      .string()
      .trim()
      .optional()
      .transform((value) => value ?? null),
  );

export const optionalRuc = () =>
  set(
    z
      .string()
      .trim()
      .refine(isValidRuc, { error: 'debe ser un RUC válido de 11 dígitos' })
      .optional()
      .transform((value) => value ?? null),
  );

/** Made absolute against the folder the server was started in. */
export const folder = (fallback: string) =>
  set(
    z
      .string()
      .default(fallback)
      .transform((value) => path.resolve(value)),
  );

export const optionalSecret = (minimum: number) =>
  set(
    z
      .string()
      .min(minimum, `debe tener al menos ${minimum} caracteres`)
      .optional()
      .transform((value) => value ?? null),
  );

/** A private key as PEM; `\\n` stands for a line break, because many tools keep a variable on one line. */
export const optionalPrivateKey = () =>
  set(
    z
      .string()
      .transform((value) => value.replaceAll('\\n', '\n').trim())
      .refine(isPrivateKey, { error: 'debe ser una clave privada en formato PEM' })
      .optional()
      .transform((value) => value ?? null),
  );

export const optionalEmail = () =>
  set(
    z
      .email({ error: 'debe ser un correo electrónico' })
      .optional()
      .transform((value) => value?.toLowerCase() ?? null),
  );

/** An address with one of `schemes` (without colon). */
export const optionalUrl = (schemes: readonly string[]) =>
  set(
    z
      .string()
      .refine((value) => hasScheme(value, schemes), {
        error: `debe ser una dirección que empiece por ${schemes.map((s) => `${s}://`).join(' o ')}`,
      })
      .optional()
      .transform((value) => value ?? null),
  );

/** Address of the site: scheme, host and port alone, without a slash at the end. */
export const optionalOrigin = () =>
  set(
    z
      .string()
      .refine(isOrigin, { error: 'debe ser una dirección http(s) sin ruta' })
      .optional()
      .transform((value) => (value === undefined ? null : new URL(value).origin)),
  );

/** `host:port`, or the absolute path of a socket. */
export const optionalClamd = () =>
  set(
    z
      .string()
      .transform((value, context): ClamdAddress => {
        if (path.isAbsolute(value)) return { path: value };
        const [, host, port] = /^([a-z\d.-]+|\[[a-f\d:.]+\]):(\d{1,5})$/i.exec(value.trim()) ?? [];
        if (host && port && Number(port) > 0 && Number(port) <= 65_535) {
          return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
        }
        context.addIssue({
          code: 'custom',
          message: 'debe ser host:puerto o la ruta absoluta de un socket',
        });
        return z.NEVER;
      })
      .optional()
      .transform((value) => value ?? null),
  );

const price = z.strictObject({
  perMillionInput: z.number().nonnegative(),
  perMillionOutput: z.number().nonnegative(),
  perPage: z.number().nonnegative(),
});

const modelCorrections = z.partialRecord(
  z.enum(PROCESSOR_IDS),
  z.record(
    z.string().min(1).max(100),
    z
      .strictObject({
        apiModel: z.string().min(1).max(100),
        input: z.enum(['image', 'text']),
        output: z.enum(['json_schema', 'json_object', 'none']),
        takesTemperature: z.boolean(),
        effort: z.string().min(1).max(20).nullable(),
        imageDetail: z.enum(['high', 'low']),
        contextTokens: z.number().int().positive().nullable(),
        retiredOn: z.iso.date().nullable(),
        replacedBy: z.string().min(1).max(100).nullable(),
        price: price.nullable(),
        replacementPrice: price.nullable(),
      })
      .partial(),
  ),
);

/** The product's models with the operator's corrections, as JSON by engine and model. */
export const optionalModels = () =>
  set(
    z
      .string()
      .transform((value, context): ModelCatalogue => {
        const read = modelCorrections.safeParse(jsonOf(value));
        if (read.success) return correctedCatalogue(MODEL_CATALOGUE, read.data);
        const [issue] = read.error.issues;
        const place = issue?.path.join('.') ?? '';
        context.addIssue({ code: 'custom', message: `no es un catálogo válido (${place})` });
        return z.NEVER;
      })
      .optional()
      .transform((value) => value ?? MODEL_CATALOGUE),
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// `new URL` refuses lists of hosts, which a mongodb:// address may hold.
const hasScheme = (value: string, schemes: readonly string[]): boolean =>
  schemes.some((scheme) => value.startsWith(`${scheme}://`) && value.length > scheme.length + 3);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && pathname === '/' && search === '' && hash === '' && username === '';
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}
