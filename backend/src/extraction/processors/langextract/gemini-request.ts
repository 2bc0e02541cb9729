import type { GenerateContentParameters, Part, ThinkingLevel } from '@google/genai' with {
  'resolution-mode': 'import',
};
import { answerSchema, encodedPages, systemText } from '../../vendors';
import type { ProcessorInput } from '../processor';

/**
 * What a model is asked for one document: page images, words and the shape of the answer. Every value is
 * asked for as it is printed: it is its own source text, and is aligned to the words of the page later.
 */
export async function geminiRequest(
  { model, pages, pageImages }: ProcessorInput,
  signal: AbortSignal,
): Promise<GenerateContentParameters> {
  const images = model.input === 'image' ? await encodedPages(pageImages) : [];
  const parts: Part[] = [
    ...images.map(({ mimeType, base64: data }) => ({ inlineData: { mimeType, data } })),
    { text: await pages.text(signal) },
  ];
  return {
    model: model.apiModel,
    contents: [{ role: 'user', parts }],
    config: {
      systemInstruction: systemText(),
      responseMimeType: 'application/json',
      responseJsonSchema: answerSchema(),
      ...(model.takesTemperature ? { temperature: 0 } : {}),
      ...(model.effort ? { thinkingConfig: { thinkingLevel: model.effort as ThinkingLevel } } : {}),
    },
  };
}
