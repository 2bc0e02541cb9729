import { LOCAL_MODEL } from '../../../contracts/models';
import { describeProcessor } from '../processor.contract';
import { LocalProcessor } from './local.processor';

describeProcessor('Foliado Local', {
  create: () => new LocalProcessor(),
  model: LOCAL_MODEL,
  vendor: null,
});
