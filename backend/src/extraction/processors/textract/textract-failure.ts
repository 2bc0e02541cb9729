import { retryAfterMs } from '../../../platform/outbound';
import type { VendorFailure } from '../../vendors';

/** AWS says with 400, too, that there were too many calls, and that the key is not accepted. */
const TOO_MANY =
  /^(?:Throttl|TooManyRequests|RequestLimitExceeded|ProvisionedThroughputExceeded|(?:Limit|ServiceQuota)Exceeded)/;
const NOT_ALLOWED =
  /^(?:AccessDenied|NotAuthorized|UnrecognizedClient|InvalidSignature|IncompleteSignature|SignatureDoesNotMatch|MissingAuthenticationToken|ExpiredToken|InvalidClientTokenId|OptInRequired)/;

/** What the SDK throws, as far as it is looked at; `$response` is there when an answer came. */
interface SdkError {
  name?: unknown;
  $response?: { statusCode: number; headers: Record<string, string | undefined> };
}

/** What an error of the AWS client means; nothing of its message is kept. */
export function textractFailure(error: unknown, now = new Date()): VendorFailure {
  const { name, $response } = (error ?? {}) as SdkError;
  if (!$response) return { kind: 'connection' };
  const { statusCode, headers } = $response;
  if (statusCode < 300) {
    return { kind: 'answer', fault: error instanceof SyntaxError ? 'not_json' : 'wrong_shape' };
  }
  const status = statusMeant(String(name), statusCode);
  return { kind: 'status', status, retryAfterMs: retryAfterMs(headers['retry-after'], now) };
}

function statusMeant(name: string, status: number): number {
  if (TOO_MANY.test(name)) return 429;
  if (NOT_ALLOWED.test(name)) return 403;
  // No model is asked for by name: what is not there is the address.
  return status === 404 ? 400 : status;
}
