import { READ_BOXES } from '../../../content/sample-invoice';
import type { Rectangle } from '../../../../ui/page-geometry';
import type { FieldProof, FieldState } from '@contracts/evidence';

/** A value of the sample invoice and where it stands. */
export interface HeroField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly state: FieldState;
  readonly proof?: FieldProof;
  readonly place: Rectangle;
  /** Why one may trust the value, or why not. */
  readonly reason: string;
}

export const HERO_FIELDS: readonly HeroField[] = [
  {
    key: 'ruc',
    label: 'RUC proveedor',
    value: '20608471937',
    state: 'verificado',
    proof: 'RUC',
    place: { x: 446, y: 43, width: 82, height: 14 },
    reason: 'El dígito verificador 7 confirma los otros diez.',
  },
  {
    key: 'number',
    label: 'Número',
    value: 'F001-00004471',
    state: 'verificado',
    proof: 'QR',
    place: { x: 404, y: 82, width: 131, height: 17 },
    reason: 'Serie y número iguales a los del QR de SUNAT.',
  },
  {
    key: 'issued',
    label: 'Fecha emisión',
    value: '15 mar 2026',
    state: 'verificado',
    proof: 'QR',
    place: { x: 462, y: 132.5, width: 52, height: 11.5 },
    reason: 'El QR lleva la misma fecha: 2026-03-15.',
  },
  {
    key: 'customer',
    label: 'Cliente',
    value: 'Comercial Pacífico Norte S.A.C.',
    state: 'leido',
    place: { x: 100, y: 132.5, width: 150, height: 11.5 },
    reason: 'Leído de la página; nada más lo prueba ni lo contradice.',
  },
  {
    key: 'item',
    label: 'Producto 1',
    value: 'S/ 480.00',
    state: 'leido',
    place: { x: 36, y: 225, width: 523, height: 21 },
    reason: 'Una fila de la tabla: cantidad, precio e importe.',
  },
  {
    key: 'subtotal',
    label: 'Subtotal',
    value: 'S/ 1,000.00',
    state: 'verificado',
    proof: 'Suma',
    place: { x: 492, y: 353, width: 62, height: 13 },
    reason: 'Los cuatro productos suman lo mismo.',
  },
  {
    key: 'igv',
    label: 'IGV 18 %',
    value: 'S/ 180.00',
    state: 'verificado',
    proof: 'QR',
    place: { x: 492, y: 371, width: 62, height: 13 },
    reason: 'Igual al QR, y es el 18 % de la base.',
  },
  {
    key: 'total',
    label: 'Total',
    value: 'S/ 1,180.00',
    state: 'verificado',
    proof: 'QR',
    place: { x: 477, y: 389, width: 78, height: 20 },
    reason: 'Igual al QR de SUNAT, y base más IGV dan lo mismo.',
  },
  {
    key: 'detraction',
    label: 'Detracción 12 %',
    value: 'S/ 142.00',
    state: 'dudoso',
    place: { x: 140, y: 395, width: 122, height: 11.5 },
    reason: 'El 12 % es S/ 141.60: la página ya lo trae redondeado.',
  },
];

/** What is lit before anybody has moved, and without a script. */
export const FIRST_FIELD = 'total';

/** What else is read on the page; it is marked, but not in the list. */
export const OTHER_PLACES = READ_BOXES.filter(
  ({ x, y }) => !HERO_FIELDS.some(({ place }) => place.x === x && place.y === y),
);
