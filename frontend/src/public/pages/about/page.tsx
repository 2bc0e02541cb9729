import { ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { TEAM_CLAIMS } from '../../content/claims';
import { CONTACT_EMAIL } from '../../content/facts';
import { Figures } from '../../sections/Facts';
import { Items, Thread } from '../../sections/Items';
import { CallBand, PageHead, Section } from '../../sections/Section';
import type { SitePage, SiteProps } from '../../site/site-page';
import { CLOSE, figuresOf, HEAD, TECHNOLOGY, TIMELINE, VALUES } from './content';
import { MissionPicture } from './MissionPicture';

const MILESTONES = TIMELINE.milestones.map((milestone, index, { length }) => ({
  ...milestone,
  isNow: index === length - 1,
}));

function AboutBody({ claims }: SiteProps) {
  return (
    <>
      <PageHead {...HEAD} className="about-head" picture={<MissionPicture />} />
      <div className="wrap">
        <Figures figures={figuresOf(claims)} look={claims ? 'grid-3' : 'grid-4'} />
      </div>
      <Section id="valores" title="Lo que nos guía">
        <Items items={VALUES} look="grid-3 ruled closed cells" />
      </Section>
      <Section id="tecnologia" look="canvas" title={TECHNOLOGY.title} lead={TECHNOLOGY.lead}>
        <Thread stops={TECHNOLOGY.stages} look="across" />
      </Section>
      {claims && (
        <Section id="equipo" title="El equipo, en cifras">
          <Figures figures={TEAM_CLAIMS} />
        </Section>
      )}
      <Section id="historia" title={TIMELINE.title}>
        <Thread stops={MILESTONES} look="across years" />
      </Section>
      <CallBand {...CLOSE} />
    </>
  );
}

export const aboutPage: SitePage = {
  name: 'about',
  title: 'Acerca de',
  description:
    'Por qué existe Foliado, qué valores lo guían, cómo funciona su tecnología por dentro y cómo llegó hasta hoy.',
  Body: AboutBody,
  jsonLd: () => [
    {
      '@type': 'AboutPage',
      name: 'Acerca de Foliado',
      url: `${ORIGIN_MARK}${SITE_PAGES.about}`,
      about: {
        '@type': 'Organization',
        name: 'Foliado',
        url: `${ORIGIN_MARK}${SITE_PAGES.landing}`,
        email: CONTACT_EMAIL,
      },
    },
  ],
};
