import { addDays } from './civil-day';
import type { Dice } from './dice';
import { goodsOf, type Good } from './goods';
import { soldLines, type Length } from './lines';
import type { BenchCurrency, BenchFacts, Country } from './model';
import { sumsOf } from './sums';

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
};

const thrown = (marks: string, dice: Dice): string =>
  marks.replace(/#+/g, ({ length }) => dice.digits(length));

/** Where it is not the country's own code. */
const DOMAINS: Partial<Record<Country, string>> = { us: 'com', gb: 'co.uk' };

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
  const taxed = { precioConIgv: facts.precioConIgv, vat: place.vat };
  const isNet30 = country === 'us';
  const days = isNet30 ? 30 : place.days;
  return {
    ...facts,
    country,
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
    sumas: sumsOf(rows, { ...taxed, discountPercent: 0, chargePercent: 0 }),
    detraccion: null,
    retencion: null,
    percepcion: null,
    cuotas: [],
    formaPago: isNet30 ? 'Net 30' : days ? 'Crédito' : facts.formaPago,
    vencimiento: days ? addDays(facts.emision, days) : null,
    observaciones: '',
    letras: '',
    hash: '',
    qr: null,
  };
}
