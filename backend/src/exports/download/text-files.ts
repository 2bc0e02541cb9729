import type { ListedDocument } from '../../documents';
import { invoiceCsvHead, invoiceCsvLine } from '../../rules/csv';
import { toExported, toRow } from '../exported-document.mapper';

type Documents = AsyncIterable<ListedDocument> | Iterable<ListedDocument>;

/** Characters that are handed on together. */
const CHUNK_CHARS = 65_536;

/** The documents as an array of JSON, made while it is sent. */
export async function* jsonFile(documents: Documents): AsyncGenerator<string> {
  let separator = '[\n';
  const parts = async function* (): AsyncGenerator<string> {
    for await (const document of documents) {
      yield separator + JSON.stringify(toExported(document));
      separator = ',\n';
    }
    yield '\n]\n';
  };
  yield* inChunks(parts());
}

/** The columns of spec section 9. */
export async function* csvFile(documents: Documents): AsyncGenerator<string> {
  const parts = async function* (): AsyncGenerator<string> {
    yield invoiceCsvHead();
    for await (const document of documents) yield invoiceCsvLine(toRow(document));
  };
  yield* inChunks(parts());
}

async function* inChunks(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const part of parts) {
    chunk += part;
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
