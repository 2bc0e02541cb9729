import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

describe('sums that no label gives away', () => {
  it('are no items when they begin far to the right of the names', () => {
    const page = `${HEAD}
   Detalle                                                                 Valor de venta
   Mantenimiento preventivo de grupo electrógeno                                 1,932.39
   Limpieza técnica de ductos de extracción                                      3,153.42

                                              Prima afecta                   $   4,933.24
                                              Descuento comercial            $     152.57
                                              I.G.V. 18%                     $     887.98
                                              Prima total                    $   5,821.22`;
    expect(rowsOf(page)).toEqual([
      ['Mantenimiento preventivo de grupo electrógeno', undefined, 1932.39],
      ['Limpieza técnica de ductos de extracción', undefined, 3153.42],
    ]);
  });

  it('are no items when they are the sum of all the others', () => {
    const page = `${HEAD}
   Detalle                                                                 Valor de venta
   Mantenimiento preventivo de grupo electrógeno                                 1,932.39
   Limpieza técnica de ductos de extracción                                      3,153.42
   Prima afecta por la vigencia                                                  5,085.81
                                              I.G.V. 18%                     $     915.45
                                              Prima total                    $   6,001.26`;
    expect(rowsOf(page)).toEqual([
      ['Mantenimiento preventivo de grupo electrógeno', undefined, 1932.39],
      ['Limpieza técnica de ductos de extracción', undefined, 3153.42],
    ]);
  });
});

describe('a label beside a table, in line with its titles', () => {
  it('is no title: nothing of what it says stands in the rows', () => {
    const page = `${HEAD}
   INMUEBLE
   Unidad              Concepto                           Cant.   Valor unit.   Valor de venta
   Stand LC-478        Recarga de extintores PQS 6 kg     2.00    46.43                  92.86
   Contrato            Cambio de rodamientos y            1.00    1,653.55            1,653.55
   CA-2023-750         alineamiento de faja
   Área arrendada      Limpieza técnica de ductos         2.00    1,222.50            2,445.00
${sums('4,191.41', '754.45', '4,945.86')}`;
    expect(rowsOf(page)).toEqual([
      ['Recarga de extintores PQS 6 kg', 2, 92.86],
      ['Cambio de rodamientos y alineamiento de faja', 1, 1653.55],
      ['Limpieza técnica de ductos', 2, 2445],
    ]);
  });
});

describe('a sum in a cell too narrow for its sign', () => {
  it('stands under it', () => {
    const { totales } = readDrawn(`
#  SUMINISTROS PACIFICO SUR S.A.C.                           FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                             R.U.C. 20999999019
                                                             F001-00004521
   Total Op. Gravadas                                             PEN 371,942.94
   I.G.V. 18%                                                      PEN 66,949.73
   Importe Total                                                             PEN
                                                                      438,892.67`).extractedData;
    expect(totales?.total).toBe(438_892.67);
  });
});
