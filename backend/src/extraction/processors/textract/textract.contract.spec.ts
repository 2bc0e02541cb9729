import { ENGINE_SETUPS } from '../../../../test/support/vendors/engine-setups';
import { describeProcessor } from '../processor.contract';

describeProcessor('Textract', ENGINE_SETUPS.textract);
