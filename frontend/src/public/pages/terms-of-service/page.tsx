import { LegalDocument } from '../../legal/LegalDocument';
import type { SitePage } from '../../site/site-page';
import { TERMS, TERMS_DESCRIPTION } from './content';

/** /terms-of-service: what both sides may expect of each other. */
export const termsOfServicePage: SitePage = {
  name: 'terms-of-service',
  title: TERMS.title,
  description: TERMS_DESCRIPTION,
  Body: () => <LegalDocument text={TERMS} />,
};
