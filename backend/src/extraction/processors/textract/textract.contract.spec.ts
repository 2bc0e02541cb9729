import type { LivingModel } from '../../../contracts/models';
import { textractWire } from '../../../support/vendors/textract-server';
import { describeProcessor } from '../processor.contract';
import { TextractProcessor } from './textract.processor';

const model: LivingModel = {
  id: 'aws-textract',
  apiModel: 'aws-textract',
  input: 'image',
  output: 'none',
  takesTemperature: false,
  price: null,
};

describeProcessor('Textract', {
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
  model,
  vendor: { wire: textractWire, withoutKey: () => new TextractProcessor(null) },
});
