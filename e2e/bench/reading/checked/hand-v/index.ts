import type { BenchLayout } from '../../model';
import { bancoCargos } from './banco-cargos';
import { gruasHoras } from './gruas-horas';
import { notasOfisis } from './notas-ofisis';
import { tiendaVirtual } from './tienda-virtual';

export const HAND_V: readonly BenchLayout[] = [bancoCargos, tiendaVirtual, gruasHoras, notasOfisis];
