import { ENGINE_SETUPS } from '../../../../test/support/vendors/engine-setups';
import { describeProcessor } from '../processor.contract';

describeProcessor('OpenAI', ENGINE_SETUPS.openai);
