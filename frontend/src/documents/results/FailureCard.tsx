import type { DocumentSummary } from '@contracts/document';
import { Ban, OctagonAlert, PencilLine } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { LinkButton } from '../../ui/LinkButton';
import { DeleteDocumentButton } from '../actions/DeleteDocumentButton';
import { RetryDocumentButton } from '../actions/RetryDocumentButton';
import { byHandScreen } from '../by-hand';
import { isCancelled } from '../runs/failure-kind';
import { OtherEngineButton } from '../runs/OtherEngineButton';
import { PROCESSING_FAILED } from '../use-completion-toasts';

/** A document that could not be read: the specified text, the cause and what to do; or whose reading was ended. */
export function FailureCard({ document }: { document: DocumentSummary }) {
  const { failure, filename } = document;
  const wasCancelled = isCancelled(failure);
  return (
    <section
      className="card lead g10 failure p14"
      role="alert"
      data-quiet={wasCancelled || undefined}
    >
      <Icon of={wasCancelled ? Ban : OctagonAlert} size={20} />
      <div className="col g4 fit">
        <h2 className="h3">{wasCancelled ? 'Lectura cancelada' : PROCESSING_FAILED.title}</h2>
        <p className="failure-file sm t3 mono">{filename}</p>
        {!wasCancelled && <p className="md">{PROCESSING_FAILED.text}</p>}
        {failure && (
          <p className="md t2">
            {failure.message} <span className="sm t3 mono">{failure.code}</span>
          </p>
        )}
        <span className="row wraps failure-actions">
          <RetryDocumentButton document={document} />
          <OtherEngineButton document={document} />
          <LinkButton size="s" icon={PencilLine} to={byHandScreen(document.id)}>
            Escribir a mano
          </LinkButton>
          <DeleteDocumentButton document={document} />
        </span>
      </div>
    </section>
  );
}
