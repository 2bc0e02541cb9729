import type { BenchLayout } from '../../model';
import { ensayosWeb } from './ensayos-web';
import { exportacionPuerto } from './exportacion-puerto';
import { llantasEscritorio } from './llantas-escritorio';
import { luzHistorial } from './luz-historial';
import { notasInmobiliaria } from './notas-inmobiliaria';
import { ocHotelPortal } from './oc-hotel-portal';
import { pinturaTicket } from './pintura-ticket';
import { rheApaisado } from './rhe-apaisado';

export const HAND_Q: readonly BenchLayout[] = [
  llantasEscritorio,
  exportacionPuerto,
  pinturaTicket,
  notasInmobiliaria,
  rheApaisado,
  luzHistorial,
  ocHotelPortal,
  ensayosWeb,
];
