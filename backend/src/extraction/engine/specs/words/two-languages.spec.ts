import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import { buildLayout } from '../../page/layout';
import { findHeaders } from '../../table/table-header';

const HEAD = `
#  AGROEXPORTADORA VALLE VERDE S.A.C.                        R.U.C. / TAX ID 20999999019
   Av. Industrial 455, Ate, Lima                             FACTURA ELECTRONICA
                                                             COMMERCIAL INVOICE
                                                             F001-00004521
`;

describe('labels in two languages', () => {
  it('end behind the English name, with the value inside, under or beside', () => {
    const { extractedData: data } = readDrawn(
      `${HEAD}
   Cliente / Sold to                    R.U.C. / Tax ID      Fecha de emisión / Invoice date
   COMERCIAL EL TREBOL S.R.L.           20999999027          15/03/2026

   Dirección / Address                  Condición de pago / Payment terms
   Jr. Puno 345, Juliaca, Puno          Crédito
   Orden de compra / P.O. No.: 4500012345
   Observaciones / Remarks: Entregar por la puerta de la calle Lima

                                        Valor de venta / Sales value   USD      100.00
                                        I.G.V. (18%)     VAT           USD       18.00
                                        Importe total    Grand total   USD      118.00`,
      { columns: 110 },
    );
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca, Puno',
    });
    expect(data.documento?.fecha_emision).toBe('2026-03-15');
    expect(data.informacion_adicional).toMatchObject({
      terminos_pago: 'Crédito',
      orden_compra: '4500012345',
      observaciones: 'Entregar por la puerta de la calle Lima',
    });
    expect(data.totales).toMatchObject({ subtotal: 100, iva: 18, total: 118 });
  });

  it('may begin with the English name', () => {
    const { extractedData: data } = readDrawn(
      `${HEAD}
   Sold to / Cliente                    Tax ID / RUC         Issue date / Fecha de emisión
   COMERCIAL EL TREBOL S.R.L.           20999999027          15/03/2026

   Payment / Condición de pago          Customer P.O. / O. de compra     Waybill / Guía de remisión
   Crédito                              4500012345                       T001-00053278

   Remarks: Goods of Peruvian origin.

                                        Importe total    Grand total   USD      118.00`,
      { columns: 110 },
    );
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
    expect(data.documento?.fecha_emision).toBe('2026-03-15');
    expect(data.informacion_adicional).toMatchObject({
      terminos_pago: 'Crédito',
      orden_compra: '4500012345',
      guia_remision: 'T001-00053278',
      observaciones: 'Goods of Peruvian origin.',
    });
  });

  it('may have the English name in a line of its own, between label and value', () => {
    const { extractedData: data } = readDrawn(
      `${HEAD}
   Señores                         R.U.C.           Fecha de emisión     Moneda
   Sold to                         Tax ID           Invoice date         Currency
   COMERCIAL EL TREBOL S.R.L.      20999999027      15/03/2026           Dólares

                                        Importe total                  USD      118.00`,
      { columns: 110 },
    );
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
    expect(data.documento).toMatchObject({ fecha_emision: '2026-03-15', moneda: 'USD' });
  });
});

describe('names of sums', () => {
  it.each([
    ['Valor de venta afecto', 'gravada'],
    ['Ventas no gravadas', 'inafecta'],
    ['Importe exonerado', 'exonerada'],
    ['Valor transf. gratuitas', 'gratuita'],
    ['Valor de exportación', 'exportacion'],
    ['Total sin impuestos', 'subtotal'],
    ['Monto antes de IGV', 'subtotal'],
  ])('%s is %s', (label, key) => {
    const { extractedData: data } = readDrawn(
      `${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
                                        ${label.padEnd(30)} S/      70.00
                                        Importe total                  S/     118.00`,
      { columns: 110 },
    );
    expect(data.totales).toMatchObject({ [key]: 70, total: 118 });
  });
});

describe('the digest of the signed file', () => {
  it('is known by its looks, and put together where its column is narrow', () => {
    const whole = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
                                        Importe total                  S/     118.00
                    phG20GwXQHbtBXpWFnOTvO7gqsu=`);
    const parted = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
                                        Importe total                  S/     118.00
   Valor resumen:
   phG20GwXQHbtBXpWFnOTvO7
   gqsu=`);
    for (const { extractedData: data } of [whole, parted])
      expect(data.documento?.folio_fiscal).toBe('phG20GwXQHbtBXpWFnOTvO7gqsu=');
  });
});

describe('titles of a table with the English ones under them', () => {
  it('are one header, over as many lines as the longest', () => {
    const page = pageSetFromText([
      `${HEAD}
                                                                    Precio      Valor
   Producto o servicio                        Cantidad   Unidad     unitario    de venta
                                              vendida    de medida  (S/)        (S/)
                                              Quantity   Unit       Price       Amount
   Fierro corrugado 1/2" grado 60              20.00     NIU         42.27         845.40
   Alambre negro recocido N° 16                 1.00     KGM          7.26           7.26`,
    ]);
    const headers = findHeaders(buildLayout(page));
    expect(headers.map(({ lines }) => lines.length)).toEqual([4]);
  });
});
