import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { ButtonLink } from '../../../ui/Button';
import { FREE_SCANS } from '../../content/facts';
import { CallBand } from '../../sections/Section';
import type { SitePage } from '../../site/site-page';
import { ChapterSection } from './ChapterSection';
import { CHAPTERS, HEAD } from './content';
import { CLOSE } from './honesty';
import { EnginesSection, LimitsSection } from './HonestySections';

function Index() {
  return (
    <nav className="folio-index" aria-label="En esta página">
      <ol>
        {CHAPTERS.map(({ id, word }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="folio-number">{index + 1}</span>
              {word}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function FeaturesBody() {
  return (
    <>
      <header className="page-head features-head">
        <div className="wrap">
          <h1 className="title">{HEAD.title}</h1>
          <p className="lead">{HEAD.lead}</p>
          <p className="actions">
            <ButtonLink href={START} look="primary" size="l">
              Comenzar gratis
            </ButtonLink>
            <ButtonLink href={SITE_PAGES.demo} size="l">
              Ver la demo
            </ButtonLink>
          </p>
          <Index />
        </div>
      </header>
      {CHAPTERS.map((chapter, index) => (
        <ChapterSection key={chapter.id} chapter={chapter} number={index + 1} />
      ))}
      <EnginesSection />
      <LimitsSection />
      <CallBand
        {...CLOSE}
        text={`${FREE_SCANS} escaneos sin costo al crear su cuenta, sin tarjeta.`}
      />
    </>
  );
}

export const featuresPage: SitePage = {
  name: 'features',
  title: 'Características',
  description:
    'Lectura de comprobantes con el lugar de cada dato, cotejo con el QR de SUNAT, revisión, pago en ocho pasos, auditoría verificable y exportación.',
  Body: FeaturesBody,
};
