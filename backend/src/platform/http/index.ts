export { builtAsset } from './assets.middleware';
export { asDomainError, ErrorFilter } from './error.filter';
export { idempotencyKeyOf, seenVersion, VersionTag } from './headers';
export { useHttpChain } from './http-chain';
export { ownOrigin } from './origin.middleware';
export { CleanText, UuidPipe, validationPipe } from './pipes';
export { ProxyWatch } from './proxy-watch';
export { contentRange, rangeOf, type RowRange } from './range-query';
