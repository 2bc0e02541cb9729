import type { WorkflowDetail } from '@contracts/workflow-calls';
import { useQueryClient } from '@tanstack/react-query';
import { documentKey } from '../documents/document-key';
import { WORKFLOW_KEY, workflowKey } from './workflow-keys';

/** After a change: puts the answer in its place, and asks anew for everything that it may have altered. */
export function useRefreshWorkflow(id: string): (answer?: WorkflowDetail) => void {
  const queryClient = useQueryClient();
  return (answer) => {
    if (answer) queryClient.setQueryData(workflowKey(id), answer);
    void queryClient.invalidateQueries({ queryKey: WORKFLOW_KEY });
    void queryClient.invalidateQueries({ queryKey: documentKey(id) });
  };
}
