import type { ComponentType } from 'react';
import { Icon } from '../../../ui/Icon';
import { Linked } from '../../sections/Linked';
import type { Chapter, ChapterId, Point } from './content';
import { AuditPicture } from './pictures/AuditPicture';
import { DetractionPicture, PaymentFilePicture, RailPicture } from './pictures/PaymentPictures';
import { QrPicture, SumPicture, WordsPicture } from './pictures/ProofPictures';
import { ReadingPicture } from './pictures/ReadingPicture';
import { ReviewPicture } from './pictures/ReviewPicture';
import { SheetPicture } from './pictures/SheetPicture';
import { VerdictPicture } from './pictures/VerdictPicture';

const PROOFS = [
  {
    Drawing: QrPicture,
    title: 'Contra el QR de SUNAT',
    text: 'Se lee del papel y se compara con lo impreso: RUC, serie, número, IGV, total y fecha.',
  },
  {
    Drawing: SumPicture,
    title: 'Contra sus propias sumas',
    text: 'Líneas, subtotal, IGV y total tienen que cerrar al céntimo.',
  },
  {
    Drawing: WordsPicture,
    title: 'Contra el dígito y las letras',
    text: 'El RUC se prueba con su dígito verificador; el total, con el monto en letras.',
  },
] as const;

function ProofPictures() {
  return (
    <>
      <ul className="proofs">
        {PROOFS.map(({ Drawing, title, text }) => (
          <li key={title}>
            <Drawing />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <VerdictPicture />
    </>
  );
}

function PaymentPictures() {
  return (
    <div className="payment-pictures">
      <RailPicture />
      <DetractionPicture />
      <PaymentFilePicture />
    </div>
  );
}

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

function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="points">
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} size={20} />
          <h3>{title}</h3>
          <p>
            <Linked text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ChapterSectionProps {
  chapter: Chapter;
  /** Its folio, from 1. */
  number: number;
}

/** A chapter: its folio on the thread, its words, its pictures and what else belongs to it. */
export function ChapterSection({ chapter, number }: ChapterSectionProps) {
  const { id, title, lead, points } = chapter;
  const Drawing = DRAWING[id];
  return (
    <section
      id={id}
      className="chapter"
      data-look={WIDE.includes(id) ? 'wide' : 'split'}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap chapter-grid">
        <div className="chapter-words">
          <span className="folio" aria-hidden="true">
            {number}
          </span>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="chapter-pictures">
          <Drawing />
        </div>
        <Points points={points} />
      </div>
    </section>
  );
}
