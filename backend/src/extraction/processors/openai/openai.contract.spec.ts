import { ENGINE_SETUPS } from '../../../support/vendors/engine-setups';
import { describeProcessor } from '../processor.contract';

describeProcessor('OpenAI', ENGINE_SETUPS.openai);
