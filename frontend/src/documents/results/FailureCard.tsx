import type { DocumentSummary } from '@contracts/document';
import { OctagonAlert } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { DeleteDocumentButton } from '../actions/DeleteDocumentButton';
import { RetryDocumentButton } from '../actions/RetryDocumentButton';
import { PROCESSING_FAILED } from '../use-completion-toasts';

/** The newest document could not be read: the specified text, the cause and what to do. */
export function FailureCard({ document }: { document: DocumentSummary }) {
  const { failure, filename } = document;
  return (
    <section className="card failure" role="alert">
      <Icon of={OctagonAlert} size={20} />
      <div className="col">
        <h2 className="h3">{PROCESSING_FAILED.title}</h2>
        <p className="failure-file sm t3 mono">{filename}</p>
        <p className="md">{PROCESSING_FAILED.text}</p>
        {failure && (
          <p className="md t2">
            {failure.message} <span className="sm t3 mono">{failure.code}</span>
          </p>
        )}
        <span className="failure-actions">
          <RetryDocumentButton document={document} />
          <DeleteDocumentButton document={document} />
        </span>
      </div>
    </section>
  );
}
