import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { InlineError } from '../../ui/InlineError';
import { ProgressBar } from '../../ui/ProgressBar';
import { documentsText, formatCount, sumsText } from '../format';
import { HISTORY_KEY } from '../history-key';
import { amountsInOrder } from '../history-row';
import type { Selection } from '../selection';
import { type Payable, payableOf } from './payable';
import { useMarkPaid } from './use-mark-paid';

interface MarkPaidDialogProps {
  selection: Selection;
  onClose(): void;
  onDone(): void;
}

function beforeText(count: number): string {
  return count === 1
    ? 'Según el flujo aún no está pagado (paso 6, «Ejecutar pago»): quedará registrado quién lo marcó y cuándo.'
    : `Según el flujo, ${formatCount(count)} aún no están pagados (paso 6, «Ejecutar pago»): quedará registrado quién los marcó y cuándo.`;
}

const paidText = (count: number): string =>
  count === 1
    ? '1 ya está pagado y no cambia.'
    : `${formatCount(count)} ya están pagados y no cambian.`;

const unreadText = (count: number): string =>
  count === 1
    ? '1 no tiene datos leídos y no se marca.'
    : `${formatCount(count)} no tienen datos leídos y no se marcan.`;

/** Of what will be marked; nothing where it is not known. */
function sumText({ owed }: Payable): string {
  if (!owed) return '';
  const sums = sumsText(amountsInOrder(owed));
  return sums ? `Suman ${sums} por pagar, cada deuda una vez.` : 'No suman nada por pagar.';
}

function Consequences({ payable }: { payable: Payable }) {
  const { toPay, isCapped, alreadyPaid, unread } = payable;
  return (
    <>
      {toPay === 0 ? (
        <p>No queda ningún documento por marcar en la selección.</p>
      ) : (
        <>
          <p>
            {toPay === 1 ? 'Se marcará ' : 'Se marcarán '}
            <strong className="b">
              {isCapped && 'más de '}
              {documentsText(toPay)}
            </strong>{' '}
            como {toPay === 1 ? 'pagado' : 'pagados'}. {sumText(payable)}
          </p>
          <p>{beforeText(toPay)}</p>
        </>
      )}
      {!isCapped && alreadyPaid > 0 && <p>{paidText(alreadyPaid)}</p>}
      {!isCapped && unread > 0 && <p>{unreadText(unread)}</p>}
    </>
  );
}

/** Asks before payments are recorded: what changes, what does not, and what the workflow says. */
export function MarkPaidDialog({ selection, onClose, onDone }: MarkPaidDialogProps) {
  const provider = useDataProvider<AppDataProvider>();
  const { data: payable, error } = useQuery({
    queryKey: [HISTORY_KEY, 'payable', selection.all?.filter, [...selection.documents.keys()]],
    queryFn: () => payableOf(provider, selection),
  });
  const job = useMarkPaid(selection, onDone);
  const { progress, isPending } = job;
  const isResuming = job.error !== null && progress !== null && progress.done > 0;
  return (
    <Dialog
      title="Marcar como pagado"
      isBusy={isPending}
      onClose={onClose}
      onSubmit={job.run}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose} autoFocus>
            {isResuming ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button
            type="submit"
            look="primary"
            disabled={isPending || !payable || payable.toPay === 0}
          >
            {isResuming ? 'Continuar' : 'Marcar como pagado'}
          </Button>
        </>
      }
    >
      {payable && <Consequences payable={payable} />}
      {!payable && !error && <p role="status">Revisando la selección…</p>}
      {error && <InlineError text={errorText(error)} />}
      {progress && (isPending || isResuming) && (
        <div className="history-progress">
          <ProgressBar
            fraction={progress.total > 0 ? progress.done / progress.total : 0}
            label="Documentos marcados"
          />
          <p className="sm t2" role="status">
            {formatCount(progress.done)} de {formatCount(progress.total)} marcados
            {isResuming && ': puede continuar donde se detuvo'}
          </p>
        </div>
      )}
      {job.error !== null && (
        <InlineError text={errorText(job.error, 'No se pudieron actualizar los documentos')} />
      )}
    </Dialog>
  );
}
