import { isTimeless, parseFilterParam, parseListQuery } from './parse-list-query';

describe('parseListQuery', () => {
  it('gives the newest thousand when nothing is asked', () => {
    expect(parseListQuery({})).toEqual({
      from: 0,
      to: 999,
      sort: 'createdAt',
      order: 'DESC',
      filter: {},
      isCounted: true,
    });
  });

  it('reads the query of react-admin', () => {
    const query = {
      range: '[25,49]',
      sort: '["total","ASC"]',
      filter: '{"q":"andes","ids":["a"]}',
      total: '0',
    };
    expect(parseListQuery(query)).toEqual({
      from: 25,
      to: 49,
      sort: 'total',
      order: 'ASC',
      filter: { q: 'andes', ids: ['a'] },
      isCounted: false,
    });
  });

  it.each([
    { range: '[0]' },
    { range: '[5,1]' },
    { range: '[-1,10]' },
    { range: '[0,1e9]' },
    { range: '[0.5,2]' },
    { range: 'x' },
    { range: ['[0,1]'] },
    { range: '{"0":0,"1":1,"length":2}' },
    { sort: '["__proto__","ASC"]' },
    { sort: '["createdAt","UP"]' },
    { sort: '[{"$gt":""},"ASC"]' },
    { filter: '[]' },
    { filter: 'null' },
    { filter: '{"q":1}' },
    { filter: ['{}'] },
    { filter: '{"$where":"1"}' },
    { total: '2' },
    { total: ['0'] },
  ])('refuses %j', (query) => {
    expect(() => parseListQuery(query)).toThrow('CAMPO_INVALIDO');
  });

  it('takes a filter of as many ids as it may name', () => {
    const ids = Array.from({ length: 500 }, () => '0'.repeat(36));
    expect(parseFilterParam(JSON.stringify({ ids })).ids).toHaveLength(500);
  });

  it.each([
    [undefined, true],
    ['{"ids":[]}', true],
    ['{"status":"error"}', false],
  ])('knows that with the filter %p only a document can change the answer: %p', (filter, is) => {
    expect(isTimeless(parseListQuery({ filter }))).toBe(is);
  });
});
