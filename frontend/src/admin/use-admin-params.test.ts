import { readAdminParams, writeAdminParams } from './use-admin-params';

const read = (search: string) => readAdminParams(new URLSearchParams(search));

describe('the address of the admin panel', () => {
  it('says nothing when all is as by default', () => {
    expect(writeAdminParams(read('')).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const params = read(
      'vista=fallidas&q=rosa&rol=admin&activo=false&por=username&orden=ASC&pagina=3&usuario=u-1&dias=7',
    );
    expect(params).toEqual({
      view: 'fallidas',
      q: 'rosa',
      role: 'admin',
      isActive: 'false',
      sort: 'username',
      order: 'ASC',
      page: 3,
      userId: 'u-1',
      days: 7,
    });
    expect(readAdminParams(writeAdminParams(params))).toEqual(params);
  });

  it.each(['vista=x&rol=jefe&activo=1&por=passwordHash&orden=abajo&pagina=-2&dias=31', 'pagina=a'])(
    'takes what it does not know for the default: %s',
    (search) => {
      expect(read(search)).toEqual(read(''));
    },
  );
});
