import {
  ELSEWHERE,
  NO_PAGE,
  NODE,
  PAGE,
  PAGE_HEADER,
  PAGE_KIND,
  VALUE_ELSEWHERE,
} from './lmdb-format';

/** Reads whole pages in a row; null when a part of them is not in the file. */
export type ReadPages = (first: number, count: number) => Buffer | null;

/** Pages from the first to before the last. */
export interface PageRange {
  from: number;
  to: number;
}

/** Most pages of a range: 64 GB of 4 kB pages, the size of the map. */
export const MAX_RANGE = 2 ** 24;

/** Most pages of a free list that are read: 64 GB of free pages, one by one, are half of them. */
const MAX_LIST_PAGES = 2 ** 16;

/** Most bytes of all records: those pages of 4 kB. Nodes of a damaged page can share their bytes. */
const MAX_LIST_BYTES = MAX_LIST_PAGES * 4096;

/** Most times that a page is listed, on average. */
const MAX_LISTINGS = 4;

const WORD = 8;

/**
 * Whether the free list names every page of the range: none of them holds anything. A list that
 * cannot be read, or is not one, names none.
 * @param root the root of the tree of free pages in the snapshot, from its meta record
 */
export function areFree(read: ReadPages, root: bigint, range: PageRange): boolean {
  if (range.to - range.from > MAX_RANGE) return false;
  try {
    return countFree(read, root, range) === range.to - range.from;
  } catch {
    return false;
  }
}

/** A page may be listed twice (mdb_page_alloc lets it pass), but not so often that it costs time. */
function countFree(read: ReadPages, root: bigint, { from, to }: PageRange): number {
  const isListed = new Uint8Array(to - from);
  let marks = 0;
  let bytes = 0;
  for (const record of readRecords(read, root)) {
    bytes += record.length;
    if (bytes > MAX_LIST_BYTES) throw new Error('the list is too long');
    for (const run of decodeRuns(record)) {
      const first = Math.max(run.from, from);
      const end = Math.min(run.to, to);
      if (first >= end) continue;
      marks += end - first;
      if (marks > MAX_LISTINGS * isListed.length) throw new Error('pages are listed too often');
      isListed.fill(1, first - from, end - from);
    }
  }
  return isListed.reduce((sum, mark) => sum + mark, 0);
}

/**
 * The runs of pages in one record of the free list: a count of words, then that many words. A word
 * is a page; or a negative length, and the next one the first page of that many; or an empty place
 * (mdb_midl_xmerge). A length at the end, without its page, names none.
 */
export function* decodeRuns(record: Buffer): Generator<PageRange> {
  const words = Number(record.readBigUInt64LE(0));
  if (words > record.length / WORD - 1) throw new Error('a record is longer than its value');
  for (let at = 1; at <= words; at += 1) {
    const word = Number(record.readBigInt64LE(at * WORD));
    if (word > 0) yield { from: word, to: word + 1 };
    if (word >= 0 || at === words) continue;
    at += 1;
    const from = Number(record.readBigInt64LE(at * WORD));
    if (from <= 0) throw new Error('a length without a page');
    yield { from, to: from - word };
  }
}

/** The values of the tree of free pages; its keys are transactions and tell nothing here. */
function* readRecords(read: ReadPages, root: bigint): Generator<Buffer> {
  if (root === NO_PAGE) return;
  const list = new ListPages(read);
  const pending = [Number(root)];
  for (let number = pending.pop(); number !== undefined; number = pending.pop()) {
    const page = list.read(number, 1);
    const nodes = nodesOf(page);
    if (isKind(page, PAGE_KIND.branch)) pending.push(...nodes.map(childOf));
    else if (isKind(page, PAGE_KIND.leaf)) for (const node of nodes) yield valueOf(node, list);
    else throw new Error('neither a branch nor a leaf');
    if (pending.length > MAX_LIST_PAGES) throw new Error('too many pages');
  }
}

/** Reads each page of the list once, so that a list in a circle ends. */
class ListPages {
  private readonly seen = new Set<number>();
  private left = MAX_LIST_PAGES;

  constructor(private readonly source: ReadPages) {}

  read(number: number, count: number): Buffer {
    this.left -= count;
    if (this.left < 0 || this.seen.has(number)) throw new Error('too many pages');
    this.seen.add(number);
    const pages = this.source(number, count);
    if (!pages) throw new Error('a page is not in the file');
    if (Number(pages.readBigUInt64LE(PAGE.number)) !== number)
      throw new Error('a page is another one');
    return pages;
  }
}

function isKind(page: Buffer, kind: number): boolean {
  return (page.readUInt16LE(PAGE.kind) & kind) !== 0;
}

/** The nodes of a page, each with what follows it. */
function nodesOf(page: Buffer): Buffer[] {
  const content = page.subarray(PAGE_HEADER);
  const count = page.readUInt16LE(PAGE.nodesLength) >> 1;
  return Array.from({ length: count }, (_, index) =>
    content.subarray(content.readUInt16LE(index * 2)),
  );
}

function childOf(node: Buffer): number {
  return node.readUIntLE(NODE.child, 6);
}

function valueOf(node: Buffer, list: ListPages): Buffer {
  const length = node.readUInt32LE(NODE.valueLength);
  const start = NODE.key + node.readUInt16LE(NODE.keyLength);
  if ((node.readUInt16LE(NODE.flags) & VALUE_ELSEWHERE) === 0) return slice(node, start, length);
  const first = Number(node.readBigUInt64LE(start + ELSEWHERE.first));
  const pages = list.read(first, Number(node.readBigUInt64LE(start + ELSEWHERE.pages)));
  if (!isKind(pages, PAGE_KIND.overflow)) throw new Error('not the pages of a value');
  return slice(pages, PAGE_HEADER, length);
}

function slice(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new Error('a value is longer than its page');
  return bytes.subarray(start, start + length);
}
