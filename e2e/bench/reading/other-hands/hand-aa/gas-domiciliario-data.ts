import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine, BenchParty, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { readingOf, type Reading } from './gas-domiciliario-meter';

/** A gas bill: the facts under the names of a gas company, the meter, and what chance adds. */
export interface GasBill {
  facts: BenchFacts;
  style: BenchStyle;
  date: BenchStyle['date'];
  brand: string;
  web: string;
  reading: Reading;
  client: { number: string; route: string; activity: string; pressure: string };
  lastPaid: string;
  barcode: { text: string; widths: readonly number[] };
  message: string;
  shows: {
    email: boolean;
    hash: boolean;
    words: boolean;
    back: boolean;
    message: boolean;
    banner: boolean;
  };
}

const COMPANIES = [
  { brand: 'gaspacífico', name: 'Redes de Gas del Pacífico S.A.' },
  { brand: 'vallegas', name: 'Distribuidora de Gas Natural Valle Sur S.A.C.' },
  { brand: 'nortgás', name: 'Gas Natural del Norte Chico S.A.A.' },
  { brand: 'energas', name: 'Concesionaria Energas Andina S.A.' },
] as const;

/** By how much they usually come to, the dearest first. */
const CHARGES = [
  'Suministro de gas natural',
  'Distribución - margen variable',
  'Transporte de gas natural por red principal',
  'Margen de comercialización fijo',
  'Mantenimiento y revisión de acometida',
] as const;
const SMALL_CHARGES = ['Interés compensatorio', 'Recargo FISE', 'Corte y reconexión'] as const;
const INSTALMENTS = [
  'Derecho de conexión - cuota 14/60',
  'Financiamiento instalación interna - cuota 22/96',
] as const;
/** Above this a last charge is an instalment. */
const SMALL = 1_000;

const ACTIVITIES = ['COMERCIAL', 'INDUSTRIAL MENOR', 'COMERCIAL - RESTAURANTE', 'OTROS SERVICIOS'];
const MESSAGES = [
  'Recuerda que la revisión quinquenal de tu instalación interna es obligatoria. Prográmala con una empresa acreditada antes del vencimiento.',
  'Afíliate al recibo digital y recíbelo cada mes en tu correo. Cuidemos juntos el planeta.',
  'Mantén libres las rejillas de ventilación de los ambientes donde tienes gasodomésticos: previenen la acumulación de monóxido de carbono.',
  'Si hueles a gas no enciendas luces, cierra la válvula, ventila y llama a nuestra línea de emergencias desde un lugar seguro.',
];

/** The bill's rows as charges for gas, in the order of its program. */
function chargesOf(lineas: readonly BenchLine[], random: Random): BenchLine[] {
  const ranked = [...lineas].sort((a, b) => b.importe - a.importe);
  const least = ranked[ranked.length - 1]?.importe ?? 0;
  const small = pick(random, least > SMALL ? INSTALMENTS : SMALL_CHARGES);
  return ranked.map((line, at) => ({
    ...line,
    descripcion: at > 2 && at === ranked.length - 1 ? small : (CHARGES[at] ?? line.descripcion),
  }));
}

interface Company extends BenchParty {
  brand: string;
  web: string;
}

function companyOf(emisor: BenchParty, random: Random): Company {
  const { brand, name } = pick(random, COMPANIES);
  const isUpper = emisor.nombre === emisor.nombre.toUpperCase();
  const domain = `${brand.normalize('NFD').replace(/[^a-z]/g, '')}.com.pe`;
  return {
    ...emisor,
    nombre: isUpper ? name.toUpperCase() : name,
    email: `${pick(random, ['servicioalcliente', 'atencion'])}@${domain}`,
    brand,
    web: `www.${domain}`,
  };
}

const BAR_COUNT = 74;

function barcodeOf(client: string, correlativo: string, random: Random): GasBill['barcode'] {
  return {
    text: `8055${client}0${correlativo}${digits(random, 4)}`,
    widths: Array.from({ length: BAR_COUNT }, () => between(random, 1, 3)),
  };
}

/** The facts as the gas company has them. */
export function gasBillOf(given: BenchFacts, style: BenchStyle, random: Random): GasBill {
  const { brand, web, ...emisor } = companyOf(given.emisor, random);
  const facts = { ...given, emisor, lineas: chargesOf(given.lineas, random) };
  const number = `${between(random, 1, 9)}${digits(random, 6)}`;
  const { gravada } = facts.sumas;
  return {
    facts,
    style,
    date: pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.month]),
    brand,
    web,
    reading: readingOf(facts, random),
    client: {
      number,
      route: `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 4)}`,
      activity: pick(random, ACTIVITIES),
      pressure: pick(random, ['23 mbar', '100 mbar', '340 mbar']),
    },
    lastPaid: style.amount(Math.round((gravada * between(random, 84, 131)) / 100)),
    barcode: barcodeOf(number, facts.correlativo, random),
    message: pick(random, MESSAGES),
    shows: {
      email: happens(random, 0.55),
      hash: happens(random, 0.45),
      words: happens(random, 0.5),
      back: happens(random, 0.4),
      message: happens(random, 0.8),
      banner: happens(random, 0.6),
    },
  };
}
