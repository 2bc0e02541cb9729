import { areFree, decodeRuns, MAX_RANGE, type ReadPages } from './free-pages';
import {
  ELSEWHERE,
  NO_PAGE,
  NODE,
  PAGE,
  PAGE_HEADER,
  PAGE_KIND,
  VALUE_ELSEWHERE,
} from './lmdb-format';

const SIZE = 256;

/** The words of a record after a count of its own. */
function record(...words: number[]): Buffer {
  return rawRecord(words.length, ...words);
}

function rawRecord(...words: number[]): Buffer {
  const bytes = Buffer.alloc(words.length * 8);
  words.forEach((word, at) => bytes.writeBigInt64LE(BigInt(word), at * 8));
  return bytes;
}

function page(number: number, kind: number, nodes: Buffer[], length = SIZE): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeBigUInt64LE(BigInt(number), PAGE.number);
  bytes.writeUInt16LE(kind, PAGE.kind);
  bytes.writeUInt16LE(nodes.length * 2, PAGE.nodesLength);
  let end = length;
  nodes.forEach((node, at) => {
    end -= node.length;
    node.copy(bytes, end);
    bytes.writeUInt16LE(end - PAGE_HEADER, PAGE_HEADER + at * 2);
  });
  return bytes;
}

/** A node with a key of 8 bytes. */
function node(value: Buffer, length = value.length, flags = 0): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(NODE.key + 8), value]);
  bytes.writeUInt32LE(length, NODE.valueLength);
  bytes.writeUInt16LE(flags, NODE.flags);
  bytes.writeUInt16LE(8, NODE.keyLength);
  return bytes;
}

function child(number: number): Buffer {
  const bytes = node(Buffer.alloc(0));
  bytes.writeUIntLE(number, NODE.child, 6);
  return bytes;
}

/** The node of a value that lies on pages of its own. */
function elsewhere(first: number, pages: number, length: number): Buffer {
  const place = Buffer.alloc(24);
  place.writeBigUInt64LE(BigInt(first), ELSEWHERE.first);
  place.writeBigUInt64LE(BigInt(pages), ELSEWHERE.pages);
  return node(place, length, VALUE_ELSEWHERE);
}

function overflow(number: number, pages: number, value: Buffer): Buffer {
  const bytes = page(number, PAGE_KIND.overflow, [], pages * SIZE);
  value.copy(bytes, PAGE_HEADER);
  return bytes;
}

const leaf = (number: number, ...nodes: Buffer[]): Buffer => page(number, PAGE_KIND.leaf, nodes);
const branch = (number: number, ...to: number[]): Buffer =>
  page(number, PAGE_KIND.branch, to.map(child));

/** Whether the pages 40 to 44 are free in a file of these pages; the first is the root. */
function isEndFree(...pages: Buffer[]): boolean {
  const numberOf = (bytes: Buffer): number => Number(bytes.readBigUInt64LE(PAGE.number));
  const file = Buffer.alloc(40 * SIZE);
  for (const bytes of pages) bytes.copy(file, numberOf(bytes) * SIZE);
  return areFree(reader(file), BigInt(pages[0] ? numberOf(pages[0]) : 0), { from: 40, to: 45 });
}

const reader =
  (file: Buffer): ReadPages =>
  (first, count) =>
    (first + count) * SIZE > file.length
      ? null
      : file.subarray(first * SIZE, (first + count) * SIZE);

describe('the runs of a record', () => {
  const runs = (bytes: Buffer): number[][] =>
    [...decodeRuns(bytes)].map(({ from, to }) => [from, to]);

  it('are single pages, and lengths with their first page, between empty places', () => {
    expect(runs(record(0, 9, 0, 0, -3, 5, 2, 0))).toEqual([
      [9, 10],
      [5, 8],
      [2, 3],
    ]);
  });

  it('end with the count of the record', () => {
    expect(runs(rawRecord(2, 9, 0, 7, 6))).toEqual([[9, 10]]);
    expect(runs(rawRecord(0, 9))).toEqual([]);
  });

  it('leave out a length whose page is not in the record', () => {
    expect(runs(rawRecord(2, 9, -3, 5))).toEqual([[9, 10]]);
  });

  it.each([
    ['a count beyond the value', rawRecord(3, 9, 8)],
    ['a length followed by a length', record(-2, -3, 5)],
    ['a length followed by nothing', record(-2, 0, 5)],
    ['a value without a count', Buffer.alloc(4)],
  ])('are refused with %s', (_name, bytes) => {
    expect(() => runs(bytes)).toThrow();
  });
});

describe('the end of a file', () => {
  it('is free when the list names each page of it', () => {
    expect(isEndFree(leaf(2, node(record(44, -4, 40))))).toBe(true);
    expect(isEndFree(leaf(2, node(record(-100, 1))))).toBe(true);
    expect(isEndFree(leaf(2, node(record(44, 41)), node(record(0, -2, 42, 40))))).toBe(true);
  });

  it('is in use when the list leaves one page out', () => {
    expect(isEndFree(leaf(2, node(record(44, 43, -2, 40))))).toBe(false);
    expect(isEndFree(leaf(2, node(record(-4, 40, 45, 46))))).toBe(false);
    expect(isEndFree(leaf(2, node(record(-4, 41))))).toBe(false);
    expect(isEndFree(leaf(2))).toBe(false);
  });

  it('is free as well when a page is listed twice, but not by sheer repetition', () => {
    expect(isEndFree(leaf(2, node(record(42, -5, 40, 44))))).toBe(true);
    const again = Array.from({ length: 8 }, () => [-5, 40]).flat();
    expect(isEndFree(leaf(2, node(record(...again))))).toBe(false);
  });

  it('is looked up below branches', () => {
    const leaves = [leaf(5, node(record(-3, 40))), leaf(6, node(record(44, 43)))];
    expect(isEndFree(branch(2, 3, 6), branch(3, 4, 5), leaf(4), ...leaves)).toBe(true);
    expect(isEndFree(branch(2, 3), branch(3, 4, 5), leaf(4), ...leaves)).toBe(false);
  });

  it('is looked up in a value on pages of its own', () => {
    const list = record(...Array.from({ length: 80 }, (_, at) => 10 + at));
    const root = leaf(2, elsewhere(3, 3, list.length));
    expect(isEndFree(root, overflow(3, 3, list))).toBe(true);
    expect(isEndFree(root, leaf(3))).toBe(false);
    expect(isEndFree(root, overflow(3, 1, list.subarray(0, 200)))).toBe(false);
  });

  it('is in use when there is no list', () => {
    expect(areFree(reader(Buffer.alloc(0)), NO_PAGE, { from: 40, to: 45 })).toBe(false);
  });

  it.each([
    ['the root is not in the file', [leaf(2)], 50],
    ['the root is an absurd number', [leaf(2)], Number.MAX_SAFE_INTEGER],
    ['a page is another one', [branch(2, 3), leaf(4, node(record(-5, 40)))], 2],
    ['a page is of no kind', [page(2, 0, [node(record(-5, 40))])], 2],
    ['branches go in a circle', [branch(2, 3, 4), branch(3, 2), leaf(4, node(record(-5, 40)))], 2],
    ['a branch leads to itself', [branch(2, 2)], 2],
    ['a value is longer than its page', [leaf(2, node(record(-5, 40), 4000))], 2],
    ['a value has an absurd number of pages', [leaf(2, elsewhere(3, 2 ** 40, 16))], 2],
    ['a value has no pages', [leaf(2, elsewhere(3, 0, 16))], 2],
    ['a value is not in the file', [leaf(2, elsewhere(39, 2, 300))], 2],
  ])('is in use when %s', (_name, pages, root) => {
    const file = Buffer.alloc(40 * SIZE);
    for (const bytes of pages) bytes.copy(file, Number(bytes.readBigUInt64LE(PAGE.number)) * SIZE);
    expect(areFree(reader(file), BigInt(root), { from: 40, to: 45 })).toBe(false);
  });

  it('is in use when the root is a page of noise', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const noise = Buffer.from(
        Array.from({ length: SIZE }, (_, at) => (seed * (at + 7) ** 3) >> 3),
      );
      noise.writeBigUInt64LE(2n, PAGE.number);
      expect(isEndFree(noise)).toBe(false);
    }
  });

  it('is in use when it has more pages than the store can have', () => {
    const all = (): Buffer => leaf(2, node(record(-(2 ** 30), 1)));
    expect(areFree(all, 2n, { from: 40, to: 41 + MAX_RANGE })).toBe(false);
    expect(areFree(all, 2n, { from: 40, to: 40 + MAX_RANGE })).toBe(true);
  });

  it('is in use when the disk cannot be read', () => {
    const failing = (): never => {
      throw new Error('EIO');
    };
    expect(areFree(failing, 2n, { from: 40, to: 45 })).toBe(false);
  });
});
