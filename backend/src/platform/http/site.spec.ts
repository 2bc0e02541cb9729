import { NOT_FOUND_PAGE, SITE_PAGES } from '../../contracts/site';
import { isPageRequest, siteAnswer } from './site.middleware';

describe('what answers a path', () => {
  it.each(Object.entries(SITE_PAGES))('is the page %s for %s, signed out', (name, path) => {
    expect(siteAnswer(path, false)).toEqual({ file: `${name}.html`, status: 200 });
  });

  it('is the app on / for who is signed in, and the public page everywhere else', () => {
    expect(siteAnswer('/', true)).toBeNull();
    expect(siteAnswer('/pricing', true)).toEqual({ file: 'pricing.html', status: 200 });
  });

  it.each(['/auth', '/dashboard', '/historial', '/historial/', '/documento/1', '/admin'])(
    'is the app for its screen %s',
    (path) => {
      expect(siteAnswer(path, false)).toBeNull();
    },
  );

  it.each(['/pricing/', '/privacy-policy//'])(
    'does not mind the slash at the end of %s',
    (path) => {
      expect(siteAnswer(path, false)?.status).toBe(200);
    },
  );

  it.each(['/nada', '/pricing/nada', '/PRICING', '/landing', '/documento', '/constructor'])(
    'is the not-found page for %s',
    (path) => {
      expect(siteAnswer(path, true)).toEqual({ file: `${NOT_FOUND_PAGE}.html`, status: 404 });
    },
  );

  it('are the files for robots under their own names', () => {
    expect(siteAnswer('/sitemap.xml', false)).toEqual({ file: 'sitemap.xml', status: 200 });
    expect(siteAnswer('/robots.txt', true)).toEqual({ file: 'robots.txt', status: 200 });
  });
});

describe('a request for a page', () => {
  it.each([
    ['GET', '/', true],
    ['HEAD', '/pricing', true],
    ['POST', '/contact', false],
    ['GET', '/api', false],
    ['GET', '/api/login', false],
    ['GET', '/api-docs', true],
    ['GET', '/healthz', false],
    ['GET', '/readyz/', false],
  ])('%s %s: %s', (method, path, expected) => {
    expect(isPageRequest({ method, path })).toBe(expected);
  });
});
