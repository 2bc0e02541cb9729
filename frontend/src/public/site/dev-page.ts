import { DEFAULT_CONTACT_EMAIL, SITE_PAGES } from '@contracts/site';
import { withSiteFacts } from '@rules/site-facts';
import { renderPage } from './prerender';

/**
 * The public page of a path under `npm run dev`, with its sources in place of built files; null when the path is the
 * app's. The product itself serves what `scripts/prerender.mjs` has written.
 */
export function devPage(path: string, isSignedIn: boolean): string | null {
  const name = Object.entries(SITE_PAGES).find(([, own]) => own === path)?.[0];
  if (name === undefined || (path === SITE_PAGES.landing && isSignedIn)) return null;
  const script = `/src/public/pages/${name}/client.ts`;
  const page = renderPage(name, { claims: false }, { styles: '', script, modules: [], fonts: [] });
  return withSiteFacts(page, {
    origin: '',
    isSignedIn,
    contactEmail: DEFAULT_CONTACT_EMAIL,
    seller: null,
  });
}
