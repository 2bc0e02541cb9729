import type { PaymentView, SetOffNote } from '@contracts/payment';
import { formatDate } from '@rules/date';
import type { ComponentProps } from 'react';
import { errorText } from '../../api/api-error';
import { asksWhy, isShut } from '../findings/judged';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { WarnNote } from '../../ui/WarnNote';
import { FindingList } from '../findings/FindingList';
import { ReasonField } from '../findings/ReasonField';
import { changeOf, moneyOf, PAYMENT_OUTDATED, type PaymentDraft, restText } from './payment-draft';
import { type PaymentDialogProps, usePaymentForm, usePaymentJudgement } from './use-payment';

interface PartProps {
  view: PaymentView;
  draft: PaymentDraft;
  onDraft(part: Partial<PaymentDraft>): void;
}

function Instalments({ view, onDraft }: Omit<PartProps, 'draft'>) {
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
            <Button size="s" onClick={() => onDraft({ now: amount.toFixed(2) })}>
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
    onDraft({ notes, now: isWhole ? restText(view, notes) : draft.now });
  };
  return (
    <fieldset className="col g4 fit t1">
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

function Amount({ view, input }: { view: PaymentView; input: ComponentProps<typeof Field> }) {
  if (view.total === null || view.paid === null)
    return <p className="md t2">No se conoce cuánto falta: quedará pagado del todo.</p>;
  return (
    <Field
      {...input}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      help={`Falta ${moneyOf(view, view.rest ?? 0)} de ${moneyOf(view, view.total)}.`}
    />
  );
}

/** Records what was paid of a document: all that is left, or a part. */
export function PaymentDialog({ name, ...props }: PaymentDialogProps & { name: string }) {
  const { documentId, view, onClose } = props;
  const first: PaymentDraft = { now: restText(view, []), notes: [], reason: '' };
  const form = usePaymentForm('pay', props, first, changeOf);
  const { draft, change, isPending } = form;
  const judgement = usePaymentJudgement(documentId);
  const [judged] = judgement.data ?? [];
  const wantsReason = judged !== undefined && asksWhy(judged, 'payment');
  const isHeld =
    judgement.data === undefined ||
    (judged !== undefined && isShut(judged)) ||
    (wantsReason && draft.reason.trim() === '');
  return (
    <Dialog
      {...form.dialog(onClose)}
      title="Registrar pago"
      onSubmit={isHeld ? form.check : form.send}
      confirmLabel="Registrar pago"
      busyLabel="Registrando…"
      isShut={isHeld}
    >
      <p className="md">{name}</p>
      {form.isOutdated && <WarnNote>{PAYMENT_OUTDATED}</WarnNote>}
      <FindingList findings={judged?.findings ?? []} />
      <Amount view={view} input={{ ...form.field('now'), label: 'Se paga ahora' }} />
      <Instalments view={view} onDraft={change} />
      <CreditNotes view={view} draft={draft} onDraft={change} />
      {wantsReason && (
        <ReasonField
          name={name}
          value={draft.reason}
          isDisabled={isPending}
          onChange={(reason) => change({ reason })}
        />
      )}
      {judgement.error && <InlineError text={errorText(judgement.error)} />}
    </Dialog>
  );
}
