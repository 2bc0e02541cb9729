import { withReturnTo } from './routes';
import { safeReturnTo } from './return-to';

describe('safeReturnTo', () => {
  it.each([
    '/dashboard',
    '/workflow?equipo=tesoreria&documento=1',
    '/historial?q=luc+zev&orden=ASC#fila',
    '/historial?url=https://evil.pe//x',
    '/documento/6f1c1c0e-7a55-4d1e-9d7b-0c3a52a1f001',
  ])('keeps a screen of this site with its query: %s', (address) => {
    expect(safeReturnTo(address)).toBe(address);
  });

  it('goes on with every page of the way in', () => {
    expect(withReturnTo('/api/register', '/historial?q=a b')).toBe(
      '/api/register?returnTo=%2Fhistorial%3Fq%3Da%20b',
    );
    expect(withReturnTo('/api/login', '/')).toBe('/api/login');
  });

  it.each([
    '//evil.pe',
    'https:evil.pe',
    'https://evil.pe/',
    '/\\evil.pe',
    '%2F%2Fevil.pe',
    'javascript:alert(1)',
    '/ok',
    '/ok?x=/historial',
    '/historial?x=\\evil.pe',
    '/historial?a=\r\nSet-Cookie: x=1',
    '/historial?ñ=1',
    `/historial?q=${'a'.repeat(2_000)}`,
    '?x=/historial',
    '//evil.pe/historial',
    '/api/logout',
    '',
    ['/dashboard'],
    undefined,
    null,
  ])('sends %p to the start', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });
});
