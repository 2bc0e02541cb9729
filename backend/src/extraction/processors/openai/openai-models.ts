import { z } from 'zod';
import { trimEndOf } from '../../../rules/text-clean';
import { VENDOR_LIMITS, vendorFetch } from '../../vendors';
import type { OpenAiSettings } from './openai-client';

const ASK_MS = 10_000;
const MOST = 100;

const LIST = z.object({ data: z.array(z.object({ id: z.string().min(1).max(100) })) });

/** Names of the models that a server of OpenAI's language has, in its order. Throws when it does not say. */
export async function askForModels({ apiKey, baseUrl }: OpenAiSettings): Promise<string[]> {
  const send = vendorFetch(baseUrl, VENDOR_LIMITS);
  const answer = await send(`${trimEndOf(baseUrl, /\//)}/models`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const { data } = LIST.parse(await answer.json());
  return data.slice(0, MOST).map(({ id }) => id);
}
