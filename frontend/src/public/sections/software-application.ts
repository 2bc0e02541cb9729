import { ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { PLANS } from '../plans/plans';

/** The product for search engines (schema.org); no rating and no figure that nobody measured. */
export const softwareApplication = (description: string): object => ({
  '@type': 'SoftwareApplication',
  name: 'Foliado',
  url: `${ORIGIN_MARK}${SITE_PAGES.landing}`,
  description,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'es-PE',
  offers: PLANS.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    url: `${ORIGIN_MARK}${SITE_PAGES.pricing}`,
  })),
});
