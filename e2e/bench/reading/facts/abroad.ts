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
};

const thrown = (marks: string, dice: Dice): string =>
  marks.replace(/#+/g, ({ length }) => dice.digits(length));

const PLAIN = { withDiscounts: false, withUntaxed: false, withGift: false, withBags: false };

/** The document as a seller of another country draws it up, with nothing of SUNAT's on it. */
export function abroad(
  facts: BenchFacts,
  country: Country,
  length: Length,
  dice: Dice,
): BenchFacts {
  const place = PLACES[country];
  const nombre = dice.pick<string>(place.sellers);
  const trade = { stem: '', goods: place.goods };
  const rows = soldLines(trade, length === 'many' ? 'some' : length, PLAIN, dice);
  const taxed = { precioConIgv: facts.precioConIgv, vat: place.vat };
  const isNet30 = country === 'us';
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
        .slice(0, 12)}.${country === 'us' ? 'com' : country}`,
    },
    lineas: rows.map(({ taxed: _taxed, bags: _bags, ...line }) => line),
    sumas: sumsOf(rows, { ...taxed, discountPercent: 0, chargePercent: 0 }),
    detraccion: null,
    retencion: null,
    percepcion: null,
    cuotas: [],
    formaPago: isNet30 ? 'Net 30' : facts.formaPago,
    vencimiento: isNet30 ? addDays(facts.emision, 30) : null,
    observaciones: '',
    letras: '',
    hash: '',
    qr: null,
  };
}
