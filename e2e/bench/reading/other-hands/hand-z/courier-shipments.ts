import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { TRADES } from '../../facts/trades';
import type { BenchFacts, BenchLine, BenchParty, CivilDate } from '../../model';

/** What the parcel company writes beside a row: its own waybill, the way, and the weight in grams. */
export interface Shipment {
  guia: string;
  fecha: CivilDate;
  origen: string;
  destino: string;
  gramos: number;
  referencia: string;
}

export interface CourierBill {
  facts: BenchFacts;
  shipments: readonly Shipment[];
}

/** A service of the tariff, and the grams of one piece of it: least and most. */
type Service = readonly [name: string, least: number, most: number];

const BY_KILO: readonly Service[] = [
  ['ENCOMIENDA TERRESTRE X KILO', 1_000, 1_000],
  ['CARGA GENERAL TERRESTRE - TARIFA X KG', 1_000, 1_000],
  ['CARGA AEREA NACIONAL X KG', 1_000, 1_000],
  ['CARGA CONSOLIDADA X KG', 1_000, 1_000],
];

const ENVELOPES: readonly Service[] = [
  ['SOBRE DOCUMENTOS HASTA 250 GR', 50, 250],
  ['DEVOLUCION DE CARGO', 50, 150],
  ['KILO ADICIONAL ENCOMIENDA', 1_000, 1_000],
  ['VALIJA - SOBRE MANILA A4', 150, 450],
  ['MENSAJERIA CERTIFICADA CON CARGO DE RECEPCION', 50, 250],
];

const PARCELS: readonly Service[] = [
  ['PAQUETE HASTA 5 KG', 1_200, 5_000],
  ['PAQUETE HASTA 10 KG PUERTA A PUERTA', 5_000, 10_000],
  ['ENCOMIENDA CAJA MEDIANA - AGENCIA A DOMICILIO', 4_000, 18_000],
  ['ENVIO REGULAR 48-72 HRS', 1_000, 14_000],
  ['ENVIO EXPRESS 24 HRS', 500, 8_000],
  ['ENCOMIENDA FRAGIL CON EMBALAJE DE MADERA Y SEGURO DE CARGA INCLUIDO', 3_000, 25_000],
  ['ENVIO PAGO CONTRA ENTREGA', 500, 6_000],
  ['LOGISTICA INVERSA - RETORNO DE PRODUCTO', 800, 9_000],
];

const FREIGHT: readonly Service[] = [
  ['FLETE CARGA GENERAL PALETIZADA', 350_000, 2_400_000],
  ['TRANSPORTE DE CARGA TERRESTRE UNIDAD EXCLUSIVA', 900_000, 6_000_000],
  ['SERVICIO EXPRESO CAMION 5 TN', 1_000_000, 4_800_000],
  ['DISTRIBUCION ULTIMA MILLA - RUTA DEDICADA', 120_000, 900_000],
  ['TRASLADO DE EQUIPOS CON MONTACARGA Y ESTIBA EN ORIGEN Y DESTINO', 400_000, 3_200_000],
];

const CITIES = [
  'AREQUIPA',
  'TRUJILLO',
  'CHICLAYO',
  'PIURA',
  'CUSCO',
  'HUANCAYO',
  'TACNA',
  'IQUITOS',
  'PUCALLPA',
  'ICA',
  'CAJAMARCA',
  'JULIACA',
  'TARAPOTO',
  'AYACUCHO',
  'CHIMBOTE',
  'MOQUEGUA',
  'HUARAZ',
  'TUMBES',
] as const;

const STEMS = [
  'Courier',
  'Encomiendas y Carga',
  'Express Cargo',
  'Transportes y Encomiendas',
  'Servicios Postales',
] as const;

const NOTES = [
  'SERVICIOS SEGUN LIQUIDACION N° ',
  'ENVIOS DE LA QUINCENA, VALORIZACION N° ',
  'CARGOS DE ENTREGA REMITIDOS CON HOJA DE RUTA N° ',
  'TARIFARIO CORPORATIVO SEGUN CONTRATO N° ',
] as const;

function tariffOf({ unidad, unitario }: BenchLine): { services: readonly Service[]; unit: string } {
  if (unidad === 'KGM') return { services: BY_KILO, unit: 'KGM' };
  if (unidad === 'ZZ' || unitario >= 40_000) return { services: FREIGHT, unit: 'SRV' };
  if (unitario < 1_500) return { services: ENVELOPES, unit: 'UND' };
  return { services: PARCELS, unit: 'UND' };
}

interface Way {
  emision: CivilDate;
  hub: string;
  /** Of the waybill, without its year. */
  number: number;
}

/** `least` and `most` are of one piece, and in steps of 50 grams. */
function shipmentOf(
  { cantidad }: BenchLine,
  [, least, most]: Service,
  { emision, hub, number }: Way,
  random: Random,
): Shipment {
  const cities = CITIES.filter((city) => city !== hub);
  const away = pick(random, cities);
  const isReturn = happens(random, 0.2);
  const piece = 50 * between(random, least / 50, most / 50);
  return {
    guia: `${emision.slice(2, 4)}-${number}`,
    fecha: addDays(emision, -between(random, 2, 14)),
    origen: isReturn ? away : hub,
    destino: isReturn ? hub : away,
    gramos: Math.round((cantidad * piece) / 1000),
    referencia: pick(random, ['CC-', 'PED ', 'REQ-']) + digits(random, 5),
  };
}

/** The company of the facts as one of the trade; its mail box goes with the name. */
function courierParty(party: BenchParty, random: Random): BenchParty {
  const stem = pick(random, STEMS);
  const old = TRADES.find(({ stem: known }) =>
    party.nombre.toLowerCase().startsWith(known.toLowerCase()),
  );
  if (!old) return party;
  const isUpper = party.nombre === party.nombre.toUpperCase();
  const rest = party.nombre.slice(old.stem.length);
  const [local = 'facturacion'] = party.email.split('@');
  const word = rest
    .replace(/ (S\.|SOCIEDAD|SAC|E\.I).*$/, '')
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ')
    .sort((one, other) => other.length - one.length)[0];
  return {
    ...party,
    nombre: `${isUpper ? stem.toUpperCase() : stem}${rest}`,
    email: `${local}@${word}courier.com.pe`,
  };
}

/** The facts' rows as what a parcel company charges, each with its waybill. */
export function courierBill(facts: BenchFacts, random: Random): CourierBill {
  const { emision, detraccion } = facts;
  const hub = happens(random, 0.8) ? 'LIMA' : pick(random, CITIES);
  let number = between(random, 8_100_000, 9_400_000);
  const lineas: BenchLine[] = [];
  const shipments: Shipment[] = [];
  for (const line of facts.lineas) {
    const { services, unit } = tariffOf(line);
    const service = pick(random, services);
    number += between(random, 1, 60);
    lineas.push({ ...line, descripcion: service[0], unidad: unit });
    shipments.push(shipmentOf(line, service, { emision, hub, number }, random));
  }
  return {
    shipments,
    facts: {
      ...facts,
      lineas,
      emisor: courierParty(facts.emisor, random),
      // Repairs are no trade of a courier: its other services are of the same rate.
      detraccion: detraccion?.codigo === '020' ? { ...detraccion, codigo: '022' } : detraccion,
      observaciones: facts.observaciones && pick(random, NOTES) + digits(random, 6),
    },
  };
}
