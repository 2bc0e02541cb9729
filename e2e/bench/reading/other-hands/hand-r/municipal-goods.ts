/** Units in the words of SIGA's catalogue. */
export const UNITS: Readonly<Record<string, string>> = {
  NIU: 'UNIDAD',
  UND: 'UNIDAD',
  BLS: 'BOLSA',
  GLN: 'GALON',
  KGM: 'KILOGRAMO',
  ROL: 'ROLLO',
  SAC: 'SACO',
  PQT: 'PAQUETE',
  CJA: 'CAJA',
  PLN: 'PLANCHA',
  MIL: 'MILLAR',
  ZZ: 'UNIDAD',
};
/** In place of services, which have an order of their own. */
export const GOODS = [
  'EXTINTOR DE POLVO QUIMICO SECO X 6 KG',
  'MOTOBOMBA AUTOCEBANTE DE 5.5 HP A GASOLINA',
  'ESCRITORIO DE MELAMINA 1.50 M X 0.60 M X 0.75 M',
  'PANEL INFORMATIVO METALICO 2.40 M X 3.60 M',
  'TANQUE DE POLIETILENO DE 1100 L CON ACCESORIOS',
  'BALDE PARA EXCAVADORA DE 18 IN',
];
