import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, BenchLine, Cents, CivilDate } from '../../model';

/** A telephone line of the account: its part of the monthly charge, and what it was used for. */
export interface MobileLine {
  number: string;
  user: string;
  plan: string;
  minutes: number;
  messages: number;
  gigabytes: string;
  charge: Cents;
}

/** A call outside the plan. */
export interface Call {
  line: string;
  date: CivilDate;
  time: string;
  to: string;
  where: string;
  length: string;
}

export interface OperatorBill {
  facts: BenchFacts;
  brand: string;
  lines: readonly MobileLine[];
  calls: readonly Call[];
}

const OPERATORS = [
  ['Telefonía Andina del Perú S.A.A.', 'andina'],
  ['Comunicaciones Kuntur Móviles S.A.C.', 'kuntur'],
  ['Redes y Fibra del Pacífico S.A.', 'fipac'],
  ['Wayra Telecomunicaciones del Perú S.A.', 'wayra'],
  ['Chaski Móvil Perú S.A.C.', 'chaski'],
] as const;

const PLANS = ['Empresas Pro', 'Negocios Max', 'Corporativo Ilimitado', 'RPE Total'];

/** What else is charged, from the cents on that it may cost. */
const CHARGES: readonly (readonly [name: string, from: Cents])[] = [
  ['Internet fijo fibra óptica 300 Mbps - sede principal', 7_000],
  ['Telefonía fija SIP 10 canales', 7_000],
  ['Cuota de financiamiento de equipos (cuota 7 de 18)', 6_000],
  ['Internet móvil backup 4G', 2_500],
  ['Alquiler de router y teléfonos IP', 2_500],
  ['Seguro de equipos móviles', 2_000],
  ['Roaming internacional por día', 2_000],
  ['Paquete adicional de datos 5 GB', 1_000],
  ['Llamadas fuera del plan', 300],
  ['Copia de detalle de llamadas', 300],
  ['Mensajes de texto nacionales', 0],
  ['Llamadas a servicios 0801', 0],
  ['Reposición de chip (SIM)', 0],
];

const USERS = [
  'VENTAS',
  'ALMACEN',
  'GERENCIA',
  'LOGISTICA',
  'RRHH',
  'COBRANZAS',
  'SOPORTE',
  'SUPERVISOR',
  'DESPACHO',
  'PRODUCCION',
] as const;

const DESTINATIONS = [
  'Fijo Lima',
  'Fijo Arequipa',
  'Móvil otro operador',
  'LDI Chile',
  'LDI Estados Unidos',
  'Serv. 0801',
] as const;

const two = (value: number): string => String(value).padStart(2, '0');

const mobile = (random: Random): string =>
  `9${digits(random, 2)} ${digits(random, 3)} ${digits(random, 3)}`;

/** The biggest row is the plan; the others are what costs about as much, each once. */
function renamed(lineas: readonly BenchLine[], plan: string, random: Random): BenchLine[] {
  const biggest = Math.max(...lineas.map(({ importe }) => importe));
  const used: string[] = [];
  return lineas.map((line) => {
    if (line.importe === biggest && !used.includes(plan)) {
      used.push(plan);
      return { ...line, descripcion: plan };
    }
    const free = CHARGES.filter(([name, from]) => from <= line.importe && !used.includes(name));
    const [descripcion] = pick(random, free.slice(0, 4));
    used.push(descripcion);
    return { ...line, descripcion };
  });
}

/** The whole charge in equal parts; the last line has the cents that are left. */
function mobileLines(charge: Cents, count: number, plan: string, random: Random): MobileLine[] {
  const each = Math.floor(charge / count);
  return Array.from({ length: count }, (_, at) => ({
    number: mobile(random),
    user: `${pick(random, USERS)} ${at + 1}`,
    plan,
    minutes: between(random, 0, 940),
    messages: between(random, 0, 36),
    gigabytes: `${between(random, 0, 38)}.${digits(random, 2)}`,
    charge: at === count - 1 ? charge - each * (count - 1) : each,
  }));
}

function callsOf(lines: readonly MobileLine[], emision: CivilDate, random: Random): Call[] {
  const calls = Array.from({ length: between(random, 4, 18) }, (): Call => {
    const where = pick(random, DESTINATIONS);
    return {
      line: pick(random, lines).number,
      date: addDays(emision, -between(random, 2, 30)),
      time: `${two(between(random, 7, 21))}:${two(between(random, 0, 59))}:${two(between(random, 0, 59))}`,
      to: where.startsWith('LDI') ? `00${digits(random, 10)}` : mobile(random).replaceAll(' ', ''),
      where,
      length: `${two(between(random, 0, 14))}:${two(between(random, 1, 59))}`,
    };
  });
  return calls.sort((one, other) => one.date.localeCompare(other.date));
}

/** The facts of a public service as the bill of a telephone operator for a company with several lines. */
export function operatorBill(facts: BenchFacts, random: Random): OperatorBill {
  const [nombre, brand] = pick(random, OPERATORS);
  const isUpper = facts.emisor.nombre === facts.emisor.nombre.toUpperCase();
  const charge = Math.max(...facts.lineas.map(({ importe }) => importe));
  const count = Math.min(46, Math.max(2, Math.round(charge / between(random, 2_400, 5_600))));
  const plan = pick(random, PLANS);
  const lines = mobileLines(charge, count, plan, random);
  const emisor = {
    ...facts.emisor,
    nombre: isUpper ? nombre.toUpperCase() : nombre,
    email: `empresas@${brand}.com.pe`,
  };
  const title = `Cargo fijo mensual Plan ${plan} (${count} líneas)`;
  return {
    facts: { ...facts, emisor, lineas: renamed(facts.lineas, title, random) },
    brand,
    lines,
    calls: happens(random, 0.7) ? callsOf(lines, facts.emision, random) : [],
  };
}
