/**
 * What this folder reads of LMDB's file format itself: format 2 of the `lmdb` package's own fork,
 * little endian, 64 bit (its dependencies/lmdb/libraries/liblmdb/mdb.c, named in brackets).
 */

/** Bytes before the content of a page (MDB_page_header). */
export const PAGE_HEADER = 24;

/** Places in a page's header (MDB_page_header). */
export const PAGE = {
  number: 0,
  /** A bit set of `PAGE_KIND`. */
  kind: 18,
  /** Bytes of the list of places of nodes; it begins after the header (mp_lower with PAGEBASE). */
  nodesLength: 20,
} as const;

/** Kinds of pages (P_BRANCH, P_LEAF, P_OVERFLOW). */
export const PAGE_KIND = { branch: 1, leaf: 2, overflow: 4 } as const;

/** Places in a node, a key with its value or with the page of a branch (MDB_node). */
export const NODE = {
  /** Of a branch: the page below, 48 bits (NODEPGNO). */
  child: 0,
  /** Of a leaf: bytes of the value (NODEDSZ). */
  valueLength: 0,
  flags: 4,
  keyLength: 6,
  key: 8,
} as const;

/** Flag of a leaf's node: its value is on pages of its own, and these are named (F_BIGDATA). */
export const VALUE_ELSEWHERE = 1;

/** Places in what a node holds then: the first page and how many (MDB_ovpage). */
export const ELSEWHERE = { first: 0, pages: 16 } as const;

/** The root of an empty tree (P_INVALID). */
export const NO_PAGE = 0xffff_ffff_ffff_ffffn;

/** Places in the record of a meta page (MDB_meta); a `free` one is of the free list (FREE_DBI). */
export const META = {
  magic: 0,
  pageSize: 24,
  flags: 28,
  freeRoot: 64,
  lastPage: 120,
  transaction: 128,
  bootId: 136,
  length: 144,
} as const;

/** First bytes of a meta record (MDB_MAGIC). */
export const META_MAGIC = 0xbeefc0de;

/** The transaction of the meta record may not be on the disk yet (MDB_OVERLAPPINGSYNC). */
export const IS_UNFLUSHED = 0x1000;

/** Page sizes that LMDB can use (mdb_env_set_pagesize, MAX_PAGESIZE). */
export const MIN_PAGE_SIZE = 256;
export const MAX_PAGE_SIZE = 65_536;
