import type { DocumentDetail } from '@contracts/document';
import type { CompanyProfile } from '@contracts/company';
import type { WorkflowCommandName, WorkflowStep } from '@contracts/workflow';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { limaDay } from '@rules/lima-day';
import { stepChecks } from '@rules/workflow-checks';
import { type ChangeEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useCompany } from '../../account/company/use-company';
import { displayName } from '../../api/display-name';
import { asksReason } from '../../documents/findings/FindingList';
import { useTyped } from '../../drafts/use-draft';
import { useSignedInUser } from '../../layout/SessionContext';
import { useNow } from '../../ui/use-now';
import { ratesOn, taxDay } from './detraction-view';
import {
  type DraftProblems,
  type TypedDraft,
  DETRACTION_STEP,
  type ReasonAsked,
  type StepDraft,
  USER_MISSING,
  problemsOf,
  reasonProblem,
} from './step-draft';
import { type CommentForm, paymentOf, stepRequest } from './step-request';
import { useDetractionDraft } from './use-detraction-draft';
import { useTakeStep } from './use-take-step';

export interface StepFormOptions {
  document: DocumentDetail;
  detail: WorkflowDetail;
  step: WorkflowStep;
  form: CommentForm;
  /** The step is taken and what was typed for it is gone. */
  onTaken(): void;
}

/** Why the step asks for a comment; null when it does not. */
function reasonAskedFor(
  { step }: WorkflowStep,
  { findings }: WorkflowDetail,
  { suggestion, draft, sum }: ReturnType<typeof useDetractionDraft>,
): ReasonAsked | null {
  const isPrinted = suggestion.isSubject && suggestion.basis !== 'descripcion';
  if (step === DETRACTION_STEP && isPrinted && !draft.requiresDetraction) return 'detraction';
  // What the form itself makes good asks for no reason.
  const open = findings.filter(
    ({ code }) => code !== 'DETRACCION_SIN_CALCULAR' || sum.amounts === null,
  );
  return asksReason(open) ? 'payment' : null;
}

/** A person who takes one of the first two steps takes none of the payment's. */
const SEGREGATED: readonly WorkflowCommandName[] = [
  'ConfirmConformity',
  'SendToTreasury',
  'PreparePayment',
  'ExecutePayment',
];

/** What the company asks of who takes a step, as sentences. */
function companyRules(
  command: WorkflowCommandName,
  company: Pick<CompanyProfile, 'separacionFunciones' | 'dobleControl'> | null | undefined,
): string[] {
  const rules: string[] = [];
  if (company?.separacionFunciones && SEGREGATED.includes(command))
    rules.push('Quien dio la conformidad o el envío no prepara ni ejecuta el pago');
  if (company?.dobleControl && SEGREGATED.slice(2).includes(command))
    rules.push('Quien prepara el pago no lo ejecuta');
  return rules;
}

/** The texts of a form, without its switches. */
type TextOf<Form> = { [Key in keyof Form]: Form[Key] extends string ? Key : never }[keyof Form];

/** Everything that the form of a step shows and does. */
export function useStepForm({ document, detail, step, form, onTaken }: StepFormOptions) {
  const user = useSignedInUser();
  const notify = useNotify();
  const today = limaDay(new Date(useNow()));
  const { data: company } = useCompany(user.companyId !== undefined);
  const { typed, keep, isOutdated } = useTyped<StepDraft>(
    `flujo:${detail.documentId}`,
    detail.workflowVersion,
  );
  const [problems, setProblems] = useState<DraftProblems>({});
  const data = document.extractedData ?? {};
  const userName = displayName(user);
  const detraction = useDetractionDraft({ document, detail, step, typed, userName, today });
  const { draft, sum, line, suggestion, isForeign, printedRate, lacksRate } = detraction;
  const { take, ...sending } = useTakeStep(detail, {
    onTaken: () => {
      keep({});
      setProblems({});
      onTaken();
    },
  });
  const change = (part: TypedDraft): void => {
    keep({ ...typed, ...part });
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(part, field))),
    );
  };
  /** What an input of the form needs. One that is left with a text says at once what is wrong with it. */
  const field = <Name extends TextOf<StepDraft>>(name: Name) => ({
    value: draft[name],
    error: problems[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>): void =>
      change({ [name]: currentTarget.value }),
    onBlur: (): void => {
      const problem = draft[name] === '' ? undefined : problemsOf(draft, step, isForeign)[name];
      if (problem) setProblems((now) => ({ ...now, [name]: problem }));
    },
  });
  const reasonAsked = reasonAskedFor(step, detail, detraction);
  /** Sends the step; false when something keeps it from being sent. */
  const submit = (): boolean => {
    const found = {
      ...problemsOf(draft, step, isForeign),
      ...reasonProblem(draft, reasonAsked),
    };
    setProblems(found);
    if (found.user) notify('Error', { description: USER_MISSING, type: 'error' });
    const isReady = Object.keys(found).length === 0;
    const at = new Date().toISOString();
    const request = stepRequest({ step, draft, detractionInfo: line, form, at });
    if (isReady) void take(JSON.stringify(draft), request);
    return isReady;
  };
  const checked = {
    ...document,
    paymentInfo: { ...document.paymentInfo, ...paymentOf(draft, line) },
  };
  return {
    ...sending,
    draft,
    suggestion,
    sum,
    /** The choice of detracción in one line: as it was decided, until it is changed. */
    line: draft.requiresDetraction ? line : '',
    rates: ratesOn(taxDay(data, today)),
    checks: stepChecks(checked, step.command, today, company?.ruc ?? null),
    reasonAsked,
    printedRate,
    lacksRate,
    isOutdated,
    rules: companyRules(step.command, company),
    today,
    isForeign,
    step,
    change,
    field,
    submit,
  };
}

/** What the parts of the form draw. */
export interface StepPartProps {
  view: ReturnType<typeof useStepForm>;
  isDisabled: boolean;
}
