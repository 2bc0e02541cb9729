import { userQuery } from './user-query';

describe('the query for users', () => {
  it('is the newest thousand without anything', () => {
    expect(userQuery({})).toEqual({
      range: { from: 0, to: 999 },
      sort: 'createdAt',
      order: 'DESC',
    });
  });

  it('reads what react-admin sends', () => {
    const query = userQuery({
      range: '[25,49]',
      sort: '["firstName","ASC"]',
      filter: '{"q":"rosa (a+)+$","role":"company_admin","isActive":"false","companyId":"c-1"}',
    });
    expect(query).toEqual({
      range: { from: 25, to: 49 },
      sort: 'firstName',
      order: 'ASC',
      q: 'rosa (a+)+$',
      role: 'company_admin',
      isActive: 'false',
      companyId: 'c-1',
    });
    expect(userQuery({ filter: '{"id":["a","b"]}' })).toMatchObject({ ids: ['a', 'b'] });
  });

  it.each([
    [{ sort: '["passwordHash","ASC"]' }, 'sort'],
    [{ sort: '["role"]' }, 'sort'],
    [{ sort: ['["role","ASC"]'] }, 'sort'],
    [{ filter: '[]' }, 'filter'],
    [{ filter: '{' }, 'filter'],
    [{ filter: '{"passwordHash":"x"}' }, 'filter.passwordHash'],
    [{ filter: '{"q":{"$ne":null}}' }, 'filter.q'],
    [{ filter: '{"role":{"$gt":""}}' }, 'filter.role'],
    [{ filter: '{"isActive":true}' }, 'filter.isActive'],
    [{ filter: '{"id":[{"$ne":1}]}' }, 'filter.id'],
    [{ filter: '{"__proto__":{"q":"x"}}' }, 'filter.__proto__'],
    [{ range: '[0,1000]' }, 'range'],
  ])('refuses %j and names the field', (raw, field) => {
    expect(() => userQuery(raw)).toThrow(
      expect.objectContaining({ code: 'CAMPO_INVALIDO', data: { field } }),
    );
  });
});
