import { DocumentStore } from '../storage/document-store';

/**
 * How many documents of a collection the embedded store reads for some work, beside whatever else goes on; always
 * 0 on another server, which does not tell. What the entries of an index tell is not read.
 */
export async function documentsRead(
  collection: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const opened = jest.spyOn(DocumentStore.prototype, 'open');
  try {
    await work();
    return opened.mock.calls.filter(([{ namespace }]) => namespace.endsWith(`.${collection}`))
      .length;
  } finally {
    opened.mockRestore();
  }
}
