import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import { answerSchema, encodedPages, systemText, systemTextWithSchema } from '../../vendors';
import type { ProcessorInput } from '../processor';

type Request = OpenAI.ChatCompletionCreateParamsNonStreaming;
type Format = NonNullable<Request['response_format']>;

/** What a model is asked for one document: words, page images if it sees, and the shape as far as it takes one. */
export async function openAiRequest(
  { model, pages, pageImages }: ProcessorInput,
  signal: AbortSignal,
): Promise<Request> {
  const hasSchema = model.output === 'json_schema';
  const text = await pages.text(signal);
  const content = model.input === 'image' ? await withImages(text, pageImages) : text;
  return {
    model: model.apiModel,
    messages: [
      { role: 'system', content: hasSchema ? systemText() : systemTextWithSchema() },
      { role: 'user', content },
    ],
    response_format: hasSchema ? schemaFormat() : { type: 'json_object' },
    ...(model.takesTemperature ? { temperature: 0 } : {}),
  };
}

function schemaFormat(): Format {
  const schema = { ...answerSchema() };
  return { type: 'json_schema', json_schema: { name: 'documento', strict: true, schema } };
}

async function withImages(
  text: string,
  paths: readonly string[],
): Promise<OpenAI.ChatCompletionContentPart[]> {
  const images = await encodedPages(paths);
  return [
    { type: 'text', text },
    ...images.map(({ mimeType, base64 }) => ({
      type: 'image_url' as const,
      image_url: { url: `data:${mimeType};base64,${base64}`, detail: 'high' as const },
    })),
  ];
}
