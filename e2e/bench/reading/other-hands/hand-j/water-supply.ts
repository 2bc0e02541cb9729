import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts } from '../../model';

/** By how many rows the bill has; of the first one mainly the water is dear. */
export const CHARGES: Readonly<Record<number, readonly string[]>> = {
  3: ['Volumen de agua potable', 'Servicio de alcantarillado', 'Cargo fijo'],
  4: [
    'Volumen de agua potable',
    'Servicio de alcantarillado',
    'Servicio de monitoreo y gestión de aguas subterráneas',
    'Reconexión por cierre del servicio',
  ],
  5: [
    'Cargo fijo',
    'Volumen de agua potable',
    'Servicio de alcantarillado',
    'Ajuste de tarifa - Ley 30045',
    'Interés moratorio',
  ],
};

interface Company {
  nombre: string;
  email: string;
  direccion: string;
}

/** Water companies of the capital. */
export const WATER_COMPANIES: readonly Company[] = [
  {
    nombre: 'Servicio de Agua y Alcantarillado de Lima Metropolitana S.A.',
    email: 'atencion@agualima.com.pe',
    direccion: 'Autopista Ramiro Prialé 312, El Agustino, Lima',
  },
  {
    nombre: 'SEDALIMA - SERVICIO DE AGUA POTABLE DE LIMA Y CALLAO S.A.',
    email: 'clientes@sedalima.gob.pe',
    direccion: 'AV. LA ATARJEA NRO. 1560 EL AGUSTINO - LIMA - LIMA',
  },
  {
    nombre: 'AGUAS DEL RIMAC S.A.',
    email: 'aquafono@aguasdelrimac.com.pe',
    direccion: 'JR. CAMANA NRO. 780 LIMA - LIMA - LIMA',
  },
];

export const MONTHS = 'ENE,FEB,MAR,ABR,MAY,JUN,JUL,AGO,SET,OCT,NOV,DIC'.split(',');

/** The connection and its meter. */
export interface Supply {
  supply: string;
  meter: string;
  before: number;
  used: number;
  use: string;
  route: string;
  month: number;
  period: string;
  history: readonly number[];
  arrears: number;
  reference: string;
  centre: string;
  withWords: boolean;
  withMail: boolean;
  withSector: boolean;
}

export function supplyOf(facts: BenchFacts, random: Random): Supply {
  const [year = '', month = ''] = facts.emision.split('-');
  const used = between(random, 12, 380);
  const at = Number(month) - 1;
  return {
    supply: digits(random, 7),
    meter: `${pick(random, ['EA', 'FB', 'LN'])}${digits(random, 8)}`,
    before: between(random, 120, 8000),
    used,
    use: pick(random, ['COMERCIAL Y OTROS', 'INDUSTRIAL', 'COMERCIAL Y OTROS', 'ESTATAL']),
    route: `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 5)}`,
    month: at,
    period: `${MONTHS[at] ?? ''}-${year}`,
    history: [
      ...Array.from({ length: 11 }, () => between(random, Math.ceil(used / 2), used * 2)),
      used,
    ],
    arrears: happens(random, 0.3) ? between(random, 2_000, 40_000) : 0,
    reference: digits(random, 10),
    centre: pick(random, [
      'Centro de Servicios Ate: Av. Nicolás Ayllón 2550',
      'Centro de Servicios Surquillo: Av. Angamos Este 1450',
      'Centro de Servicios Callao: Av. Sáenz Peña 299',
    ]),
    withWords: happens(random, 0.6),
    withMail: happens(random, 0.5),
    withSector: happens(random, 0.5),
  };
}
