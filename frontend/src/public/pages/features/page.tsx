import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { STEPS } from '@contracts/workflow';
import type { ComponentType } from 'react';
import { ButtonLink } from '../../../ui/Button';
import { DataTable } from '../../sections/Facts';
import { Items, Thread } from '../../sections/Items';
import { itemsOf } from '../../sections/items-of';
import { CallBand, PageHead, Section } from '../../sections/Section';
import type { SitePage } from '../../site/site-page';
import { type ChapterId, CHAPTERS, HEAD, PROOFS } from './content';
import { CLOSE, ENGINES, LIMITS } from './honesty';
import { PaymentPictures, QrPicture, SumPicture, WordsPicture } from './proofs';
import {
  AuditPicture,
  ReadingPicture,
  ReviewPicture,
  SheetPicture,
  VerdictPicture,
} from './screens';

const ProofPictures = () => (
  <>
    <Items items={itemsOf(PROOFS, [QrPicture, SumPicture, WordsPicture])} look="grid-3 pictured" />
    <VerdictPicture />
  </>
);

const DRAWING: Readonly<Record<ChapterId, ComponentType>> = {
  leer: ReadingPicture,
  comprobar: ProofPictures,
  revisar: ReviewPicture,
  pagar: PaymentPictures,
  demostrar: AuditPicture,
  exportar: SheetPicture,
};

/** Chapters whose pictures need the whole width. */
const WIDE: readonly ChapterId[] = ['comprobar', 'pagar', 'exportar'];

/** A chapter: its folio on the thread, its words, its pictures and what else belongs to it. */
type ChapterProps = (typeof CHAPTERS)[number] & { number: number };

function ChapterSection({ id, title, lead, points, number }: ChapterProps) {
  const Drawing = DRAWING[id];
  const isWide = WIDE.includes(id);
  return (
    <section
      id={id}
      className={`wrap section split chapter ${isWide ? 'chapter-wide' : ''}`.trim()}
      aria-labelledby={`${id}-titulo`}
    >
      <span className="knot" aria-hidden="true">
        {number}
      </span>
      <div className={isWide ? 'section-head split' : undefined}>
        <h2 id={`${id}-titulo`}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="fit">
        <Drawing />
      </div>
      <Items items={points} look={`grid-${points.length === 4 ? 4 : 3} ruled`} />
    </section>
  );
}

const INDEX = CHAPTERS.map(({ id, word }, index) => ({
  knot: index + 1,
  name: <a href={`#${id}`}>{word}</a>,
}));

function FeaturesBody() {
  return (
    <>
      <PageHead {...HEAD}>
        <p className="actions">
          <ButtonLink href={START} look="primary" size="l">
            Comenzar gratis
          </ButtonLink>
          <ButtonLink href={SITE_PAGES.demo} size="l">
            Ver la demo
          </ButtonLink>
        </p>
        <nav aria-label="En esta página">
          <Thread stops={INDEX} look="across folios" />
        </nav>
      </PageHead>
      {CHAPTERS.map((chapter, index) => (
        <ChapterSection key={chapter.id} {...chapter} number={index + 1} />
      ))}
      <Section id="motores" {...ENGINES.head}>
        <DataTable {...ENGINES.table} />
      </Section>
      <Section id="no-hacemos" look="canvas" {...LIMITS.head}>
        <Items items={LIMITS.items} look="grid-2 ruled closed iconed" iconSize={18} />
      </Section>
      <CallBand {...CLOSE} />
    </>
  );
}

export const featuresPage: SitePage = {
  name: 'features',
  title: 'Características',
  description: `Lectura de comprobantes con el lugar de cada dato, cotejo con el QR de SUNAT, revisión, pago en ${STEPS.length} pasos, auditoría verificable y exportación.`,
  Body: FeaturesBody,
};
