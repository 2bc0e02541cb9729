import { errorText } from '../../api/api-error';
import { useProviderQuery } from '../../api/use-provider-query';
import { FoundReasonsNote } from '../../documents/findings/ReasonField';
import { useDraft } from '../../drafts/use-draft';
import { Dialog } from '../../ui/Dialog';
import { InlineError } from '../../ui/InlineError';
import { ProgressBar } from '../../ui/ProgressBar';
import { documentsText, formatCount, sumsText } from '../format';
import { ALL_OF_DOCUMENTS } from '../../documents/document-key';
import { amountsInOrder } from '../history-row';
import type { Selection } from '../selection';
import {
  isShut,
  judgedOf,
  lacksReasons,
  NOTHING_SAID,
  type PaymentWish,
  reasonsOf,
} from '../../documents/findings/judged';
import { JudgedPayments } from '../../documents/findings/JudgedPayments';
import { type Payable, payableIds, payableOf } from './payable';
import { useMarkPaid } from './use-mark-paid';

interface MarkPaidDialogProps {
  selection: Selection;
  onClose(): void;
  onDone(): void;
}

const beforeText = (count: number): string =>
  count === 1
    ? 'Según el flujo aún no está pagado (paso 6, «Ejecutar pago»): quedará registrado quién lo marcó y cuándo.'
    : `Según el flujo, ${formatCount(count)} aún no están pagados (paso 6, «Ejecutar pago»): quedará registrado quién los marcó y cuándo.`;

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

/** Names the draft of the reasons: they are found again with their documents, whatever else is chosen. */
const FORM = 'marcar-pagado';

/** What would be marked, what was found in it, and what a person has said of it. */
function useMarkQuestion(selection: Selection) {
  const { draft: said, change, drop, isFound } = useDraft(FORM, NOTHING_SAID);
  const of = [selection.all?.filter, [...selection.documents.keys()]];
  const payable = useProviderQuery([...ALL_OF_DOCUMENTS, 'payable', ...of], (provider) =>
    payableOf(provider, selection),
  );
  const judgement = useProviderQuery([...ALL_OF_DOCUMENTS, 'judged', ...of], async (provider) =>
    judgedOf(provider, await payableIds(provider, selection), 'markPaid'),
  );
  const wish: PaymentWish = { door: 'markPaid', judged: judgement.data ?? [], said };
  const shut = wish.judged.filter(isShut).length;
  const isJudged = payable.data !== undefined && judgement.data !== undefined;
  // What stays out was added up with the rest: then no sum is better than one too many.
  const left = (all: Payable): Payable =>
    shut === 0 ? all : { ...all, toPay: all.toPay - shut, owed: null };
  return {
    wish,
    say: change,
    drop,
    isFound: isFound && reasonsOf(wish).some(({ reason }) => reason !== ''),
    payable: isJudged ? left(payable.data) : null,
    error: payable.error ?? judgement.error,
  };
}

interface ProgressProps {
  progress: { done: number; total: number };
  isResuming: boolean;
}

function MarkProgress({ progress, isResuming }: ProgressProps) {
  const { done, total } = progress;
  return (
    <div className="col g6">
      <ProgressBar fraction={total > 0 ? done / total : 0} label="Documentos marcados" />
      <p className="sm t2" role="status">
        {formatCount(done)} de {formatCount(total)} marcados
        {isResuming && ': puede continuar donde se detuvo'}
      </p>
    </div>
  );
}

/** Asks before payments are recorded: what changes, what does not, and what speaks against it. */
export function MarkPaidDialog({ selection, onClose, onDone }: MarkPaidDialogProps) {
  const { wish, say, drop, isFound, payable, error } = useMarkQuestion(selection);
  const job = useMarkPaid(selection, wish, () => {
    drop();
    onDone();
  });
  const close = (): void => {
    drop();
    onClose();
  };
  const { progress, isPending } = job;
  const isResuming = job.error !== null && progress !== null && progress.done > 0;
  const isReady = payable !== null && payable.toPay > 0 && !lacksReasons(wish);
  return (
    <Dialog
      title="Marcar como pagado"
      isBusy={isPending}
      onClose={close}
      onSubmit={job.run}
      cancelLabel={isResuming ? 'Cerrar' : 'Cancelar'}
      confirmLabel={isResuming ? 'Continuar' : 'Marcar como pagado'}
      isCancelFocused
      isShut={!isReady}
    >
      {payable && (
        <>
          <Consequences payable={payable} />
          {isFound && <FoundReasonsNote />}
          <JudgedPayments wish={wish} onSay={say} isDisabled={isPending} />
        </>
      )}
      {!payable && !error && <p role="status">Revisando la selección…</p>}
      {error && <InlineError text={errorText(error)} />}
      {progress && (isPending || isResuming) && (
        <MarkProgress progress={progress} isResuming={isResuming} />
      )}
      {job.error !== null && (
        <InlineError text={errorText(job.error, 'No se pudieron actualizar los documentos')} />
      )}
    </Dialog>
  );
}
