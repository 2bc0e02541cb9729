import { API, isScreenPath, START } from '@contracts/routes';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND_PAGE, ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { renderPage, robots, sitemap } from './prerender';
import { SITE } from './registry';
import type { SitePage } from './site-page';

const ASSETS = {
  styles: 'a>b{content:"</style>"}',
  script: '/assets/site-abc.js',
  modules: ['/assets/shell-abc.js'],
  fonts: ['/assets/font-abc.woff2'],
};
const SCHEMES = /^(mailto:|tel:)/;
const COMMANDS: readonly string[] = [API.login, API.register, START];

const parsed = new Map<string, Document>();

/** A page as a browser sees it; parsed once, tests only look. */
function documentOf(page: SitePage, claims: boolean): Document {
  const key = `${page.name} ${claims}`;
  const known = parsed.get(key);
  if (known) return known;
  const html = renderPage(page.name, { claims }, ASSETS);
  const document = new DOMParser().parseFromString(html, 'text/html');
  parsed.set(key, document);
  return document;
}

const attributes = (html: Document, name: string): string[] =>
  [...html.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '');

/** Every page, with and without the claims of the trade. */
const EDITIONS = SITE.flatMap((page) => [
  { name: page.name, page, claims: false },
  { name: `${page.name} with claims`, page, claims: true },
]);

const pageAt = (path: string): SitePage | undefined =>
  SITE.find(({ name }) => name !== NOT_FOUND_PAGE && SITE_PAGES[name] === path);

/** Null: the link leads somewhere that exists. */
function deadEnd(href: string, own: Document, claims: boolean): string | null {
  if (SCHEMES.test(href) || COMMANDS.includes(href)) return null;
  const [path = '', anchor] = href.split('#');
  if (path !== '' && !path.startsWith('/')) return `${href} leaves the site`;
  const target = path === '' ? null : pageAt(path);
  const isKnown =
    path === '' || Object.values<string>(SITE_PAGES).includes(path) || isScreenPath(path);
  if (!isKnown) return `${href} is no page`;
  if (anchor === undefined || target === undefined) return null;
  const html = target ? documentOf(target, claims) : own;
  return html.getElementById(anchor) ? null : `${href} has no such part`;
}

describe.each(EDITIONS)('the public page $name', ({ page, claims }) => {
  const html = documentOf(page, claims);

  it('says what it is: language, title, description, one heading', () => {
    expect(html.documentElement.lang).toBe('es-PE');
    expect(html.title).toBe(`${page.title} · Foliado`);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(html.querySelectorAll('h1')).toHaveLength(1);
  });

  it('goes down its headings one step at a time', () => {
    const levels = [...html.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2));
  });

  it('leads only to what exists', () => {
    const ends = attributes(html, 'href')
      .filter((href) => !href.startsWith('/assets/') && !href.startsWith('/favicon.'))
      .filter((href) => !href.startsWith('__FOLIADO_ORIGIN__'))
      .map((href) => deadEnd(href, html, claims));
    expect(ends.filter((end) => end !== null)).toEqual([]);
  });

  it('loads nothing from elsewhere and runs no script of its own text', () => {
    const loaded = [...attributes(html, 'src'), ...attributes(html, 'srcset')];
    expect(loaded.filter((address) => !address.startsWith('/'))).toEqual([]);
    const inline = [...html.querySelectorAll('script:not([src])')];
    expect(inline.map((script) => script.getAttribute('type'))).toEqual(
      inline.map(() => 'application/ld+json'),
    );
    inline.forEach(({ textContent }) => JSON.parse(textContent ?? ''));
  });

  it('has signs and a picture to share that are there', () => {
    const picture = html.querySelector('[property="og:image"]')?.getAttribute('content');
    const signs = [...html.querySelectorAll('[rel="icon"]')].map((sign) =>
      sign.getAttribute('href'),
    );
    expect(picture === undefined).toBe(page.name === NOT_FOUND_PAGE);
    for (const file of [...signs, (picture ?? '/og.png').replace(ORIGIN_MARK, '')]) {
      expect(existsSync(path.resolve('frontend/public', `.${file}`))).toBe(true);
    }
  });

  it('names each thing once, and what names something is there', () => {
    const ids = attributes(html, 'id');
    expect(ids).toEqual([...new Set(ids)]);
    const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
      attributes(html, name).flatMap((value) => value.split(' ')),
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('gives every picture its size or its frame', () => {
    const sizes = [...html.querySelectorAll('img')].map(
      (image) => image.hasAttribute('width') && image.hasAttribute('height'),
    );
    expect(sizes).not.toContain(false);
  });

  it('keeps its style sheet inside its element', () => {
    expect(html.querySelectorAll('head style')).toHaveLength(1);
    expect(html.querySelector('head style')?.textContent).toContain('content');
  });
});

describe('the public pages together', () => {
  it('have names, titles and descriptions of their own', () => {
    for (const key of ['name', 'title', 'description'] as const) {
      const values = SITE.map((page) => page[key]);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it('are in the site map, but for the page of what is not there', () => {
    const addresses = [...sitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const expected = SITE.flatMap(({ name }) =>
      name === NOT_FOUND_PAGE ? [] : [`__FOLIADO_ORIGIN__${SITE_PAGES[name]}`],
    );
    expect(addresses).toEqual(expected);
    expect(robots()).toContain('Sitemap: __FOLIADO_ORIGIN__/sitemap.xml');
  });

  it('do not include what nobody wrote', () => {
    expect(() => renderPage('nada', { claims: false }, ASSETS)).toThrow('nada');
  });
});
