import type { Priced } from './near-price';

/** What an exporter or an importer of industrial parts sells, in both tongues. */
export interface BilingualGood extends Priced {
  english: string;
  unit: string;
  /** Beginning of its code. */
  code: string;
  /** Customs tariff item; empty for services. */
  hs: string;
}

type Listed = readonly [string, string, string, string, string, number];

const listed = (rows: readonly Listed[]): BilingualGood[] =>
  rows.map(([code, name, english, unit, hs, price]) => ({ code, name, english, unit, hs, price }));

/** Sold by weight. */
export const BY_KILO = listed([
  ['MAD', 'Maíz amarillo duro', 'Hard yellow corn', 'KG', '1005.90.11.00', 2.1],
  ['GIN', 'Jengibre orgánico lavado', 'Organic washed ginger', 'KG', '0910.11.00.00', 6.4],
  ['AVO', 'Palta Hass fresca cat. I', 'Fresh Hass avocado cat. I', 'KG', '0804.40.00.00', 8.2],
  [
    'MGO',
    'Mango Kent IQF en cubos 20 x 20 mm',
    'IQF Kent mango chunks',
    'KG',
    '0811.90.91.00',
    7.3,
  ],
  ['POT', 'Filete de pota congelado', 'Frozen giant squid fillet', 'KG', '0307.43.00.00', 11.8],
  ['PAP', 'Pimiento páprika seco entero', 'Dried whole paprika', 'KG', '0904.21.10.10', 12.6],
  ['QUI', 'Quinua blanca orgánica', 'Organic white quinoa', 'KG', '1008.50.90.00', 13.2],
  ['UVA', 'Uva Red Globe cat. premium', 'Red Globe grapes, premium', 'KG', '0806.10.00.00', 9.6],
  ['MAC', 'Harina de maca gelatinizada', 'Gelatinized maca powder', 'KG', '1106.20.10.00', 23],
  ['CAF', 'Café verde lavado SHB, taza 83', 'Washed green coffee SHB', 'KG', '0901.11.90.00', 22],
  ['CHA', 'Champiñón laminado IQF', 'IQF sliced mushroom', 'KG', '0710.80.90.00', 18.5],
  [
    'AJI',
    'Pulpa de ají amarillo congelada',
    'Frozen yellow chili pulp',
    'KG',
    '2005.99.90.00',
    6.1,
  ],
  ['ARA', 'Arándano fresco var. Biloxi', 'Fresh Biloxi blueberries', 'KG', '0810.40.00.00', 21],
]);

/** Sold by box, bag or drum. */
export const BY_BOX = listed([
  ['ETQ', 'Malla y etiqueta de exportación', 'Export net and label', 'UND', '3923.29.90.00', 3],
  ['SAL', 'Salsa de ají amarillo, frasco 212 g', 'Yellow chili sauce', 'UND', '2103.90.90.00', 6.5],
  ['FRE', 'Frijol caupí, bolsa 5 kg', 'Black eyed beans, 5 kg bag', 'BLS', '0713.35.90.00', 22],
  ['ALC', 'Alcachofa en conserva, frasco 370 ml', 'Artichoke hearts', 'UND', '2005.99.10.00', 11.5],
  ['ESP', 'Espárrago verde, caja 5 kg', 'Green asparagus, 5 kg box', 'CJA', '0709.20.00.00', 66],
  ['PIQ', 'Pimiento piquillo, caja 12 x 580 ml', 'Piquillo pepper', 'CJA', '2005.99.20.00', 118],
  [
    'AVO',
    'Palta Hass cal. 18, caja 4 kg',
    'Hass avocado size 18, 4 kg box',
    'CJA',
    '0804.40.00.00',
    36,
  ],
  [
    'MGO',
    'Mango Kent cal. 9, caja 4 kg',
    'Kent mango size 9, 4 kg box',
    'CJA',
    '0804.50.20.00',
    29,
  ],
  [
    'BAN',
    'Banano orgánico, caja 18.14 kg',
    'Organic banana, 40 lb box',
    'CJA',
    '0803.90.11.00',
    51,
  ],
  ['LIM', 'Limón sutil, malla 20 kg', 'Key lime, 20 kg net', 'MLL', '0805.50.21.00', 44],
  ['CHI', 'Semilla de chía negra, saco 25 kg', 'Black chia seed', 'SAC', '1207.99.99.00', 292],
  ['QUI', 'Quinua tricolor, saco 25 kg', 'Tricolor quinoa, 25 kg bag', 'SAC', '1008.50.90.00', 342],
  ['CAF', 'Café verde orgánico, saco 69 kg', 'Organic green coffee', 'SAC', '0901.11.90.00', 1480],
  ['CAC', 'Cacao en grano, saco 64 kg', 'Cocoa beans, 64 kg bag', 'SAC', '1801.00.19.00', 1120],
  [
    'PUR',
    'Puré de mango aséptico, tambor 215 kg',
    'Aseptic mango puree',
    'TAM',
    '2008.99.30.00',
    860,
  ],
  [
    'JUG',
    'Jugo concentrado de maracuyá 50° Brix',
    'Passion fruit conc.',
    'TAM',
    '2009.89.40.00',
    2950,
  ],
  ['ACE', 'Aceite de palta virgen, bidón 20 L', 'Virgin avocado oil', 'BID', '1515.90.00.10', 560],
  [
    'ORE',
    'Orégano seco, fardo 12.5 kg',
    'Dried oregano, 12.5 kg bale',
    'FAR',
    '1211.90.50.00',
    168,
  ],
  ['MAC', 'Maca en polvo, caja 10 kg', 'Maca powder, 10 kg box', 'CJA', '1106.20.10.00', 205],
  ['TAR', 'Tara en polvo, bolsa 25 kg', 'Tara powder, 25 kg bag', 'BLS', '1404.90.20.00', 148],
  [
    'PCK',
    'Clamshell 125 g con tapa, caja x 500',
    'Clamshell, box of 500',
    'CJA',
    '3923.10.90.00',
    96,
  ],
  ['AJO', 'Ajo morado cal. 5, caja 10 kg', 'Purple garlic size 5', 'CJA', '0703.20.90.00', 82],
  ['CEB', 'Cebolla amarilla dulce, malla 18 kg', 'Sweet yellow onion', 'MLL', '0703.10.00.00', 33],
  ['GRA', 'Granada Wonderful, caja 3.8 kg', 'Wonderful pomegranate', 'CJA', '0810.90.90.00', 41],
  ['NUE', 'Castaña amazónica, caja 20 kg', 'Brazil nuts, 20 kg box', 'CJA', '0801.22.00.00', 745],
  ['COL', 'Carmín de cochinilla 52 %, bolsa 5 kg', 'Carmine 52 %', 'BLS', '3203.00.21.00', 2350],
]);

/** Parts and instruments for plants and mines. */
export const INDUSTRIAL = listed([
  ['ORG', 'O-ring de Viton 2-214', 'Viton O-ring 2-214', 'UND', '4016.93.00.00', 4],
  [
    'FER',
    'Férula doble de acero inoxidable 1/2"',
    'Double ferrule, 1/2"',
    'JGO',
    '7307.29.00.00',
    9,
  ],
  ['PER', 'Perno hexagonal A193 B7 5/8" x 4"', 'Stud bolt A193 B7', 'UND', '7318.15.90.00', 12.5],
  [
    'EMP',
    'Empaquetadura espiral 3" 150#',
    'Spiral wound gasket 3" 150#',
    'UND',
    '8484.10.00.00',
    36,
  ],
  ['GRS', 'Grasa de litio EP2, cartucho 400 g', 'Lithium grease EP2', 'CRT', '2710.19.34.00', 24],
  ['FIL', 'Filtro hidráulico de retorno 10 micras', 'Return filter', 'UND', '8421.29.90.00', 148],
  [
    'ROD',
    'Rodamiento rígido de bolas 6308-2RS1',
    'Deep groove bearing',
    'UND',
    '8482.10.00.00',
    66,
  ],
  [
    'ROR',
    'Rodamiento de rodillos 22220 EK/C3',
    'Spherical roller bearing',
    'UND',
    '8482.30.00.00',
    640,
  ],
  [
    'FAJ',
    'Faja trapezoidal dentada XPA 1800',
    'Cogged V-belt XPA 1800',
    'UND',
    '4010.39.00.00',
    51,
  ],
  ['MAN', 'Manguera hidráulica R2AT 1/2"', 'Hydraulic hose R2AT 1/2"', 'M', '4009.21.00.00', 29],
  ['MNM', 'Manómetro glicerina 4" 0-300 psi', 'Glycerine gauge 4"', 'UND', '9026.20.00.00', 185],
  [
    'VBO',
    'Válvula de bola inoxidable 1" NPT',
    'Stainless ball valve 1" NPT',
    'UND',
    '8481.80.80.00',
    174,
  ],
  ['VMA', 'Válvula mariposa tipo lug 4"', 'Butterfly valve, lug 4"', 'UND', '8481.80.80.00', 415],
  [
    'VSO',
    'Válvula solenoide 2/2 24 VDC 3/4"',
    'Solenoid valve 24 VDC',
    'UND',
    '8481.80.40.00',
    345,
  ],
  ['SEL', 'Sello mecánico 1 3/4" SiC/SiC', 'Mechanical seal 1 3/4"', 'UND', '8484.20.00.00', 980],
  [
    'TRP',
    'Transmisor de presión 4-20 mA HART',
    'Pressure transmitter',
    'UND',
    '9026.20.00.00',
    2450,
  ],
  ['TRT', 'Sensor de temperatura PT100 6 x 150 mm', 'PT100 sensor', 'UND', '9025.19.19.00', 126],
  [
    'CAU',
    'Caudalímetro electromagnético DN50',
    'Magnetic flowmeter DN50',
    'UND',
    '9026.10.19.00',
    3900,
  ],
  ['BOM', 'Bomba centrífuga 3 HP trifásica', 'Centrifugal pump 3 HP', 'UND', '8413.70.11.00', 1980],
  [
    'MOT',
    'Motor eléctrico 7.5 HP IE3 4 polos',
    'Electric motor 7.5 HP',
    'UND',
    '8501.52.10.00',
    2380,
  ],
  ['CTR', 'Contactor tripolar 32 A bobina 220 V', 'Contactor 32 A', 'UND', '8536.49.11.00', 132],
  [
    'VDF',
    'Variador de velocidad 5 HP 460 V',
    'Variable frequency drive',
    'UND',
    '8504.40.90.00',
    1750,
  ],
  ['ACP', 'Acoplamiento flexible L-110', 'Jaw coupling L-110', 'UND', '8483.60.90.00', 215],
  [
    'CAD',
    'Cadena de rodillos ASA 80-1, caja 10 pies',
    'Roller chain ASA 80-1',
    'CJA',
    '7315.11.00.00',
    310,
  ],
  [
    'ACH',
    'Aceite hidráulico ISO VG 68, balde 5 gal',
    'Hydraulic oil VG 68',
    'BLD',
    '2710.19.38.00',
    290,
  ],
  [
    'ACC',
    'Aceite de engranajes ISO 320, cilindro',
    'Gear oil ISO 320, drum',
    'CIL',
    '2710.19.38.00',
    2890,
  ],
  ['GUA', 'Guante de nitrilo anticorte nivel 5', 'Cut resistant glove', 'PAR', '6116.10.00.00', 32],
  ['CIN', 'Cinta de teflón 3/4" alta densidad', 'PTFE tape, 3/4"', 'ROL', '3919.10.00.00', 6],
  ['PLC', 'Módulo de E/S digitales 16 puntos', 'Digital I/O module', 'UND', '8538.90.00.00', 1150],
  ['TEF', 'Plancha de UHMW 10 mm 1.22 x 2.44 m', 'UHMW sheet, 10 mm', 'PLN', '3920.10.00.00', 830],
  ['CAB', 'Cable de instrumentación 2 x 18 AWG', 'Instrument cable', 'M', '8544.49.90.00', 8],
]);

/** Pay no IGV. */
export const FRESH = listed([
  ['GUN', 'Guano de isla ensacado (exonerado)', 'Island guano', 'KG', '3101.00.10.00', 3],
  ['PPA', 'Papa amarilla fresca (exonerada)', 'Fresh yellow potato', 'KG', '0701.90.00.00', 3.8],
]);
export const BOOKS = listed([
  ['MNL', 'Manual técnico impreso (exonerado)', 'Printed manual', 'UND', '4901.99.00.00', 79],
]);

const BUSINESS = listed([
  ['SMQ', 'Servicio de maquila y empaque', 'Toll processing and packing', 'SRV', '', 4200],
  ['SFR', 'Servicio de almacenamiento en frío', 'Cold storage service', 'SRV', '', 3300],
  ['SCC', 'Inspección y certificado de calidad', 'Quality inspection', 'SRV', '', 2800],
  ['SAG', 'Servicio de agenciamiento y documentos', 'Handling and documents', 'SRV', '', 1900],
]);

/** Services by the code of their detracción. */
export const SERVICES_BY_CODE: Readonly<Record<string, readonly BilingualGood[]>> = {
  '022': BUSINESS,
  '020': listed([
    ['SMT', 'Mantenimiento de túnel de congelado', 'Freezing tunnel maintenance', 'SRV', '', 1850],
    ['SRB', 'Reparación de bomba de proceso', 'Process pump repair', 'SRV', '', 2600],
    ['SAL', 'Cambio de rodamientos y alineamiento', 'Bearing change, alignment', 'SRV', '', 1340],
    ['SCB', 'Calibración de balanza de línea', 'In-line scale calibration', 'SRV', '', 46],
    ['SLC', 'Limpieza de condensadores', 'Condenser cleaning', 'SRV', '', 980],
  ]),
  '027': listed([
    ['TRF', 'Transporte refrigerado planta - puerto', 'Reefer haulage to port', 'VJE', '', 2900],
    ['TCN', 'Traslado de contenedor 40 RH', 'Haulage of 40 RH container', 'VJE', '', 1250],
    ['TLC', 'Flete local de carga paletizada', 'Local palletized freight', 'VJE', '', 640],
    ['TES', 'Estiba y desestiba de carga', 'Stevedoring', 'SRV', '', 380],
  ]),
};
