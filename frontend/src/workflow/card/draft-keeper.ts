import type { TypedDraft } from './step-draft';

/** What has been typed into the forms of documents, as long as the screen is open. */
export class DraftKeeper {
  private readonly drafts = new Map<string, TypedDraft>();

  get(documentId: string): TypedDraft {
    return this.drafts.get(documentId) ?? {};
  }

  set(documentId: string, draft: TypedDraft): void {
    if (Object.keys(draft).length === 0) this.drafts.delete(documentId);
    else this.drafts.set(documentId, draft);
  }
}
