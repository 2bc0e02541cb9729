import type { SetupFault } from '../../contracts/engine-faults';
import type { CloudProcessorId } from '../../contracts/processors';

/** Whose fault an answer is that is an error. */
export type FailureMeaning =
  | SetupFault
  /** The account has no access to the model, or there is none of that name. */
  | 'modelo'
  /** Too many calls, or too many tokens, in a short time. */
  | 'ocupado'
  /** The vendor's own trouble. */
  | 'averia'
  /** The words or pictures of the document break the vendor's rules. */
  | 'contenido'
  /** The document is longer than the model, or heavier than the vendor, takes. */
  | 'contexto'
  /** The vendor takes no page as heavy as this one. */
  | 'pagina'
  /** Whatever else the vendor does not take. */
  | 'rechazo';

/** What an answer says that is an error, as far as it is looked at: never a sentence of the vendor's. */
export interface VendorWords {
  readonly status: number;
  /** The vendor's names for what is wrong: codes, types, reasons. */
  readonly words: readonly string[];
}

/** An answer with this status and this name means that. */
interface FailureRow {
  /** Null: whatever it is. */
  readonly status: number | null;
  /** Null: whatever it says. */
  readonly word: string | null;
  readonly means: FailureMeaning;
}

const row = (status: number | null, word: string | null, means: FailureMeaning): FailureRow => ({
  status,
  word,
  means,
});

/**
 * Every failure that the vendors' pages name, in the order in which they are asked: the first row that fits.
 * What no row names is told by its status alone, `BY_STATUS`.
 */
export const FAILURES: Readonly<Record<CloudProcessorId, readonly FailureRow[]>> = {
  // developers.openai.com/api/docs/guides/error-codes and /rate-limits. A 429 of type insufficient_quota is a
  // matter of money, whatever its code. The lower half: vLLM, Ollama, LM Studio, by what their sources answer.
  openai: [
    row(null, 'insufficient_quota', 'saldo'),
    row(null, 'credit_balance_exhausted', 'saldo'),
    row(null, 'organization_spend_limit_exceeded', 'saldo'),
    row(null, 'project_spend_limit_exceeded', 'saldo'),
    row(null, 'organization_usage_limit_exceeded', 'saldo'),
    row(null, 'billing_hard_limit_reached', 'saldo'),
    row(null, 'billing_not_active', 'facturacion'),
    row(null, 'account_deactivated', 'facturacion'),
    row(null, 'invalid_api_key', 'clave'),
    row(null, 'ip_not_authorized', 'clave'),
    row(null, 'unsupported_country_region_territory', 'region'),
    row(null, 'model_not_found', 'modelo'),
    row(null, 'context_length_exceeded', 'contexto'),
    row(null, 'content_policy_violation', 'contenido'),
    row(null, 'content_filter', 'contenido'),
    row(null, 'rate_limit_exceeded', 'ocupado'),
    row(null, 'slow_down', 'ocupado'),
    row(null, 'server_is_overloaded', 'averia'),
    row(404, 'NotFoundError', 'modelo'),
    row(404, 'not_found_error', 'modelo'),
  ],
  // ai.google.dev/gemini-api/docs/troubleshooting, /rate-limits; reasons of google.api.ErrorReason.
  langextract: [
    row(null, 'API_KEY_INVALID', 'clave'),
    row(null, 'API_KEY_SERVICE_BLOCKED', 'clave'),
    row(null, 'API_KEY_IP_ADDRESS_BLOCKED', 'clave'),
    row(null, 'API_KEY_HTTP_REFERRER_BLOCKED', 'clave'),
    row(null, 'CONSUMER_INVALID', 'clave'),
    row(null, 'SERVICE_DISABLED', 'suscripcion'),
    row(null, 'BILLING_DISABLED', 'facturacion'),
    row(null, 'CONSUMER_SUSPENDED', 'facturacion'),
    row(null, 'LOCATION_NOT_SUPPORTED', 'region'),
    row(null, 'INPUT_TOO_LONG', 'contexto'),
    row(null, 'QUOTA_PER_DAY', 'cuota'),
    row(402, null, 'saldo'),
    row(400, 'FAILED_PRECONDITION', 'facturacion'),
    row(null, 'PERMISSION_DENIED', 'clave'),
    row(null, 'UNAUTHENTICATED', 'clave'),
    row(null, 'NOT_FOUND', 'modelo'),
    row(429, 'RESOURCE_EXHAUSTED', 'ocupado'),
    row(null, 'DEADLINE_EXCEEDED', 'averia'),
    row(null, 'UNAVAILABLE', 'averia'),
    row(null, 'INTERNAL', 'averia'),
  ],
  // docs.aws.amazon.com/textract/latest/dg/API_AnalyzeExpense and CommonErrors.
  textract: [
    row(null, 'SubscriptionRequiredException', 'suscripcion'),
    row(null, 'OptInRequired', 'suscripcion'),
    row(null, 'AccessDeniedException', 'clave'),
    row(null, 'NotAuthorized', 'clave'),
    row(null, 'UnrecognizedClientException', 'clave'),
    row(null, 'InvalidClientTokenId', 'clave'),
    row(null, 'InvalidSignatureException', 'clave'),
    row(null, 'IncompleteSignature', 'clave'),
    row(null, 'IncompleteSignatureException', 'clave'),
    row(null, 'SignatureDoesNotMatch', 'clave'),
    row(null, 'MissingAuthenticationToken', 'clave'),
    row(null, 'MissingAuthenticationTokenException', 'clave'),
    row(null, 'ExpiredToken', 'clave'),
    row(null, 'ExpiredTokenException', 'clave'),
    row(null, 'RequestExpired', 'clave'),
    row(null, 'ThrottlingException', 'ocupado'),
    row(null, 'Throttling', 'ocupado'),
    row(null, 'TooManyRequestsException', 'ocupado'),
    row(null, 'RequestLimitExceeded', 'ocupado'),
    row(null, 'ProvisionedThroughputExceededException', 'ocupado'),
    row(null, 'LimitExceededException', 'ocupado'),
    row(null, 'ServiceQuotaExceededException', 'ocupado'),
    row(null, 'DocumentTooLargeException', 'pagina'),
    row(null, 'BadDocumentException', 'rechazo'),
    row(null, 'UnsupportedDocumentException', 'rechazo'),
    row(null, 'InvalidParameterException', 'rechazo'),
    row(null, 'InternalServerError', 'averia'),
    row(null, 'InternalFailure', 'averia'),
    row(null, 'ServiceUnavailable', 'averia'),
    row(null, 'UnknownOperationException', 'direccion'),
    row(404, null, 'direccion'),
  ],
};

/** What a status means that comes without a name that is known. */
const BY_STATUS: Readonly<Record<number, FailureMeaning>> = {
  401: 'clave',
  402: 'saldo',
  403: 'clave',
  404: 'modelo',
  408: 'averia',
  413: 'contexto',
  429: 'ocupado',
};

/** Whose fault it is; an unknown name counts by its status, an unknown status as a refusal or, from 500, as trouble. */
export function meaningOf(
  vendor: CloudProcessorId,
  { status, words }: VendorWords,
): FailureMeaning {
  const fits = (known: FailureRow): boolean =>
    (known.status === null || known.status === status) &&
    (known.word === null || words.includes(known.word));
  const known = FAILURES[vendor].find(fits)?.means ?? BY_STATUS[status];
  return known ?? (status >= 500 ? 'averia' : 'rechazo');
}
