import { ware, type TradeWords } from './recast';

const SERVICES: TradeWords['services'] = {
  '020': [
    'Maintenance of cold room compressors / Mantenimiento de cámaras de frío',
    'Reparación de línea de calibrado y selección',
    'Mantenimiento de balanzas de empaque',
    'Servicio técnico a túneles de pre-enfriado',
  ],
  '022': [
    'Servicio de maquila y empaque de producto exportable',
    'Servicio de certificación e inspección de calidad en planta',
    'Servicio de comisión por intermediación de venta',
    'Servicio de almacenamiento en frío y consolidación de pallets',
  ],
  '027': [
    'Flete terrestre planta - terminal portuario, contenedor reefer 40 HC',
    'Transporte de contenedor vacío terminal - planta',
    'Traslado de materia prima fundo - planta de empaque',
    'Servicio de flete con genset, tramo Ica - Callao',
  ],
};

const COOL = 'Temperature set: +6 °C. Ventilation closed. CO2 4 % / O2 4 %.';

const REMARKS: readonly string[] = [
  'Goods of Peruvian origin. / Mercadería de origen peruano.',
  'Payment against copy of shipping documents.',
  'Producto conforme a especificaciones acordadas por correo.',
  'Cualquier reclamo de calidad debe comunicarse dentro de las 48 horas de la llegada a destino.',
];

/** An exporter, its customs headings and where its goods leave from. */
export interface Exporter extends TradeWords {
  tariffs: readonly string[];
  depots: readonly string[];
  /** Of one unit that is not sold by weight. */
  unitKilos: number;
  /** What it is packed in, and the kilos of one. */
  packed: { name: string; kilos: number };
}

const FRUIT: Exporter = {
  stem: 'Agroexportadora',
  unitKilos: 8,
  packed: { name: 'pallets', kilos: 1000 },
  tariffs: ['0804.40.00.00', '0810.40.00.00', '0806.10.00.00'],
  depots: ['Planta Chincha', 'Packing Virú', 'Planta Chulucanas'],
  loose: [
    ware('Palta Hass fresca a granel, bins, MS mín. 23 %', 'KGM', 8),
    ware('Arándano fresco a granel var. Biloxi', 'KGM', 22),
    ware('Mango Kent para proceso IQF', 'KGM', 2),
    ware('Espárrago verde fresco en jabas', 'KGM', 13),
    ware('Uva Red Globe a granel', 'KGM', 6),
    ware('Páprika seca entera a granel', 'KGM', 12),
    ware('Jengibre fresco lavado orgánico', 'KGM', 7),
    ware('Quinua blanca orgánica lavada', 'KGM', 14),
  ],
  wares: [
    ware('Paltas frescas var. Hass Cat. I, caja 4 kg, calibre 16-20', 'CJ', 9),
    ware('Paltas frescas var. Hass Cat. I, caja 4 kg, calibre 22-24', 'CJ', 8),
    ware('Paltas frescas var. Hass, caja 10 kg granel, calibre 18', 'CJ', 19),
    ware('Arándanos frescos var. Ventura, clamshell 12 x 125 g', 'CJ', 14),
    ware('Arándanos frescos var. Biloxi, 12 x 6 oz Jumbo 16+', 'CJ', 17),
    ware('Uva de mesa Red Globe, caja 8.2 kg XL', 'CJ', 16),
    ware('Uva de mesa Sweet Globe sin pepa, 10 x 500 g punnet', 'CJ', 24),
    ware('Espárrago verde fresco 11 x 1 lb L', 'CJ', 29),
    ware('Mango Kent fresco caja 4 kg calibre 9', 'CJ', 6),
    ware('Mandarina W. Murcott caja 10 kg calibre 2', 'CJ', 11),
    ware('Jengibre orgánico fresco caja 13.6 kg', 'CJ', 34),
    ware('Mango IQF cubos 20 x 20 mm, bolsa 10 kg', 'BLS', 21),
    ware('Pulpa de maracuyá congelada tambor 190 kg', 'TAM', 560),
    ware('Jugo concentrado de maracuyá 50 °Brix, tambor 245 kg', 'TAM', 1450),
    ware('Granadilla fresca caja 2 kg', 'CJ', 4),
    ware('Limón sutil orgánico malla', 'MLL', 3),
    ware('Pallet paltas Hass 264 cajas x 4 kg, paletizado y enzunchado', 'PLT', 2250),
    ware('Alcachofas en conserva 6/A10 corazones 30/40', 'CJ', 44),
    ware('Pimiento piquillo asado frasco 12 x 370 ml', 'CJ', 27),
    ware('Quinua blanca orgánica saco 25 kg, lavada y seleccionada', 'SAC', 68),
    ware('Páprika entera seca fardo 50 kg ASTA 180', 'FRD', 160),
    ware('Banano orgánico Cavendish caja 18.14 kg', 'CJ', 13),
    ware('Camu camu en polvo liofilizado, bidón 20 kg', 'BDN', 980),
    ware('Aceite de palta extra virgen, cilindro 190 kg', 'CIL', 2900),
  ],
  services: SERVICES,
  untaxed: ['Paltas frescas, descarte (Apéndice I)', 'Uva fresca, venta local (Apéndice I)'],
  remarks: [...REMARKS, COOL],
};

const COCOA: Exporter = {
  stem: 'Exportadora de Cacao',
  unitKilos: 25,
  packed: { name: 'pallets', kilos: 1000 },
  tariffs: ['1801.00.19.00', '1804.00.12.00', '1806.32.00.00'],
  depots: ['Almacén Lurín', 'Planta Tarapoto', 'Planta Villa El Salvador'],
  loose: [
    ware('Cacao en grano convencional, a granel en sacos', 'KGM', 12),
    ware('Cacao en grano orgánico certificado NOP/UE', 'KGM', 15),
    ware('Cacao criollo fino de aroma, lote Piura', 'KGM', 22),
    ware('Cascarilla de cacao', 'KGM', 2),
    ware('Café pergamino en grano', 'KGM', 19),
    ware('Cacao en baba', 'KGM', 5),
    ware('Cacao grado II (corriente)', 'KGM', 8),
  ],
  wares: [
    ware('Cacao en grano fermentado Grado I, saco 69 kg', 'SAC', 520),
    ware('Cacao en grano orgánico FLO, saco 64 kg neto', 'SAC', 610),
    ware('Cocoa beans criollo fino de aroma, lote Piura, saco yute 60 kg', 'SAC', 780),
    ware('Manteca de cacao desodorizada, caja 25 kg', 'CJ', 385),
    ware('Polvo de cacao alcalino 10/12, bolsa 25 kg', 'BLS', 178),
    ware('Licor de cacao en kibbles, caja 25 kg', 'CJ', 260),
    ware('Nibs de cacao orgánico bolsa 10 kg', 'BLS', 118),
    ware('Cobertura bitter 70 % gotas, caja 10 kg', 'CJ', 92),
    ware('Chocolate tableta 72 % Amazonas 12 x 70 g', 'CJ', 42),
    ware('Chocolate tableta 60 % sal de Maras 12 x 70 g', 'CJ', 39),
    ware('Cascarilla de cacao bolsa 20 kg', 'BLS', 24),
    ware('Muestra comercial de cacao tostado 1 kg', 'BLS', 13),
    ware('Saco de yute grado alimenticio 69 x 105 cm', 'UND', 3),
    ware('Bolsa GrainPro 69 kg', 'UND', 5),
    ware('Chocolate de taza 90 g x 6, empaque exportación', 'PQT', 9),
    ware('Etiqueta lote trazabilidad bilingüe x 100', 'PQT', 7),
    ware('Cacao en grano convencional FAQ', 'TNE', 3900),
    ware('Pasta de cacao 100 % orgánica, balde 20 kg', 'BLD', 230),
    ware('Café verde SHB EP, saco 69 kg, taza 82', 'SAC', 410),
    ware('Manteca de cacao natural, pallet 800 kg', 'PLT', 2800),
    ware('Mucílago de cacao congelado balde 18 kg', 'BLD', 55),
    ware('Cocoa en polvo natural 5 kg', 'BLS', 31),
  ],
  services: SERVICES,
  untaxed: ['Cacao en grano crudo (Apéndice I)', 'Cacao en grano, partido (Apéndice I)'],
  remarks: REMARKS,
};

const GARMENTS: Exporter = {
  stem: 'Confecciones Textiles',
  unitKilos: 0.5,
  packed: { name: 'cartons / cajas', kilos: 14 },
  tariffs: ['6109.10.00.31', '6110.19.10.10', '6105.10.00.51'],
  depots: ['Planta Ate', 'Almacén Lurín', 'Planta Río Seco - Arequipa'],
  mostPieces: 480,
  wares: [
    ware("Men's polo shirt 100 % cotton pima 20/1, style 4410, S-XXL", 'PZA', 11),
    ware("Ladies' T-shirt pima 40/1, style LT-208, XS-XL", 'PZA', 6),
    ware('Hooded sweatshirt french terry 280 g, style H-77', 'PZA', 19),
    ware('Baby body suit interlock orgánico GOTS, style BB-12', 'PZA', 4),
    ware("Women's cardigan 100 % baby alpaca, style AC-310, intarsia", 'PZA', 72),
    ware('Chompa alpaca/lana cuello redondo, galga 7, style M-9021', 'PZA', 48),
    ware('Chal baby alpaca 70 x 200 cm', 'PZA', 33),
    ware('Abrigo baby alpaca 80 % lana 20 %, forrado', 'PZA', 165),
    ware('Poncho telar plano alpaca, style PN-14', 'PZA', 88),
    ware('Pijama dos piezas jersey pima niños 2-8', 'JGO', 14),
    ware('Gorro tejido alpaca con orejeras', 'PZA', 9),
    ware('Medias alpaca terry, pack 3 pares', 'PQT', 13),
    ware('Etiqueta hangtag impresa', 'UND', 1),
    ware('Bolsa polybag con advertencia sofocación', 'UND', 0.4),
    ware('Polo infantil estampado al agua, style KD-55', 'PZA', 3),
    ware('Tela jersey 30/1 reactivo, rollo 20 kg', 'ROL', 290),
    ware('Frazada alpaca 150 x 200 cm', 'PZA', 110),
    ware('Hilado 100 % alpaca Nm 2/16, cono bolsa 10 kg', 'BLS', 420),
    ware('Muestrario temporada primavera-verano (salesman samples)', 'JGO', 640),
    ware('Alfombra de alpaca tejida a mano 2 x 3 m', 'PZA', 1350),
    ware('Colección cápsula alpaca, 48 prendas surtidas', 'JGO', 2900),
    ware("Men's crew neck sweater pima/cashmere 12 gg", 'PZA', 27),
  ],
  services: SERVICES,
  untaxed: ['Libro «Textiles del Perú»', 'Libro «Alpaca: fibra de los Andes», tapa dura'],
  remarks: REMARKS,
};

/** Exporters, one per document. */
export const EXPORTERS: readonly Exporter[] = [FRUIT, COCOA, GARMENTS];
