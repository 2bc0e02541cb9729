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
export { builtAsset } from './built-asset';
export { CleanText } from './clean-text.decorator';
export { correlationMiddleware } from './correlation.middleware';
export { asDomainError, ErrorFilter } from './error.filter';
export { idempotencyKeyOf } from './idempotency-key';
export { seenVersion } from './if-match';
export { originMiddleware } from './origin.middleware';
export { ownOrigin } from './own-origin';
export { CurrentActor, type RequestActor } from './request-actor';
export { securityHeaders } from './security-headers';
export { contentRange, rangeOf, type RowRange } from './range-query';
export { ProxyWatch } from './proxy-watch';
export { HasOwnLimit, NeverLimited, RequestLimitGuard } from './request-limit.guard';
export { CurrentUser, sessionUser, type SessionEnd, type SessionUser } from './session-user';
export { assetsMiddleware } from './assets.middleware';
export { shellMiddleware } from './shell.middleware';
export { siteMiddleware } from './site.middleware';
export { TenantNames, type Names } from './tenant-names';
export { TenantThings } from './tenant-things';
export { isUuid, UuidPipe } from './uuid.pipe';
export { validationPipe } from './validation.pipe';
export { VersionTag } from './version-tag';
