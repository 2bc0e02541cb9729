/** Pages as people say them: `página 3`, `páginas 3–5 y 8`. @param pages 1-based, ascending */
export function pageList(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  const parts = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const list = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' y ');
  return `${pages.length === 1 ? 'página' : 'páginas'} ${list}`;
}
