import { useDataProvider, useNotify } from 'react-admin';
import { errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useRefreshWorkflow } from '../use-refresh-workflow';
import { STEP_FAILED } from './use-take-step';

interface ReasonAct {
  documentId: string;
  /** Title of the toast when it is done. */
  done: string;
  act(dataProvider: AppDataProvider, reason: string): Promise<unknown>;
  onDone?(): void;
}

/** An act on the document that is recorded with its reason; false when it was refused, which was then said. */
export function useReasonAct({ documentId, done, act, onDone }: ReasonAct) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshWorkflow(documentId);
  return async (reason: string): Promise<boolean> => {
    try {
      await act(dataProvider, reason);
    } catch (error) {
      notify('Error', { description: errorText(error, STEP_FAILED), type: 'error' });
      refresh();
      return false;
    }
    notify(done);
    refresh();
    onDone?.();
    return true;
  };
}
