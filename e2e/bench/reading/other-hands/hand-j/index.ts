import type { BenchLayout } from '../../model';
import { aguaCapital } from './agua-capital';
import { clinicaEpisodio } from './clinica-episodio';
import { estacionamiento } from './estacionamiento';
import { imprentaOdoo } from './imprenta-odoo';
import { notaOracle } from './nota-oracle';
import { ordenServicio } from './orden-servicio';
import { pensiones } from './pensiones';
import { rheReciente } from './rhe-reciente';

export const HAND_J: readonly BenchLayout[] = [
  imprentaOdoo,
  pensiones,
  estacionamiento,
  notaOracle,
  rheReciente,
  aguaCapital,
  ordenServicio,
  clinicaEpisodio,
];
