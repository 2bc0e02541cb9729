import type { TradeGood, TradeGoods } from './trade-rows';

/** What is made, in which sizes and counted in what. */
export interface Make {
  names: readonly string[];
  sizes: readonly string[];
  goods: TradeGoods;
  counted: string;
}

const same = (goods: readonly TradeGood[]): TradeGoods => ({
  cheap: goods,
  dear: goods,
  untaxed: goods,
});

/** Footwear by European sizes. */
export const SHOES: Make = {
  names: [
    'CALZADOS EL TRUJILLANO S.R.L.',
    'INDUSTRIA DEL CALZADO PORVENIR S.A.C.',
    'CURTIEMBRE Y CALZADO CHIMU S.A.',
  ],
  sizes: ['36', '37', '38', '39', '40', '41', '42', '43', '44'],
  goods: same([
    ['BOTIN SEGURIDAD PTA ACERO NEGRO', 'PAR'],
    ['ZAPATO VESTIR CABALLERO MOD. 410 CUERO', 'PAR'],
    ['ZAPATILLA LONA URBANA BLANCA', 'PAR'],
    ['MOCASIN DAMA GAMUZA MARRON', 'PAR'],
    ['BOTA JEBE CANA ALTA', 'PAR'],
    ['SANDALIA DAMA PLATAFORMA', 'PAR'],
    ['BORCEGUI DIELECTRICO PTA COMPOSITE SUELA PU BIDENSIDAD', 'PAR'],
  ]),
  counted: 'PARES',
};
/** Garments by letters. */
export const CLOTHES: Make = {
  names: [
    'CONFECCIONES GAMARRA TEX S.A.C.',
    'MANUFACTURAS TEXTILES SANTA ANITA S.A.',
    'CREACIONES ALGODONERAS E.I.R.L.',
  ],
  sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  goods: same([
    ['POLO JERSEY 30/1 C/REDONDO', 'UND'],
    ['POLO PIQUE 20/1 CAMISERO C/BORDADO', 'UND'],
    ['CASACA TASLAN FORRO POLAR', 'UND'],
    ['PANTALON DRILL CARGO', 'UND'],
    ['CAMISA OXFORD M/LARGA C/LOGO BORDADO EN PECHO', 'UND'],
    ['POLERA FRENCH TERRY C/CAPUCHA', 'UND'],
    ['MAMELUCO DRILL TECNOLOGIA C/CINTA REFLECTIVA', 'UND'],
  ]),
  counted: 'UNIDS.',
};

/** Made to order from the customer's material. */
export const WORK: readonly TradeGood[] = [
  ['SERVICIO DE APARADO Y ARMADO', 'PAR'],
  ['SERVICIO DE BORDADO Y ESTAMPADO LOGO', 'UND'],
  ['SERVICIO DE CORTE Y COSTURA', 'UND'],
];

export const FREIGHT: readonly TradeGood[] = [
  ['FLETE MERCADERIA TRUJILLO - LIMA', 'UND'],
  ['FLETE REPARTO A TIENDAS', 'UND'],
];
