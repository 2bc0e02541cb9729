import { ERRORS } from '@contracts/errors';
import document from '../../../../../openapi.json';
import { accessText, needsSession } from './access-text';
import { apiView, operationId, operationsWith } from './api-view';
import { CHAPTERS, GROUPS } from './content';
import { errorRows } from './error-rows';
import type { OpenApi, Operation, Schema } from './openapi';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const ok = (schema: Schema): Operation['responses'] => ({
  '200': { description: '', content: { 'application/json': { schema } } },
});

const API: OpenApi = {
  paths: {
    '/api/a': { get: { operationId: 'a', tags: ['Uno'], responses: ok(ref('Node')) } },
    '/api/b/{id}': {
      post: { operationId: 'b', tags: ['Dos'], responses: ok({ type: 'string' }) },
      delete: { operationId: 'c', tags: ['Dos'], responses: { '204': { description: '' } } },
    },
  },
  components: {
    schemas: {
      Node: { type: 'object', properties: { self: ref('Node'), leaf: ref('Leaf') } },
      Leaf: { type: 'object' },
      Unused: { type: 'object' },
    },
  },
};

describe('the view of an API', () => {
  it('groups by tag in the asked order; what nobody asked for comes last', () => {
    const { groups } = apiView(API, ['Dos', 'Empty']);
    expect(groups.map(({ name, operations }) => [name, operations.map(({ id }) => id)])).toEqual([
      ['Dos', ['post-b-id', 'delete-b-id']],
      ['Uno', ['get-a']],
    ]);
  });

  it('holds the types that answers reach, also in circles, and no others', () => {
    expect(apiView(API, []).types.map(({ name }) => name)).toEqual(['Leaf', 'Node']);
  });

  it('gives an operation an address of plain letters', () => {
    expect(operationId('post', '/api/documents/{id}/edit-field')).toBe(
      'post-documents-id-edit-field',
    );
  });
});

describe('who may call an operation', () => {
  it.each([
    ['session.open', 'Cualquiera, sin sesión', false],
    ['documents.list', 'Cualquier persona con sesión', true],
    ['audit.read', 'Admin Empresa o Administrador', true],
    ['documents.pay', 'Equipo de Tesorería, Admin Empresa o Administrador', true],
  ])('is said for %s', (action, text, isBySession) => {
    expect(accessText(action)).toBe(text);
    expect(needsSession(action)).toBe(isBySession);
  });

  it('is not made up for what the policy table does not know', () => {
    expect(accessText('made.up')).toBeNull();
    expect(accessText(undefined)).toBeNull();
    expect(needsSession(undefined)).toBe(false);
  });
});

describe('the description of the real API', () => {
  const view = apiView(document, Object.keys(GROUPS));
  const operations = view.groups.flatMap((group) => group.operations);

  it('has a sentence for each group', () => {
    expect(view.groups.map(({ name }) => name).filter((name) => !(name in GROUPS))).toEqual([]);
  });

  it('says in Spanish what each operation does, who may call it and what it answers', () => {
    const isSilent = ({ summary, access, answers }: (typeof operations)[number]) =>
      summary === '' || access === null || answers.length === 0;
    expect(operations.filter(isSilent).map(({ id }) => id)).toEqual([]);
  });

  it('names no type that it does not write out, and nothing twice', () => {
    const written = view.types.map(({ name }) => name);
    const mentioned = view.types.flatMap(({ pieces }) => pieces.flatMap(({ type }) => type ?? []));
    expect(mentioned.filter((name) => !written.includes(name))).toEqual([]);
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has operations for each header that a chapter explains', () => {
    const headers = CHAPTERS.flatMap(({ header }) => header ?? []);
    expect(headers.filter((header) => operationsWith(view, header).length === 0)).toEqual([]);
  });
});

it('lists every error code by its status', () => {
  const rows = errorRows();
  expect(rows).toHaveLength(Object.keys(ERRORS).length);
  expect(rows.map(({ status }) => status)).toEqual(
    Object.values(ERRORS)
      .map(({ status }) => status)
      .sort((a, b) => a - b),
  );
});
