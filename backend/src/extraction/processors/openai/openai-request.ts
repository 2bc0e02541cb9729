import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import type { LivingModel } from '../../../contracts/models';
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
  const content =
    model.input === 'image' ? await withImages(text, pageImages, model.imageDetail) : text;
  return {
    model: model.apiModel,
    messages: [
      { role: 'system', content: hasSchema ? systemText() : systemTextWithSchema() },
      { role: 'user', content },
    ],
    response_format: hasSchema ? schemaFormat() : { type: 'json_object' },
    // Nothing of a document stays with the vendor for its own screens.
    store: false,
    ...(model.takesTemperature ? { temperature: 0 } : {}),
    ...(model.effort ? { reasoning_effort: model.effort as Request['reasoning_effort'] } : {}),
  };
}

function schemaFormat(): Format {
  const schema = { ...answerSchema() };
  return { type: 'json_schema', json_schema: { name: 'documento', strict: true, schema } };
}

async function withImages(
  text: string,
  paths: readonly string[],
  detail: LivingModel['imageDetail'],
): Promise<OpenAI.ChatCompletionContentPart[]> {
  const images = await encodedPages(paths);
  return [
    { type: 'text', text },
    ...images.map(({ mimeType, base64 }) => ({
      type: 'image_url' as const,
      image_url: { url: `data:${mimeType};base64,${base64}`, detail },
    })),
  ];
}
