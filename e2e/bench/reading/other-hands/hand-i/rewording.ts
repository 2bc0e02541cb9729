import { UNTAXED_GOODS, PLASTIC_BAG, TRADES, UTILITIES } from '../../facts/trades';
import { between, digits, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine, BenchParty } from '../../model';

/**
 * What a trade calls its goods, each as `UNIT Name`; `{a|b}` stands for one of the two, `#` for a digit. Prices in whole
 * units of the currency decide between `cheap` (under 20), `middle` and `dear` (over 150).
 */
export interface Wares {
  cheap: readonly string[];
  middle: readonly string[];
  dear: readonly string[];
  /** Of fractions of a unit. */
  byWeight: readonly string[];
  /** Of sales without IGV, by weight. */
  untaxed: readonly string[];
  /** Of sales without IGV, by piece and dear. */
  untaxedPieces: readonly string[];
  services: readonly string[];
  /** Of services with the detracción of freight. */
  freight: readonly string[];
}

const CHEAP = 2_000;
const DEAR = 15_000;

const UNTAXED_NAMES = UNTAXED_GOODS.map(({ name }) => name.toUpperCase());
const isUntaxed = ({ descripcion }: BenchLine): boolean =>
  UNTAXED_NAMES.includes(descripcion.toUpperCase());
const isBag = ({ descripcion }: BenchLine): boolean =>
  descripcion.toUpperCase() === PLASTIC_BAG.name.toUpperCase();

function serviceOf({ detraccion }: BenchFacts): 'services' | 'freight' {
  return detraccion?.codigo === '027' ? 'freight' : 'services';
}

function classOf(line: BenchLine, facts: BenchFacts): keyof Wares {
  if (isUntaxed(line)) return line.unidad === 'KGM' ? 'untaxed' : 'untaxedPieces';
  if (line.unidad === 'ZZ') return serviceOf(facts);
  if (line.cantidad % 1000 !== 0) return 'byWeight';
  if (line.unitario < CHEAP) return 'cheap';
  return line.unitario > DEAR ? 'dear' : 'middle';
}

const spelledOut = (text: string, random: Random): string =>
  text
    .replace(/\{([^}]*)\}/g, (_, choices: string) => pick(random, choices.split('|')))
    .replace(/#+/g, (marks) => digits(random, marks.length));

/** The facts with rows in the words of a trade; amounts stay. Each name comes once before any comes again. */
export function reworded(facts: BenchFacts, wares: Wares, random: Random): BenchFacts {
  const start = between(random, 0, 50);
  const lineas = facts.lineas.map((line, at) => {
    if (isBag(line)) return line;
    const names = wares[classOf(line, facts)];
    const [unidad = '', ...words] = (names[(start + at) % names.length] ?? '').split(' ');
    return { ...line, unidad, descripcion: spelledOut(words.join(' '), random) };
  });
  return { ...facts, lineas };
}

const CUSTOMER_STEMS = [
  'Constructora',
  'Minera',
  'Inversiones',
  'Hotelería',
  'Clínica',
  'Textiles',
];
const STEMS = [
  ...TRADES.map(({ stem }) => stem),
  ...UTILITIES.map(({ name }) => name),
  ...CUSTOMER_STEMS,
];

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase();

/** The party with a name that begins with its trade; a name of another make stays. */
export function renamed(party: BenchParty, stem: string): BenchParty {
  const old = STEMS.find((one) => party.nombre.toUpperCase().startsWith(one.toUpperCase()));
  if (old === undefined) return party;
  const isUpper = party.nombre === party.nombre.toUpperCase();
  const rest = party.nombre.slice(old.length).trim();
  const nombre = `${isUpper ? stem.toUpperCase() : stem} ${rest}`.trim();
  const [user = ''] = party.email.split('@');
  const words = bare(nombre).split(' ').filter(Boolean);
  const domain = `${words[0] ?? ''}${words[1] ?? ''}`.slice(0, 18);
  return { ...party, nombre, email: user && `${user}@${domain}.com.pe` };
}
