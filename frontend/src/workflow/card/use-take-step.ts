import type { WorkflowConflict } from '@contracts/workflow';
import type { WorkflowDetail, WorkflowUpdateRequest } from '@contracts/workflow-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../api/api-error';
import { useAction } from '../../api/use-action';
import { documentKey } from '../../documents/document-key';
import { STEP_FAILED } from './act-outcome';
import { useSendStep } from './use-send-step';
import { WORKFLOW_KEY, workflowKey } from '../workflow-keys';

const movedBy = (error: unknown): WorkflowConflict | null => {
  const moved = error instanceof ApiError ? error.data['moved'] : undefined;
  return typeof moved === 'object' && moved !== null ? (moved as WorkflowConflict) : null;
};

/** After a change: puts the answer in its place, and asks anew for everything that it may have altered. */
function useRefreshWorkflow(id: string): (answer?: WorkflowDetail) => void {
  const queryClient = useQueryClient();
  return (answer) => {
    if (answer) queryClient.setQueryData(workflowKey(id), answer);
    void queryClient.invalidateQueries({ queryKey: WORKFLOW_KEY });
    void queryClient.invalidateQueries({ queryKey: documentKey(id) });
  };
}

interface TakeStepHooks {
  onTaken(answer: WorkflowDetail): void;
}

/** Sends a step once, whatever is clicked, and tells how it ended. */
export function useTakeStep({ documentId, workflowVersion }: WorkflowDetail, hooks: TakeStepHooks) {
  const refresh = useRefreshWorkflow(documentId);
  const send = useSendStep();
  const [conflict, setConflict] = useState<WorkflowConflict | null>(null);

  const { run, isPending } = useAction(
    (_, said: string, body: WorkflowUpdateRequest) =>
      send({ documentId, workflowVersion, said, body }),
    {
      done: () => ({
        title: 'Flujo actualizado',
        description: 'El estado del documento ha sido actualizado exitosamente',
      }),
      failed: (error) => ({ title: 'Error', description: errorText(error, STEP_FAILED) }),
      onDone: (answer) => {
        refresh(answer);
        hooks.onTaken(answer);
      },
      onFailed: (error) => {
        const moved = movedBy(error);
        setConflict(moved);
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
