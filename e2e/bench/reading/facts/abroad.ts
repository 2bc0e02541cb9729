import { addDays } from './civil-day';
import type { Dice } from './dice';
import { goodsOf, type Good } from './goods';
import { soldLines, type Length } from './lines';
import type { BenchCurrency, BenchFacts, Cents, Country } from './model';
import { sumsOf } from './sums';
import { inWords } from './sunat-words';

interface Place {
  sellers: readonly string[];
  addresses: readonly string[];
  /** `#` is a digit. */
  taxId: string;
  phone: string;
  serie: string;
  correlativo: string;
  moneda: BenchCurrency;
  /** VAT of the sale, in percent. */
  vat: number;
  /** In which a sale is due, on credit. */
  days?: number;
  /** The words of the country for that. */
  terms?: BenchFacts['formaPago'];
  /** And for what it is paid with, where a layout prints them. */
  payMethods?: readonly string[];
  /** Whether its tax office gives each document a number of 32 hexadecimal digits. */
  isStamped?: boolean;
  goods: readonly Good[];
}

const PLACES: Readonly<Record<Country, Place>> = {
  us: {
    sellers: [
      'Northgate Cloud Systems, Inc.',
      'Brightline Analytics LLC',
      'Cascade Data Tools, Inc.',
      'Harbor & Pine Software LLC',
    ],
    addresses: [
      '1450 Larimer Street, Suite 300, Denver, CO 80202',
      '88 Kilby St, Floor 7, Boston, MA 02109',
      '2101 Westlake Ave N, Seattle, WA 98109',
    ],
    taxId: '84-#######',
    phone: '+1 (303) 555-01##',
    serie: 'INV',
    correlativo: '######',
    moneda: 'USD',
    vat: 0,
    goods: goodsOf(`
      Business plan, annual subscription per seat | EA | 118
      API requests, block of 1 million | EA | 38
      Onboarding workshop, remote | HR | 145
      Dedicated support engineer | MO | 620
      Storage overage per TB | EA | 24
      Single sign-on and audit log add-on | MO | 210
      Sandbox environment | MO | 75
      Data migration from legacy database | HR | 132
    `),
  },
  ec: {
    sellers: [
      'HIDROBOMBAS DEL PACÍFICO CÍA. LTDA.',
      'IMPORTADORA GUAYAS ANDINA S.A.',
      'COMERCIAL QUITUMBE REPUESTOS S.A.S.',
    ],
    addresses: [
      'Av. Francisco de Orellana S/N y Justino Cornejo, Guayaquil',
      'Av. 10 de Agosto N37-232 y Villalengua, Quito',
      'Av. de las Américas 3-88 y Turuhuayco, Cuenca',
    ],
    taxId: '179#######001',
    phone: '(593) 4 268-####',
    serie: '001-002',
    correlativo: '000######',
    moneda: 'USD',
    vat: 15,
    goods: goodsOf(`
      Kit de sellos mecánicos para bomba de 3 pulgadas | UN | 86
      Impulsor de bronce 5 álabes | UN | 145
      Rodamiento 6308-2RS | UN | 19
      Manguera de succión con espiral, metro | MT | 12
      Válvula de pie con canastilla 2 pulgadas | UN | 34
      Tablero de arranque 10 HP 220 V | UN | 410
      Aceite hidráulico ISO 68 caneca | CN | 62
    `),
  },
  es: {
    sellers: [
      'BAZAR PUERTA NUEVA, S.L.',
      'Electrohogar Alcázar, S.A.',
      'PAPELERÍA LA RIBERA, S.L.',
    ],
    addresses: [
      'C/ Fuencarral, 112 28010 Madrid',
      'Avda. de la Constitución, 20 41001 Sevilla',
      'Rambla de Catalunya, 41 08007 Barcelona',
    ],
    taxId: 'B########',
    phone: '91 # ## ## ##',
    serie: 'T04',
    correlativo: '00####',
    moneda: 'EUR',
    vat: 21,
    goods: goodsOf(`
      Adaptador enchufe europeo | UD | 6
      Cable USB-C 2 m | UD | 11
      Cuaderno A5 tapa dura | UD | 7
      Bolígrafo gel negro | UD | 2
      Paraguas plegable | UD | 14
      Pilas AA blíster 4 | UD | 5
      Maleta cabina 40 L | UD | 46
      Auriculares con cable | UD | 18
    `),
  },
  gb: {
    sellers: [
      'Thornbury Test & Calibration Ltd',
      'Pennine Process Instruments Limited',
      'Hadley Marine Supplies (Hull) Ltd',
    ],
    addresses: [
      'Unit 7, Ashgrove Business Park, Thornbury, Bristol BS35 3UT',
      '24-26 Sandpit Lane, Halifax HX3 7RL',
      'Albert Dock Chambers, 11 Humber Street, Hull HU1 1TG',
    ],
    taxId: 'GB 3## #### ##',
    phone: '+44 (0)1482 49####',
    serie: 'SI',
    correlativo: '0#####',
    moneda: 'GBP',
    vat: 20,
    days: 30,
    goods: goodsOf(`
      Digital pressure gauge 0-40 bar, 1/2" BSP bottom entry | EA | 148
      UKAS traceable calibration certificate | EA | 42
      Turbine flow meter DN25 with pulse output and mating connector | EA | 396
      PT100 probe, 6 mm x 150 mm, Class A | EA | 37
      Hire of hydraulic test pump (per week) | WK | 85
      Stainless needle valve 1/4" NPT(F) | EA | 29
      Thermowell, flanged, ASTM A182 F316L, supplied with material certification to EN 10204 3.1 | EA | 212
      Carriage and packing, palletised | LOT | 95
      Gasket set, spiral wound | SET | 16
    `),
  },
  mx: {
    sellers: [
      'GRUPO HOTELERO MEZQUITAL DEL BAJÍO, S.A. DE C.V.',
      'Servicios Integrales Tlaxiaco, S. de R.L. de C.V.',
      'ROTULACIÓN Y EVENTOS LA PURÍSIMA, S.A. DE C.V.',
    ],
    addresses: [
      'Av. Insurgentes Sur No. 1647 Int. 802, Col. San José Insurgentes, Benito Juárez, C.P. 03900, Ciudad de México',
      'Blvd. Adolfo López Mateos 2311 Ote., Col. Jardines del Moral, C.P. 37160, León, Guanajuato',
      'Calle Morelos 88-B, Col. Americana, C.P. 44160, Guadalajara, Jalisco',
    ],
    taxId: 'GHM0#031#7K2',
    phone: '55 5### ####',
    serie: 'FA',
    correlativo: '#####',
    moneda: 'MXN',
    vat: 16,
    payMethods: ['Transferencia electrónica de fondos', 'Cheque nominativo'],
    isStamped: true,
    goods: goodsOf(`
      Renta de salón para capacitación, montaje escuela, jornada completa | E48 | 8400
      Servicio de coffee break continuo por persona | H87 | 185
      Renta de equipo de audio y proyección, incluye operador y pantalla de 3 x 2 metros | E48 | 3650
      Lona impresa a selección de color, acabado con ojillos | MTK | 145
      Stand modular 3 x 3 m, armado y desmontaje dentro del recinto ferial | E48 | 12900
      Gafete PVC con cordón sublimado | H87 | 38
      Edecán bilingüe, turno de 8 horas | E48 | 1750
      Flete local de mobiliario, redondo | E48 | 2200
      Playera tipo polo bordada | H87 | 210
    `),
  },
};

/** Other businesses of a country, by the name that a layout asks for, where they are not as the rest there. */
const BUSINESSES: Readonly<Record<string, Partial<Place>>> = {
  almacen: {
    sellers: [
      'SUMINISTROS HOSTELEROS DEL TURIA, S.L.',
      'Distribuciones Arrieta e Hijos, S.A.',
      'COMERCIAL PINTURAS NERVIÓN, S.L.U.',
    ],
    serie: 'FV',
    days: 30,
    goods: goodsOf(`
      Pintura plástica interior mate blanca 15 L | UD | 52
      Imprimación fijadora al agua 5 L | UD | 27
      Rodillo antigota 22 cm mango largo | UD | 8
      Cinta de carrocero 48 mm x 45 m | ROL | 3
      Masilla plástica de relleno en polvo para grandes espesores, interior y exterior, saco 20 kg | SC | 21
      Guante de nitrilo negro talla 9, caja 100 | CJ | 9
      Plástico cubretodo 4 x 5 m | UD | 2
      Esmalte sintético brillo RAL 7016 4 L | UD | 48
      Lija al agua grano 220 | UD | 1
      Disolvente universal 25 L | UD | 63
      Espuma de poliuretano 750 ml pistola | UD | 6
    `),
  },
  taller: {
    sellers: ['TALLERES MONCAYO AUTOMOCIÓN, S.L.', 'Garaje Hermanos Iriarte, S.C.'],
    addresses: [
      'Pol. Ind. Malpica, C/ E, nave 42 50016 Zaragoza',
      'Ctra. de Burgos, km 4,5 47009 Valladolid',
    ],
    serie: 'R',
    days: 15,
    goods: goodsOf(`
      Aceite 5W30 40 L | UD | 148
      Filtro de aceite OC 1063 | UD | 11
      Mano de obra mecánica | H | 46
      Pastillas de freno eje delantero 20,3 mm | JGO | 57
      Neumático 205/55 R16 91V | UD | 72
      Anticongelante orgánico 50 % 5 L | UD | 19
      Gestión de residuos peligrosos | UD | 6
      Kit de distribución con bomba de agua 1.6 HDi 90 CV | UD | 214
      Equilibrado 4 ruedas | UD | 32
      Lámpara H7 12 V 55 W | UD | 7
      Batería 70 Ah 760 A borne + dcha. | UD | 96
      Limpiaparabrisas 600/400 mm, 2 uds. | JGO | 24
    `),
  },
  agencia: {
    sellers: [
      'Letra Menuda Localización, S.L.',
      'BRÚJULA CONTENIDOS, S.L.P.',
      'Estudio Olmo y Vega, S.C.P.',
    ],
    serie: '2026/A',
    correlativo: '0###',
    days: 60,
    goods: goodsOf(`
      Traducción jurada de escritura de constitución y poderes (español-inglés), con apostilla | UD | 190
      Maquetación de memoria anual, 64 páginas más cubiertas | PAG | 21
      Revisión y corrección de estilo del manual de usuario, versión 3, por palabra nueva | PAL | 1
      Jornada de rodaje en planta con dos operadores, cámaras y equipo de sonido directo | DIA | 780
      Locución en español neutro | MIN | 34
      Coordinación de proyecto | H | 48
      Adaptación de creatividades a formatos digitales (banner, historia, vertical) | UD | 65
      Licencia de imagen de banco | UD | 29
    `),
  },
  bar: {
    sellers: [
      'BODEGA LA ANTIGUA ALHÓNDIGA, S.L.',
      'Mesón Casa Eulogio, C.B.',
      'GASTROBAR MAREA BAJA, S.L.',
    ],
    serie: 'FS1',
    vat: 10,
    goods: goodsOf(`
      CAÑA | UD | 2
      VERMUT GRIFO | UD | 4
      Ración croquetas jamón (8) | UD | 11
      Pincho de tortilla | UD | 3
      Menú del día | UD | 15
      AGUA 1/2 L | UD | 2
      Pulpo á feira | UD | 22
      Tabla quesos D.O. | UD | 18
      Suplemento terraza | UD | 1
      CAFÉ SOLO | UD | 1
      Tarta queso casera | UD | 6
      Botella Ribera crianza | UD | 24
    `),
  },
  minimarket: {
    sellers: ['COMISARIATO LA CAROLINA CÍA. LTDA.', 'MICROMERCADO EL BATÁN S.A.S.'],
    goods: goodsOf(`
      LECHE ENTERA FUNDA 1 LT | UN | 1
      ARROZ ENVEJECIDO 2 KG | UN | 3
      ATUN LOMITOS ACEITE 160 G X3 | PQ | 5
      PAN MOLDE BLANCO 500G | UN | 2
      DETERGENTE FLORAL 1.2KG | UN | 4
      AGUA SIN GAS 6 LT | UN | 2
      CAFE SOLUBLE FCO 170G | UN | 7
      QUESO FRESCO MESA 500 G | UN | 4
      PAPEL HIGIENICO X12 TRIPLE HOJA | PQ | 6
      GALLETAS DE SAL TACO | UN | 1
    `),
  },
  laboratorio: {
    sellers: [
      'PROQUIMED ECUATORIANA PROQUIMEDEC S.A.',
      'EQUIPOS Y REACTIVOS DEL AUSTRO CÍA. LTDA.',
    ],
    serie: '003-101',
    days: 45,
    goods: goodsOf(`
      Guante de examinación nitrilo talla M, caja x 100 | CJ | 8
      Tira reactiva glucosa frasco x 50 | FR | 19
      Micropipeta monocanal 20-200 µl con certificado de calibración ISO 8655 | UN | 236
      Alcohol antiséptico 70 % galón | GL | 11
      Centrífuga de mesa 8 x 15 ml, 4000 rpm | UN | 890
      Puntas amarillas 200 µl funda x 1000 | FN | 14
      Portaobjetos esmerilado caja x 50 | CJ | 3
      Reactivo colesterol total 2 x 100 ml | KIT | 67
    `),
  },
  consulting: {
    sellers: [
      'Tidewater Software Partners, LLC',
      'Ellison Grove Advisory Inc.',
      'Blue Heron Engineering Group LLC',
    ],
    goods: goodsOf(`
      Senior software engineer - backend services | HR | 165
      Solution architect, review of integration design | HR | 210
      Project management and weekly status calls | HR | 120
      QA engineer: regression tests for release 4.2 | HR | 95
      Discovery workshop with finance and warehouse stakeholders, including preparation of minutes | HR | 185
      Travel time, billed at half rate | HR | 82
      Technical writer | HR | 88
      DevOps - CI pipeline and staging environment | HR | 155
    `),
  },
  hardware: {
    sellers: ['BLUESTEM HOME & LUMBER', "TALLGRASS BUILDER'S SUPPLY"],
    addresses: [
      '4825 S LAMAR BLVD AUSTIN, TX 78745',
      '1190 W PIONEER PKWY GRAND PRAIRIE, TX 75051',
    ],
    phone: '(512) 555-01##',
    serie: '0417',
    correlativo: '######',
    vat: 8.25,
    payMethods: ['CASH', 'VISA', 'DEBIT'],
    goods: goodsOf(`
      2X4-96 KD WHTWOOD STUD | EA | 4
      JNT COMPOUND ALL PURP 4.5G | EA | 19
      DECK SCREW #9X3 TAN 5LB | EA | 32
      GFCI RECEPT 15A WH | EA | 23
      PAINTERS TAPE 1.88IN | EA | 8
      INT EGGSHELL ULTRA PURE WHT GL | EA | 38
      PVC ELBOW 90D 3/4 | EA | 1
      FLEX HOSE CONN 20IN | EA | 9
      LED A19 60W 4PK SOFT WH | EA | 11
      CAULK SILICONE CLR 10OZ | EA | 10
      TOGGLE BOLT 3/16X3 | EA | 6
      WORK GLOVE L | EA | 14
    `),
  },
  workwear: {
    sellers: [
      'Ravensworth Catering Equipment Limited',
      'Stour Valley Janitorial Supplies Ltd',
      'Calder & Rowe Workwear plc',
    ],
    serie: 'PSI',
    terms: '30 days net',
    correlativo: '10####',
    goods: goodsOf(`
      Nitrile gloves powder free, black, box of 100 | BOX | 6
      Hi-vis bomber jacket EN ISO 20471 class 3, embroidered left breast | EACH | 34
      Centrefeed roll 2-ply blue 150 m | CASE | 17
      S3 safety boot, composite toe cap | PAIR | 48
      Heavy duty degreaser 5 litre | EACH | 11
      Stainless steel prep table 1500 x 700 mm with upstand and undershelf | EACH | 286
      Polo shirt, 65/35 polycotton, bottle green | EACH | 9
      Screen printing set-up charge | EACH | 25
    `),
  },
};

/** As Mexico's tax office writes it. */
function stamp(dice: Dice): string {
  const digits = (length: number): string =>
    Array.from({ length }, () => dice.pick([...'0123456789ABCDEF'])).join('');
  return [8, 4, 4, 4, 12].map(digits).join('-');
}

const pesos = (total: Cents): string =>
  inWords(total, 'PEN').replace(/ CON (\d\d\/100) SOLES$/, ' PESOS $1 M.N.');

const thrown = (marks: string, dice: Dice): string =>
  marks.replace(/#+/g, ({ length }) => dice.digits(length));

/** Where it is not the country's own code. */
const DOMAINS: Partial<Record<Country, string>> = { us: 'com', gb: 'co.uk', mx: 'com.mx' };

const PLAIN = { withDiscounts: false, withUntaxed: false, withGift: false, withBags: false };

/** The document as a seller of another country draws it up, with nothing of SUNAT's on it. */
export function abroad(
  facts: BenchFacts,
  country: Country,
  length: Length,
  dice: Dice,
  business = '',
): BenchFacts {
  const place = { ...PLACES[country], ...BUSINESSES[business] };
  const nombre = dice.pick<string>(place.sellers);
  const trade = { stem: '', goods: place.goods };
  const rows = soldLines(trade, length === 'many' ? 'some' : length, PLAIN, dice);
  const isNet30 = country === 'us';
  // Sales tax comes on top of every price, in a shop too.
  const precioConIgv = facts.precioConIgv && !isNet30;
  const taxed = { precioConIgv, vat: place.vat };
  const days = isNet30 ? 30 : place.days;
  const sumas = sumsOf(rows, { ...taxed, discountPercent: 0, chargePercent: 0 });
  return {
    ...facts,
    country,
    precioConIgv,
    serie: place.serie,
    correlativo: thrown(place.correlativo, dice),
    moneda: place.moneda,
    emisor: {
      nombre,
      documento: thrown(place.taxId, dice),
      direccion: dice.pick<string>(place.addresses),
      telefono: thrown(place.phone, dice),
      email: `billing@${nombre
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .slice(0, 12)}.${DOMAINS[country] ?? country}`,
    },
    lineas: rows.map(({ taxed: _taxed, bags: _bags, ...line }) => line),
    sumas,
    detraccion: null,
    retencion: null,
    percepcion: null,
    cuotas: [],
    formaPago: isNet30 ? 'Net 30' : (place.terms ?? (days ? 'Crédito' : facts.formaPago)),
    vencimiento: days ? addDays(facts.emision, days) : null,
    observaciones: '',
    metodoPago: place.payMethods ? dice.pick(place.payMethods) : facts.metodoPago,
    letras: country === 'mx' ? pesos(sumas.total) : '',
    hash: place.isStamped ? stamp(dice) : '',
    qr: null,
  };
}
