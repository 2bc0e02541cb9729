import type { ExtractedData } from '../../contracts/extracted-data';
import { answerSchema, type JsonSchema } from './prompt';

function everySchema(schema: JsonSchema): JsonSchema[] {
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return [schema, ...children.flatMap(everySchema)];
}

describe('the schema of an answer', () => {
  it('is strict at every level: all required, nothing else', () => {
    const objects = everySchema(answerSchema()).filter(({ type }) => type === 'object');
    expect(objects).toHaveLength(11);
    for (const { properties = {}, required, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties));
      expect(additionalProperties).toBe(false);
    }
  });

  it('lets every value be null', () => {
    const leaves = everySchema(answerSchema()).filter(({ type }) => Array.isArray(type));
    expect(leaves.length).toBeGreaterThan(40);
    expect(leaves.every(({ type }) => type.includes('null'))).toBe(true);
  });

  it('asks for the groups of a document and its authenticity', () => {
    const groups: (keyof ExtractedData)[] = [
      'documento',
      'proveedor',
      'cliente',
      'totales',
      'detraccion',
      'retencion',
      'percepcion',
      'informacion_adicional',
      'cuentas',
      'productos',
    ];
    expect(Object.keys(answerSchema().properties ?? {})).toEqual([...groups, 'autenticidad']);
  });
});
