import type { TradeWords } from './trade-words';

/** What a printing house makes. */
export const PRINT_WORDS: TradeWords = {
  stem: 'Industria Gráfica',
  goods: [
    'Afiche A3 couché 150 g, full color tira, barniz UV',
    'Tríptico A4 couché 115 g full color tira y retira, doblado',
    'Caja plegable duplex 16 pt 12 x 8 x 5 cm, troquelada y pegada, según arte aprobado por el cliente',
    'Tarjeta de presentación couché 350 g plastificado mate (millar)',
    'Etiqueta autoadhesiva vinil blanco 50 x 80 mm en rollo',
    'Talonario de guías de remisión 1/2 A4 original + 2 copias, papel autocopiativo',
    'Bolsa de papel kraft 24 x 12 x 32 cm, asa torcida, impresión a 1 color',
    'Catálogo 24 páginas + carátula A4, grapado a caballete',
    'Banner 2.00 x 1.00 m con estructura tipo araña',
    'Caja de cartón corrugado doble pared 60 x 40 x 40 cm impresa a 2 colores',
    'Fólder A4 foldcote calibre 14 con bolsillo, plastificado brillante',
    'Block de notas A5 50 hojas bond 75 g',
    'Sobre manila oficio impreso a 1 color',
    'Placa CTP 745 x 605 mm',
  ],
  weighed: [
    'Papel couché 150 g en resma cortada, al peso',
    'Bobina de film BOPP impresa a 6 colores',
    'Lámina termoencogible PVC impresa',
    'Merma de duplex reverso gris',
  ],
  services: [
    'Servicio de impresión offset, tiro y retiro, incluye acabados',
    'Diseño y diagramación de memoria anual',
    'Servicio de troquelado y pegado de estuches',
    'Instalación de gráfica en punto de venta',
  ],
};
