import { searchFields, searchWords } from './search-words';

describe('searchWords', () => {
  it('folds case, accents and signs and keeps each word once', () => {
    expect(searchWords('Rosa.Quispe@demo.pe', 'ROSA', 'Quíspe Ñahui')).toEqual([
      'rosa',
      'quispe',
      'demo',
      'pe',
      'nahui',
    ]);
  });

  it('leaves nothing of signs that mean something in a pattern', () => {
    expect(searchWords('.*', '(a+)+$', '^[b]')).toEqual(['a', 'b']);
  });

  it('finds no word where there is none', () => {
    expect(searchWords('', '.*')).toEqual([]);
  });

  it('is bounded for any text', () => {
    const words = searchWords('x'.repeat(500), ...Array.from({ length: 90 }, (_, n) => `w${n}`));
    expect(words).toHaveLength(20);
    expect(Math.max(...words.map((word) => word.length))).toBe(40);
  });
});

describe('searchFields', () => {
  it('sorts names without case and accents', () => {
    const person = { email: 'a@b.pe', firstName: 'Ángel', lastName: 'de la Cruz' };
    expect(searchFields(person).sortName).toBe('angel de la cruz');
  });
});
