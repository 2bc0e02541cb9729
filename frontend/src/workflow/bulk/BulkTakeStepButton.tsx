import {
  MAX_DISPLAY_NAME_CHARS,
  MAX_WORKFLOW_COMMENT_CHARS,
  type WorkflowStep,
} from '@contracts/workflow';
import { TEAMS } from '@contracts/user';
import type { WorkflowDocument } from '@contracts/workflow-calls';
import { Check, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { displayName } from '../../api/display-name';
import { documentTitle } from '../../documents/current-document';
import { documentsText, formatCount } from '../../history/format';
import { useSignedInUser } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { InlineError } from '../../ui/InlineError';
import { ProgressBar } from '../../ui/ProgressBar';
import { USER_MISSING } from '../card/step-draft';
import { nextStep, documentNumber, stepsOf } from '../steps';
import type { Chosen } from './use-chosen';
import { type StepsTaken, useTakeSteps } from './use-take-steps';

const STEPS_IN_ORDER = TEAMS.flatMap(stepsOf);

/** Which steps these documents take next, and how many of them each. */
const stepsOfAll = (documents: readonly WorkflowDocument[]): [WorkflowStep, number][] =>
  STEPS_IN_ORDER.map((step): [WorkflowStep, number] => [
    step,
    documents.filter((document) => nextStep(document.workflowVersion) === step).length,
  ]).filter(([, count]) => count > 0);

interface ReportProps {
  steps: StepsTaken;
  isPending: boolean;
  /** What is done with them: "2 de 3 {did}". */
  words: Readonly<Record<'done' | 'did' | 'refused', string>>;
}
const OF_STEPS = {
  done: 'Documentos que avanzaron',
  did: 'avanzaron un paso',
  refused: 'Documentos que no avanzaron',
};

/** How far it has come, and which documents stayed where they were. */
export function Report({ steps, isPending, words }: ReportProps) {
  const { total, taken, refused } = steps;
  return (
    <>
      <ProgressBar
        fraction={(taken.length + refused.length) / total}
        label={words.done}
        tone={refused.length > 0 ? 'warn' : 'primary'}
      />
      <p className="sm t2" role="status">
        {formatCount(taken.length)} de {formatCount(total)} {words.did}
        {!isPending && taken.length < total && '; los demás siguen seleccionados'}
      </p>
      {refused.length > 0 && (
        <ul className="workflow-refused sm" aria-label={words.refused} tabIndex={0}>
          {refused.map(({ document, text }) => (
            <li key={document.id}>
              <strong className="b">{documentTitle(document)}</strong>{' '}
              <span className="mono nw">{documentNumber(document)}</span>: {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface BulkDialogProps {
  documents: readonly WorkflowDocument[];
  steps: readonly [WorkflowStep, number][];
  taking: ReturnType<typeof useTakeSteps>;
  onClose(): void;
}

/** One name and one comment for all; what happens is said before, and how it ended after. */
function BulkDialog({ documents, steps, taking, onClose }: BulkDialogProps) {
  const [user, setUser] = useState(displayName(useSignedInUser()));
  const [comment, setComment] = useState('');
  const { isPending, failure } = taking;
  const isNameless = user.trim() === '';
  const [only] = steps.length === 1 ? steps : [];
  // After an interruption, what had not come to its turn.
  const left = documents.filter(({ id }) => !taking.steps?.taken.includes(id));
  const isOver = taking.steps !== null && !isPending && failure === null;
  return (
    <Dialog
      title={`Dar el paso a ${documentsText(documents.length)}`}
      isModal
      isBusy={isPending}
      onClose={onClose}
      onSubmit={() => {
        if (isOver) onClose();
        else if (!isNameless) void taking.run(left, { user, comment });
      }}
      actions={
        isPending ? (
          <Button onClick={taking.stop}>Detener</Button>
        ) : isOver ? (
          <Button type="submit" look="primary">
            Entendido
          </Button>
        ) : (
          <DialogActions
            confirmLabel={failure ? 'Continuar' : (only?.[0].action ?? 'Dar los pasos')}
            isShut={isNameless}
            onClose={onClose}
          />
        )
      }
    >
      <ul className="workflow-bulk-steps md">
        {steps.map(([{ step, title, action }, count]) => (
          <li key={step}>
            <strong className="b">{formatCount(count)}</strong> · Paso {step}, {title.toLowerCase()}
            : {action}
          </li>
        ))}
      </ul>
      {taking.steps === null && (
        <>
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
            autoFocus
            help="Queda en la historia de cada documento."
            value={comment}
            maxLength={MAX_WORKFLOW_COMMENT_CHARS}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        </>
      )}
      {taking.steps && <Report steps={taking.steps} isPending={isPending} words={OF_STEPS} />}
      {failure && <InlineError text={failure} />}
    </Dialog>
  );
}

/** Takes the next steps of the chosen documents together; those that are refused stay chosen. */
export function BulkTakeStepButton({ chosen }: { chosen: Chosen }) {
  const notify = useNotify();
  const [open, setOpen] = useState<readonly WorkflowDocument[] | null>(null);
  const taking = useTakeSteps(({ total, taken }) => {
    chosen.choose(
      chosen.documents.filter(({ id }) => taken.includes(id)),
      false,
    );
    if (taken.length < total) return;
    setOpen(null);
    notify('Flujo actualizado', { description: `${documentsText(total)}: un paso más` });
  });
  const close = (): void => {
    setOpen(null);
    taking.forget();
  };
  const { documents } = chosen;
  return (
    <>
      <Button size="s" look="primary" icon={Check} onClick={() => setOpen(documents)}>
        Dar el paso
      </Button>
      {open && (
        <BulkDialog documents={open} steps={stepsOfAll(open)} taking={taking} onClose={close} />
      )}
    </>
  );
}
