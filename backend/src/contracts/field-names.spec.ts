import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../rules/domain-error';
import { FIELD_NAME, fieldName } from './field-names';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { name: string; in: string }[];
}

interface Api {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const api = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')) as Api;

function keysOf(schema: Schema): string[] {
  const target = schema.$ref && api.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? []), schema.items ?? []].flat();
  const own = Object.entries(schema.properties ?? {});
  return [...own.flatMap(([key, value]) => [key, ...keysOf(value)]), ...parts.flatMap(keysOf)];
}

/** Everything that a request of the API can hold. */
const fields = Object.values(api.paths)
  .flatMap((operations) => Object.values(operations))
  .flatMap(({ requestBody, parameters = [] }) => [
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => keysOf(schema)),
    ...parameters.filter(({ in: place }) => place !== 'path').map(({ name }) => name),
  ]);

describe('the names of the fields of requests', () => {
  it('are there in Spanish for all of them', () => {
    expect(fields.length).toBeGreaterThan(50);
    const names = new Map(Object.keys(FIELD_NAME).map((key) => [key.toLowerCase(), key]));
    expect([...new Set(fields.filter((field) => !names.has(field.toLowerCase())))]).toEqual([]);
  });

  it.each([
    ['name', '«Razón social»'],
    ['paymentInfo.constanciaNumber', '«Número de constancia»'],
    ['reasons.0.reason', '«Motivo»'],
    ['_id', 'de la solicitud'],
    ['constructor', 'de la solicitud'],
  ])('tell a person what %s is', (field, said) => {
    expect(errorMessage('CAMPO_INVALIDO', { field })).toBe(
      `El dato ${said} no es válido. Revíselo e intente de nuevo.`,
    );
    expect(fieldName(field) === null).toBe(said === 'de la solicitud');
  });
});
