import { ORIGIN_MARK, SESSION_MARK, SITE_PAGES } from '@contracts/site';
import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import type { SitePage, SiteProps } from './site-page';

/** What the build made for a page; addresses from the root of the site. */
export interface PageAssets {
  /** Text of all style sheets of the page. */
  styles: string;
  /** The entry of the page's scripts. */
  script: string;
  /** Modules that the entry imports. */
  modules: readonly string[];
  /** Fonts that the first screen needs. */
  fonts: readonly string[];
}

interface SiteDocumentProps {
  page: SitePage;
  site: SiteProps;
  assets: PageAssets;
}

/** Text inside an element for scripts or styles ends at `</`, whatever its language says. */
const unbreakable = (text: string): string => text.replaceAll('</', '<\\/');

function JsonLd({ of }: { of: object }) {
  const html = JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

const pathOf = (page: SitePage): string | null =>
  page.name === 'not-found' ? null : SITE_PAGES[page.name];

/** What search engines and shared links show; a page that is not there has no address to share. */
function Sharing({ page, title }: { page: SitePage; title: string }) {
  const path = pathOf(page);
  if (path === null) return <meta name="robots" content="noindex" />;
  const address = `${ORIGIN_MARK}${path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Foliado" />
      <meta property="og:locale" content="es_PE" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${ORIGIN_MARK}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="Una factura leída, con cada dato y su lugar en la página"
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Head({ page, site, assets }: SiteDocumentProps): ReactNode {
  const title = `${page.title} · Foliado`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#141820" media="(prefers-color-scheme: dark)" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: unbreakable(assets.styles) }} />
      <script type="module" src={assets.script} />
      {assets.modules.map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <Sharing page={page} title={title} />
      {page.jsonLd?.(site).map((thing, index) => (
        <JsonLd key={index} of={thing} />
      ))}
    </head>
  );
}

/** A whole public page, from `<html>` on. */
export function SiteDocument(props: SiteDocumentProps) {
  const { page, site } = props;
  return (
    <html lang="es-PE" data-session={SESSION_MARK}>
      <Head {...props} />
      <body id="top">
        <a className="skip-link" href="#contenido">
          Saltar al contenido
        </a>
        <SiteHeader current={page.name} />
        <main id="contenido" tabIndex={-1}>
          <page.Body {...site} />
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
