import { CLOUD_PROCESSOR_IDS, PROCESSOR_CATALOGUE } from '../../contracts/processors';
import { ENGINE_SETUPS } from '../../../test/support/vendors/engine-setups';
import { describeProcessor } from './processor.contract';

for (const id of CLOUD_PROCESSOR_IDS)
  describeProcessor(PROCESSOR_CATALOGUE[id].label, ENGINE_SETUPS[id]);
