import type { FieldProof } from '@contracts/evidence';
import { READ_PLACES } from './sample-invoice';

/** What is read on the sample invoice, wherever a page shows it: `place | label | value | proof | why one may trust it, or why not`. */
export const SAMPLE_FIELDS = `
ruc | RUC proveedor | 20608471937 | RUC | El dígito verificador 7 confirma los otros diez.
number | Número | F001-00004471 | QR | Serie y número iguales a los del QR de SUNAT.
issued | Fecha emisión | 15 mar 2026 | QR | El QR lleva la misma fecha: 2026-03-15.
customer | Cliente | Comercial Pacífico Norte S.A.C. | | Leído de la página; nada más lo prueba ni lo contradice.
item | Producto 1 | S/ 480.00 | | Una fila de la tabla: cantidad, precio e importe.
subtotal | Subtotal | S/ 1,000.00 | Suma | Los cuatro productos suman lo mismo.
igv | IGV 18 % | S/ 180.00 | QR | Igual al QR, y es el 18 % de la base.
total | Total | S/ 1,180.00 | QR | Igual al QR de SUNAT, y base más IGV dan lo mismo.
detraction | Detracción 12 % | S/ 142.00 | | El 12 % es S/ 141.60: la página ya lo trae redondeado.
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name, label = '', value = '', proof, reason = ''] = line
      .split('|')
      .map((part) => part.trim());
    const key = name as keyof typeof READ_PLACES;
    const { state, ...place } = READ_PLACES[key];
    return {
      key,
      label,
      value,
      proof: (proof || undefined) as FieldProof | undefined,
      state,
      place,
      reason,
    };
  });

export type SampleField = (typeof SAMPLE_FIELDS)[number];
