import { faqPage } from '../../parts/questions';
import { softwareApplication } from '../../parts/software-application';
import { FAQ, HERO } from './content';

/** What the landing page tells search engines. */
export const landingJsonLd = (): readonly object[] => [
  softwareApplication(HERO.lead),
  faqPage(FAQ),
];
