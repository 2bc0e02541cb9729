import { NOT_FOUND_PAGE, ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from './registry';
import { SiteDocument, type PageAssets } from './SiteDocument';
import type { SitePage, SiteProps } from './site-page';

/** Names of all pages; each is rendered by `renderPage`. */
export const PAGE_NAMES: readonly SitePage['name'][] = SITE.map(({ name }) => name);

/** A public page as HTML, with `ORIGIN_MARK` where the address of the site belongs. */
export function renderPage(name: string, site: SiteProps, assets: PageAssets): string {
  const page = SITE.find((one) => one.name === name);
  if (!page) throw new Error(`There is no public page ${name}`);
  const html = renderToStaticMarkup(<SiteDocument page={page} site={site} assets={assets} />);
  return `<!doctype html>${html}`;
}

/** The pages for search engines. */
export function sitemap(): string {
  const urls = PAGE_NAMES.flatMap((name) =>
    name === NOT_FOUND_PAGE ? [] : [`  <url><loc>${ORIGIN_MARK}${SITE_PAGES[name]}</loc></url>\n`],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** What robots may read: everything but the calls of the app. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN_MARK}/sitemap.xml\n`;
}
