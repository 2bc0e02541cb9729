import type { BenchLayout } from '../../model';
import { avicolaKilos } from './avicola-kilos';
import { biomedicaHospital } from './biomedica-hospital';
import { pharmacyTicket } from './botica-58';
import { calzadoTallas } from './calzado-tallas';
import { hotelFolio } from './hospedaje-folio';
import { luzProvincia } from './luz-provincia';
import { nubeLicencias } from './nube-licencias';
import { ocAlmacenErp } from './oc-almacen-erp';

export const HAND_U: readonly BenchLayout[] = [
  biomedicaHospital,
  hotelFolio,
  pharmacyTicket,
  nubeLicencias,
  luzProvincia,
  avicolaKilos,
  ocAlmacenErp,
  calzadoTallas,
];
