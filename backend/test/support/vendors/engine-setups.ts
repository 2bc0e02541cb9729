import type { LivingModel } from '../../../src/contracts/models';
import { LangExtractProcessor } from '../../../src/extraction/processors/langextract/langextract.processor';
import { OpenAiProcessor } from '../../../src/extraction/processors/openai/openai.processor';
import { TextractProcessor } from '../../../src/extraction/processors/textract/textract.processor';
import type { CloudProcessorId } from '../../../src/contracts/processors';
import type { CloudSetup } from './engine-world';
import { geminiWire } from './gemini-server';
import { openAiWire } from './openai-server';
import { textractWire } from './textract-server';

const seeing = (id: string, apiModel = id): LivingModel => ({
  id,
  apiModel,
  input: 'image',
  output: 'json_schema',
  takesTemperature: true,
  effort: null,
  imageDetail: 'high',
  imageTokens: null,
  contextTokens: null,
  price: null,
});

/** The engines in the cloud, each against a vendor on this machine. */
export const ENGINE_SETUPS: Readonly<Record<CloudProcessorId, CloudSetup>> = {
  openai: {
    create: ({ url, secret, limits }) =>
      new OpenAiProcessor({ apiKey: secret, baseUrl: `${url}/v1` }, limits),
    model: seeing('gpt-4o'),
    vendor: { wire: openAiWire, withoutKey: () => new OpenAiProcessor(null) },
  },
  langextract: {
    create: ({ url, secret, limits }) =>
      new LangExtractProcessor({ apiKey: secret, baseUrl: url }, limits),
    model: seeing('gemini-2.5-flash', 'gemini-3.5-flash-lite'),
    vendor: { wire: geminiWire, withoutKey: () => new LangExtractProcessor(null) },
  },
  textract: {
    create: ({ url, secret, limits }) =>
      new TextractProcessor(
        {
          accessKeyId: `AKIA-${secret}`,
          secretAccessKey: secret,
          sessionToken: null,
          region: 'us-east-1',
          endpoint: url,
        },
        limits,
      ),
    model: { ...seeing('aws-textract'), output: 'none', takesTemperature: false },
    vendor: { wire: textractWire, withoutKey: () => new TextractProcessor(null) },
  },
};
