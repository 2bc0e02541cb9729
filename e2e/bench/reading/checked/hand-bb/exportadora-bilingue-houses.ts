import type { House } from './bilingual-goods';

interface HouseData {
  names: readonly ((proper: string) => string)[];
  tail: string;
  slogan: string;
  slogans: string;
  plant: string;
  incoterms: readonly string[];
  ships: readonly string[];
  stores: readonly string[];
  seals: string;
  claims: string;
  claim: string;
}

/** What the letterhead and the small print of each kind of house say. */
export const HOUSES: Readonly<Record<House, HouseData>> = {
  agro: {
    names: [
      (proper) => `Agroexportadora ${proper}`,
      (proper) => `${proper} Fruits Perú`,
      (proper) => `Agrícola ${proper}`,
      (proper) => `${proper} Foods Export`,
    ],
    tail: 'fruits.com',
    slogan: 'Productores y exportadores de frutas, hortalizas y granos andinos',
    slogans: 'Growers, packers and exporters of fruits, vegetables and Andean grains',
    plant: 'Planta / Packing plant: Carretera Sullana - Tambogrande Km 1068, Sullana, Piura',
    incoterms: ['EXW SULLANA', 'FCA PAITA', 'FCA CALLAO', 'DAP LIMA'],
    ships: ['MNBU', 'TLLU', 'SZLU', 'HLBU'],
    stores: [
      'Frigorífico Ransa, Av. Néstor Gambetta Km 5.2, Callao',
      'Terminal Portuario Paita, Jr. Ferrocarril 127, Paita',
      'Almacén central del cliente / Customer main warehouse',
    ],
    seals: 'GLOBALG.A.P. | BRCGS AA | HACCP | SMETA 4 Pillar | USDA Organic | Kosher',
    claim:
      'Reclamos por calidad o condición dentro de las 48 horas de recibida la carga, con informe de inspección y fotografías.',
    claims:
      'Claims on quality or condition within 48 hours after receipt of the cargo, with survey report and photographs.',
  },
  industrial: {
    names: [
      (proper) => `${proper} Industrial Supply`,
      (proper) => `Suministros Industriales ${proper}`,
      (proper) => `${proper} Fluid Technology Perú`,
    ],
    tail: 'industrial.com.pe',
    slogan: 'Válvulas, bombas, instrumentación y transmisión de potencia',
    slogans: 'Valves, pumps, instrumentation and power transmission',
    plant: 'Almacén / Warehouse: Av. Los Eucaliptos 371, Santa Genoveva, Lurín',
    incoterms: ['EXW LURIN', 'DAP PLANTA CLIENTE', 'FCA LURIN', 'DDP LIMA'],
    ships: ['MSKU', 'TCLU'],
    stores: [
      'Unidad minera / Mine site - Almacén 01',
      'Agencia de carga La Encalada, Av. Argentina 3093, Callao',
      'Almacén central del cliente / Customer main warehouse',
    ],
    seals: 'ISO 9001:2015 | Distribuidor autorizado / Authorized distributor | Homologado SGS',
    claim:
      'Garantía de doce meses contra defecto de fábrica. Devoluciones sólo con autorización RMA y 15 % de reposición.',
    claims:
      'Twelve months warranty against manufacturing defects. Returns only with RMA number and 15 % restocking fee.',
  },
};
