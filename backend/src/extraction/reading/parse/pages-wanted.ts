/** Which pages of a PDF are read. */
export interface PagesWanted {
  /** The first so many of them; of a longer document the last one, too: the sums stand there. */
  maxPages: number;
  /** Pages of the file that are a document of their own, 1-based; these are all that it has. */
  pages?: readonly number[] | undefined;
}

/** A page to be read: where it stands in the file, and which number it has in the document; both 1-based. */
export interface WantedPage {
  inFile: number;
  number: number;
}

/** The pages that are read of a file of so many, and how many the document has. */
export function wantedPages(
  inFile: number,
  { maxPages, pages }: PagesWanted,
): { wanted: WantedPage[]; totalPages: number } {
  const all = pages ?? Array.from({ length: inFile }, (_, at) => at + 1);
  const there = all.filter((page) => page <= inFile);
  const isRead = (_: unknown, at: number): boolean => at < maxPages || at === there.length - 1;
  const wanted = there.map((page, at) => ({ inFile: page, number: at + 1 })).filter(isRead);
  return { wanted, totalPages: there.length };
}
