import { contentRange, rangeOf } from './range-query';

describe('rangeOf', () => {
  it('reads two rising indexes, and gives the first page without a range', () => {
    expect(rangeOf('[25,49]', 100)).toEqual({ from: 25, to: 49 });
    expect(rangeOf(undefined, 100)).toEqual({ from: 0, to: 99 });
    expect(rangeOf('[0,99]', 100)).toEqual({ from: 0, to: 99 });
  });

  it.each([
    '',
    'x',
    '[]',
    '[1]',
    '[0,1,2]',
    '[3,2]',
    '[-1,3]',
    '[0.5,3]',
    '["0","3"]',
    '[0,100]',
    'null',
    `[0,${'1'.repeat(300)}]`,
    ['[0,1]', '[0,1]'],
    { from: 0 },
  ])('refuses %j', (query) => {
    expect(() => rangeOf(query, 100)).toThrow('CAMPO_INVALIDO');
  });
});

describe('contentRange', () => {
  it('names the rows of a page, also of an empty one', () => {
    expect(contentRange('credits', { from: 25, to: 49 }, 10, 35)).toBe('credits 25-34/35');
    expect(contentRange('credits', { from: 0, to: 24 }, 0, 0)).toBe('credits 0-0/0');
  });
});
