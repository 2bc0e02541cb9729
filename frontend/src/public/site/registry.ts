import { aboutPage } from '../pages/about/page';
import { apiDocsPage } from '../pages/api-docs/page';
import { contactPage } from '../pages/contact/page';
import { demoPage } from '../pages/demo/page';
import { featuresPage } from '../pages/features/page';
import { helpPage } from '../pages/help/page';
import { landingPage } from '../pages/landing/page';
import { notFoundPage } from '../pages/not-found/page';
import { pricingPage } from '../pages/pricing/page';
import { privacyPolicyPage } from '../pages/privacy-policy/page';
import { termsOfServicePage } from '../pages/terms-of-service/page';
import type { SitePage } from './site-page';

/** Every public page that the build renders; the folder of a page is `pages/<name>/`. */
export const SITE: readonly SitePage[] = [
  landingPage,
  featuresPage,
  pricingPage,
  demoPage,
  aboutPage,
  helpPage,
  contactPage,
  apiDocsPage,
  privacyPolicyPage,
  termsOfServicePage,
  notFoundPage,
];
