/** The part of tar-fs that the tests use; the package has no types. */
declare module 'tar-fs' {
  import type { Writable } from 'node:stream';

  export function extract(folder: string): Writable;
}
