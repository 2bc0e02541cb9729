import { documentTitle } from '../../documents/current-document';
import { formatCount } from '../../history/format';
import { ProgressBar } from '../../ui/ProgressBar';
import { type SendJob, sentCount } from './send-job';
import { sendErrorText } from './use-send-documents';

interface SendProgressProps {
  job: SendJob;
  isPending: boolean;
}

function countWords({ total, stoppedAt, ...job }: SendJob): string {
  const count = `${formatCount(job.added + job.repeated)} de ${formatCount(total)} en la hoja`;
  return stoppedAt
    ? `${count}. Se detuvo en «${documentTitle(stoppedAt)}»: puede continuar, ninguna fila se repite.`
    : count;
}

/** How far it has come, and which documents are not in the sheet. */
export function SendProgress({ job, isPending }: SendProgressProps) {
  if (job.total === 1) return null;
  return (
    <div className="col g6">
      <ProgressBar
        fraction={sentCount(job) / job.total}
        label="Documentos en la hoja"
        tone={isPending || job.failed.length === 0 ? 'primary' : 'warn'}
      />
      <p className="sm t2" role="status">
        {countWords(job)}
      </p>
      {job.failed.length > 0 && (
        <ul
          className="lined send-failures rolls framed r2 sm"
          aria-label="Documentos que no se enviaron"
          // Scrolled with the arrows when it is long.
          tabIndex={0}
        >
          {job.failed.map(({ document, error }) => (
            <li key={document.id}>
              <strong className="b">{documentTitle(document)}</strong> {sendErrorText(error)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
