import { digits } from '../../facts/chance';
import type { GoodsNames } from './trade-names';

/** What a laundry takes in, by price. */
export const LAUNDRY: GoodsNames = {
  bands: [
    {
      upTo: 1_500,
      goods: [
        ['CAMISA LAV. Y PLANCHADO', 'PZA'],
        ['PANTALON DRIL', 'PZA'],
        ['BLUSA SEDA', 'PZA'],
        ['POLO PIQUE', 'PZA'],
        ['FALDA PLIZADA', 'PZA'],
        ['CORBATA', 'PZA'],
        ['SOLO PLANCHADO CAMISA', 'PZA'],
      ],
    },
    {
      upTo: 8_000,
      goods: [
        ['TERNO 2 PZAS AL SECO', 'JGO'],
        ['EDREDON 2 PLAZAS', 'PZA'],
        ['CASACA CUERO', 'PZA'],
        ['FRAZADA TIGRE 2 PLZ', 'PZA'],
        ['ABRIGO LANA', 'PZA'],
        ['ZAPATILLAS PAR', 'PAR'],
        ['VESTIDO DE FIESTA', 'PZA'],
      ],
    },
    {
      upTo: 50_000,
      goods: [
        ['VESTIDO DE NOVIA', 'PZA'],
        ['ALFOMBRA PERSA', 'PZA'],
        ['CORTINA BLACKOUT X PAÑO', 'PZA'],
        ['JUEGO MUEBLES 3-2-1', 'JGO'],
      ],
    },
    {
      upTo: 100_000_000,
      goods: [
        ['LAV. LENCERIA HOTEL MES', 'SRV'],
        ['LAV. UNIFORMES PLANTA', 'SRV'],
        ['LAV. MANTELERIA EVENTO', 'SRV'],
      ],
    },
  ],
  loose: [
    ['ROPA AL PESO', 'KG'],
    ['TOALLAS AL PESO', 'KG'],
    ['SABANAS AL PESO', 'KG'],
  ],
  untaxed: [['RECOJO Y ENTREGA X KG (EXO)', 'KG']],
  code: (random) => digits(random, 3),
};
