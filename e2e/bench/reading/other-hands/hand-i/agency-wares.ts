import type { Wares } from './rewording';

const MONTH = '{enero|marzo|abril|junio|agosto|setiembre|octubre|noviembre}';
const BRAND = '{Vive Sano|Día del Padre|Relanzamiento de marca|Fiestas Patrias|Cyber Days|Verano}';
const PLACE =
  '{Plaza Norte|Jockey Plaza|Real Plaza Trujillo|Mallplaza Arequipa|Explanada del Parque de la Exposición}';
const NUMBER = '{1042|1187|2215|2304|3098}';

/** What an agency sells: services told at length, and printed and promotional goods. */
export const AGENCY_WARES: Wares = {
  cheap: [
    'NIU Lapicero ecológico con impresión de logo a 1 color\nTinta azul, cuerpo de cartón reciclado',
    `NIU Volante full color tiro y retiro, couché 115 g\nTamaño A5\nCampaña: ${BRAND}`,
    `NIU Llavero de acrílico con logo institucional\nMerchandising para activación ${PLACE}`,
    'NIU Sticker troquelado en vinil brillante 8 x 8 cm\nPresentación: pliego de 12 unidades',
    `NIU Afiche A3 couché 150 g con barniz UV\nCampaña: ${BRAND}\nSegún orden de servicio N° ${NUMBER}`,
  ],
  middle: [
    `NIU Polo publicitario algodón 20/1 con estampado serigráfico a 2 colores\nTallas surtidas según cuadro adjunto\nCampaña: ${BRAND}`,
    'NIU Roll screen 0.85 x 2.00 m con estructura de aluminio\nIncluye impresión en lona mate y maletín',
    'NIU Gigantografía en banner 13 oz, acabado con ojalillos\nMedidas: 3.00 x 2.00 m',
    'NIU Tomatodo de aluminio 750 ml con grabado láser del logo',
    'NIU Mochila notebook con bordado en bolsillo frontal',
  ],
  dear: [
    `NIU Módulo de degustación en MDF con gráfica en vinil\nMedidas: 0.90 x 0.45 x 2.00 m\nPara activación en ${PLACE}`,
    'NIU Letrero luminoso de letras recortadas en acrílico con LED\nIncluye transformador\nNo incluye instalación ni licencia municipal',
    'NIU Tótem publicitario doble cara con base metálica',
    `NIU Backing de prensa 4.00 x 2.40 m, estructura de aluminio plegable\nEvento: ${BRAND}`,
  ],
  byWeight: [
    `M2 Impresión de vinil adhesivo laminado mate\nIncluye instalación en ${PLACE}`,
    `M2 Impresión en lona translúcida backlight 13 oz para caja de luz\nCampaña: ${BRAND}`,
    `M2 Impresión de microperforado para vitrinas\nCampaña: ${BRAND} - ${MONTH}`,
    `M2 Rotulado de unidades móviles en vinil fundido, con diseño, impresión, laminado e instalación en las cocheras del cliente según plano aprobado, O/S N° ${NUMBER}`,
    'M2 Alfombra impresa de alto tránsito para stand ferial',
  ],
  untaxed: ['KG Fruta fresca para estación de coffee break\nVenta exonerada - Apéndice I'],
  untaxedPieces: [
    'NIU Libro institucional de aniversario, tapa dura\nVenta exonerada - Ley del Libro',
  ],
  services: [
    `ZZ SERVICIO DE PUBLICIDAD EN REDES SOCIALES\nCampaña: ${BRAND}\nPeriodo: del 01 al 30 de ${MONTH}\nPlataformas: Facebook, Instagram y TikTok\nIncluye pauta, diseño de 12 piezas gráficas y reporte mensual`,
    `ZZ PRODUCCIÓN Y ORGANIZACIÓN DE EVENTO CORPORATIVO\nLugar: ${PLACE}\nIncluye: estrado, sonido, pantalla LED 4 x 3 m, animación, 6 anfitrionas y coffee break\nSegún presupuesto N° ${NUMBER} aprobado`,
    `ZZ Alquiler de panel publicitario unipolar\nUbicación: {Av. Javier Prado cdra. 42|Panamericana Norte km 18|Vía Expresa altura Av. México}, cara A\nMedidas: 14.40 x 7.20 m - Mes de ${MONTH}`,
    `ZZ Servicio de activación BTL en punto de venta, ${PLACE}, 8 fechas de 6 horas, 2 impulsadoras y 1 supervisor por turno, de acuerdo con la orden de servicio N° ${NUMBER}`,
    `ZZ PRODUCCIÓN DE SPOT PARA RADIO Y TV 30"\nCampaña: ${BRAND}\nIncluye locución, edición y derechos por 6 meses\nDifusión: ${MONTH}`,
    `ZZ FEE MENSUAL DE AGENCIA\nCorrespondiente al mes de ${MONTH}\nContrato N° ${NUMBER}-PUB`,
  ],
  freight: [
    `ZZ Transporte de estructuras, toldos y equipos de sonido para evento\nRuta: Lima - Trujillo - Lima\nEvento: ${BRAND}`,
    `ZZ Flete de módulos y material POP a tiendas\nMes de ${MONTH}`,
    `ZZ Carga, traslado y descarga de pantalla LED\nDestino: ${PLACE}`,
    'ZZ Movilización de material promocional a provincias\nTrujillo, Chiclayo y Piura',
  ],
};
