import { MAX_DISPLAY_NAME_CHARS, MAX_WORKFLOW_COMMENT_CHARS, STEPS } from '@contracts/workflow';
import type { StepCheck } from '@rules/workflow-checks';
import { Check, History, UserRound, Users } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { useHeld } from '../../ui/use-held';
import { CheckCells } from './CheckCells';
import { ConflictCard } from './ConflictCard';
import { DetractionBlock } from './DetractionBlock';
import { DetractionFields } from './DetractionFields';
import { Note } from './Note';
import { PaymentFields } from './PaymentFields';
import { DETRACTION_STEP, numberOf, type ReasonAsked } from './step-draft';
import { STEP_TEXT } from './step-texts';
import { documentNumber } from '../steps';
import { type StepFormOptions, type StepPartProps, useStepForm } from './use-step-form';

/** By which the keys of the screen find the form of the open document. */
export const STEP_FORM_ID = 'paso';

interface StepFormProps extends StepFormOptions {
  /** Why it can only be read; null when the step can be taken. */
  refusal: ReactNode;
  /** The document was opened by the step of another one, and not by the person. */
  isArrival?: boolean;
  /** Beside the button. */
  otherActs: ReactNode;
  /** The first field takes the focus. */
  isWanted: boolean;
}

/** Money is not moved by a stray Enter: Ctrl+Enter or the button takes the step. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) event.currentTarget.requestSubmit();
  } else if (event.target instanceof HTMLInputElement) event.preventDefault();
}

const firstInput = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('input:not(:disabled)') ?? null;

/** After the problems have been drawn. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function useFormFocus(isWanted: boolean, isPending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (isWanted) firstInput(form.current)?.focus();
  }, [isWanted]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    // A disabled button loses the focus; a refused step gives it back.
    if (wasPending.current && !isPending && isLost) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
    wasPending.current = isPending;
  }, [isPending]);
  return form;
}

interface DetractionPartProps extends StepPartProps {
  /** The choice of `DETRACTION_STEP` stands, unless it is being changed. */
  isDecided: boolean;
}

/** The block writes these out in full. */
const IN_BLOCK: readonly string[] = ['detraccion', 'deposito'];
const isNotInBlock = ({ id }: StepCheck): boolean => !IN_BLOCK.includes(id);

function DetractionPart({ view, isDecided, isDisabled }: DetractionPartProps) {
  const { draft, sum, suggestion } = view;
  return (
    <>
      <DetractionBlock
        suggestion={suggestion}
        sum={sum}
        percentage={draft.requiresDetraction ? numberOf(draft.detractionPercentage) : null}
        decided={isDecided ? view.line || 'sin detracción' : null}
      />
      {!isDecided && <DetractionFields view={view} isDisabled={isDisabled} />}
    </>
  );
}

/** Label and example of what there is to say. */
const COMMENT: Readonly<Record<ReasonAsked | 'none', readonly [string, string]>> = {
  none: ['Comentario', 'Escriba un comentario'],
  payment: ['Motivo para pagarlo', 'Por ejemplo: lo confirmó el proveedor por teléfono'],
  detraction: [
    'Motivo para no detraer',
    'Por ejemplo: el servicio está exonerado, según el contador',
  ],
};

/** Under which name, and what there is to say. */
function PersonFields({ view, isDisabled }: StepPartProps) {
  const [label, placeholder] = COMMENT[view.reasonAsked ?? 'none'];
  return (
    <div className="wf-fields in-grid g14 starts" data-kind="person">
      <Field
        {...view.field('user')}
        label="Usuario"
        maxLength={MAX_DISPLAY_NAME_CHARS}
        leading={<Icon of={UserRound} className="t3" />}
        autoComplete="name"
        disabled={isDisabled}
      />
      <Field
        {...view.field('comment')}
        label={label}
        isOptional={view.reasonAsked === null}
        placeholder={placeholder}
        maxLength={MAX_WORKFLOW_COMMENT_CHARS}
        disabled={isDisabled}
      />
    </div>
  );
}

/** What the company asks of who takes the step. */
const CompanyRules = ({ view: { rules } }: Pick<StepPartProps, 'view'>) =>
  rules.map((rule) => (
    <span key={rule} className="right row g5 sp step-rule to-end sm t3">
      <Icon of={Users} size={14} />
      {rule}
    </span>
  ));

/** What is typed was meant for an earlier step. */
function MovedOnNote({ view: { isOutdated, conflict } }: Pick<StepPartProps, 'view'>) {
  if (!isOutdated || conflict) return null;
  return (
    <Note tone="warn" icon={History}>
      <p className="md">
        El documento avanzó mientras usted escribía: revise si lo escrito vale para este paso.
      </p>
    </Note>
  );
}

/** Checks, proposals and fields of the next step, and the button that takes it (spec section 4). */
export function StepForm(props: StepFormProps) {
  const { document, detail, step, refusal, otherActs, isWanted, isArrival = false } = props;
  const view = useStepForm(props);
  const isHeld = useHeld(`${detail.documentId} ${detail.workflowVersion}`, isArrival);
  const { isPending, conflict } = view;
  const form = useFormFocus(isWanted, isPending);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const isReadOnly = refusal !== null;
  const isDisabled = isReadOnly || isPending;
  const hasDetraction = step.fields.includes('requiresDetraction');
  const isDecided = step.step > DETRACTION_STEP && !isCorrecting && !view.lacksRate;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isDisabled || conflict || isHeld) return;
    const isSent = view.submit();
    if (!isSent) focusFirstProblem(form.current);
  };
  const text = STEP_TEXT[step.command];
  return (
    <form
      ref={form}
      id={STEP_FORM_ID}
      className="col g14 fit step-form"
      noValidate
      aria-busy={isPending || undefined}
      aria-labelledby="paso-titulo"
      onSubmit={submit}
      onKeyDown={sendOnCtrlEnter}
    >
      <div>
        <h3 id="paso-titulo" className="h2">
          Paso {step.step} de {STEPS.length}: {text.heading}
        </h3>
        <p className="md t2">{text.task}</p>
      </div>
      {conflict && <ConflictCard conflict={conflict} onSeePresent={view.seePresent} />}
      <MovedOnNote view={view} />
      {refusal}
      <CheckCells checks={hasDetraction ? view.checks.filter(isNotInBlock) : view.checks} />
      {hasDetraction && (
        <DetractionPart view={view} isDecided={isDecided} isDisabled={isDisabled} />
      )}
      <PaymentFields view={view} isDisabled={isDisabled} />
      <PersonFields view={view} isDisabled={isDisabled} />
      <div className="row wraps step-acts">
        {!isReadOnly && (
          <Button
            type="submit"
            look="primary"
            icon={Check}
            disabled={isPending || conflict !== null}
            aria-disabled={isHeld || undefined}
            aria-keyshortcuts="Control+Enter"
          >
            {isHeld ? `Siguiente: ${documentNumber(document)}, paso ${step.step}` : step.action}
          </Button>
        )}
        {!isReadOnly && hasDetraction && isDecided && (
          <Button look="ghost" disabled={isPending} onClick={() => setIsCorrecting(true)}>
            Cambiar la detracción
          </Button>
        )}
        {otherActs}
        <CompanyRules view={view} />
      </div>
    </form>
  );
}
