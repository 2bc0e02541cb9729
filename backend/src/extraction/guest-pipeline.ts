import { Injectable } from '@nestjs/common';
import { PageReader } from './reading/page-reader';
import { GUEST_IDLE_MS, GUEST_NICENESS } from './reading/reading-limits';
import { ReadingPipeline } from './reading-pipeline';

/**
 * Child processes of its own, which give way to all others: what visitors try never stands in the
 * line of customers' readings.
 */
@Injectable()
export class GuestReader extends PageReader {
  constructor() {
    super({ niceness: GUEST_NICENESS, maxIdleMs: GUEST_IDLE_MS });
  }
}

/** The same line from a file to checked data, for those who have no account. */
@Injectable()
export class GuestPipeline extends ReadingPipeline {
  constructor(reader: GuestReader) {
    super(reader);
  }
}
