import { Fragment } from 'react';
import { nameOf, type Schema, typeId } from './openapi';

interface TypeTextProps {
  of: Schema;
  /** Objects that it stands in. */
  depth?: number;
}

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

function Between({
  schemas,
  sign,
  depth,
}: {
  schemas: readonly Schema[];
  sign: string;
  depth: number;
}) {
  return schemas.map((one, index) => (
    <Fragment key={index}>
      {index > 0 && sign}
      <TypeText of={one} depth={depth} />
    </Fragment>
  ));
}

/** A name as it stands in front of a colon: quoted when it is no word. */
const keyText = (key: string): string =>
  /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : `"${key}"`;

function ObjectText({ of, depth }: { of: Schema; depth: number }) {
  const { properties = {}, required = [], additionalProperties } = of;
  const fields: [string, Schema][] = Object.entries(properties).map(([key, value]) => [
    `${keyText(key)}${required.includes(key) ? '' : '?'}`,
    value,
  ]);
  if (typeof additionalProperties === 'object') fields.push(['[clave]', additionalProperties]);
  if (fields.length === 0) return 'object';
  const indent = '  '.repeat(depth);
  return (
    <>
      {'{\n'}
      {fields.map(([name, value]) => (
        <Fragment key={name}>
          {`${indent}  ${name}: `}
          <TypeText of={value} depth={depth + 1} />
          {wordsOf(value) && <i>{`  // ${wordsOf(value)}`}</i>}
          {'\n'}
        </Fragment>
      ))}
      {`${indent}}`}
    </>
  );
}

const isChoice = ({ enum: words, oneOf, nullable }: Schema): boolean =>
  (words ?? oneOf ?? []).length > 1 || nullable === true;

function CoreText({ of, depth }: { of: Schema; depth: number }) {
  const name = nameOf(of);
  if (name !== null) return <a href={`#${typeId(name)}`}>{name}</a>;
  if (of.enum) return of.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (of.allOf) return <Between schemas={of.allOf} sign=" & " depth={depth} />;
  if (of.oneOf) return <Between schemas={of.oneOf} sign=" | " depth={depth} />;
  if (of.items) {
    const [open, close] = isChoice(of.items) ? ['(', ')[]'] : ['', '[]'];
    return (
      <>
        {open}
        <TypeText of={of.items} depth={depth} />
        {close}
      </>
    );
  }
  if (of.type === 'object') return <ObjectText of={of} depth={depth} />;
  return of.format === 'binary' ? 'archivo' : (of.type ?? 'unknown');
}

/** A schema as one writes types; named types lead to where they are written out. */
export function TypeText({ of, depth = 0 }: TypeTextProps) {
  return (
    <>
      <CoreText of={of} depth={depth} />
      {of.nullable && ' | null'}
    </>
  );
}
