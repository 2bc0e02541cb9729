import type { FieldValue } from '@contracts/evidence';
import { ApiError, NetworkError } from '../../api/api-error';
import type { Follower } from './row-moves';

export interface FieldEdit extends Follower {
  value: FieldValue;
}

export interface SaveOutcome {
  saved: FieldEdit[];
  /** What was refused, and what was not sent because going on made no sense; each keeps its text. */
  failed: { edit: FieldEdit; error: unknown }[];
}

/** Failures that the next field would meet, too: no session, no network, a locked document, a full server. */
function endsTheRun(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 401 ||
    error.status === 404 ||
    error.status === 429 ||
    error.status >= 500 ||
    error.code === 'DOCUMENTO_BLOQUEADO'
  );
}

/**
 * One edit-field call a changed field, in sequence (spec section 7). What was saved stays saved;
 * a refused field does not keep the others from being saved.
 */
export async function saveInSequence(
  edits: readonly FieldEdit[],
  send: (edit: FieldEdit) => Promise<unknown>,
): Promise<SaveOutcome> {
  const outcome: SaveOutcome = { saved: [], failed: [] };
  let end: { error: unknown } | null = null;
  for (const edit of edits) {
    if (end) {
      outcome.failed.push({ edit, error: end.error });
      continue;
    }
    try {
      await send(edit);
      outcome.saved.push(edit);
    } catch (error) {
      outcome.failed.push({ edit, error });
      if (endsTheRun(error)) end = { error };
    }
  }
  return outcome;
}
