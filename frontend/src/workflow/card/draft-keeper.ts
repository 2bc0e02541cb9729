import { DRAFT_PREFIX } from '../../api/sign-out';
import type { TypedDraft } from './step-draft';

const keyOf = (documentId: string): string => `${DRAFT_PREFIX}flujo:${documentId}`;

/** Texts and switches; what is not ours is no draft. */
function parsed(text: string | null): TypedDraft {
  try {
    const draft: unknown = JSON.parse(text ?? '{}');
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? draft : {};
  } catch {
    return {};
  }
}

/** What has been typed into the forms of documents in this tab; it survives a reload and goes at sign-out. */
export class DraftKeeper {
  constructor(private readonly storage: Storage = window.sessionStorage) {}

  get(documentId: string): TypedDraft {
    return parsed(this.storage.getItem(keyOf(documentId)));
  }

  set(documentId: string, draft: TypedDraft): void {
    try {
      if (Object.keys(draft).length === 0) this.storage.removeItem(keyOf(documentId));
      else this.storage.setItem(keyOf(documentId), JSON.stringify(draft));
    } catch {
      // A full storage must not stop the work: the draft lives as long as its form.
    }
  }
}
