import {
  MAX_DISPLAY_NAME_CHARS,
  MAX_WORKFLOW_COMMENT_CHARS,
  STEP_OF,
  type WorkflowStep,
} from '@contracts/workflow';
import { TEAMS } from '@contracts/user';
import type { WorkflowDocument } from '@contracts/workflow-calls';
import { Check, UserRound } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { displayName } from '../../api/display-name';
import { JudgedPayments } from '../../documents/findings/JudgedPayments';
import { documentsText, formatCount } from '../../history/format';
import { useSignedInUser } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { InlineError } from '../../ui/InlineError';
import { USER_MISSING } from '../card/step-draft';
import { nextStep, stepsOf } from '../steps';
import { BulkPaymentFields } from './BulkPaymentFields';
import { OneByOneDialog } from './OneByOneDialog';
import type { Chosen } from './use-chosen';
import { usePaymentSteps } from './use-payment-steps';
import { useTakeSteps } from './use-take-steps';

const STEPS_IN_ORDER = TEAMS.flatMap(stepsOf);

/** Which steps these documents take next, and how many of them each. */
const stepsOfAll = (documents: readonly WorkflowDocument[]): [WorkflowStep, number][] =>
  STEPS_IN_ORDER.map((step): [WorkflowStep, number] => [
    step,
    documents.filter((document) => nextStep(document.workflowVersion) === step).length,
  ]).filter(([, count]) => count > 0);

const WORDS = {
  done: 'Documentos que avanzaron',
  did: 'avanzaron un paso',
  refused: 'Documentos que no avanzaron',
};

interface BulkDialogProps {
  documents: readonly WorkflowDocument[];
  taking: ReturnType<typeof useTakeSteps>;
  onClose(): void;
}

/** Money is not moved by a stray Enter: Ctrl+Enter or the button takes the steps. */
function keepEnter(event: KeyboardEvent): void {
  const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
  if (isPlain && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** One name and one comment for all; what happens is said before, and how it ended after. */
function BulkDialog({ documents, taking, onClose }: BulkDialogProps) {
  const [user, setUser] = useState(displayName(useSignedInUser()));
  const [comment, setComment] = useState('');
  const payment = usePaymentSteps(documents);
  const steps = stepsOfAll(documents);
  const [only] = steps.length === 1 ? steps : [];
  const isNameless = user.trim() === '';
  // After an interruption, what had not come to its turn.
  const left = payment.open.filter(({ id }) => !taking.steps?.taken.includes(id));
  return (
    <OneByOneDialog
      title={`Dar el paso a ${documentsText(documents.length)}`}
      doing={taking}
      words={WORDS}
      confirmLabel={only?.[0].action ?? 'Dar los pasos'}
      isShut={isNameless || left.length === 0 || payment.isIncomplete}
      onConfirm={() => void taking.run(left, { user, comment, ...payment.said })}
      onClose={onClose}
    >
      <ul className="md">
        {steps.map(([{ step, title, action }, count]) => (
          <li key={step}>
            <strong className="b">{formatCount(count)}</strong> · Paso {step}, {title.toLowerCase()}
            : {action}
          </li>
        ))}
      </ul>
      {taking.steps === null && (
        <div className="col g12" onKeyDown={payment.isAsked ? keepEnter : undefined}>
          {payment.isAsked && <BulkPaymentFields payment={payment} />}
          {payment.wish && (
            <JudgedPayments wish={payment.wish} onSay={payment.onSay} isDisabled={false} />
          )}
          {payment.error && <InlineError text={payment.error} />}
          <Field
            label="Usuario"
            value={user}
            error={isNameless ? USER_MISSING : null}
            maxLength={MAX_DISPLAY_NAME_CHARS}
            leading={<Icon of={UserRound} className="t3" />}
            autoComplete="name"
            onChange={(event) => setUser(event.currentTarget.value)}
          />
          <Field
            label="Comentario"
            isOptional
            autoFocus={!payment.isAsked}
            help="Queda en la historia de cada documento."
            value={comment}
            maxLength={MAX_WORKFLOW_COMMENT_CHARS}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        </div>
      )}
    </OneByOneDialog>
  );
}

/** Takes the next steps of the chosen documents together; those that are refused stay chosen. */
export function BulkTakeStepButton({ chosen }: { chosen: Chosen }) {
  const notify = useNotify();
  const [open, setOpen] = useState<readonly WorkflowDocument[] | null>(null);
  const taking = useTakeSteps(({ total, taken, refused }, { out }) => {
    // Payments that were prepared stay chosen, their file to the bank comes next; but not beside those that
    // stayed where they were: what is chosen would wait for different steps.
    const isWhole = out === '' && refused.length === 0;
    const ended = chosen.documents.filter(
      ({ id, workflowVersion }) =>
        taken.includes(id) &&
        !(isWhole && nextStep(workflowVersion)?.step === STEP_OF.PreparePayment),
    );
    chosen.choose(ended, false);
    if (taken.length < total) return;
    setOpen(null);
    const description = [`${documentsText(total)}: un paso más`, out].filter(Boolean).join('. ');
    notify('Flujo actualizado', { description });
  });
  const close = (): void => {
    setOpen(null);
    taking.forget();
  };
  return (
    <>
      <Button size="s" look="primary" icon={Check} onClick={() => setOpen(chosen.documents)}>
        Dar el paso
      </Button>
      {open && <BulkDialog documents={open} taking={taking} onClose={close} />}
    </>
  );
}
