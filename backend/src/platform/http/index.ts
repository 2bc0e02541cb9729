export { AccessGuard } from './access.guard';
export { Allow, ALLOW_KEY } from './allow.decorator';
export {
  ApiBytesResponse,
  ApiIdempotencyKey,
  ApiJsonResponse,
  ApiObjectResponse,
  ApiPageResponse,
  ApiRedirectResponse,
  ApiRowsResponse,
} from './api-answers';
export { builtAsset } from './assets.middleware';
export { CleanText } from './pipes';
export { correlationMiddleware } from './correlation.middleware';
export { jsonCompression } from './json-compression';
export { asDomainError, ErrorFilter } from './error.filter';
export { idempotencyKeyOf } from './headers';
export { seenVersion } from './headers';
export { originMiddleware } from './origin.middleware';
export { ownOrigin } from './origin.middleware';
export { CurrentActor, type RequestActor } from './session-user';
export { securityHeaders } from './security-headers';
export { contentRange, rangeOf, type RowRange } from './range-query';
export { ProxyWatch } from './proxy-watch';
export { HasOwnLimit, NeverLimited, RequestLimitGuard } from './request-limit.guard';
export { CurrentUser, sessionUser, type SessionEnd, type SessionUser } from './session-user';
export { assetsMiddleware } from './assets.middleware';
export { shellMiddleware } from './shell.middleware';
export { siteMiddleware } from './site.middleware';
export { TenantNames, type Names } from './tenant-things';
export { TenantThings } from './tenant-things';
export { isUuid, UuidPipe } from './pipes';
export { validationPipe } from './pipes';
export { VersionTag } from './headers';
