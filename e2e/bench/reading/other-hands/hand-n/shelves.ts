import { ware } from './wares';

/** What a bookshop of the quarter sells that pays IGV, by price. */
export const SHELVES = [
  ware(
    'UND',
    0,
    4,
    'Lapicero Pilot BPS azul',
    'Borrador Faber-Castell grande',
    'Cartulina Escolar Colores',
    'Folder Manila A4',
  ),
  ware(
    'UND',
    4,
    12,
    'Cuaderno Justus Deluxe A4 92 h. cuad.',
    'Plumones Jumbo x 10 Artesco',
    'Silicona Líquida 250 ml',
    'Corrector tipo lapicero',
  ),
  ware(
    'UND',
    12,
    25,
    'Témperas Estuche x 12 frascos',
    'Block Stanford Anillado A4 raya',
    'Archivador Oficio Lomo Ancho',
    'Colores Acuarelables x 24',
  ),
  ware(
    'UND',
    25,
    60,
    'Papel Bond A4 75 g Millar',
    'Calculadora Científica fx-82',
    'Engrampador Metálico + grapas',
    'Rompecabezas Mapa del Perú 500 piezas',
  ),
  ware(
    'UND',
    60,
    200,
    'Mochila Escolar con ruedas',
    'Ajedrez magnético de viaje',
    'Globo Terráqueo 30 cm',
    'Set Geometría Técnica Rotring',
  ),
  ware(
    'UND',
    200,
    700,
    'Tóner HP 85A original',
    'Pizarra Acrílica 1.20 x 2.40 m',
    'Impresora Multifuncional Tinta Continua',
  ),
  ware(
    'UND',
    700,
    99_999,
    'Proyector Multimedia 3600 lúmenes',
    'Estante Metálico 6 niveles (pack x 4)',
    'Tablet 10" Educativa con estuche',
  ),
];

export const BY_THE_KILO = [
  ware(
    'KG',
    0,
    5,
    'Papel periódico en resma por peso',
    'Recorte de cartulina por peso',
    'Cartón corrugado por peso',
  ),
  ware('KG', 5, 12, 'Papel kraft en bobina', 'Cola sintética a granel', 'Arcilla de modelar'),
  ware(
    'KG',
    12,
    99,
    'Plastilina escolar a granel',
    'Papel fotográfico por peso',
    'Silicona en barra a granel',
  ),
];
