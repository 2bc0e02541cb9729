import { between } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import {
  asOne,
  inWholeUnits,
  namesInTurn,
  perHead,
  rowSort,
} from '../../checked/hand-s/fitted-rows';

const BITES = [
  'Mini empanada de carne',
  'Canapé de salmón ahumado con queso crema',
  'Tequeño de lomo con salsa de palta',
  'Alfajor de maicena mini',
  'Brocheta de pollo anticuchero',
  'Butifarra en pan de yema mini',
  'Suspiro a la limeña en copita',
  'Causita acevichada',
  'Wantán relleno de chancho al tamarindo',
  'Trufa de chocolate y castañas',
  'Piononito de manjar blanco',
] as const;

const BREAKS = [
  'Coffee break AM: café, infusiones, jugo de fruta, dos bocaditos salados y uno dulce',
  'Coffee break PM: café, infusiones, sándwich triple y queque de vainilla',
  'Box lunch: sándwich de pollo, fruta, galleta y bebida 500 ml',
  'Desayuno ejecutivo: jugo, café, pan con chicharrón y camote frito',
  'Brindis de honor, copa de espumante',
  'Estación permanente de café y agua',
  'Descorche por persona',
  'Barra de chilcanos y pisco sour, 2 copas',
] as const;

const MEALS = [
  'Almuerzo buffet criollo: causa limeña, ají de gallina, lomo saltado, arroz con leche y chicha morada; incluye menaje y mozos',
  'Cena servida tres tiempos: ensalada capresse, medallón de lomo en salsa de champiñones con papas doradas, cheesecake de maracuyá',
  'Almuerzo buffet marino',
  'Cocktail de 12 bocaditos, 6 salados y 6 dulces, dos copas y gaseosas',
  'Parrillada: bife, chorizo, anticucho, pollo, papas, choclo y ensalada',
  'Menú de camaradería: pachamanca a la olla',
  'Almuerzo servido dos tiempos',
  'Cena de gala: pavo al horno, puré de manzana, ensalada Waldorf, arroz árabe, panetón y chocolate',
  'Menú para niños: nuggets, papas, gelatina y refresco',
] as const;

/** What is ordered by the piece beside the menus. */
const EXTRAS = [
  'Fuente de causa limeña para 10 personas',
  'Jarra de sangría de la casa 2 L',
  'Botella de pisco quebranta 750 ml',
  'Bandeja de bocaditos dulces x 50',
  'Menú vegetariano adicional',
  'Menú de proveedores (fotógrafo, músicos)',
  'Balde de hielo y gaseosas 3 L surtidas',
  'Tabla de quesos y embutidos',
  'Torta helada 30 porciones',
  'Mantel y caminos adicionales, juego',
  'Botella de vino tinto reserva',
  'Fuente de ají de gallina para 15 personas',
] as const;

const STAFF = [
  'Mozo uniformado, turno de 8 horas',
  'Barman con implementos, turno de 6 horas',
  'Arreglo floral centro de mesa principal',
  'Torta decorada de tres pisos',
  'Mesa redonda para 10 personas con mantel, camino y sillas Tiffany',
  'Sala lounge blanca: dos sofás y mesa de centro',
  'Estrado de 2.44 x 1.22 m alfombrado',
  'Anfitriona bilingüe por jornada',
  'Panel backing de lona con logotipo 3 x 2.40 m',
  'Proyector 5,000 lúmenes y ecran',
  'Vigilante y valet parking por turno',
] as const;

const PRODUCTION = [
  'Alquiler de salón principal por 8 horas, incluye limpieza y seguridad',
  'Toldo tipo pagoda 10 x 20 m, instalación y desmontaje',
  'Equipo de sonido, luces LED y DJ por 6 horas',
  'Orquesta bailable, dos sets de 45 minutos',
  'Show de marinera norteña y danzas típicas, cuatro parejas',
  'Maestro de ceremonias y animación',
  'Ambientación temática y decoración floral del local',
  'Pista de baile iluminada 6 x 6 m',
  'Pantalla LED P3 de 4 x 3 m con operador',
  'Servicio de banquete a todo costo según propuesta aprobada',
  'Hora loca: zanqueros, batucada y cotillón',
  'Grupo electrógeno insonorizado 60 kW',
] as const;

const FREIGHT = [
  'Transporte de toldos, tabladillo y mobiliario Lima - Paracas, ida y vuelta',
  'Flete de menaje y cocina de campaña a local del evento',
  'Traslado de equipos de sonido y luces con estiba',
  'Transporte refrigerado de alimentos preparados',
] as const;

const FRUIT = [
  'Papa nativa fresca para estación andina (kg)',
  'Fruta fresca de estación, canastilla',
] as const;

const TASTING = ['Degustación de menú (cortesía)', 'Mesa de dulces de cortesía'] as const;

/** What a head may cost, in cents. */
const HEAD = { from: 1_800, to: 16_000 } as const;

type Takes = (again: (name: string, round: number) => string) => string;

const twice = (name: string, round: number): string =>
  round === 2 ? `${name} (adicional)` : `${name} (adicional ${round - 1})`;

interface Menu {
  bites: Takes;
  breaks: Takes;
  meals: Takes;
  extras: Takes;
  staff: Takes;
  production: Takes;
  freight: Takes;
  fruit: Takes;
  tasting: Takes;
}

function menuOf(random: () => number): Menu {
  return {
    bites: namesInTurn<string>(BITES, random),
    breaks: namesInTurn<string>(BREAKS, random),
    meals: namesInTurn<string>(MEALS, random),
    extras: namesInTurn<string>(EXTRAS, random),
    staff: namesInTurn<string>(STAFF, random),
    production: namesInTurn<string>(PRODUCTION, random),
    freight: namesInTurn<string>(FREIGHT, random),
    fruit: namesInTurn<string>(FRUIT, random),
    tasting: namesInTurn<string>(TASTING, random),
  };
}

const named = (line: BenchLine, unidad: string, takes: Takes): BenchLine => ({
  ...line,
  unidad,
  descripcion: takes(twice),
});

/** Dear rows are a price a head where that comes out even, or one service. */
function dear(line: BenchLine, menu: Menu, guests: number): BenchLine {
  const heads = perHead(line, guests, HEAD);
  if (heads) return named(heads, 'PAX', heads.unitario < 3_000 ? menu.breaks : menu.meals);
  return named(line.cantidad > 3_000 ? asOne(line) : line, 'SERV', menu.production);
}

function sold(line: BenchLine, menu: Menu, guests: number): BenchLine {
  if (line.unitario > 70_000) return dear(line, menu, guests);
  if (line.unitario > 15_000) return named(line, 'UND', menu.staff);
  if (line.unitario <= 900) return named(line, 'UND', menu.bites);
  if (line.cantidad < 10_000) return named(line, 'UND', menu.extras);
  return named(line, 'PAX', line.unitario > 3_000 ? menu.meals : menu.breaks);
}

/** The facts' rows as what a caterer bills; the amounts of each stay what they are. */
export function eventRows(facts: BenchFacts, random: () => number): BenchLine[] {
  const menu = menuOf(random);
  const guests = between(random, 4, 18) * 10;
  const isFreight = facts.detraccion?.porcentaje === 4;
  const isUpper = random() < 0.4;
  return facts.lineas.map((line) => {
    const whole = inWholeUnits(line);
    const sort = rowSort(line);
    const row = isFreight
      ? named(whole, 'SERV', menu.freight)
      : sort === 'sold'
        ? sold(whole, menu, guests)
        : named(whole, 'UND', sort === 'gift' ? menu.tasting : menu.fruit);
    return isUpper ? { ...row, descripcion: row.descripcion.toUpperCase() } : row;
  });
}
