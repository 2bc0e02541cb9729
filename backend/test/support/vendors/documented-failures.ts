import type { SetupFault } from '../../../src/contracts/engine-faults';
import type { ErrorCode } from '../../../src/contracts/errors';
import type { CloudProcessorId } from '../../../src/contracts/processors';
import type { Reply } from './scripted-server';

/** A failure as the vendor's documents write it, and what it has to become. */
export interface DocumentedFailure {
  name: string;
  reply: Reply;
  code: ErrorCode;
  setup?: SetupFault;
  retryAfterMs?: number;
}

type Expected = Omit<DocumentedFailure, 'name' | 'reply'>;

const setup = (fault: SetupFault): Expected => ({ code: 'MOTOR_NO_DISPONIBLE', setup: fault });
const BUSY: Expected = { code: 'MOTOR_OCUPADO' };
const SILENT: Expected = { code: 'MOTOR_SIN_RESPUESTA' };
const REFUSED: Expected = { code: 'MOTOR_RECHAZO' };
const NO_MODEL: Expected = { code: 'MODELO_NO_DISPONIBLE' };
const TOO_LONG: Expected = { code: 'MOTOR_CONTEXTO' };
const CONTENT: Expected = { code: 'MOTOR_CONTENIDO' };

const openAi = (
  status: number,
  error: { message: string; type?: string | null; code?: string | number | null },
  headers: Record<string, string> = {},
): Reply => ({ status, headers, body: JSON.stringify({ error: { param: null, ...error } }) });

const OPENAI: readonly (readonly [string, Reply, Expected])[] = [
  ...(
    [
      ['insufficient_quota', 'saldo'],
      ['credit_balance_exhausted', 'saldo'],
      ['organization_spend_limit_exceeded', 'saldo'],
      ['project_spend_limit_exceeded', 'saldo'],
      ['organization_usage_limit_exceeded', 'saldo'],
      ['billing_hard_limit_reached', 'saldo'],
      ['billing_not_active', 'facturacion'],
    ] as const
  ).map(
    ([code, fault]) =>
      [
        code,
        openAi(429, { message: 'You exceeded your current quota', type: 'billing', code }),
        setup(fault),
      ] as const,
  ),
  [
    'a code of money that is new, by its type',
    openAi(429, { message: 'No money', type: 'insufficient_quota', code: 'wallet_empty' }),
    setup('saldo'),
  ],
  [
    'a wrong key',
    openAi(401, {
      message: 'Incorrect API key provided: sk-x',
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    }),
    setup('clave'),
  ],
  [
    'no member of an organization',
    openAi(401, { message: 'You must be a member' }),
    setup('clave'),
  ],
  ['another network', openAi(401, { message: 'IP', code: 'ip_not_authorized' }), setup('clave')],
  [
    'an account that was closed',
    openAi(403, { message: 'x', code: 'account_deactivated' }),
    setup('facturacion'),
  ],
  [
    'an unsupported country',
    openAi(403, {
      message: 'Country, region, or territory not supported',
      type: 'request_forbidden',
      code: 'unsupported_country_region_territory',
    }),
    setup('region'),
  ],
  ['no permission', openAi(403, { message: 'Missing scopes: model.request' }), setup('clave')],
  [
    'a model without access',
    openAi(404, {
      message: 'The model `gpt-4o` does not exist or you do not have access to it.',
      type: 'invalid_request_error',
      code: 'model_not_found',
    }),
    NO_MODEL,
  ],
  ['a model that is not allowed', openAi(403, { message: 'x', code: 'model_not_found' }), NO_MODEL],
  [
    'a document longer than the context',
    openAi(400, {
      message: "This model's maximum context length is 128000 tokens.",
      code: 'context_length_exceeded',
    }),
    TOO_LONG,
  ],
  ['a request that is too heavy', openAi(413, { message: 'Request too large' }), TOO_LONG],
  [
    'content against the rules',
    openAi(400, { message: 'x', code: 'content_policy_violation' }),
    CONTENT,
  ],
  ['content that a filter holds', openAi(400, { message: 'x', code: 'content_filter' }), CONTENT],
  [
    'too many requests',
    openAi(
      429,
      { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' },
      { 'retry-after': '20', 'retry-after-ms': '1500' },
    ),
    { ...BUSY, retryAfterMs: 1_500 },
  ],
  ['too fast a growth', openAi(429, { message: 'Slow down', code: 'slow_down' }), BUSY],
  ['a crowded model', openAi(503, { message: 'x', code: 'server_is_overloaded' }), SILENT],
  ['trouble of its own', openAi(500, { message: 'The server had an error' }), SILENT],
  ['a picture that is none', openAi(400, { message: 'x', code: 'invalid_image_format' }), REFUSED],
  // Compatible servers, as their sources write errors.
  [
    'vLLM: too long',
    {
      status: 400,
      body: JSON.stringify({
        object: 'error',
        message:
          "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens",
        type: 'BadRequestError',
        param: null,
        code: 400,
      }),
    },
    TOO_LONG,
  ],
  [
    'vLLM: no such model',
    openAi(404, { message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 }),
    NO_MODEL,
  ],
  [
    'Ollama: no such model',
    openAi(404, {
      message: 'model "x" not found, try pulling it first',
      type: 'not_found_error',
      code: null,
    }),
    NO_MODEL,
  ],
  [
    'LM Studio: too long',
    {
      status: 400,
      body: JSON.stringify({
        error:
          'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
      }),
    },
    TOO_LONG,
  ],
];

const google = (
  status: number,
  name: string,
  message: string,
  details: readonly object[] = [],
): Reply => ({
  status,
  body: JSON.stringify({ error: { code: status, message, status: name, details } }),
});
const reason = (name: string) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: name,
  domain: 'googleapis.com',
});
const RETRY = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '22.5s' };
const quota = (quotaId: string) => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaMetric: 'generate_content_requests', quotaId }],
});

const GEMINI: readonly (readonly [string, Reply, Expected])[] = [
  ...(
    [
      [400, 'INVALID_ARGUMENT', 'API_KEY_INVALID', 'clave'],
      [403, 'PERMISSION_DENIED', 'API_KEY_SERVICE_BLOCKED', 'clave'],
      [403, 'PERMISSION_DENIED', 'API_KEY_IP_ADDRESS_BLOCKED', 'clave'],
      [403, 'PERMISSION_DENIED', 'API_KEY_HTTP_REFERRER_BLOCKED', 'clave'],
      [403, 'PERMISSION_DENIED', 'CONSUMER_INVALID', 'clave'],
      [403, 'PERMISSION_DENIED', 'SERVICE_DISABLED', 'suscripcion'],
      [403, 'PERMISSION_DENIED', 'BILLING_DISABLED', 'facturacion'],
      [403, 'PERMISSION_DENIED', 'CONSUMER_SUSPENDED', 'facturacion'],
    ] as const
  ).map(
    ([status, name, why, fault]) =>
      [why, google(status, name, 'x', [reason(why)]), setup(fault)] as const,
  ),
  [
    'a leaked key',
    google(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked.'),
    setup('clave'),
  ],
  ['no key', google(401, 'UNAUTHENTICATED', 'x'), setup('clave')],
  [
    'no billing',
    google(400, 'FAILED_PRECONDITION', 'Please enable billing on your project'),
    setup('facturacion'),
  ],
  [
    'an unsupported place',
    google(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
    setup('region'),
  ],
  [
    'no balance',
    google(402, 'RESOURCE_EXHAUSTED', 'Your prepay credits are depleted'),
    setup('saldo'),
  ],
  [
    'the quota of the day',
    google(429, 'RESOURCE_EXHAUSTED', 'x', [
      quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier'),
      RETRY,
    ]),
    setup('cuota'),
  ],
  [
    'too many requests, with a pause in the body',
    google(429, 'RESOURCE_EXHAUSTED', 'x', [
      quota('GenerateRequestsPerMinutePerProjectPerModel'),
      RETRY,
    ]),
    { ...BUSY, retryAfterMs: 22_500 },
  ],
  [
    'a model that is gone',
    google(404, 'NOT_FOUND', 'models/gemini-1.5-pro is not found'),
    NO_MODEL,
  ],
  [
    'a document longer than the context',
    google(
      400,
      'INVALID_ARGUMENT',
      'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    ),
    TOO_LONG,
  ],
  [
    'what it does not understand',
    google(400, 'INVALID_ARGUMENT', 'Unable to process input image'),
    REFUSED,
  ],
  ['trouble of its own', google(500, 'INTERNAL', 'x'), SILENT],
  ['a crowded model', google(503, 'UNAVAILABLE', 'The model is overloaded.'), SILENT],
  ['too slow an answer', google(504, 'DEADLINE_EXCEEDED', 'x'), SILENT],
];

const aws = (status: number, type: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': type, ...headers },
  body: JSON.stringify({ __type: type, message: 'x' }),
});

const TEXTRACT: readonly (readonly [string, Reply, Expected])[] = (
  [
    [400, 'SubscriptionRequiredException', setup('suscripcion')],
    [403, 'OptInRequired', setup('suscripcion')],
    [400, 'AccessDeniedException', setup('clave')],
    [401, 'NotAuthorized', setup('clave')],
    [400, 'UnrecognizedClientException', setup('clave')],
    [403, 'InvalidClientTokenId', setup('clave')],
    [400, 'InvalidSignatureException', setup('clave')],
    [403, 'IncompleteSignature', setup('clave')],
    [400, 'IncompleteSignatureException', setup('clave')],
    [403, 'SignatureDoesNotMatch', setup('clave')],
    [403, 'MissingAuthenticationToken', setup('clave')],
    [400, 'MissingAuthenticationTokenException', setup('clave')],
    [403, 'ExpiredToken', setup('clave')],
    [400, 'ExpiredTokenException', setup('clave')],
    [400, 'RequestExpired', setup('clave')],
    [400, 'ThrottlingException', BUSY],
    [400, 'Throttling', BUSY],
    [429, 'TooManyRequestsException', BUSY],
    [400, 'RequestLimitExceeded', BUSY],
    [400, 'ProvisionedThroughputExceededException', BUSY],
    [400, 'LimitExceededException', BUSY],
    [402, 'ServiceQuotaExceededException', BUSY],
    [400, 'DocumentTooLargeException', { code: 'MOTOR_PAGINA_GRANDE' }],
    [400, 'BadDocumentException', REFUSED],
    [400, 'UnsupportedDocumentException', REFUSED],
    [400, 'InvalidParameterException', REFUSED],
    [500, 'InternalServerError', SILENT],
    [500, 'InternalFailure', SILENT],
    [503, 'ServiceUnavailable', SILENT],
    [400, 'UnknownOperationException', setup('direccion')],
    [404, 'NotFound', setup('direccion')],
  ] as const
).map(([status, type, expected]) => [`${status} ${type}`, aws(status, type), expected] as const);

const cases = (
  rows: readonly (readonly [string, Reply, Expected])[],
): readonly DocumentedFailure[] =>
  rows.map(([name, reply, expected]) => ({ name, reply, ...expected }));

/** Written from the vendors' own pages (`failure-table.ts` names them), one for every row of the table and more. */
export const DOCUMENTED_FAILURES: Readonly<Record<CloudProcessorId, readonly DocumentedFailure[]>> =
  {
    openai: cases(OPENAI),
    langextract: cases(GEMINI),
    textract: cases(TEXTRACT),
  };
