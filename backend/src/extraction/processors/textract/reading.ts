import type { Seen } from './answer';

/** A value that may be that of a path; several of a path are weighed against one another. */
export interface Reading extends Seen {
  path: string;
  /** 1-based. */
  page: number;
  /** What is taken only where nothing better is read. */
  isFallback?: boolean;
}
