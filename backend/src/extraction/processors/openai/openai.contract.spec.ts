import type { LivingModel } from '../../../contracts/models';
import { openAiWire } from '../../../support/vendors/openai-server';
import { describeProcessor } from '../processor.contract';
import { OpenAiProcessor } from './openai.processor';

const model: LivingModel = {
  id: 'gpt-4o',
  apiModel: 'gpt-4o',
  input: 'image',
  output: 'json_schema',
  takesTemperature: true,
  price: null,
};

describeProcessor('OpenAI', {
  create: ({ url, secret, limits }) =>
    new OpenAiProcessor({ apiKey: secret, baseUrl: `${url}/v1` }, limits),
  model,
  vendor: { wire: openAiWire, withoutKey: () => new OpenAiProcessor(null) },
});
