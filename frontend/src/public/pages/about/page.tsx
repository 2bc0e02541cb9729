import { ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { Icon } from '../../../ui/Icon';
import { type Claim, TEAM_CLAIMS } from '../../content/claims';
import { CONTACT_EMAIL } from '../../content/facts';
import { CallBand } from '../../parts/CallBand';
import type { SitePage, SiteProps } from '../../site/site-page';
import { CLOSE, figuresOf, HEAD, TEAM_TITLE, VALUES } from './content';
import { MissionPicture } from './MissionPicture';
import { TechnologySection } from './TechnologySection';
import { TimelineSection } from './TimelineSection';

function Figures({ figures }: { figures: readonly Claim[] }) {
  return (
    <dl className="figures" data-count={figures.length}>
      {figures.map(({ figure, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Values() {
  return (
    <section className="wrap section" aria-labelledby="valores">
      <h2 id="valores">Lo que nos guía</h2>
      <ul className="values">
        {VALUES.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon of={icon} size={20} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Team() {
  return (
    <section className="wrap section" aria-labelledby="equipo">
      <h2 id="equipo">{TEAM_TITLE}</h2>
      <Figures figures={TEAM_CLAIMS} />
    </section>
  );
}

function Close() {
  return (
    <div className="wrap">
      <CallBand {...CLOSE} />
    </div>
  );
}

function AboutBody({ claims }: SiteProps) {
  return (
    <>
      <header className="page-head about-head">
        <div className="wrap about-head-grid">
          <div>
            <p className="mission">{HEAD.mission}</p>
            <h1 className="title">{HEAD.title}</h1>
            <p className="lead">{HEAD.lead}</p>
          </div>
          <MissionPicture />
        </div>
      </header>
      <div className="wrap">
        <Figures figures={figuresOf(claims)} />
      </div>
      <Values />
      <TechnologySection />
      {claims && <Team />}
      <TimelineSection />
      <Close />
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
