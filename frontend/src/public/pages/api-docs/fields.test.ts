import { bodyRows, parametersOf } from './fields';
import { resolve, type OpenApi, type Schema } from './openapi';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const api: Pick<OpenApi, 'components'> = {
  components: {
    schemas: {
      Selection: {
        type: 'object',
        properties: { ids: { type: 'array', items: { type: 'string' } } },
        required: ['ids'],
      },
      Export: {
        type: 'object',
        properties: { format: { type: 'string', enum: ['csv'] }, selection: ref('Selection') },
        required: ['format'],
      },
      Node: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          next: ref('Node'),
          children: { type: 'array', items: ref('Node') },
        },
      },
      Loop: ref('Loop'),
      Narrow: { allOf: [ref('Selection')], nullable: true },
    },
  },
};

const names = (body: Schema): string[] => bodyRows(body, api).map(({ name }) => name);

const textOf = (schema: Schema): string | undefined =>
  bodyRows({ type: 'object', properties: { field: schema } }, api)[0]?.text;

describe('the rows of a body', () => {
  it('resolve references and write what lies deeper with dots', () => {
    expect(names(ref('Export'))).toEqual(['format', 'selection', 'selection.ids']);
  });

  it('are required only where a request cannot do without them', () => {
    const rows = bodyRows(ref('Export'), api);
    expect(rows.map(({ isRequired }) => isRequired)).toEqual([true, false, false]);
  });

  it('end where a type holds itself', () => {
    expect(names(ref('Node'))).toEqual(['name', 'next', 'children']);
    expect(names({ type: 'object', properties: { root: ref('Node') } })).toEqual([
      'root',
      'root.name',
      'root.next',
      'root.children',
    ]);
  });

  it('go into the entries of a list', () => {
    const body: Schema = {
      type: 'object',
      properties: { parts: { type: 'array', items: ref('Selection') } },
    };
    expect(names(body)).toEqual(['parts', 'parts[].ids']);
  });

  it.each<[Schema, string]>([
    [{ type: 'string' }, ''],
    [{ type: 'string', description: 'El motivo', maxLength: 20 }, 'El motivo; hasta 20 caracteres'],
    [{ type: 'number', minimum: 1, maximum: 8 }, 'De 1 a 8'],
    [{ type: 'number', minimum: 0 }, 'Desde 0'],
    [{ type: 'number', maximum: 9 }, 'Hasta 9'],
    [{ type: 'string', format: 'email' }, 'Correo'],
    [{ type: 'string', pattern: '\\S' }, 'No en blanco'],
    [{ type: 'string', pattern: '^a+$' }, 'Con la forma ^a+$'],
    [{ type: 'string', default: 'todos' }, 'Por omisión todos'],
    [{ type: 'string', default: '' }, ''],
  ])('say what %j may be', (schema, expected) => {
    expect(textOf(schema)).toBe(expected);
  });
});

describe('the rows of parameters', () => {
  it('come by place, path first, and headers have their usual names', () => {
    const rows = parametersOf(
      [
        { name: 'idempotency-key', in: 'header', schema: { type: 'string' } },
        { name: 'range', in: 'query', description: 'Filas', schema: { type: 'string' } },
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      ],
      api,
    );
    expect(rows.map(({ name }) => name)).toEqual(['id', 'range', 'Idempotency-Key']);
    expect(rows[1]).toMatchObject({ isRequired: false, text: 'Filas' });
  });
});

describe('resolving a schema', () => {
  it('goes through single allOf and keeps what stands beside it', () => {
    expect(resolve(ref('Narrow'), api)).toMatchObject({ type: 'object', nullable: true });
  });

  it('ends with a reference that comes back to itself', () => {
    expect(resolve(ref('Loop'), api)).toEqual({});
  });
});
