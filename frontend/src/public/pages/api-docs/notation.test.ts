import { notation, typesIn } from './notation';
import type { Schema } from './openapi';

const text = (schema: Schema): string =>
  notation(schema)
    .map((piece) => piece.text)
    .join('');

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('the notation of a schema', () => {
  it.each<[string, Schema, string]>([
    ['a kind', { type: 'string' }, 'string'],
    ['anything', {}, 'unknown'],
    ['a file', { type: 'string', format: 'binary' }, 'archivo'],
    ['choices', { type: 'string', enum: ['add', 'set'] }, '"add" | "set"'],
    ['what may be null', { type: 'number', nullable: true }, 'number | null'],
    ['a named type', ref('Box'), 'Box'],
    ['a named type that may be null', { allOf: [ref('Box')], nullable: true }, 'Box | null'],
    ['several at once', { allOf: [ref('Box'), ref('Word')] }, 'Box & Word'],
    ['one of several', { oneOf: [{ type: 'string' }, ref('Box')] }, 'string | Box'],
    ['a list', { type: 'array', items: ref('Box') }, 'Box[]'],
    [
      'a list of choices',
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      '("a" | "b")[]',
    ],
    ['an object of which nothing is known', { type: 'object' }, 'object'],
    [
      'values by key',
      { type: 'object', additionalProperties: { type: 'number' } },
      '{\n  [clave]: number\n}',
    ],
  ])('writes %s', (_, schema, expected) => {
    expect(text(schema)).toBe(expected);
  });

  it('writes objects over several lines, marks what may be missing and quotes odd names', () => {
    const inner: Schema = { type: 'object', properties: { 'a-b': { type: 'boolean' } } };
    const schema: Schema = {
      type: 'object',
      properties: { id: { type: 'string' }, parts: { type: 'array', items: inner } },
      required: ['id'],
    };
    expect(text(schema)).toBe('{\n  id: string\n  parts?: {\n    "a-b"?: boolean\n  }[]\n}');
  });

  it('knows which types it mentions, each once', () => {
    const schema: Schema = {
      oneOf: [ref('Box'), { type: 'array', items: ref('Box') }, ref('Word'), { type: 'string' }],
    };
    expect(typesIn(notation(schema))).toEqual(['Box', 'Word']);
  });
});
