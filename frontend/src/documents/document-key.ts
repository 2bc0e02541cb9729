/** Everything that is kept of documents, their lists and stories begins with this key. */
export const ALL_OF_DOCUMENTS = ['documents'] as const;

/** Place of one document in the cache of queries. */
export const documentKey = (id: string) => ['documents', 'one', id] as const;
