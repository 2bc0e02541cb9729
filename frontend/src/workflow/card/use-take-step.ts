import type { WorkflowConflict } from '@contracts/workflow';
import type { WorkflowDetail, WorkflowUpdateRequest } from '@contracts/workflow-calls';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { newKey } from '../../api/new-key';
import { ApiError, errorText, NetworkError } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { useRefreshWorkflow } from '../use-refresh-workflow';

export const STEP_FAILED = 'No se pudo actualizar el flujo de trabajo';

/** What a person means by one press of the button: the same in every try of it. */
interface Intent {
  /** Of what was typed, and over which version. */
  signature: string;
  body: WorkflowUpdateRequest;
  key: string;
}

/** The server may have taken the step although no answer says so. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

const movedBy = (error: unknown): WorkflowConflict | null => {
  const moved = error instanceof ApiError ? error.data['moved'] : undefined;
  return typeof moved === 'object' && moved !== null ? (moved as WorkflowConflict) : null;
};

interface TakeStepHooks {
  onTaken(answer: WorkflowDetail): void;
}

/** Sends a step once, whatever is clicked, and tells how it ended. */
export function useTakeStep({ documentId, workflowVersion }: WorkflowDetail, hooks: TakeStepHooks) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshWorkflow(documentId);
  const intent = useRef<Intent | null>(null);
  const [conflict, setConflict] = useState<WorkflowConflict | null>(null);

  /** The intent of before when nothing has changed since it failed without an answer. */
  const intentFor = (signature: string, body: WorkflowUpdateRequest): Intent => {
    if (intent.current?.signature !== signature) {
      intent.current = { signature, body, key: newKey() };
    }
    return intent.current;
  };
  const { run, isPending } = useAction(
    (signature: string, body: WorkflowUpdateRequest) => {
      const { body: sent, key } = intentFor(`${workflowVersion} ${signature}`, body);
      return dataProvider.takeStep(documentId, sent, workflowVersion, key);
    },
    {
      onDone: (answer) => {
        intent.current = null;
        notify('Flujo actualizado', {
          description: 'El estado del documento ha sido actualizado exitosamente',
        });
        refresh(answer);
        hooks.onTaken(answer);
      },
      onFailed: (error) => {
        if (!isOutcomeUnknown(error)) intent.current = null;
        const moved = movedBy(error);
        setConflict(moved);
        notify('Error', { description: errorText(error, STEP_FAILED), type: 'error' });
        // Whatever else was refused, the document may have become another.
        if (!moved && error instanceof ApiError && error.status < 500) refresh();
      },
    },
  );
  /** Shows the document as it stands now; what was typed stays. */
  const seePresent = (): void => {
    setConflict(null);
    refresh();
  };
  return { take: run, isPending, conflict, seePresent };
}
