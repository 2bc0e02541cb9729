import { ORIGIN_MARK } from '@contracts/site';
import { curlOf, exampleOf } from './curl';
import type { OpenApi, Operation, Schema } from './openapi';

const api: Pick<OpenApi, 'components'> = {
  components: {
    schemas: {
      Node: {
        type: 'object',
        properties: { next: { $ref: '#/components/schemas/Node' } },
        required: ['next'],
      },
    },
  },
};

const operation = (parts: Partial<Operation>): Operation => ({
  operationId: 'x',
  responses: {},
  ...parts,
});

const json = (schema: Schema): Operation['requestBody'] => ({
  content: { 'application/json': { schema } },
});

describe('the example of a request', () => {
  it('sends the session only where one is needed', () => {
    const open = curlOf('get', '/api/try-out', operation({ 'x-action': 'session.open' }), api);
    expect(open).toBe(`curl "${ORIGIN_MARK}/api/try-out"`);
    const closed = curlOf('get', '/api/company', operation({ 'x-action': 'company.read' }), api);
    expect(closed).toBe(`curl "${ORIGIN_MARK}/api/company" \\\n  -b sesion.txt`);
  });

  it('keeps the session where one is opened', () => {
    const body = json({ type: 'object', properties: { email: { type: 'string' } } });
    const login = operation({ 'x-action': 'session.open', requestBody: body });
    expect(curlOf('post', '/api/login', login, api)).toContain('-c sesion.txt');
  });

  it('leaves places in the path to the shell', () => {
    expect(curlOf('get', '/api/documents/{id}/pages/{page}', operation({}), api)).toContain(
      '/documents/$ID/pages/$PAGE"',
    );
  });

  it('names headers and examples of the query, and keeps files', () => {
    const text = curlOf(
      'get',
      '/api/x',
      operation({
        parameters: [
          { name: 'if-match', in: 'header' },
          { name: 'range', in: 'query', schema: { type: 'string', example: '[0,24]' } },
          { name: 'q', in: 'query', schema: { type: 'string' } },
        ],
        responses: {
          '200': { description: '', content: { 'text/plain': { schema: { format: 'binary' } } } },
        },
      }),
      api,
    );
    expect(text.split(' \\\n  ').slice(1)).toEqual([
      '-OJ',
      `-H 'If-Match: "7"'`,
      '-G',
      "--data-urlencode 'range=[0,24]'",
    ]);
  });

  it('sends files as a form', () => {
    const schema: Schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, model: { type: 'string' } },
      required: ['file'],
    };
    const upload = operation({ requestBody: { content: { 'multipart/form-data': { schema } } } });
    expect(curlOf('post', '/api/x', upload, api)).toMatch(/-F 'file=@factura\.pdf'$/);
  });

  it('quotes what the shell would read', () => {
    const body = json({ type: 'string', enum: ["d'ici"] });
    expect(curlOf('put', '/api/x', operation({ requestBody: body }), api)).toContain(
      String.raw`-d '"d'\''ici"'`,
    );
  });
});

describe('an example value', () => {
  it('holds what is required, or one field where nothing is', () => {
    const properties: Schema['properties'] = {
      take: { type: 'boolean' },
      step: { type: 'number' },
    };
    expect(exampleOf('', { properties, required: ['step'] }, api)).toEqual({ step: 1 });
    expect(exampleOf('', { properties }, api)).toEqual({ take: true });
  });

  it('is one that the schema allows', () => {
    expect(exampleOf('paymentStatus', { enum: ['unpaid', 'paid'] }, api)).toBe('paid');
    expect(exampleOf('status', { enum: ['pending'] }, api)).toBe('pending');
    expect(exampleOf('index', { type: 'number', minimum: 0 }, api)).toBe(0);
    expect(exampleOf('teams', { type: 'array', items: { enum: ['logistica'] } }, api)).toEqual([
      'logistica',
    ]);
  });

  it('ends where a type holds itself', () => {
    expect(JSON.stringify(exampleOf('', { $ref: '#/components/schemas/Node' }, api))).toMatch(
      /^(\{"next":)+\{\}\}+$/,
    );
  });
});
