import { pageSetFromText } from '../page-from-text';

const FACTURA = `
# FERRETERÍA EL TORNILLO S.A.C.                         RUC 20999999019
Av. Los Almacenes 2150, Lurín, Lima                     FACTURA ELECTRÓNICA
Telf. 01 555-0123   ventas@tornillo.pe                  F001-00000123

Señor(es): CONSERVAS BAHÍA FICTICIA S.A.C.              Fecha de emisión: 18/11/2026
RUC: 20100000001                                        Fecha de vencimiento: 18/12/2026
Dirección: Calle Los Pinos 120, Callao                  Moneda: SOLES

CANT.   UND   CÓDIGO    DESCRIPCIÓN                     P. UNIT     IMPORTE
2.00    NIU   T-100     TORNILLO HEXAGONAL 1/2"         10.00       20.00
10.00   KGM   C-22      CLAVO DE 3 PULGADAS             5.50        55.00
1.00    NIU   M-7       MARTILLO DE CARPINTERO          25.00       25.00

SON: CIENTO DIECIOCHO CON 00/100 SOLES                  OP. GRAVADA S/ 100.00
Detracción 12 % cuenta 00-000-123456                    I.G.V. 18 % S/  18.00
Cuota 1: 18/12/2026  118.00                             TOTAL       S/ 118.00`;

const TICKET = `
## BODEGA LA ESQUINA
RUC: 10412345678
BOLETA DE VENTA B001-55
20/11/2026 10:15
ARROZ EXTRA 5KG
2 x 22.50              45.00
DSCTO                  -5.00
TOTAL S/               40.00
EFECTIVO               50.00
VUELTO                 10.00`;

/** Documents of a few layouts, drawn with characters. */
export const DRAWN = [
  pageSetFromText([FACTURA]),
  pageSetFromText([TICKET], { columns: 40, source: 'ocr', confidence: 0.8 }),
  pageSetFromText([FACTURA, FACTURA.replace('118.00', '119.00')], {
    source: 'ocr',
    confidence: 0.9,
  }),
];
