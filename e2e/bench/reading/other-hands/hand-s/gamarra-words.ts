/** Goods of a stall, by what one of them costs; the unit is that of the list. */
export interface StallTrade {
  stems: readonly string[];
  slogans: readonly string[];
  sizes: readonly string[];
  colours: readonly string[];
  cheap: readonly string[];
  cheapUnit: string;
  single: readonly string[];
  singleUnit: string;
  dozens: readonly string[];
  dozensUnit: string;
  bulk: readonly string[];
  bulkUnit: string;
  byKilo: readonly string[];
  services: readonly string[];
}

const COLOURS: readonly string[] = [
  'NEGRO',
  'BLANCO',
  'AZUL MARINO',
  'PLOMO RATA',
  'MELANGE 3%',
  'PALO ROSA',
  'VERDE MILITAR',
  'BEIGE',
  'GUINDA',
  'COLORES SURTIDOS',
  'SURTIDO',
  'CAMEL',
  'ROJO',
  'PERLA',
];

const CLOTHES: StallTrade = {
  stems: ['Confecciones', 'Creaciones', 'Corporación Textil', 'Inversiones Textiles'],
  slogans: [
    'VENTA AL POR MAYOR Y MENOR DE POLOS, POLERAS Y BUZOS',
    'FABRICANTES DE ROPA DEPORTIVA - DAMAS, CABALLEROS Y NIÑOS',
    'PRENDAS EN JERSEY, FRENCH TERRY, RIB Y PIQUE',
    'MODA JUVENIL - ENVIOS A TODO EL PERU',
  ],
  colours: COLOURS,
  sizes: ['T/S-M-L', 'T/S-M-L-XL', 'T/STD', 'T/2-4-6-8', 'T/10-12-14-16', 'T/M', 'T/L', 'T/XL'],
  cheap: [
    'MEDIA TOBILLERA ALGODON',
    'BABERO ESTAMPADO',
    'TRUSA NIÑO',
    'VINCHA RIB',
    'BVD BASICO NIÑO',
  ],
  cheapUnit: 'UND',
  single: [
    'POLO CUELLO REDONDO JERSEY 20/1 REACTIVO',
    'POLO PIQUE CAMISERO',
    'LEGGING SUPLEX PRETINA ANCHA',
    'SHORT DRY FIT',
    'POLERA CANGURO FRENCH TERRY',
    'BLUSA CHALIS M/L',
    'CAMISETA JERSEY 30/1 OVERSIZE ESTAMPADA',
  ],
  singleUnit: 'UND',
  dozens: [
    'POLO BASICO ALGODON 30/1 PEINADO',
    'BUZO NIÑO FRANELA PERCHADA',
    'PIJAMA DAMA 2 PIEZAS',
    'JEAN DAMA STRECH PITILLO',
    'POLO MANGA LARGA RIB',
    'CONJUNTO BEBE ALGODON PIMA 3 PIEZAS CON GORRO, ESTAMPADO Y EMPAQUE INDIVIDUAL',
    'CASACA TASLAN FORRO POLAR',
  ],
  dozensUnit: 'DOC',
  bulk: [
    'TELA FRENCH TERRY 2 CABOS',
    'TELA RIB 2X1 CON LYCRA',
    'TELA JERSEY 24/1 CARDADO',
    'TELA GABARDINA DRILL',
  ],
  bulkUnit: 'RLL',
  byKilo: [
    'TELA JERSEY 30/1 PEINADO',
    'TELA GAMUZA PERCHADA',
    'RIB CUELLO 30/1',
    'RETAZO SELECCIONADO JERSEY',
  ],
  services: [
    'SERVICIO DE CONFECCION DE POLOS A TODO COSTO SEGUN MUESTRA',
    'SERVICIO DE ESTAMPADO SERIGRAFICO 3 COLORES',
    'SERVICIO DE BORDADO COMPUTARIZADO LOGO PECHO',
    'SERVICIO DE CORTE, REMALLE Y ACABADO DE BUZOS INSTITUCIONALES, INCLUYE EMBOLSADO',
    'SERVICIO DE SUBLIMADO FULL PRINT',
  ],
};

const SHOES: StallTrade = {
  stems: ['Calzados', 'Industrias del Calzado', 'Zapatería'],
  slogans: [
    'CALZADO DE CUERO PARA DAMAS Y CABALLEROS - PRECIOS DE FABRICA',
    'ZAPATILLAS, BOTINES Y SANDALIAS POR MAYOR',
  ],
  colours: ['NEGRO', 'MARRON', 'MIEL', 'BEIGE', 'CAMEL', 'BLANCO', 'GUINDA', 'SURTIDO'],
  sizes: ['T/35-39', 'T/36 AL 40', 'T/38-43', 'T/27-32', 'T/21 AL 26', 'N° 37', 'N° 40', 'N° 42'],
  cheap: [
    'PASADOR REDONDO 1.20 M',
    'PLANTILLA ACOLCHADA',
    'TALONERA SILICONA',
    'CALZADOR PLASTICO',
  ],
  cheapUnit: 'UND',
  single: [
    'SANDALIA PLANA DAMA',
    'BALLERINA CHAROL',
    'PANTUFLA PELUCHE',
    'ZAPATILLA LONA NIÑO',
    'CHANCLA EVA',
  ],
  singleUnit: 'PAR',
  dozens: [
    'BOTIN DAMA TACO 5',
    'MOCASIN CUERO CABALLERO',
    'ZAPATILLA URBANA SUELA PVC',
    'ZAPATO ESCOLAR CUERO CON CORREA Y PLANTA EXPANSO COSIDA',
  ],
  dozensUnit: 'PAR',
  bulk: [
    'ZAPATILLA RUNNING CABALLERO',
    'BOTA TREKKING',
    'ZAPATO ESCOLAR VARON',
    'SANDALIA PLATAFORMA',
  ],
  bulkUnit: 'DOC',
  byKilo: ['BADANA NATURAL', 'GAMUZON PARA FORRO', 'CUERO BOX CALF DESCARNE'],
  services: [
    'SERVICIO DE APARADO DE CORTES',
    'SERVICIO DE FABRICACION DE CALZADO DE SEGURIDAD SEGUN MUESTRA',
    'SERVICIO DE ARMADO Y PEGADO DE PLANTA',
    'SERVICIO DE GRABADO LASER EN CUERO',
  ],
};

export const STALL_TRADES: readonly StallTrade[] = [CLOTHES, CLOTHES, SHOES];

export const STALLS: readonly string[] = [
  'Jr. Gamarra 653 Int. 214 - Gal. Guizado - La Victoria',
  'Jr. Antonio Bazo 728 Tda. 118 Sótano - La Victoria',
  'Av. Aviación 390 Stand 2045 - C.C. Gama Moda Plaza',
  'Jr. Sebastián Barranca 1556 3er piso Tda. 307',
  'Jr. Humboldt 1420 Stand 56 - Gal. El Rey de Gamarra',
  'Jr. Isabel La Católica 1685 Tda. 401-B',
];

export const AGENCIES: readonly string[] = [
  'SHALOM',
  'MARVISUR',
  'OLVA COURIER',
  'FLORES CARGO',
  'TURISMO CIVA ENCOMIENDAS',
  'CAVASSA',
];

export const DESTINATIONS: readonly string[] = [
  'HUANCAYO',
  'TRUJILLO',
  'AREQUIPA - TERMINAL',
  'JULIACA',
  'CUSCO - WANCHAQ',
  'TARAPOTO',
  'PIURA',
  'PUCALLPA',
  'HUARAZ',
];

export const STALL_REMARKS: readonly string[] = [
  'Separado con adelanto, saldo cancelado.',
  'Cambio solo por talla, dentro de 7 días.',
  'Enviar en costal rotulado con nombre del cliente.',
  'Pedido por WhatsApp.',
  'Entregado completo en tienda.',
  'Falta entregar tallas XL, se envía el sábado.',
];
