import type { BenchLayout } from '../../model';
import { bancoCargos } from './banco-cargos';
import { tiendaVirtual } from './tienda-virtual';

export const HAND_V: readonly BenchLayout[] = [bancoCargos, tiendaVirtual];
