import { parseListQuery } from './parse-list-query';

describe('parseListQuery', () => {
  it('gives the newest thousand when nothing is asked', () => {
    expect(parseListQuery({})).toEqual({ from: 0, to: 999, sort: 'createdAt', order: 'DESC' });
  });

  it('reads the query of react-admin', () => {
    expect(parseListQuery({ range: '[25,49]', sort: '["createdAt","ASC"]' })).toEqual({
      from: 25,
      to: 49,
      sort: 'createdAt',
      order: 'ASC',
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
  ])('refuses %j', (query) => {
    expect(() => parseListQuery(query)).toThrow('CAMPO_INVALIDO');
  });
});
