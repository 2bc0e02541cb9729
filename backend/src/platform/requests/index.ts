export { idempotencyKeyOf, seenVersion, VersionTag } from './headers';
export { CleanText, UuidPipe, validationPipe } from './pipes';
export { contentRange, rangeOf, type RowRange } from './range-query';
