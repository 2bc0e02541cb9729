import type { DocumentDetail } from '@contracts/document';
import type { ProductoData } from '@contracts/extracted-data';
import type { EditFieldRequest } from '@contracts/review';
import { withValueAt } from '@rules/field-path';
import { ApiError } from '../api/api-error';
import type { ReviewVerbs } from '../documents/document-api';
import { EMPTY_DRAFT } from '../documents/review/draft-store';
import { ReviewSession } from '../documents/review/review-session';
import { aDetail, aDocument } from './factories';
import { fakeDataProvider } from './fake-data-provider';

export const refused = (status: number, body: object = {}) =>
  new ApiError({ status, statusText: '', body: JSON.stringify(body) });

/** A server that keeps one document; `refuse` answers an edit with an error. */
export function aServer(
  refuse: (edit: EditFieldRequest) => Error | null = () => null,
  answer: (edit: EditFieldRequest) => Partial<DocumentDetail> = () => ({}),
  has: Partial<DocumentDetail> = {},
) {
  let stored = aDetail(aDocument(), has);
  const calls: string[] = [];
  const change = (version: number, next: Partial<DocumentDetail>): Promise<DocumentDetail> => {
    stored = { ...stored, ...next, version: Math.max(version, stored.version) + 1 };
    return Promise.resolve(stored);
  };
  const withRows = (to: (rows: ProductoData[]) => ProductoData[]): Partial<DocumentDetail> => {
    const data = stored.extractedData ?? {};
    return { extractedData: { ...data, productos: to(data.productos ?? []) } };
  };
  const verbs: ReviewVerbs = fakeDataProvider({
    getDocument: () => Promise.resolve(stored),
    editField: (_, edit, version) => {
      calls.push(`${edit.fieldPath}=${String(edit.newValue)}@${version}`);
      const error = refuse(edit);
      if (error) return Promise.reject(error);
      const data = withValueAt(stored.extractedData ?? {}, edit.fieldPath, edit.newValue);
      return change(version, { extractedData: data, ...answer(edit) });
    },
    addItem: (_, { index, item = {} }, version) => {
      calls.push(`add ${index}@${version}`);
      return change(
        version,
        withRows((rows) => rows.toSpliced(index ?? rows.length, 0, item)),
      );
    },
    deleteItem: (_, index, version) => {
      calls.push(`delete ${index}@${version}`);
      return change(
        version,
        withRows((rows) => rows.toSpliced(index, 1)),
      );
    },
    confirm: (_, { comment }, version) => {
      calls.push(`confirm ${comment ?? '-'}@${version}`);
      return change(version, { isConfirmed: true, isLocked: true });
    },
  });
  return { verbs, calls, document: stored, current: () => stored };
}

/** A person's work on it, and what the screen around is told. */
export function start(server: ReturnType<typeof aServer>, draft = EMPTY_DRAFT) {
  const said: string[] = [];
  const session = new ReviewSession(server.document, draft, server.verbs, {
    onDocument: () => said.push('document'),
    onDraft: ({ texts }) => said.push(`draft ${Object.keys(texts).join()}`),
    onSaved: (count, areKept) => said.push(`${areKept ? 'kept' : 'saved'} ${count}`),
    onNothingChanged: () => said.push('nothing'),
    onProblem: (message) => said.push(`problem ${message}`),
    onSessionOver: () => said.push('over'),
  });
  return { session, said };
}
