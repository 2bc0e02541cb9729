import { isSameOrigin } from './origin.middleware';

const own = 'http://127.0.0.1:3000';
const post = { method: 'POST', origin: undefined, secFetchSite: undefined, own };

describe('isSameOrigin', () => {
  it.each([
    ['a read from anywhere', { ...post, method: 'GET', origin: 'https://otro.pe' }, true],
    ['our own page', { ...post, origin: own, secFetchSite: 'same-origin' }, true],
    ['a program without browser headers', post, true],
    ['a foreign origin', { ...post, origin: 'https://otro.pe' }, false],
    ['the null origin of a sandboxed frame', { ...post, origin: 'null' }, false],
    ['no origin but marked cross-site', { ...post, secFetchSite: 'cross-site' }, false],
    ['a sibling subdomain', { ...post, secFetchSite: 'same-site' }, false],
    ['our origin with another port', { ...post, origin: 'http://127.0.0.1:3001' }, false],
  ])('judges %s', (_, facts, expected) => {
    expect(isSameOrigin(facts)).toBe(expected);
  });
});
