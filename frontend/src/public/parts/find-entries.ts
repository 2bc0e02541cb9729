/** Letters as they are searched: small, without accents. */
export const searched = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True when every word of the query is somewhere in the text; an empty query finds everything. */
export function isFound(text: string, query: string): boolean {
  const words = searched(query).split(/\s+/).filter(Boolean);
  const place = searched(text);
  return words.every((word) => place.includes(word));
}

/** What is said of so many found entries. */
export const foundText = (count: number): string =>
  count === 1 ? '1 resultado' : `${count} resultados`;
