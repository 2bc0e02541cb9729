import { ENGINE_SETUPS } from '../../../support/vendors/engine-setups';
import { describeProcessor } from '../processor.contract';

describeProcessor('Textract', ENGINE_SETUPS.textract);
