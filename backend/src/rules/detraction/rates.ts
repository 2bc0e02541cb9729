import type {
  DetractionRate,
  DetractionThreshold,
  SourceConfidence,
} from '../../contracts/detraction';

const GOODS = 'R.S. 183-2004/SUNAT y modificatorias';
const SUGAR = 'R.S. 246-2017/SUNAT (Anexo 1)';
const SERVICES = 'R.S. 183-2004/SUNAT (Anexo 3) y modificatorias';
const SERVICES_12 = 'R.S. 071-2018/SUNAT';
const CARGO = 'R.S. 073-2006/SUNAT';

/** First day of R.S. 071-2018/SUNAT; the table vouches for nothing before it unless a line says so. */
const SINCE = '2018-04-01';
const DAY_BEFORE = '2018-03-31';
/** What R.S. 071-2018/SUNAT raised from 10 to 12 had this rate since this day. */
const AT_TEN = '2015-01-01';
const EXCLUDED = '2014-12-31';

type Line = readonly [
  code: string,
  name: string,
  percentages: readonly number[],
  threshold: DetractionThreshold,
  confidence: SourceConfidence,
  source: string,
  from?: string,
  to?: string,
];

/** Catalogue 54 with its rates (peru.md 5); data, so that a new norm is a new line with its days. */
const LINES: readonly Line[] = [
  ['001', 'Azúcar y melaza de caña', [10], 'medio_uit', 'A', SUGAR],
  ['002', 'Arroz (IVAP)', [3.85], 'soles_700', 'M', GOODS],
  ['003', 'Alcohol etílico', [10], 'medio_uit', 'A', SUGAR],
  ['004', 'Recursos hidrobiológicos', [4], 'soles_700', 'A', GOODS],
  ['005', 'Maíz amarillo duro', [4], 'soles_700', 'B', GOODS],
  ['007', 'Caña de azúcar', [10, 4], 'soles_700', 'C', GOODS],
  ['008', 'Madera', [4], 'soles_700', 'B', GOODS],
  ['009', 'Arena y piedra', [10], 'soles_700', 'B', GOODS],
  ['010', 'Residuos, subproductos, desechos, recortes y desperdicios', [15], 'ninguno', 'B', GOODS],
  [
    '011',
    'Bienes gravados con el IGV por renuncia a la exoneración',
    [10],
    'soles_700',
    'B',
    GOODS,
  ],
  ['012', 'Intermediación laboral y tercerización', [12], 'soles_700', 'B', SERVICES_12],
  [
    '012',
    'Intermediación laboral y tercerización',
    [10],
    'soles_700',
    'M',
    SERVICES,
    AT_TEN,
    DAY_BEFORE,
  ],
  ['013', 'Animales vivos', [], 'soles_700', 'M', GOODS, '2004-09-15', EXCLUDED],
  ['014', 'Carnes y despojos comestibles', [4], 'soles_700', 'B', GOODS],
  [
    '015',
    'Abonos, cueros y pieles de origen animal',
    [],
    'soles_700',
    'M',
    GOODS,
    '2004-09-15',
    EXCLUDED,
  ],
  ['016', 'Aceite de pescado', [10], 'soles_700', 'B', GOODS],
  ['017', 'Harina, polvo y pellets de pescado', [4], 'soles_700', 'B', GOODS],
  ['019', 'Arrendamiento de bienes', [10], 'soles_700', 'B', SERVICES],
  ['020', 'Mantenimiento y reparación de bienes muebles', [12], 'soles_700', 'B', SERVICES_12],
  [
    '020',
    'Mantenimiento y reparación de bienes muebles',
    [10],
    'soles_700',
    'M',
    SERVICES,
    AT_TEN,
    DAY_BEFORE,
  ],
  ['021', 'Movimiento de carga', [10], 'soles_700', 'B', SERVICES],
  ['022', 'Otros servicios empresariales', [12], 'soles_700', 'B', SERVICES_12],
  ['022', 'Otros servicios empresariales', [10], 'soles_700', 'M', SERVICES, AT_TEN, DAY_BEFORE],
  ['023', 'Leche', [4], 'soles_700', 'B', GOODS],
  ['024', 'Comisión mercantil', [10], 'soles_700', 'B', SERVICES],
  ['025', 'Fabricación de bienes por encargo', [10], 'soles_700', 'B', SERVICES],
  ['026', 'Servicio de transporte de personas', [10], 'soles_700', 'B', SERVICES],
  ['027', 'Servicio de transporte de carga', [4], 'soles_400', 'B', CARGO],
  ['028', 'Transporte público de pasajeros', [], 'ninguno', 'M', SERVICES],
  ['030', 'Contratos de construcción', [4], 'soles_700', 'B', SERVICES],
  ['031', 'Oro gravado con el IGV', [10], 'ninguno', 'B', GOODS],
  ['032', 'Páprika y otros frutos del género capsicum', [10], 'soles_700', 'B', GOODS],
  ['034', 'Minerales metálicos no auríferos', [10], 'ninguno', 'B', GOODS],
  ['035', 'Bienes exonerados del IGV', [1.5], 'soles_700', 'B', GOODS],
  ['036', 'Oro y demás minerales metálicos exonerados del IGV', [1.5], 'ninguno', 'B', GOODS],
  ['037', 'Demás servicios gravados con el IGV', [12], 'soles_700', 'B', SERVICES_12],
  [
    '037',
    'Demás servicios gravados con el IGV',
    [10],
    'soles_700',
    'M',
    SERVICES,
    AT_TEN,
    DAY_BEFORE,
  ],
  ['039', 'Minerales no metálicos', [10], 'soles_700', 'B', GOODS],
  ['040', 'Bien inmueble gravado con IGV', [4], 'ninguno', 'B', GOODS],
  ['041', 'Plomo', [15], 'soles_700', 'B', GOODS],
  ['099', 'Ley 30737', [], 'ninguno', 'A', 'Ley 30737'],
];

export const DETRACTION_RATES: readonly DetractionRate[] = LINES.map(
  ([code, name, percentages, threshold, confidence, source, from, to]) => ({
    code,
    name,
    percentages,
    threshold,
    confidence,
    source,
    validFrom: from ?? SINCE,
    validTo: to ?? null,
  }),
);

/** UIT of a year in soles (D.S. of each December; 2026 from one source, the years before 2025 from memory). */
const UIT: Readonly<Record<number, number>> = {
  2018: 4_150,
  2019: 4_200,
  2020: 4_300,
  2021: 4_400,
  2022: 4_600,
  2023: 4_950,
  2024: 5_150,
  2025: 5_350,
  2026: 5_500,
};

/** Half a UIT in soles in a year, and the year whose UIT it is: the last known one before a year that is not in the table. */
export function halfUitOf(year: number): { soles: number; year: number } {
  const years = Object.keys(UIT).map(Number);
  const known = years.filter((one) => one <= year).at(-1) ?? Math.min(...years);
  return { soles: (UIT[known] ?? 0) / 2, year: known };
}

/**
 * The line of a code on a day (`YYYY-MM-DD`). `unknown`: no such code, or nothing is vouched for that
 * day; `excluded`: the code has stopped being subject.
 */
export function rateOf(code: string, day: string): DetractionRate | 'unknown' | 'excluded' {
  const lines = DETRACTION_RATES.filter((line) => line.code === code);
  const valid = lines.find(
    (line) => line.validFrom <= day && (line.validTo === null || day <= line.validTo),
  );
  if (valid) return valid;
  const isOver = lines.length > 0 && lines.every((line) => line.validTo && line.validTo < day);
  return isOver ? 'excluded' : 'unknown';
}

/** Soles that a total has to exceed on a day; 0 from the first sol. */
export function thresholdSoles(kind: DetractionThreshold, day: string): number {
  if (kind === 'medio_uit') return halfUitOf(Number(day.slice(0, 4))).soles;
  return { soles_700: 700, soles_400: 400, ninguno: 0 }[kind];
}
