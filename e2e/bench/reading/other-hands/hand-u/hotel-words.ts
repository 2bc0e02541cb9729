import type { TradeGoods } from './trade-rows';

/** Emitters of the trade. */
export const HOTELS = [
  'Hotelera Plaza Mayor S.A.C.',
  'INVERSIONES TURISTICAS KILLA WASI S.A.',
  'Operadora Hotelera Costa Verde S.R.L.',
  'HOSTALES DEL SUR E.I.R.L.',
];
export const HOTEL_SERVICES: TradeGoods = {
  cheap: [
    ['Restaurante - Consumo', 'UND'],
    ['Lavandería', 'UND'],
    ['Frigobar', 'UND'],
    ['Room Service', 'UND'],
    ['Early check in', 'UND'],
    ['Traslado aeropuerto - hotel', 'UND'],
    ['Desayuno adicional', 'UND'],
    ['Estacionamiento', 'DIA'],
  ],
  dear: [
    ['Habitación Doble Superior - Tarifa Corporativa incluye desayuno buffet', 'NOC'],
    ['Habitación Matrimonial Ejecutiva', 'NOC'],
    ['Suite Junior con vista', 'NOC'],
    ['Alquiler de sala de conferencias, coffee break y equipos audiovisuales', 'UND'],
    ['Servicio de alimentación evento', 'UND'],
  ],
  untaxed: [['Alojamiento no domiciliado - D. Leg. 919', 'NOC']],
};
export const GUESTS = [
  'CASTRO/JAVIER MR',
  'Díaz Ponce, Carla',
  'ROJAS/MILAGROS MRS',
  'Torres Vega, Luis Alberto',
  'SMITH/DAVID MR',
];

/** What an event is billed as. */
export const EVENTS: TradeGoods['cheap'] = [
  ['Alquiler de salón de eventos - media jornada', 'UND'],
  ['Alquiler de equipos audiovisuales', 'UND'],
];

export const TOURS: TradeGoods['cheap'] = [
  ['Transporte de pasajeros aeropuerto - hotel, van 15 pax', 'UND'],
  ['Movilidad grupo corporativo', 'UND'],
];
