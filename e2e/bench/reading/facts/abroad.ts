import { addDays } from './civil-day';
import type { Dice } from './dice';
import { BUSINESSES } from './businesses-abroad';
import { goodsOf } from './goods';
import { soldLines, type Length } from './lines';
import type { BenchFacts, Cents, Country } from './model';
import type { Place } from './place';
import { sumsOf } from './sums';
import { inWords } from './sunat-words';

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
  cl: {
    sellers: [
      'Agroindustrial Quebrada Alvarado Limitada',
      'SOCIEDAD COMERCIAL TRAPICHE Y CÍA. LTDA.',
      'Envases y Maderas Llanquihue SpA',
    ],
    addresses: [
      'Camino Lo Echevers 550, bodega 14, Quilicura, Santiago',
      'Av. Vicuña Mackenna 7255, La Florida, Santiago',
      'Ruta 5 Sur km 1018, Puerto Varas',
    ],
    taxId: '76.###.###-#',
    phone: '+56 2 2### ####',
    serie: 'FE',
    correlativo: '##4#',
    moneda: 'USD',
    vat: 0,
    days: 60,
    goods: goodsOf(`
      Bins de madera de pino tratado NIMF-15, 1200 x 1000 x 740 mm | UN | 41
      Pallet exportación 4 entradas | UN | 9
      Esquinero de cartón 1,80 m, atado de 50 | ATD | 13
      Fleje poliéster 16 mm x 1.200 m | ROL | 58
      Papel sulfito para fruta | RES | 22
      Lámina alveolar calibre 24 | CAJ | 37
      Generador de anhídrido sulfuroso 8 kg | CAJ | 64
      Fumigación de bins con bromuro de metilo, por unidad | UN | 3
    `),
  },
  cn: {
    sellers: [
      'HANGZHOU YUNFAN PACKAGING MACHINERY CO., LTD.',
      'Foshan Lantian Hardware Products Co., Limited',
      'NINGBO HENGTU IMPORT & EXPORT CO., LTD',
    ],
    addresses: [
      'No. 188 Binhai Road, Xiaoshan District, Hangzhou, Zhejiang 311215, P.R. China',
      'Building 6, Xingye Industrial Park, Shishan Town, Nanhai, Foshan, Guangdong, China',
      'Rm 1403, Huamao Tower, 588 Tiantong South Rd., Yinzhou, Ningbo 315100, China',
    ],
    taxId: '9133####MA2#####X#',
    phone: '+86 571 8### ####',
    serie: 'HY26',
    correlativo: '0###',
    moneda: 'USD',
    vat: 0,
    days: 30,
    terms: '30 days net',
    goods: goodsOf(`
      Semi-automatic carton sealing machine, 220V 60Hz, model FXJ6050 | SET | 690
      Drawer slide 450mm, zinc plated | PAIR | 2
      Stretch film 23 micron, 500mm x 300m | ROLL | 4
      Cam lock with 2 keys, nickel | PCS | 1
      Heating element for tunnel BS-4522, spare part | PCS | 18
      Conveyor belt, green PVC 2mm, 600mm wide | MTR | 17
      LED high bay light 150W IP65 5000K | PCS | 32
      Hand pallet truck 2.5 ton, PU wheels | SET | 148
      Mould cost, refundable after 20,000 pcs | LOT | 850
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
