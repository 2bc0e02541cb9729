import { goodsOf, type Good } from './goods';

/** Goods that pay no IGV (appendix I of its law). */
export const UNTAXED_GOODS: readonly Good[] = goodsOf(`
  Papa blanca única | KGM | 3
  Cebolla roja arequipeña | KGM | 4
  Libro Historia del Perú, tapa dura | UND | 79
`);

export const PLASTIC_BAG: Good = {
  name: 'Bolsa plástica biodegradable',
  unit: 'NIU',
  price: 0.1,
};

export const FEES: readonly string[] = [
  'Servicio de asesoría legal en materia laboral correspondiente al mes de octubre',
  'Honorarios por diseño gráfico de catálogo institucional',
  'Dictado de taller de seguridad y salud en el trabajo, 16 horas lectivas',
  'Elaboración de planos de instalaciones sanitarias',
  'Servicio de traducción técnica inglés - español',
];

export interface Utility {
  name: string;
  charges: readonly { name: string; from: number; to: number }[];
}

const charge = (name: string, from: number, to: number) => ({ name, from, to });

/** Those that only a layout of their own asks for, by a part of their name. */
export const ASKED_UTILITIES: readonly Utility[] = [
  {
    name: 'Gas Natural del Litoral S.A.',
    charges: [
      charge('Suministro de gas natural', 90, 5200),
      charge('Transporte por red principal', 14, 780),
      charge('Distribución variable', 40, 1900),
      charge('Distribución fija', 9, 160),
      charge('Comercialización fija', 3, 45),
    ],
  },
];

export const UTILITIES: readonly Utility[] = [
  {
    name: 'Electro Sierra Norte S.A.',
    charges: [
      charge('Cargo fijo', 3, 9),
      charge('Energía activa', 60, 2400),
      charge('Alumbrado público', 10, 90),
      charge('Reposición y mantenimiento de la conexión', 1, 4),
      charge('Interés compensatorio', 1, 6),
    ],
  },
  {
    name: 'Empresa de Agua y Saneamiento del Mantaro S.A.',
    charges: [
      charge('Servicio de agua potable', 30, 900),
      charge('Servicio de alcantarillado', 12, 400),
      charge('Cargo fijo', 5, 7),
    ],
  },
  {
    name: 'Telefonía Andina del Perú S.A.A.',
    charges: [
      charge('Plan Negocios 300 Mbps', 119, 359),
      charge('Línea fija ilimitada', 29, 59),
      charge('Alquiler de equipos', 15, 60),
      charge('Llamadas a celular', 2, 80),
    ],
  },
];
