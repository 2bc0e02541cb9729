import { CallBand } from '../../parts/CallBand';
import type { SitePage, SiteProps } from '../../site/site-page';
import { CALL, HERO } from './content';
import { Facts } from './Facts';
import { Faq } from './Faq';
import { Features } from './Features';
import { Hero } from './hero/Hero';
import { HowItWorks } from './HowItWorks';
import { Industries } from './Industries';
import { landingJsonLd } from './json-ld';
import { Peru } from './Peru';
import { Plans } from './Plans';
import { Testimonials } from './Testimonials';

function LandingBody({ claims }: SiteProps) {
  return (
    <>
      <Hero />
      <Facts claims={claims} />
      <Features />
      <Peru />
      <Industries />
      {claims && <Testimonials />}
      <Faq />
      <HowItWorks />
      <Plans />
      <div className="wrap">
        <CallBand {...CALL} />
      </div>
    </>
  );
}

export const landingPage: SitePage = {
  name: 'landing',
  title: HERO.title,
  description: HERO.lead,
  Body: LandingBody,
  jsonLd: landingJsonLd,
};
