import { nameOf, type Schema, typeId } from './openapi';

/** What a value may be, in Spanish: its description and its limits; empty when nothing is said. */
export function wordsOf(schema: Schema, description = schema.description): string {
  const { format, minimum, maximum, maxLength, pattern, default: fallback } = schema;
  const parts = [
    description,
    format === 'email' && 'correo',
    minimum !== undefined && `desde ${minimum}`,
    maximum !== undefined && `hasta ${maximum}`,
    maxLength !== undefined && `hasta ${maxLength} caracteres`,
    // How a text is asked for that is not blank.
    pattern !== undefined && (pattern === '\\S' ? 'no en blanco' : `con la forma ${pattern}`),
    fallback !== undefined && fallback !== '' && `por omisión ${String(fallback)}`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** A name as it stands in front of a colon: quoted when it is no word. */
const keyText = (key: string): string =>
  /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : `"${key}"`;

function objectText({ properties = {}, required = [], ...of }: Schema, depth: number): string {
  const fields: [string, Schema][] = Object.entries(properties).map(([key, value]) => [
    `${keyText(key)}${required.includes(key) ? '' : '?'}`,
    value,
  ]);
  if (typeof of.additionalProperties === 'object')
    fields.push(['[clave]', of.additionalProperties]);
  if (fields.length === 0) return 'object';
  const indent = '  '.repeat(depth);
  const lines = fields.map(([name, value]) => {
    const words = wordsOf(value);
    return `${indent}  ${name}: ${typeText(value, depth + 1)}${words && `  // ${words}`}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

const isChoice = ({ enum: words, oneOf, nullable }: Schema): boolean =>
  (words ?? oneOf ?? []).length > 1 || nullable === true;

function coreText(of: Schema, depth: number): string {
  const name = nameOf(of);
  const joined = (schemas: readonly Schema[], sign: string) =>
    schemas.map((one) => typeText(one, depth)).join(sign);
  if (name !== null) return `[${name}](#${typeId(name)})`;
  if (of.enum) return of.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (of.allOf) return joined(of.allOf, ' & ');
  if (of.oneOf) return joined(of.oneOf, ' | ');
  if (of.items)
    return isChoice(of.items)
      ? `(${typeText(of.items, depth)})[]`
      : `${typeText(of.items, depth)}[]`;
  if (of.type === 'object') return objectText(of, depth);
  return of.format === 'binary' ? 'archivo' : (of.type ?? 'unknown');
}

/**
 * A schema as one writes types, as a text of the content files: named types are links to where they are written out.
 * @param depth objects that it stands in
 */
export const typeText = (of: Schema, depth = 0): string =>
  `${coreText(of, depth)}${of.nullable ? ' | null' : ''}`;
