import { between, digits, pick, type Random } from '../../facts/chance';
import type { BenchLine, Cents } from '../../model';

interface Rental {
  name: string;
  /** As a rental firm writes it: HM is an hour of the machine. */
  unit: 'UND' | 'DIA' | 'HM' | 'MES' | 'VJE' | 'SRV' | 'M2' | 'M3' | 'KM';
  prefix: string;
}

const rental = (name: string, unit: Rental['unit'], prefix: string): Rental => ({
  name,
  unit,
  prefix,
});

/** By the price of one: up to so many cents each. */
const FLEET: readonly (readonly [Cents, readonly Rental[]])[] = [
  [
    600,
    [
      rental('Alquiler de tubo galvanizado 2" x 6.00 m', 'UND', 'AND'),
      rental('Alquiler de abrazadera giratoria 48/48, tarifa mensual', 'UND', 'AND'),
      rental('Alquiler de puntal telescópico 3.00 m, tarifa diaria', 'UND', 'PUN'),
      rental('Alquiler de viga de madera H20 x 2.90 m', 'UND', 'ENC'),
    ],
  ],
  [
    2_500,
    [
      rental('Alquiler de andamio tipo acrow, cuerpo completo 1.80 x 1.20 m', 'UND', 'AND'),
      rental('Alquiler de plataforma metálica antideslizante 2.57 m', 'UND', 'AND'),
      rental('Alquiler de panel metálico de encofrado 0.60 x 2.40 m', 'UND', 'ENC'),
      rental('Alquiler de escalera interna para andamio multidireccional', 'UND', 'AND'),
      rental('Alquiler de puntal de aluminio 4.80 m', 'UND', 'PUN'),
      rental('Alquiler de marco de andamio pesado 1.00 x 2.00 m', 'UND', 'AND'),
      rental('Alquiler de larguero y diagonal layher 2.07 m, tarifa mensual', 'UND', 'AND'),
      rental('Alquiler de rodapié metálico 2.57 m', 'UND', 'AND'),
      rental('Alquiler de base regulable con niveladora 60 cm', 'UND', 'AND'),
      rental('Alquiler de ménsula de trabajo para encofrado', 'UND', 'ENC'),
    ],
  ],
  [
    8_500,
    [
      rental('Alquiler de vibrador de concreto a gasolina 5.5 HP', 'DIA', 'EQL'),
      rental('Alquiler de plancha compactadora reversible', 'DIA', 'EQL'),
      rental('Alquiler de mezcladora de concreto tipo trompo 9 p3', 'DIA', 'EQL'),
      rental('Alquiler de allanadora simple de 36"', 'DIA', 'EQL'),
      rental('Alquiler de apisonador tipo canguro 65 kg', 'DIA', 'EQL'),
      rental('Alquiler de cortadora de pavimento con disco de 14"', 'DIA', 'EQL'),
      rental('Alquiler de motobomba 3" con mangueras', 'DIA', 'EQL'),
      rental('Alquiler de regla vibratoria 3.00 m', 'DIA', 'EQL'),
      rental('Alquiler de martillo demoledor eléctrico 30 kg', 'DIA', 'EQL'),
      rental('Alquiler de torre de andamio móvil h = 6.00 m con garruchas', 'DIA', 'AND'),
    ],
  ],
  [
    22_000,
    [
      rental('Alquiler de montacargas 3 t a GLP con operador', 'HM', 'MC'),
      rental('Alquiler de minicargador Bobcat S650 con operador', 'HM', 'MN'),
      rental('Alquiler de retroexcavadora CAT 420F con operador', 'HM', 'RE'),
      rental('Alquiler de rodillo liso vibratorio 10 t con operador', 'HM', 'RV'),
      rental('Alquiler de torre de iluminación 4 x 1000 W', 'DIA', 'TI'),
      rental('Alquiler de compresora portátil 185 CFM', 'DIA', 'CP'),
    ],
  ],
  [
    60_000,
    [
      rental('Alquiler de excavadora sobre orugas CAT 336D con operador', 'HM', 'EX'),
      rental('Alquiler de camión grúa HIAB 12 t, incluye operador y rigger', 'HM', 'CG'),
      rental('Alquiler de grúa telescópica RT 35 t, incluye operador y rigger', 'HM', 'GT'),
      rental('Alquiler de cargador frontal CAT 966H con operador', 'HM', 'CF'),
      rental('Alquiler de plataforma articulada diésel 18 m', 'DIA', 'PA'),
      rental('Alquiler de manipulador telescópico 4 t x 17 m', 'DIA', 'MT'),
    ],
  ],
  [
    200_000,
    [
      rental('Camión grúa 20 t, jornada de 8 horas, incluye operador y rigger', 'DIA', 'CG'),
      rental('Movilización y desmovilización de equipo en camabaja', 'VJE', 'MOV'),
      rental('Montaje y desmontaje de andamios, incluye cuadrilla', 'SRV', 'SER'),
      rental('Grúa telescópica 50 t, jornada de 8 horas con operador', 'DIA', 'GT'),
      rental('Alquiler de plataforma tijera eléctrica 10 m, tarifa mensual', 'MES', 'PT'),
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      rental('Alquiler de plataforma tijera diésel 12 m, tarifa mensual', 'MES', 'PT'),
      rental('Alquiler de montacargas 5 t con operador, tarifa mensual', 'MES', 'MC'),
      rental('Grúa telescópica 120 t, jornada de 10 horas con operador y rigger', 'DIA', 'GT'),
      rental('Movilización de grúa 120 t, contrapesos y accesorios de izaje', 'VJE', 'MOV'),
      rental('Alquiler de grupo electrógeno insonorizado 150 kVA, tarifa mensual', 'MES', 'GE'),
    ],
  ],
];

/** What is let by the measure. */
const BY_MEASURE: readonly Rental[] = [
  rental('Alquiler de andamio multidireccional armado, incluye modulación', 'M3', 'AND'),
  rental('Alquiler de encofrado metálico modular para muros', 'M2', 'ENC'),
  rental('Alquiler de encofrado de losa con puntales y vigas', 'M2', 'ENC'),
  rental('Alquiler de malla de protección anticaída', 'M2', 'SEG'),
];

/** Transport of passengers pays no IGV (appendix II of its law). */
const PASSENGERS = rental(
  'Traslado de personal operador a obra, transporte de pasajeros (exonerado)',
  'KM',
  'PER',
);
const BUS_TICKET = rental('Pasaje terrestre de operador, ida y vuelta (exonerado)', 'UND', 'PER');

function rentalOf({ descripcion, cantidad, unitario }: BenchLine, random: Random): Rental {
  if (/^(papa|cebolla) /i.test(descripcion)) return PASSENGERS;
  if (/^libro /i.test(descripcion)) return BUS_TICKET;
  if (cantidad % 1000 !== 0) return pick(random, BY_MEASURE);
  const [, rentals] = FLEET.find(([upTo]) => unitario <= upTo) ?? [0, BY_MEASURE];
  return pick(random, rentals);
}

const tenths = (hours: number): string => (hours / 1000).toFixed(1);

/** Readings of the machine's meter, as far apart as its hours. */
function meterText(hours: number, random: Random): string {
  const first = between(random, 12_000, 98_000) * 100;
  return ` - Horómetro ${tenths(first)} / ${tenths(first + hours)}`;
}

/** A row of the fleet instead of a shop's goods; amounts and quantity are those of `line`. */
export function rentalLine(line: BenchLine, hasMeter: boolean, random: Random): BenchLine {
  const { name, unit, prefix } = rentalOf(line, random);
  const isGift = line.importe === 0;
  const meter = hasMeter && unit === 'HM' ? meterText(line.cantidad, random) : '';
  const text = `${name}${meter}${isGift ? ' - Sin costo (transferencia gratuita)' : ''}`;
  const isUpper = line.descripcion === line.descripcion.toUpperCase();
  return {
    ...line,
    codigo: `${prefix}-${digits(random, prefix.length > 2 ? 4 : 2)}`,
    descripcion: isUpper ? text.toUpperCase() : text,
    unidad: unit,
  };
}
