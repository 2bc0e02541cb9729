/**
 * Public pages (spec section 2) that the build prerenders: name of the page -> its path.
 * `/` is answered only to who is signed out.
 */
export const SITE_PAGES = {
  landing: '/',
  features: '/features',
  pricing: '/pricing',
  demo: '/demo',
  help: '/help',
  contact: '/contact',
  about: '/about',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'api-docs': '/api-docs',
} as const;

export type SitePageName = keyof typeof SITE_PAGES;

/** The page for every path that is neither public nor a screen; answered with 404. */
export const NOT_FOUND_PAGE = 'not-found';

/** Stands in prerendered pages where the public address belongs; the server knows it, the build does not. */
export const ORIGIN_MARK = '__FOLIADO_ORIGIN__';

/** Stand in prerendered pages for what the operator's configuration says: an address, a sentence about the seller. */
export const CONTACT_MARK = '__FOLIADO_CONTACT__';
export const SELLER_MARK = '__FOLIADO_SELLER__';

/** Where the product's own contact is, unless the operator names another. */
export const DEFAULT_CONTACT_EMAIL = 'contacto@foliado.pe';

/** Stands in prerendered pages where the server says whether the visitor is signed in: `in` or `out`. */
export const SESSION_MARK = '__FOLIADO_SESSION__';
