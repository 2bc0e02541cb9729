import { LegalDocument } from '../../legal/LegalDocument';
import type { SitePage } from '../../site/site-page';
import { PRIVACY, PRIVACY_DESCRIPTION } from './content';

/** /privacy-policy: what the product really does with data, under Ley 29733. */
export const privacyPolicyPage: SitePage = {
  name: 'privacy-policy',
  title: PRIVACY.title,
  description: PRIVACY_DESCRIPTION,
  Body: () => <LegalDocument text={PRIVACY} />,
};
