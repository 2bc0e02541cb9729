interface Listed {
  id: string;
}

/** The document after or before one in the list; the first one when it is not in it. Null at the ends. */
export function neighbour(
  documents: readonly Listed[],
  id: string | null,
  by: 1 | -1,
): string | null {
  const index = documents.findIndex((document) => document.id === id);
  if (index < 0) return documents[0]?.id ?? null;
  return documents[index + by]?.id ?? null;
}

/** Where to go on after a step: the document that follows, else the first other one. */
export function afterStep(documents: readonly Listed[], id: string): string | null {
  const following = neighbour(documents, id, 1);
  if (following !== null && following !== id) return following;
  return documents.find((document) => document.id !== id)?.id ?? null;
}
