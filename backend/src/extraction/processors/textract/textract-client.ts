import type { TextractClient } from '@aws-sdk/client-textract';
import { vendorFetch, type VendorLimits } from '../../vendors';
import type { TextractSettings } from './textract-settings';

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
