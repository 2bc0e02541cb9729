import { errorText } from '../../api/api-error';
import type { Outcome } from '../../api/use-action';
import { documentKey } from '../../documents/document-key';
import { WORKFLOW_KEY } from '../workflow-keys';

export const STEP_FAILED = 'No se pudo actualizar el flujo de trabajo';

/** Of an act on the document beside its steps; everything that it may have altered is asked anew. */
export const actOutcome = (documentId: string, done: string): Outcome<unknown> => ({
  done,
  failed: (error) => ({ title: 'Error', description: errorText(error, STEP_FAILED) }),
  renews: [WORKFLOW_KEY, documentKey(documentId)],
});
