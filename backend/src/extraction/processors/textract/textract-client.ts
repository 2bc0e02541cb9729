import type { TextractClient } from '@aws-sdk/client-textract';
import { refusal, vendorFetch, type VendorFailure, type VendorLimits } from '../../vendors';

/** How Textract is reached, as the operator has set it. */
export interface TextractSettings {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a temporary key. */
  readonly sessionToken: string | null;
  readonly region: string;
  /** Null: that of AWS in the region. */
  readonly endpoint: string | null;
}

/** What the SDK throws, as far as it is looked at; `$response` is there when an answer came. */
interface SdkError {
  name?: unknown;
  $response?: { statusCode: number; headers: Record<string, string | undefined> };
}

/** What an error of the AWS client means; nothing of its message is kept. */
export function textractFailure(error: unknown): VendorFailure {
  const { name, $response } = (error ?? {}) as SdkError;
  if (!$response) return { kind: 'connection' };
  const { statusCode: status, headers } = $response;
  if (status < 300) {
    return { kind: 'answer', fault: error instanceof SyntaxError ? 'not_json' : 'wrong_shape' };
  }
  const told = new Headers(
    Object.entries(headers).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const { means, retryAfterMs } = refusal('textract', { status, headers: told }, { words: [name] });
  return { kind: 'refused', status, means, retryAfterMs };
}

/** The calls of Textract that are made, one request each. */
export interface TextractCalls {
  expense(page: Uint8Array, signal: AbortSignal): Promise<unknown>;
  analysis(page: Uint8Array, signal: AbortSignal): Promise<unknown>;
}

/** Loaded on first use. It asks AWS for nothing beside the two calls and repeats none of them. */
export async function textractCalls(
  settings: TextractSettings,
  limits: VendorLimits,
): Promise<TextractCalls> {
  const sdk = await import('@aws-sdk/client-textract');
  const client = new sdk.TextractClient(clientConfig(settings, limits));
  return {
    expense: (Bytes, abortSignal) =>
      client.send(new sdk.AnalyzeExpenseCommand({ Document: { Bytes } }), { abortSignal }),
    analysis: (Bytes, abortSignal) =>
      client.send(
        new sdk.AnalyzeDocumentCommand({
          Document: { Bytes },
          FeatureTypes: ['TABLES', 'FORMS'],
        }),
        { abortSignal },
      ),
  };
}

type ClientConfig = NonNullable<ConstructorParameters<typeof TextractClient>[0]>;

function clientConfig(settings: TextractSettings, limits: VendorLimits): ClientConfig {
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings;
  const endpoint = settings.endpoint ?? `https://textract.${region}.amazonaws.com`;
  return {
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
    maxAttempts: 1,
    requestHandler: { handle: sendBy(vendorFetch(endpoint, limits)) },
  };
}

/** A signed request of the SDK, as far as it is sent on. */
interface SignedRequest {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** What the SDK sends goes out by the product's own bounded `fetch`. */
function sendBy(send: typeof fetch) {
  return async (request: SignedRequest, { abortSignal }: { abortSignal?: AbortSignal } = {}) => {
    const { protocol, hostname, port, path, method, headers, body } = request;
    const url = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`;
    const answer = await send(url, { method, headers, body, signal: abortSignal });
    return {
      response: {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: new Uint8Array(await answer.arrayBuffer()),
      },
    };
  };
}
