/** Place of one document in the cache of queries. */
export const documentKey = (id: string) => ['documents', 'one', id] as const;
