/** Inclusive bytes; an end beyond the file means its end. */
export interface ByteRange {
  start: number;
  end: number;
}

export function assertByteRange(range: ByteRange | undefined): void {
  if (range && !(range.start >= 0 && range.start <= range.end)) {
    throw new RangeError('invalid byte range');
  }
}
