import { ANNUAL_PERCENT } from '../../plans/plan-cost';
import { Plans } from '../../plans/Plans';
import { faqPage, Figures, Questions } from '../../sections/Facts';
import { Items, Thread } from '../../sections/Items';
import { CallBand, Section } from '../../sections/Section';
import { softwareApplication } from '../../sections/software-application';
import type { SitePage, SiteProps } from '../../site/site-page';
import {
  CALL,
  FAQ,
  FAQ_HEAD,
  FEATURES,
  factsOf,
  HERO,
  INDUSTRIES,
  PERU,
  PLANS_HEAD,
  QUOTES,
  STEPS,
} from './content';
import { Hero } from './hero/Hero';

function LandingBody({ claims }: SiteProps) {
  return (
    <>
      <Hero />
      <section className="wrap" aria-label="Foliado en cifras">
        <Figures figures={factsOf(claims)} />
      </section>
      <Section {...FEATURES.head}>
        <Items items={FEATURES.cards} look="grid-4 bento pictured" />
      </Section>
      <Section {...PERU.head} look="canvas" className="peru">
        <Items items={PERU.rules} look="grid-3 peru-grid" />
      </Section>
      <Section id="industrias" title="Para quienes reciben comprobantes todos los días">
        <Items items={INDUSTRIES} look="grid-3 pictured" iconSize={18} />
      </Section>
      {claims && (
        <Section id="clientes" title="Lo que dicen nuestros clientes">
          <Items items={QUOTES} look="grid-3 tiles quotes" />
        </Section>
      )}
      <Section {...FAQ_HEAD} look="aside">
        <Questions questions={FAQ} look="closed" />
      </Section>
      <Section id="how-it-works" title="Cómo funciona">
        <Thread stops={STEPS} look="across how" />
      </Section>
      <Section {...PLANS_HEAD}>
        <Plans level={3} />
        <p className="fine">Precios en dólares. Pago anual: {ANNUAL_PERCENT}&nbsp;% menos.</p>
      </Section>
      <CallBand {...CALL} />
    </>
  );
}

export const landingPage: SitePage = {
  name: 'landing',
  title: HERO.title,
  description: HERO.lead,
  Body: LandingBody,
  jsonLd: () => [softwareApplication(HERO.lead), faqPage(FAQ)],
};
