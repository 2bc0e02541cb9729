import { isSpent, setupAdvice, spendingNote, unofferedNote } from './engine-words';
import { fullName } from './full-name';
import { blankField, isTypedByHand } from './typed-by-hand';

describe('the words about an engine', () => {
  it.each<[number, number | null, boolean, string | null]>([
    [10, null, false, null],
    [7.9, 10, false, null],
    [8, 10, false, 'Este mes se usaron US$ 8.00 de los US$ 10.00 para motores en la nube.'],
    [10, 10, true, 'Este mes se usaron US$ 10.00 de los US$ 10.00 para motores en la nube.'],
  ])('US$ %d of %s: spent %s', (spentUsd, limitUsd, spent, note) => {
    expect(isSpent({ spentUsd, limitUsd })).toBe(spent);
    expect(spendingNote({ spentUsd, limitUsd })).toBe(note);
  });

  it('name the engine and the model', () => {
    expect(setupAdvice('saldo', 'OpenAI')).toContain('La cuenta de OpenAI ');
    expect(unofferedNote('gpt-9')).toEqual({
      ...{ state: 'retirado', text: 'Su proveedor no ofrece gpt-9 a este servidor.' },
    });
  });
});

describe('the name of a person', () => {
  it.each([
    ['Ana', 'Ríos', 'Ana Ríos'],
    ['Ana', '', 'Ana'],
    ['', 'Ríos', 'Ríos'],
    ['', '', 'ana@andes.pe'],
  ])('"%s" "%s" is %s', (firstName, lastName, name) => {
    expect(fullName({ firstName, lastName, email: 'ana@andes.pe' })).toBe(name);
  });
});

describe('a document that is typed by hand', () => {
  const failure = { code: 'TIEMPO_AGOTADO', message: '' } as never;

  it.each([
    ['completed', failure, true],
    ['completed', null, false],
    ['error', failure, false],
  ] as const)('is one that is %s with failure %j: %s', (status, why, expected) => {
    expect(isTypedByHand({ status, failure: why })).toBe(expected);
  });

  it('begins with fields for which nobody has looked', () => {
    expect(blankField('totales.total')).toEqual({
      ...{ path: 'totales.total', value: null, rawText: null, confidence: 0, state: 'vacio' },
      ...{ reasons: [], source: 'usuario', boxes: [], candidates: [] },
    });
  });
});
