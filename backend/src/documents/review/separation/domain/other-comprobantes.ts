import type { Authenticity, Finding } from '../../../../contracts/authenticity';
import type { OtherComprobante, SeparatedFrom } from '../../../../contracts/document';

/** What a document is asked for its other comprobantes. */
export interface Holder {
  _id: string;
  authenticity: Authenticity | null;
  separatedFrom?: SeparatedFrom | null;
}

type Named = NonNullable<Finding['other']>;

/** The other comprobantes that the reading of a document named. */
const namedIn = ({ authenticity }: Holder): Named[] =>
  (authenticity?.findings ?? []).flatMap(({ other }) => other ?? []);

/** The same with the documents that were made of them. */
export function othersOf(
  holder: Holder,
  made: readonly Pick<Holder, '_id' | 'separatedFrom'>[],
): OtherComprobante[] {
  const idOf = (number: string): string | null =>
    made.find(({ separatedFrom }) => separatedFrom?.number === number)?._id ?? null;
  return namedIn(holder).map(({ number, pages }) => ({ number, pages, documentId: idOf(number) }));
}

/**
 * Where a comprobante in a document's file stands; null for a number that its reading did not name. Pages of a
 * document that was itself separated are those of the one file that all of them share.
 */
export function placeOf(holder: Holder, number: string): SeparatedFrom | null {
  const named = namedIn(holder).find((one) => one.number === number);
  if (!named) return null;
  const own = holder.separatedFrom?.pages;
  const pages = named.pages.flatMap((page) => (own ? (own[page - 1] ?? []) : page));
  return { documentId: holder._id, number, pages };
}

/** What is hashed for a document that is a part of a file: two parts are not each other's duplicates. */
export const contentOf = (fileHash: string, { pages }: SeparatedFrom): string =>
  `${fileHash} ${pages.join(',')}`;
