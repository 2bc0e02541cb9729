import type { DocumentDetail } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import type { Observation } from '@contracts/workflow';
import { ArrowLeft, ExternalLink, Flag } from 'lucide-react';
import { documentTitle } from '../documents/current-document';
import { LockChip } from '../documents/LockChip';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { LinkButton } from '../ui/LinkButton';
import { PaymentStatusChip } from '../ui/state-chips';
import { useNow } from '../ui/use-now';
import { DueMark, totalText } from './DueMark';
import { documentNumber } from './steps';

interface DetailHeadProps {
  document: DocumentDetail;
  observation: Observation | null;
  onBack(): void;
}

function Chips({ document, observation }: Pick<DetailHeadProps, 'document' | 'observation'>) {
  return (
    <span className="firm detail-head-chips g6 flex">
      <PaymentStatusChip status={document.paymentStatus} />
      {document.isLocked && <LockChip document={document} />}
      {observation && <Chip tone="bad" icon={Flag} word="Observado" />}
    </span>
  );
}

/** Whose document, which, until when and how much; and the way to all of it. */
export function DetailHead({ document, observation, onBack }: DetailHeadProps) {
  const title = documentTitle(document);
  return (
    <header className="under row detail-head p8">
      <Button className="only-s" look="ghost" size="s" icon={ArrowLeft} onClick={onBack}>
        Volver a la lista
      </Button>
      <div className="fit detail-head-names">
        <h2 id="documento-titulo" className="ell" title={title}>
          {title}
        </h2>
        <p className="row g5 fit sm t3 detail-head-facts">
          <span className="mono ell">{documentNumber(document)}</span>
          <span aria-hidden="true"> · </span>
          <DueMark document={document} now={useNow()} />
        </p>
      </div>
      <Chips document={document} observation={observation} />
      <span className="sp hide-s" />
      <strong className="nw b detail-head-total">{totalText(document)}</strong>
      <LinkButton size="s" icon={ExternalLink} to={documentScreen(document.id)}>
        Ver documento
      </LinkButton>
    </header>
  );
}
