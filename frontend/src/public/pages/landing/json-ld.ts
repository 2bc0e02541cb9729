import { ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { PLANS } from '../../content/plans';
import { FAQ, HERO } from './content';

const APPLICATION = {
  '@type': 'SoftwareApplication',
  name: 'Foliado',
  url: `${ORIGIN_MARK}${SITE_PAGES.landing}`,
  description: HERO.lead,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'es-PE',
  offers: PLANS.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'USD',
    url: `${ORIGIN_MARK}${SITE_PAGES.pricing}`,
  })),
};

const QUESTIONS = {
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** What the landing page tells search engines; no rating and no figure that nobody measured. */
export const landingJsonLd = (): readonly object[] => [APPLICATION, QUESTIONS];
