/** Items of each page; the last page has room for `lastRoom` of them before its sums. */
export function pagesOf<T>(items: readonly T[], perPage: number, lastRoom: number): T[][] {
  const pages: T[][] = [];
  for (let at = 0; at < items.length; at += perPage) pages.push(items.slice(at, at + perPage));
  const last = pages.at(-1) ?? [];
  if (pages.length === 0 || last.length > lastRoom) pages.push([]);
  return pages;
}
