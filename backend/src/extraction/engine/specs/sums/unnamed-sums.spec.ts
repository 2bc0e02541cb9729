import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  SEGUROS PACIFICO SUR S.A.C.                               FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                             R.U.C. 20999999019
                                                             F001-00004521

   Contratante : COMERCIAL EL TREBOL S.R.L.
   RUC         : 20999999027
   Fecha de emisión : 15/03/2026
`;

const totalsOf = (sums: string) => readDrawn(`${HEAD}${sums}`).extractedData.totales;

describe('sums that are called after what is sold', () => {
  it('are known by a word that they hold', () => {
    expect(
      totalsOf(`
                                        Prima afecta (op. gravada)     S/  1,000.00
                                        Prima no gravada               S/    200.00
                                        I.G.V. 18%                     S/    180.00
                                        Prima total                    S/  1,380.00`),
    ).toMatchObject({ gravada: 1000, inafecta: 200, iva: 180, total: 1380 });
  });

  it('are known by RC, the surcharge of restaurants as tickets cut it short', () => {
    const { extractedData: data, authenticity } = readDrawn(`${HEAD}
                                        OP. GRAVADA                    S/  1,000.00
                                        OP. EXONERADA                  S/     50.00
                                        IGV 18%                        S/    180.00
                                        RC 10%                         S/    100.00
                                        TOTAL                          S/  1,330.00`);
    expect(data.totales).toMatchObject({ otros_cargos: 100, total: 1330 });
    expect(authenticity.flags).not.toContain('TOTAL_NO_CUADRA');
  });

  it('are told with their currency among the words', () => {
    expect(
      totalsOf(`
                                        Dto. factura US$                  104.94
                                        Total US$ gravado excl. IGV     1,000.00
                                        IGV 18% US$                       180.00
                                        Total US$ incl. IGV             1,180.00`),
    ).toMatchObject({ descuentos: 104.94, gravada: 1000, iva: 180, total: 1180 });
  });

  it('are an advance that is written off', () => {
    expect(
      totalsOf(`
                                        (-) AMORTIZ. ADELANTO 20%      S/    200.00
                                        OP. GRAVADA                    S/  1,000.00
                                        IGV 18%                        S/    180.00
                                        TOTAL                          S/  1,180.00`),
    ).toMatchObject({ anticipos: 200, total: 1180 });
  });

  it('are free of taxes before them', () => {
    const sums = (tax: string) => `${HEAD}
                                        Importe libre de impuestos     S/  1,000.00
                                        IGV 18% Venta                  S/    ${tax}
                                        Total                          S/  1,180.00`;
    expect(readDrawn(sums('180.00')).extractedData.totales).toMatchObject({ subtotal: 1000 });
    expect(readDrawn(sums('580.00')).authenticity.flags).toContain('TOTAL_NO_CUADRA');
  });

  it('are known by what they come to', () => {
    expect(
      totalsOf(`
                                        Renta del mes                  S/  1,000.00
                                        I.G.V. 18%                     S/    180.00
                                        Importe del recibo             S/  1,180.00
                                        Deuda anterior (1 mes)         S/    300.00`),
    ).toMatchObject({ gravada: 1000, iva: 180, total: 1180 });
  });

  it('are the subtotal where they say that they are free of taxes', () => {
    const totals = totalsOf(`
                                        Importe libre de impuestos     S/  1,000.00
                                        IGV 18% Venta                  S/    180.00
                                        Total                          S/  1,180.00`);
    expect(totals).toMatchObject({ subtotal: 1000, iva: 180, total: 1180 });
  });

  it('are the bases of what is bought as of what is sold', () => {
    expect(
      totalsOf(`
                                        Valor de compra gravado        S/  1,000.00
                                        Valor de compra exonerado      S/    200.00
                                        IGV 18%                        S/    180.00
                                        TOTAL                          S/  1,380.00`),
    ).toMatchObject({ gravada: 1000, exonerada: 200, iva: 180, total: 1380 });
  });

  it('are read as they are printed where nothing adds up', () => {
    const { extractedData: data, authenticity } = readDrawn(`${HEAD}
                                        Renta del mes                  S/  1,000.00
                                        I.G.V. 18%                     S/    195.00
                                        Importe del recibo             S/  1,180.00`);
    expect(data.totales?.gravada).toBeUndefined();
    expect(data.totales?.total).toBe(1180);
    expect(authenticity.flags).toContain('TOTAL_NO_CUADRA');
  });

  it('leave a printed total that does not add up as it is', () => {
    const { extractedData: data, authenticity } = readDrawn(`${HEAD}
                                        Prima afecta                   S/  1,000.00
                                        I.G.V. 18%                     S/    180.00
                                        Importe total                  S/  1,980.00
                                        Saldo actual                   S/  1,180.00`);
    expect(data.totales?.total).toBe(1980);
    expect(authenticity.flags).toContain('TOTAL_NO_CUADRA');
  });
});

describe('two subtotals', () => {
  it('are read beside a total that they do not make', () => {
    const { extractedData: data, authenticity } = readDrawn(`${HEAD}
                                        Sub Total Ventas               S/  1,100.00
                                        Descuentos                     S/    100.00
                                        Valor Venta                    S/  1,000.00
                                        I.G.V. 18%                     S/    180.00
                                        Importe total                  S/  1,390.00`);
    expect(data.totales).toMatchObject({ subtotal: 1000, iva: 180, total: 1390 });
    expect(authenticity.flags).toContain('TOTAL_NO_CUADRA');
  });

  it('of the same amount are one', () => {
    const { extractedData: data, authenticity } = readDrawn(`${HEAD}
                                        Sub Total Ventas               S/  1,000.00
                                        Valor Venta                    S/  1,000.00
                                        I.G.V. 18%                     S/    180.00
                                        Importe total                  S/  1,280.00`);
    expect(data.totales).toMatchObject({ subtotal: 1000, iva: 180, total: 1280 });
    expect(authenticity.flags).toContain('TOTAL_NO_CUADRA');
  });

  it('of parts that make the total together are none of the document', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
                                        Sub Total equipos              S/    708.00
                                        Sub Total servicios            S/    472.00
                                        I.G.V. 18%                     S/    180.00
                                        Importe total                  S/  1,180.00`);
    expect(data.totales?.subtotal).not.toBe(708);
    expect(data.totales?.subtotal).not.toBe(472);
  });
});

describe('a sidebar', () => {
  const { extractedData: data } = readDrawn(
    `
   ARRENDATARIO                         FACTURA ELECTRONICA
   COMERCIAL EL TREBOL                  F002-95120
   S.R.L.
   RUC                                  RUC N° 20999999019
   20999999027                          INMOBILIARIA SAN FELIPE S.A.C.
   Domicilio fiscal
   Jr. Puno 345,                        Av. Larco 880, Miraflores, Lima
   Juliaca
                                        T. 981 655 727 / ventas@sanfelipe.pe

                             Concepto                         Cant.  Valor unit.   Valor de venta
   INMUEBLE
   Stand LC-822              ALQUILER DE LOCAL COMERCIAL       1.00       900.00           900.00
   Piso segundo
   Forma de pago
   Crédito                   MANTENIMIENTO DE LOCAL            1.00       100.00           100.00
   Área arrendada
   Setenta metros

                                        Operaciones gravadas    S/   1,000.00
                                        IGV 18%                 S/     180.00
                                        Importe total           S/   1,180.00`,
    { columns: 105 },
  );

  it('holds the other party beside the letterhead', () => {
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'INMOBILIARIA SAN FELIPE S.A.C.',
      direccion: 'Av. Larco 880, Miraflores, Lima',
      email: 'ventas@sanfelipe.pe',
    });
  });

  it('goes on beside the rows of the table', () => {
    expect(data.informacion_adicional?.terminos_pago).toBe('Crédito');
  });
});

describe('sums in a strip of boxes', () => {
  it('belong to their names by their order, wherever they stand in their boxes', () => {
    expect(
      totalsOf(`
   OP. GRAVADA US$     OP. EXONERADA US$     OP. INAFECTA US$    IGV 18% US$      TOTAL US$
           11,930.56               859.47               0.00        2,147.50               14,937.53`),
    ).toMatchObject({ gravada: 11930.56, exonerada: 859.47, iva: 2147.5, total: 14937.53 });
  });
});

describe('discounts', () => {
  it('of rows are none of the document', () => {
    expect(
      totalsOf(`
   Guantes de nitrilo        50.00     44.19    2,099.02
   Descuento comercial                          110.48-
   Mascarilla                 1.00     17.16       16.30
   Descuento comercial                            0.86-

   Valor neto gravado                           2,115.32
   Impuesto IGV 18,00 %                           380.76
   Importe final                                2,496.08`),
    ).toEqual({ gravada: 2115.32, subtotal: 2115.32, iva: 380.76, total: 2496.08 });
  });
});

describe('values that say what they are', () => {
  it('need no label of ours', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Venta al         : Crédito a 30 días          Pago mediante : Transferencia bancaria
   Domicilio        Av. Industrial 455, Of. 1201
   Plazo neto       Vencimiento neto    16/04/2026
                                        Importe total                  S/  1,180.00`);
    expect(data.informacion_adicional).toMatchObject({
      terminos_pago: 'Crédito a 30 días',
      metodo_pago: 'Transferencia bancaria',
    });
    expect(data.documento?.fecha_vencimiento).toBe('2026-04-16');
  });
});

describe('the value of the sale beside an operation without tax', () => {
  it('is what is taxed, where only both and the tax make the total', () => {
    const { extractedData: data, authenticity } = readDrawn(`
   SERVICIOS ANDINOS S.A.C.                      R.U.C. 20999999019
   Av. Industrial 455, Ate, Lima                 FACTURA ELECTRONICA
                                                 F001-00004521

                                        Valor de venta     S/    1,000.00
                                        Exonerado          S/      200.00
                                        IGV (18%)          S/      180.00
                                        Total a pagar      S/    1,380.00`);
    expect(data.totales).toMatchObject({ gravada: 1000, exonerada: 200, iva: 180, total: 1380 });
    expect(JSON.stringify(authenticity)).not.toContain('TOTAL_NO_CUADRA');
  });
});

describe('a bill that rounds what is to be paid', () => {
  const { extractedData: data, authenticity } = readDrawn(`
   EMPRESA DE ELECTRICIDAD S.A.                  R.U.C. 20999999019
   Av. Industrial 455, Ate, Lima                 RECIBO DE SERVICIO PÚBLICO DE ELECTRICIDAD
                                                 F001-00004521
                                        SUB TOTAL                  288.50
                                        I.G.V. 18%                  51.93
                                        TOTAL MES ACTUAL           340.43
                                        Redondeo                    -0.03
                                        TOTAL RECIBO               340.40
   Son: TRESCIENTOS CUARENTA CON 43/100 SOLES
   Recargo FOSE (Ley 27510): S/ 3.51 incluido en los cargos de energía.`);

  it('asks for the amount after it, though the words say the one before', () => {
    expect(data.totales).toMatchObject({
      subtotal: 288.5,
      iva: 51.93,
      total: 340.4,
      redondeo: -0.03,
    });
    expect(JSON.stringify(authenticity)).not.toContain('MONTO_EN_LETRAS_NO_COINCIDE');
  });

  it('tells of no charge that another sum holds', () => {
    expect(data.totales?.otros_cargos).toBeUndefined();
  });
});

describe('a subtotal that says what it is of', () => {
  it('is of what is taxed', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
                                        SUB TOTAL (GRAVADO)            S/  1,867.52
                                        TRANSFERENCIA GRATUITA         S/     12.86
                                        IGV 18%                        S/    336.15
                                        TOTAL FACTURA                  S/  2,203.67`);
    expect(data.totales).toMatchObject({ gravada: 1867.52, gratuita: 12.86, total: 2203.67 });
  });
});
