import { digits, pick, type Random } from '../../facts/chance';
import type { BenchLine } from '../../model';
import { goodOf, rowKind, type Band } from './rows-of-trade';

const BANDS: readonly Band[] = [
  {
    below: 700,
    goods: [
      ['FIDEO SPAGHETTI 450 G', 'UN'],
      ['AVENA INSTANT. KIWICHA 120 G', 'UN'],
      ['SALSA TOMATE DOYPACK 160 G', 'UN'],
      ['GALLETA SODA SIXPACK 204 G', 'UN'],
    ],
  },
  {
    below: 6000,
    goods: [
      ['FIDEO CODO RAYADO 250 G PLANCHA X 20', 'PLN'],
      ['MAYONESA SACHET 8 CC X 48', 'DSP'],
      ['HARINA PREPARADA 1 KG FARDO X 10', 'FAR'],
      ['MARGARINA BARRA 90 G CJ X 24', 'CJ'],
      ['VINAGRE BLANCO 625 ML CJ X 12', 'CJ'],
    ],
  },
  {
    below: 30000,
    goods: [
      ['HARINA PANADERA ESPECIAL SACO 50 KG', 'SAC'],
      ['ACEITE VEGETAL 900 ML CJ X 12', 'CJ'],
      ['MANTECA VEGETAL PANIFICACION CJ 10 KG', 'CJ'],
      ['CONSERVA FILETE DE CABALLA 170 G CJ X 48', 'CJ'],
      ['SEMOLA DE TRIGO DURUM SACO 50 KG', 'SAC'],
    ],
  },
  {
    below: Infinity,
    goods: [
      ['AFRECHO DE TRIGO BIG BAG 1 T', 'TO'],
      ['HARINA INDUSTRIAL GALLETERA BIG BAG 1 T', 'TO'],
      ['ACEITE REFINADO SOYA GRANEL', 'TO'],
    ],
  },
];
const BULK = [
  'HARINA INTEGRAL GRANEL',
  'HOJUELA DE AVENA GRANEL',
  'FILETE DE CABALLA CONG. IQF',
  'SEMILLA DE AJONJOLI PELADA',
  'COCOA ALCALINA GRANEL',
  'HARINA PASTELERA GRANEL',
  'MAIZ AMARILLO DURO PARTIDO',
  'LECITINA DE SOYA',
  'POLVO DE AJI PANCA DESHIDRATADO',
  'ALMIDON DE PAPA',
  'QUINUA PERLADA LAVADA',
] as const;
const UNTAXED = ['MENESTRA FREJOL CANARIO A GRANEL', 'ARROZ PILADO SUPERIOR A GRANEL'] as const;

/** A row of the facts as a food and its material number. */
export function foodLine(line: BenchLine, at: number, random: Random): BenchLine {
  const codigo = `${pick(random, ['1000', '2000', '3100'])}${digits(random, 4)}`;
  if (rowKind(line) === 'untaxed')
    return { ...line, codigo, descripcion: pick(random, UNTAXED), unidad: 'KG' };
  if (line.cantidad % 1000 !== 0)
    return { ...line, codigo, descripcion: BULK[at % BULK.length] ?? '', unidad: 'KG' };
  const [descripcion, unidad] = goodOf(BANDS, line.unitario, at);
  return { ...line, codigo, descripcion, unidad };
}
