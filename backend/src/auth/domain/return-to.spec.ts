import { safeReturnTo } from './return-to';

describe('safeReturnTo', () => {
  it('keeps a screen of this site', () => {
    expect(safeReturnTo('/dashboard')).toBe('/dashboard');
  });

  it.each([
    '//evil.pe',
    'https:evil.pe',
    'https://evil.pe/',
    '/\\evil.pe',
    '%2F%2Fevil.pe',
    'javascript:alert(1)',
    '/ok',
    '',
    ['/dashboard'],
    undefined,
    null,
  ])('sends %p to the start', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });
});
