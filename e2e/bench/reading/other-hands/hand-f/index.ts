import type { BenchLayout } from '../../model';
import { arquitecto } from './arquitecto';
import { arrendadora } from './arrendadora';
import { autoservicio } from './autoservicio';
import { facturadorWeb } from './facturador-web';
import { formaContinua } from './forma-continua';
import { gasNatural } from './gas-natural';
import { remitenteGre } from './remitente-gre';
import { vigilancia } from './vigilancia';

/** Eight emitters of different trades and programs, each with a print of its own. */
export const HAND_F: readonly BenchLayout[] = [
  vigilancia,
  formaContinua,
  facturadorWeb,
  autoservicio,
  arrendadora,
  remitenteGre,
  gasNatural,
  arquitecto,
];
