/** Keys by which `GET /api/documents` can be sorted so far. */
export const DOCUMENT_SORT_KEYS = ['createdAt'] as const;
export type DocumentSortKey = (typeof DOCUMENT_SORT_KEYS)[number];

/** react-admin's simple-rest query: `range=[0,24]` (inclusive) and `sort=["createdAt","DESC"]`. */
export interface ListQuery {
  from: number;
  to: number;
  sort: DocumentSortKey;
  order: 'ASC' | 'DESC';
}
