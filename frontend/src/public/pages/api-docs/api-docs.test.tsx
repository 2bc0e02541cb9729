import { renderToStaticMarkup } from 'react-dom/server';
import { accessText } from './CallEntry';
import { curlOf } from './curl';
import { type Call, CALLS, type Schema, TYPES, typeText } from './openapi';
import { apiDocsPage } from './page';

const html = document.createElement('div');
html.innerHTML = renderToStaticMarkup(<apiDocsPage.Body claims={false} />);

const CALL: Call = { id: 'get-x', method: 'GET', path: '/api/x', responses: {} };
const BOX: Schema = { $ref: '#/components/schemas/Box' };

describe('the API reference', () => {
  it('says of every operation in Spanish what it does, who may call it and what it answers', () => {
    const silent = CALLS.filter(
      (one) => !one.summary || accessText(one) === null || Object.keys(one.responses).length === 0,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    const shown = [...html.querySelectorAll('.api-group [data-entry]')].map(({ id }) => id);
    expect(shown.toSorted()).toEqual(CALLS.map(({ id }) => id).toSorted());
  });

  it('writes out every type that is mentioned, and no other', () => {
    const written = [...html.querySelectorAll('#tipos [data-entry]')].map(({ id }) => id);
    const mentions = JSON.stringify([CALLS, TYPES]).matchAll(/schemas\/(\w+)"/g);
    const mentioned = new Set(Array.from(mentions, ([, name]) => `tipo-${name}`));
    expect(new Set(written)).toEqual(mentioned);
  });

  it('has operations for each header that a chapter explains, and calls in its examples', () => {
    expect(html.querySelectorAll('.api-links li:first-child')).toHaveLength(3);
    expect(html.querySelectorAll('.api-chapter > figure code:not(:empty)')).toHaveLength(3);
  });

  it.each([
    ['session.open', 'Cualquiera, sin sesión'],
    ['documents.list', 'Cualquier persona con sesión'],
    ['audit.read', 'Admin Empresa o Administrador'],
    ['documents.pay', 'Equipo de Tesorería, Admin Empresa o Administrador'],
    ['made.up', null],
  ])('tells who may do %s by the policy table', (action, text) => {
    expect(accessText({ ...CALL, 'x-action': action })).toBe(text);
  });

  it.each<[Schema, string]>([
    [{}, 'unknown'],
    [{ type: 'string', format: 'binary' }, 'archivo'],
    [{ enum: ['add', 'set'], nullable: true }, '"add" | "set" | null'],
    [{ allOf: [BOX], nullable: true }, '[Box](#tipo-Box) | null'],
    [{ items: { oneOf: [{ type: 'string' }, BOX] } }, '(string | [Box](#tipo-Box))[]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [clave]: number\n}'],
    [
      {
        type: 'object',
        properties: { id: { type: 'string', maxLength: 9 }, b: { type: 'boolean' } },
        required: ['id'],
      },
      '{\n  id: string  // hasta 9 caracteres\n  b?: boolean\n}',
    ],
  ])('writes the type %j as one writes it', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });
});

describe('the example of a call', () => {
  const curl = (id: string) => curlOf(CALLS.find((one) => one.id === id) ?? CALL);

  it('sends the session where one is needed and keeps it where one begins', () => {
    expect(curl('get-company')).toMatch(/\/api\/company" \\\n {2}-b sesion\.txt$/);
    expect(curl('post-login')).toContain('-c sesion.txt');
  });

  it('leaves places to the shell, sends what is required, quotes and keeps files', () => {
    const edit = curl('post-documents-id-edit-field');
    expect(edit).toContain('/documents/$ID/edit-field"');
    expect(edit).toContain(`-H 'If-Match: "7"'`);
    expect(edit).toContain('"fieldPath": "proveedor.ruc"');
    expect(curl('post-documents-upload')).toMatch(/-F 'file=@factura\.pdf'$/);
    const content = { 'application/json': { schema: { enum: ["d'ici"] } } };
    expect(curlOf({ ...CALL, requestBody: { content } })).toContain(String.raw`-d '"d'\''ici"'`);
  });
});
