import { readDrawn } from './read-drawn';

/** Head of an invoice drawn with characters, down to where its items begin. */
export const INVOICE_HEAD = `
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
`;

/** Its sums, as printed. */
export const invoiceSums = (base: string, igv: string, total: string): string => `
                                              Op. Gravada     S/  ${base}
                                              I.G.V. 18%      S/  ${igv}
                                              Importe Total   S/  ${total}`;

export const itemsOf = (page: string) => readDrawn(page).extractedData.productos ?? [];

/** Name, quantity and amount of every item. */
export const rowsOf = (page: string) =>
  itemsOf(page).map(({ descripcion, cantidad, subtotal }) => [descripcion, cantidad, subtotal]);
