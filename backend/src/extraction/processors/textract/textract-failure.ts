import { refusal, type VendorFailure } from '../../vendors';

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
  const told = new Headers(Object.entries(headers).map(([key, value]) => [key, String(value)]));
  const { means, retryAfterMs } = refusal('textract', { status, headers: told }, { words: [name] });
  return { kind: 'refused', status, means, retryAfterMs };
}
