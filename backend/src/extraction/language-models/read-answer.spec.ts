import fc from 'fast-check';
import { pathSegments } from '../../rules/field-path';
import { InvalidAnswer, type AnswerFault } from '../vendors/vendor-failure';
import { readAnswer } from './read-answer';

const read = (answer: unknown) => readAnswer(JSON.stringify(answer));
const texts = (answer: unknown) =>
  Object.fromEntries(read(answer).fields.map(({ path, text }) => [path, text]));

function faultOf(text: string, used = {}): AnswerFault | null {
  try {
    readAnswer(text, used);
    return null;
  } catch (error) {
    return error instanceof InvalidAnswer ? error.fault : null;
  }
}

describe('readAnswer', () => {
  it('takes the printed texts by their paths, as a model’s', () => {
    const answer = read({
      documento: { tipo: 'FACTURA ELECTRÓNICA', numero: 'F001-123', moneda: null },
      totales: { total: '1,180.00' },
      productos: [{ descripcion: 'LÁPIZ', cantidad: '2.00' }],
      autenticidad: 0.8,
    });
    expect(answer).toEqual({
      fields: [
        { path: 'documento.tipo', text: 'FACTURA ELECTRÓNICA', source: 'llm' },
        { path: 'documento.numero', text: 'F001-123', source: 'llm' },
        { path: 'totales.total', text: '1,180.00', source: 'llm' },
        { path: 'productos.0.descripcion', text: 'LÁPIZ', source: 'llm' },
        { path: 'productos.0.cantidad', text: '2.00', source: 'llm' },
      ],
      authenticity: 0.8,
      isCut: false,
    });
  });

  it('takes numbers where texts were asked for', () => {
    expect(texts({ totales: { total: 1180.5, iva: 0 } })).toEqual({
      'totales.total': '1180.5',
      'totales.iva': '0',
    });
  });

  it.each(['', '  ', 'null', 'NaN', '-Infinity', 'N/A', 'None'])('takes %j for nothing', (total) =>
    expect(texts({ totales: { total } })).toEqual({}),
  );

  it('takes a number beyond all numbers for nothing', () => {
    expect(readAnswer('{"totales":{"total":1e999}}').fields).toEqual([]);
  });

  it('leaves rows without a value out', () => {
    expect(texts({ productos: [{ descripcion: null }, { descripcion: 'B' }, null] })).toEqual({
      'productos.0.descripcion': 'B',
    });
  });

  it.each([
    [1.5, 1],
    [-1, 0],
    ['0.9', undefined],
    [null, undefined],
  ])('takes an authenticity of %j as %j', (autenticidad, expected) =>
    expect(read({ autenticidad }).authenticity).toBe(expected),
  );

  it.each<[string, string, AnswerFault]>([
    ['nothing', ' ', 'empty'],
    ['words', 'Claro, aquí está:', 'not_json'],
    ['JSON that breaks off', '{"totales":{"total":"1', 'not_json'],
    ['a bare NaN', '{"totales":{"total":NaN}}', 'not_json'],
    ['a list', '[]', 'wrong_shape'],
    ['null', 'null', 'wrong_shape'],
    ['a text', '"hola"', 'wrong_shape'],
    ['a group that is none', '{"proveedor":"ACME"}', 'wrong_shape'],
    ['a group that is a list', '{"proveedor":["ACME"]}', 'wrong_shape'],
    ['items that are none', '{"productos":{}}', 'wrong_shape'],
    ['a row that is none', '{"productos":["LAPIZ"]}', 'wrong_shape'],
    ['a value that is an object', '{"totales":{"total":{"valor":1}}}', 'wrong_shape'],
    ['a value that is a yes', '{"totales":{"total":true}}', 'wrong_shape'],
  ])('refuses %s', (_, text, fault) => expect(faultOf(text)).toBe(fault));

  it('says what a refused answer has cost', () => {
    const used = { inputTokens: 5 };
    expect(() => readAnswer('[]', used)).toThrow(expect.objectContaining({ used }) as Error);
  });

  it('cuts long texts and long lists, and says so', () => {
    const long = read({ proveedor: { nombre: 'x'.repeat(4_001) } });
    expect([long.fields[0]?.text.length, long.isCut]).toEqual([4_000, true]);
    const rows = read({ productos: Array.from({ length: 501 }, () => ({ codigo: '1' })) });
    expect([rows.fields.length, rows.isCut]).toEqual([500, true]);
    const accounts = read({ cuentas: Array.from({ length: 9 }, () => ({ cci: '1' })) });
    expect(accounts).toMatchObject({ isCut: true });
    expect(accounts.fields.map(({ path }) => path).at(-1)).toBe('cuentas.7.cci');
    const exact = read({ productos: Array.from({ length: 500 }, () => ({ codigo: '1' })) });
    expect([exact.fields.length, exact.isCut]).toEqual([500, false]);
  });

  it('leaves out what nests without end, and says so', () => {
    const deep = '['.repeat(1_000) + ']'.repeat(1_000);
    const answer = readAnswer(`{"totales":{"total":${deep},"iva":"1.00"}}`);
    expect(answer).toMatchObject({ isCut: true, fields: [{ path: 'totales.iva' }] });
  });

  it('sees own keys of the table alone', () => {
    const answer = readAnswer(
      '{"__proto__":{"totales":{"total":"1"}},"constructor":{"totales":1},"documento":{"__proto__":{"tipo":"x"}},"nota":"x"}',
    );
    expect(answer.fields).toEqual([]);
  });

  it('sees nothing that is inherited', () => {
    const value = { total: '1.00' };
    Object.defineProperty(Object.prototype, 'totales', { value, configurable: true });
    try {
      expect(readAnswer('{}').fields).toEqual([]);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'totales');
    }
  });

  it('keeps whatever was written as plain text that can be stored', () => {
    expect(
      texts({ proveedor: { nombre: '<b>![x](http://x)</b>\ud800', email: ' a@b.pe ' } }),
    ).toEqual({ 'proveedor.nombre': '<b>![x](http://x)</b>', 'proveedor.email': 'a@b.pe' });
  });

  it('takes or refuses whatever a model writes, and never gives anything but texts at legal paths', () => {
    const group = fc.dictionary(
      fc.constantFrom('total', 'iva', 'nombre', '__proto__', 'descripcion'),
      fc.jsonValue(),
    );
    const answers = fc.record(
      {
        totales: group,
        proveedor: fc.jsonValue(),
        productos: fc.array(group),
        autenticidad: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answers, (answer) => {
        const text = JSON.stringify(answer);
        if (faultOf(text) !== null) return;
        for (const { path, text: value } of readAnswer(text).fields) {
          expect(pathSegments(path)).not.toBeNull();
          expect(value).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a fence', '```json\n{"totales":{"total":"10.00"}}\n```'],
    ['a fence without a name', '```\n{"totales":{"total":"10.00"}}\n```'],
    ['thoughts', '<think>The total {is} 9.00?</think>\n\n{"totales":{"total":"10.00"}}'],
    ['both', '<think>\nlet me see\n</think>\n```json\n{"totales":{"total":"10.00"}}\n```\n'],
  ])('takes an answer within %s, as small models write it', (_, text) => {
    expect(readAnswer(text).fields).toEqual([
      { path: 'totales.total', text: '10.00', source: 'llm' },
    ]);
  });

  it('takes thoughts without an answer for no answer', () => {
    expect(() => readAnswer('<think>nothing to say</think>')).toThrow('empty');
  });
});
