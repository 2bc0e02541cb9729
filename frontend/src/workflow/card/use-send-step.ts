import type { WorkflowDetail, WorkflowUpdateRequest } from '@contracts/workflow-calls';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError, NetworkError } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { newKey } from '../../api/new-key';

interface StepSent {
  documentId: string;
  /** Steps that the person saw taken. */
  workflowVersion: number;
  /** All that was typed. */
  said: string;
  body: WorkflowUpdateRequest;
}

/** What a person means by one press of the button: the same in every try of it. */
interface Intent {
  key: string;
  body: WorkflowUpdateRequest;
}

/** The server may have taken the step although no answer says so. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

/** Sends steps; one that failed without an answer goes again as it was while nothing has changed of it. */
export function useSendStep(): (step: StepSent) => Promise<WorkflowDetail> {
  const provider = useDataProvider<AppDataProvider>();
  const intents = useRef(new Map<string, Intent>());
  return async ({ documentId, workflowVersion, said, body }) => {
    const signature = `${documentId} ${workflowVersion} ${said}`;
    const intent = intents.current.get(signature) ?? { key: newKey(), body };
    intents.current.set(signature, intent);
    try {
      const answer = await provider.takeStep(documentId, intent.body, workflowVersion, intent.key);
      intents.current.delete(signature);
      return answer;
    } catch (error) {
      if (!isOutcomeUnknown(error)) intents.current.delete(signature);
      throw error;
    }
  };
}
