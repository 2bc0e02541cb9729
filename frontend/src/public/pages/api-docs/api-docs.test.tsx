import { renderToStaticMarkup } from 'react-dom/server';
import { accessText } from './CallEntry';
import { TypeCode } from './Code';
import { CHAPTERS, GROUPS } from './content';
import { curlOf } from './curl';
import { API_GROUPS, type Call, CALLS, type Schema, TYPES } from './openapi';
import { apiDocsPage } from './page';

const html = document.createElement('div');
html.innerHTML = renderToStaticMarkup(<apiDocsPage.Body claims={false} />);

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function typed(schema: Schema): string {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<TypeCode of={schema} />);
  return place.textContent;
}

const call = (parts: Partial<Call>): Call => ({
  method: 'get',
  path: '/api/x',
  responses: {},
  ...parts,
});

describe('the API reference', () => {
  it('says of every operation in Spanish what it does, who may call it and what it answers', () => {
    expect(API_GROUPS.filter(([name]) => !(name in GROUPS))).toEqual([]);
    const silent = CALLS.filter(
      (one) => !one.summary || accessText(one) === null || Object.keys(one.responses).length === 0,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    expect(html.querySelectorAll('.api-group [data-entry]')).toHaveLength(CALLS.length);
  });

  it('writes out every type that is mentioned, and no other', () => {
    const written = [...html.querySelectorAll('#tipos [data-entry]')].map(({ id }) => `#${id}`);
    const mentioned = [...html.querySelectorAll('code a')].map((link) => link.getAttribute('href'));
    expect(mentioned.filter((href) => !written.includes(href ?? ''))).toEqual([]);
    expect(written).toHaveLength(TYPES.length);
  });

  it('has operations for each header that a chapter explains', () => {
    const asked = CHAPTERS.filter(({ header }) => header !== undefined);
    for (const { id } of asked) expect(html.querySelector(`#${id} .api-links a`)).not.toBeNull();
  });

  it.each([
    ['session.open', 'Cualquiera, sin sesión'],
    ['documents.list', 'Cualquier persona con sesión'],
    ['audit.read', 'Admin Empresa o Administrador'],
    ['documents.pay', 'Equipo de Tesorería, Admin Empresa o Administrador'],
    ['made.up', null],
  ])('tells who may do %s by the policy table', (action, text) => {
    expect(accessText(call({ 'x-action': action }))).toBe(text);
  });
});

describe('a type', () => {
  it.each<[Schema, string]>([
    [{}, 'unknown'],
    [{ type: 'string', format: 'binary' }, 'archivo'],
    [{ enum: ['add', 'set'], nullable: true }, '"add" | "set" | null'],
    [{ allOf: [ref('Box')], nullable: true }, 'Box | null'],
    [{ type: 'array', items: { oneOf: [{ type: 'string' }, ref('Box')] } }, '(string | Box)[]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [clave]: number\n}'],
    [
      {
        type: 'object',
        properties: { id: { type: 'string', maxLength: 9 }, 'a-b': { type: 'boolean' } },
        required: ['id'],
      },
      '{\n  id: string  // hasta 9 caracteres\n  "a-b"?: boolean\n}',
    ],
  ])('%j is written as one writes it', (schema, text) => {
    expect(typed(schema)).toBe(text);
  });
});

describe('the example of a call', () => {
  const curl = (path: string, method: string): string => {
    const found = CALLS.find((one) => one.path === path && one.method === method);
    return found ? curlOf(found) : '';
  };

  it('sends the session where one is needed and keeps it where one begins', () => {
    expect(curl('/api/company', 'get')).toMatch(/\/api\/company" \\\n {2}-b sesion\.txt$/);
    expect(curl('/api/login', 'post')).toContain('-c sesion.txt');
  });

  it('leaves places to the shell, sends what is required, quotes and keeps files', () => {
    const edit = curl('/api/documents/{id}/edit-field', 'post');
    expect(edit).toContain('/documents/$ID/edit-field"');
    expect(edit).toContain(`-H 'If-Match: "7"'`);
    expect(edit).toContain('"fieldPath": "proveedor.ruc"');
    expect(curl('/api/documents/upload', 'post')).toMatch(/-F 'file=@factura\.pdf'$/);
    const schema: Schema = { enum: ["d'ici"] };
    const content = { 'application/json': { schema } };
    expect(curlOf(call({ requestBody: { content } }))).toContain(String.raw`-d '"d'\''ici"'`);
  });
});
