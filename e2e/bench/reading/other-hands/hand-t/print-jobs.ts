import { ware } from './dressing';

const TAXED = [
  ware(
    '[FLY-A5] Volantes A5 full color tira y retira\nPapel couché 150 g, impresión offset 4x4 colores, corte recto. Incluye una revisión de arte',
    'Millares',
    140,
  ),
  ware(
    '[BAN-M2] Banner 13 onzas con bastas y ojales\nImpresión 1440 dpi con tintas ecosolventes, acabado mate, tubos superior e inferior',
    'm²',
    28,
  ),
  ware(
    '[TAR-PR] Tarjetas personales plastificado mate\nCartulina couché 350 g, 9 x 5.5 cm, 4x4 colores, esquinas boleadas',
    'Millares',
    95,
  ),
  ware('[CAR-A3] Afiche A3 couché 200 g', 'Unidades', 4),
  ware(
    '[STK-VI] Sticker vinilo troquelado 5 x 5 cm\nVinilo adhesivo brillante con laminado UV, entregado en plancha',
    'Unidades',
    2,
  ),
  ware(
    '[DIP-01] Díptico institucional A4\nCouché 170 g, barniz UV sectorizado, doblez al centro. Tiraje según orden de trabajo adjunta',
    'Cientos',
    70,
  ),
  ware(
    '[CAT-24] Catálogo de productos 24 páginas + carátula\nInterior couché 115 g, carátula couché 300 g con plastificado mate, engrapado al caballete',
    'Unidades',
    19,
  ),
  ware(
    '[ROL-UP] Roll screen 0.85 x 2.00 m con maletín\nEstructura de aluminio, lona traslúcida impresa en alta resolución',
    'Unidades',
    160,
  ),
  ware(
    '[BRA-10] Diseño de línea gráfica de campaña\nConceptualización, key visual y adaptaciones a 6 formatos digitales (feed, historias, portada, correo). Dos rondas de cambios',
    'Servicio',
    1900,
  ),
  ware(
    '[PRO-VI] Producción audiovisual, spot de 30 segundos\nPreproducción, un día de rodaje en locación, edición, locución y musicalización. Entrega en Full HD',
    'Servicio',
    3600,
  ),
  ware(
    '[RED-ME] Gestión de redes sociales, plan mensual\n16 publicaciones, 8 historias, atención de mensajes y reporte de métricas a fin de mes',
    'Servicio',
    2700,
  ),
  ware(
    '[LET-3D] Letras corpóreas en acrílico con iluminación LED\nIncluye fuente de poder, instalación en fachada y visita técnica',
    'Juego',
    1200,
  ),
  ware(
    '[MER-TX] Merchandising: toma todo de aluminio 600 ml grabado láser a un color',
    'Unidades',
    24,
  ),
  ware(
    '[CUA-PE] Cuaderno corporativo anillado A5\n80 hojas bond 90 g con logo en marca de agua, tapa dura forrada',
    'Unidades',
    13,
  ),
  ware(
    '[GIG-01] Impresión y montaje de gigantografía en valla\nLona front 13 oz 8.00 x 4.00 m, personal con SCTR',
    'Unidades',
    420,
  ),
];
export const WARES = {
  taxed: TAXED,
  untaxed: [
    ware(
      '[LIB-ED] Impresión de libro institucional con depósito legal\nTapa dura, 160 páginas',
      'Unidades',
      60,
    ),
  ],
  most: 120,
};
