import type { PaymentField, WorkflowStep } from '@contracts/workflow';
import type { WorkflowDocument } from '@contracts/workflow-calls';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { ALL_OF_DOCUMENTS } from '../../documents/document-key';
import { STEP_FAILED } from '../card/act-outcome';
import { moveRequest } from '../card/step-request';
import { useSendStep } from '../card/use-send-step';
import { nextStep } from '../steps';
import { WORKFLOW_KEY } from '../workflow-keys';

export interface StepsTaken {
  total: number;
  taken: readonly string[];
  refused: readonly { document: WorkflowDocument; text: string }[];
}

/** These speak of one document; whatever else goes wrong would meet the next one, too. */
const isOfOneDocument = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404, 409, 422].includes(error.status);

/** Does one thing with each document, one after the other: each is an event of its own, as from its form. */
export function useOneByOne<Said>(
  act: (provider: AppDataProvider, document: WorkflowDocument, said: Said) => Promise<unknown>,
  onEnd: (steps: StepsTaken, said: Said) => void,
) {
  const [steps, setSteps] = useState<StepsTaken | null>(null);
  const isStopped = useRef(false);
  const stop = (): void => void (isStopped.current = true);
  useEffect(() => stop, []);
  const takeAll = async (
    provider: AppDataProvider,
    documents: readonly WorkflowDocument[],
    said: Said,
  ) => {
    isStopped.current = false;
    let now: StepsTaken = { total: documents.length, taken: [], refused: [] };
    setSteps(now);
    try {
      for (const document of documents) {
        if (isStopped.current) break;
        try {
          await act(provider, document, said);
          now = { ...now, taken: [...now.taken, document.id] };
        } catch (error) {
          if (!isOfOneDocument(error)) throw error;
          const text = errorText(error, STEP_FAILED);
          now = { ...now, refused: [...now.refused, { document, text }] };
        }
        setSteps(now);
      }
      return now;
    } finally {
      if (now.taken.length === now.total) setSteps(null);
      onEnd(now, said);
    }
  };
  const {
    run,
    isPending,
    errorText: failure,
    clearError,
  } = useAction(takeAll, {
    renews: [WORKFLOW_KEY, ALL_OF_DOCUMENTS],
  });
  const forget = (): void => {
    setSteps(null);
    clearError();
  };
  return { run, isPending, failure, steps, stop, forget };
}

/** What is said of documents that take their steps together. */
export interface StepsSaid {
  user: string;
  comment: string;
  /** ISO day; empty when none is said. */
  paymentDate: string;
  /** For all that have none of their own. */
  reference: string;
  /** By document. */
  references: Readonly<Record<string, string>>;
  /** By document: why it is paid in spite of what was found. */
  reasons: Readonly<Record<string, string>>;
  /** How many stay out of it, and why; empty when all go. */
  out: string;
}

/** What is said of one of them, as its own form would say it. */
function saidOf({ id }: WorkflowDocument, step: WorkflowStep, said: StepsSaid) {
  const payment = {
    paymentDate: said.paymentDate,
    telereditoReference: (said.references[id] ?? said.reference).trim(),
  };
  const given = Object.entries(payment).filter(
    ([field, text]) => step.fields.includes(field as PaymentField) && text !== '',
  );
  return {
    user: said.user,
    comment: [said.reasons[id] ?? '', said.comment.trim()].filter(Boolean).join(' · '),
    paymentInfo: given.length === 0 ? null : Object.fromEntries(given),
  };
}

/** Takes the next step of each document. */
export function useTakeSteps(onEnd: (steps: StepsTaken, said: StepsSaid) => void) {
  const send = useSendStep();
  return useOneByOne<StepsSaid>(async (_, document, all) => {
    const { id: documentId, workflowVersion } = document;
    const step = nextStep(workflowVersion);
    if (!step) return;
    const said = saidOf(document, step, all);
    const at = new Date().toISOString();
    const body = moveRequest({ ...said, step, form: 'flat', at });
    await send({ documentId, workflowVersion, said: JSON.stringify(said), body });
  }, onEnd);
}
