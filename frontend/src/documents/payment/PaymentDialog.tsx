import type { PaymentView, SetOffNote } from '@contracts/payment';
import { formatDate } from '@rules/date';
import { useState } from 'react';
import { errorText } from '../../api/api-error';
import { useDraft } from '../../drafts/use-draft';
import { asksWhy, isShut } from '../findings/judged';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { OutdatedNote } from '../../ui/OutdatedNote';
import { FindingList } from '../findings/FindingList';
import { ReasonField } from '../findings/ReasonField';
import {
  changeOf,
  formOf,
  moneyOf,
  PAYMENT_OUTDATED,
  type PaymentDraft,
  restText,
} from './payment-draft';
import { useChangePayment, usePaymentJudgement } from './use-payment';

interface PaymentDialogProps {
  documentId: string;
  /** The document in a word or two. */
  name: string;
  view: PaymentView;
  onClose(): void;
}

interface PartProps {
  view: PaymentView;
  draft: PaymentDraft;
  onDraft(draft: PaymentDraft): void;
}

function Instalments({ view, draft, onDraft }: PartProps) {
  if (view.instalments.length === 0) return null;
  return (
    <div className="payment-instalments">
      <p className="block md m field-label">Cuotas leídas</p>
      <ul>
        {view.instalments.map(({ date, amount }, at) => (
          <li key={at} className="row">
            <span className="sp md">
              {formatDate(date)} · {moneyOf(view, amount)}
            </span>
            <Button size="s" onClick={() => onDraft({ ...draft, now: amount.toFixed(2) })}>
              Pagar esta
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const noteText = (view: PaymentView, { total, isSetOff }: SetOffNote): string =>
  `${moneyOf(view, total)}${isSetOff ? ' · ya descontada' : ''}`;

function CreditNotes({ view, draft, onDraft }: PartProps) {
  if (view.creditNotes.length === 0) return null;
  const choose = (id: string, isOn: boolean): void => {
    const notes = isOn ? [...draft.notes, id] : draft.notes.filter((other) => other !== id);
    // Whoever pays all that is left goes on doing so.
    const isWhole = draft.now === restText(view, draft.notes);
    onDraft({ ...draft, notes, now: isWhole ? restText(view, notes) : draft.now });
  };
  return (
    <fieldset className="col g4 fit choice-list">
      <legend className="block md m field-label">Notas de crédito que se descuentan</legend>
      {view.creditNotes.map((note) => (
        <Checkbox
          key={note.id}
          label={note.number}
          help={noteText(view, note)}
          checked={note.isSetOff || draft.notes.includes(note.id)}
          disabled={note.isSetOff}
          onChange={(isOn) => choose(note.id, isOn)}
        />
      ))}
    </fieldset>
  );
}

function Amount({ view, draft, onDraft, problem }: PartProps & { problem: string | null }) {
  if (view.total === null || view.paid === null)
    return <p className="md t2">No se conoce cuánto falta: quedará pagado del todo.</p>;
  return (
    <Field
      label="Se paga ahora"
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      value={draft.now}
      error={problem}
      help={`Falta ${moneyOf(view, view.rest ?? 0)} de ${moneyOf(view, view.total)}.`}
      onChange={(event) => onDraft({ ...draft, now: event.target.value })}
    />
  );
}

/** Records what was paid of a document: all that is left, or a part. */
export function PaymentDialog({ documentId, name, view, onClose }: PaymentDialogProps) {
  const first: PaymentDraft = { now: restText(view, []), notes: [], reason: '' };
  const form = useDraft(formOf('pay', documentId), first, view.version);
  const { draft, change: setDraft } = form;
  const close = (): void => {
    form.drop();
    onClose();
  };
  const [isTried, setIsTried] = useState(false);
  const judgement = usePaymentJudgement(documentId);
  const { run, isPending, errorText: failure } = useChangePayment(documentId, view, close);
  const [judged] = judgement.data ?? [];
  const wantsReason = judged !== undefined && asksWhy(judged, 'payment');
  const change = changeOf(view, draft);
  const problem = typeof change === 'string' ? change : null;
  const isHeld =
    judgement.data === undefined ||
    (judged !== undefined && isShut(judged)) ||
    (wantsReason && draft.reason.trim() === '');
  const submit = (): void => {
    setIsTried(true);
    if (typeof change !== 'string' && !isHeld) void run(change);
  };
  return (
    <Dialog
      title="Registrar pago"
      onClose={close}
      onSubmit={submit}
      confirmLabel="Registrar pago"
      busyLabel="Registrando…"
      isBusy={isPending}
      isShut={isHeld}
      error={failure}
    >
      <p className="md">{name}</p>
      {form.isOutdated && <OutdatedNote>{PAYMENT_OUTDATED}</OutdatedNote>}
      <FindingList findings={judged?.findings ?? []} />
      <Amount view={view} draft={draft} onDraft={setDraft} problem={isTried ? problem : null} />
      <Instalments view={view} draft={draft} onDraft={setDraft} />
      <CreditNotes view={view} draft={draft} onDraft={setDraft} />
      {wantsReason && (
        <ReasonField
          name={name}
          value={draft.reason}
          isDisabled={isPending}
          onChange={(reason) => setDraft({ reason })}
        />
      )}
      {judgement.error && <InlineError text={errorText(judgement.error)} />}
    </Dialog>
  );
}
