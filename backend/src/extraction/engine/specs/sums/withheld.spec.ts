import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          F001-00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
   Op. Gravada     S/  1,000.00
   I.G.V. 18%      S/    180.00
   Importe Total   S/  1,180.00
`;

const dataOf = (text: string) => readDrawn(`${HEAD}${text}`).extractedData;

describe('retención and percepción', () => {
  it('have groups of their own, from a sentence', () => {
    expect(
      dataOf(`
   Operación sujeta a retención del IGV (3 %): S/ 35.40`).retencion,
    ).toEqual({ porcentaje: 3, monto: 35.4 });
    const data = dataOf(`
   Percepción 2 %: S/ 23.60. Total con percepción: S/ 1,203.60`);
    expect(data.percepcion).toEqual({ porcentaje: 2, monto: 23.6, total: 1203.6 });
    expect(data.totales?.total).toBe(1180);
  });

  it('stands under a label that its narrow column breaks, beside another text', () => {
    const data = readDrawn(`
   ÑAHUI AYQUIPA LUCÍA                                   RECIBO POR HONORARIOS ELECTRÓNICO
   RUC 10588550775                                       E001-00000135
   RECIBÍ DE: COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027                                       HONORARIOS BRUTOS
                                                         S/ 1,959.00
   POR CONCEPTO DE
   Dictado de taller de seguridad y salud en el          RETENCIÓN 8 % (I.R. 4.ª
   trabajo, dieciséis horas lectivas                     CATEGORÍA)
   en la planta de Ate                                   S/ 156.72

   Muchas gracias                                        NETO A RECIBIR
                                                         S/ 1,802.28`).extractedData;
    expect(data.retencion).toEqual({ porcentaje: 8, monto: 156.72, neto: 1802.28 });
  });

  it('stand under their names in a strip of sums, beside what is left', () => {
    const data = readDrawn(`
   YUPANQUI ÑAHUI MARÍA DEL PILAR                      Recibo por Honorarios Electrónico
   RUC 10547962732                                     N° E001-00000048
   Usuario del servicio                                RUC del usuario
   COMERCIAL EL TREBOL S.R.L.                          20999999027

                            Honorario bruto     Ret. 4ta categoría 8%     Neto a abonar
                            S/ 1,973.00         S/ 157.84                 S/ 1,815.16`).extractedData;
    expect(data.retencion).toEqual({ porcentaje: 8, monto: 157.84, neto: 1815.16 });
    expect(data.totales?.total).toBe(1973);
  });

  it('have groups of their own, from rows', () => {
    expect(
      dataOf(`
   Porcentaje de la percepción            2.00 %
   Monto de la percepción                 S/ 23.60
   Monto total incluida la percepción     S/ 1,203.60`).percepcion,
    ).toEqual({ porcentaje: 2, monto: 23.6, total: 1203.6 });
  });

  it('have a share that is none of the detracción, though it is told without a word for it', () => {
    const data = dataOf(`
   RETENCIÓN DEL IGV
   Porcentaje: 3% Monto retenido: S/ 35.40`);
    expect(data.retencion).toMatchObject({ porcentaje: 3, monto: 35.4 });
    expect(data.detraccion).toBeUndefined();
  });

  it('are told from what is to be paid without them, also where they are cut short', () => {
    const data = readDrawn(`${HEAD.replace('Importe Total', 'A pagar      ')}
   Percep. 2%          S/  23.60
   Total + percep.     S/  1,203.60`).extractedData;
    expect(data.percepcion).toEqual({ porcentaje: 2, monto: 23.6, total: 1203.6 });
    expect(data.totales?.total).toBe(1180);
    expect(
      dataOf(`
   Ret. IGV 3%         S/  35.40`).retencion,
    ).toEqual({ porcentaje: 3, monto: 35.4 });
  });

  it('are none where nothing is withheld', () => {
    expect(
      dataOf(`
   Retención (8 %) IR      S/ 0.00
   Consulte su comprobante de percepción en nuestra página.`),
    ).not.toHaveProperty('retencion');
  });
});

describe('the code of the deposit', () => {
  it('may stand behind its sign without a space', () => {
    expect(
      dataOf('   OPERACION SUJETA A DETRACCION 12% COD.022 S/ 142.00').detraccion,
    ).toMatchObject({ codigo: '022', porcentaje: 12, monto: 142 });
  });

  it('stands behind what it is of', () => {
    const { detraccion } = dataOf(`
   Detracción: bien/servicio 020, 12.00%, S/ 142.00, Cta. Banco de la Nación 00-094-883683`);
    expect(detraccion).toMatchObject({ codigo: '020', porcentaje: 12, monto: 142 });
  });
});

describe('instalments', () => {
  it('are told in the order of their dates, from a table', () => {
    expect(
      dataOf(`
   N° Cuota      Fecha de pago      Monto
   1             14/04/2026         S/   590.00
   2             14/05/2026         S/   590.00`).informacion_adicional?.cuotas,
    ).toBe('Cuota 1: 2026-04-14 590.00; Cuota 2: 2026-05-14 590.00');
  });

  it('are told from a sentence that goes on in the next line', () => {
    expect(
      dataOf(`
   Crédito en 2 cuotas: Cuota 1: 14/04/2026 S/ 590.00 Cuota 2: 14/05/2026
   S/ 590.00`).informacion_adicional?.cuotas,
    ).toBe('Cuota 1: 2026-04-14 590.00; Cuota 2: 2026-05-14 590.00');
  });
});

describe('what is withheld, in a box beside the sums', () => {
  it('is not the sum that stands on the line of its title', () => {
    const { extractedData: data } = readDrawn(`
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          F001-00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
   Cant.   Descripción                     P. Unit.      Importe
   10      Cemento Portland tipo I         100.00       1,000.00
                                                            Op. Gravada     S/  1,000.00
   RETENCIÓN DEL IGV (R.S. 037-2002)                        Op. Exonerada   S/      0.00
   Tasa 3%  Importe retenido 35.40  Neto a pagar 1,144.60   I.G.V. 18%      S/    180.00
                                                            Importe Total   S/  1,180.00`);
    expect(data.retencion).toEqual({ porcentaje: 3, monto: 35.4, neto: 1144.6 });
    expect(data.totales).toMatchObject({ exonerada: 0, total: 1180 });
  });
});

describe('the fee of a receipt', () => {
  it('is what is paid of it and what is withheld together, whatever it is called', () => {
    const { extractedData: data } = readDrawn(`
   QUISPE MAMANI ROSA ELENA
   Jr. Lima 234, Puno
   RECIBO POR HONORARIOS ELECTRÓNICO    N° E001-00000045    RUC 10054148289
   Fecha de emisión: 15/03/2026
   Recibí de ESTUDIO CONTABLE S.A.C., con RUC 20999999027, por concepto de asesoría legal.
                                 Valor de lo trabajado                    S/ 2,000.00
                                 Retención (8 %) Impuesto a la Renta      (S/ 160.00)
                                 Neto a recibir                           S/ 1,840.00`);
    expect(data.totales?.total).toBe(2000);
    expect(data.retencion).toEqual({ porcentaje: 8, monto: 160, neto: 1840 });
  });
});

describe('what is paid in the end', () => {
  const totalOf = (rows: string) =>
    readDrawn(`
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          F001-00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
${rows}`).extractedData;

  it('is the total where nothing is withheld or collected', () => {
    expect(
      totalOf(`
   Importe bruto       1,100.00
   Deducible            -100.00
   Sub total           1,000.00
   I.G.V. 18%            180.00
   Neto a pagar S/     1,180.00`).totales,
    ).toMatchObject({ subtotal: 1000, iva: 180, total: 1180 });
  });

  it('is not the total where a perception is collected, nor is what its rate is of a sum of the sale', () => {
    const { totales, percepcion } = totalOf(`
   Total Op. Gravadas           S/ 1,000.00
   Total IGV                    S/ 180.00
   Total Venta                  S/ 1,180.00
   Base imponible percepción    S/ 1,180.00
   Tasa percepción              2%
   Importe percepción           S/ 23.60
   Monto total a cobrar         S/ 1,203.60`);
    expect(totales).toMatchObject({ subtotal: 1000, gravada: 1000, iva: 180, total: 1180 });
    expect(percepcion).toEqual({ porcentaje: 2, monto: 23.6, total: 1203.6 });
  });

  it('is told from the base of a retention, in a sentence', () => {
    expect(
      totalOf(`
   Op. Gravada     S/  1,000.00
   I.G.V. 18%      S/    180.00
   Importe Total   S/  1,180.00
   Operación sujeta a retención del IGV. Tasa: 3.00%. Base: S/ 1,180.00. Monto de la retención: S/ 35.40.`)
        .retencion,
    ).toEqual({ porcentaje: 3, monto: 35.4 });
  });
});

describe('instalments whose amount stands before the date', () => {
  it('are those of a table and of a sentence', () => {
    const cuotasOf = (lines: string) => dataOf(lines).informacion_adicional?.cuotas;
    const both = 'Cuota 1: 2026-04-14 590.00; Cuota 2: 2026-05-14 600.00';
    expect(
      cuotasOf(`
   N° Cuota     Monto      Fecha de pago
   1            590.00     14/04/2026
   2            600.00     14/05/2026`),
    ).toBe(both);
    expect(
      cuotasOf(`
   1ra cuota: S/ 590.00 vence 14/04/2026
   2da cuota: S/ 600.00 vence 14/05/2026`),
    ).toBe(both);
  });
});

describe('the deposit of a detracción', () => {
  it('is the amount behind its rate, not the reference value', () => {
    expect(
      dataOf(`
   Operación sujeta al Sistema de Pago de Obligaciones Tributarias (SPOT) - Servicio de Transporte de
   Carga. Cod. 027 - 4% - S/ 47.00. Valor referencial: S/ 950.00`).detraccion,
    ).toEqual({ codigo: '027', porcentaje: 4, monto: 47 });
    expect(dataOf('   Afecto a detracción del 12%: S/ 142').detraccion).toEqual({
      porcentaje: 12,
      monto: 142,
    });
  });
});

describe('a fee that is told in a sentence alone', () => {
  it('is the figure that says what the words say', () => {
    const { extractedData: data } = readDrawn(`
   GUTIÉRREZ SALAS MARÍA ELENA
   RECIBO POR HONORARIOS ELECTRÓNICO    N° E001-00000077    RUC 10054148289

   He recibido de COMERCIAL EL TREBOL S.R.L., con RUC 20999999027, la suma de
   S/ 1,200.00 (MIL DOSCIENTOS CON 00/100 SOLES) por concepto de asesoría legal.
   Lima, 15 de marzo de 2026.`);
    expect(data.totales?.total).toBe(1200);
    expect(data.informacion_adicional?.monto_en_letras).toBe('MIL DOSCIENTOS CON 00/100 SOLES');
  });
});

describe('a fee whose words begin on the line before, in a scan', () => {
  it('has all of them', () => {
    const { extractedData: data } = readDrawn(
      `
   GUTIÉRREZ SALAS MARÍA ELENA
   RECIBO POR HONORARIOS ELECTRÓNICO    N° E001-00000077    RUC 10054148289

   Recibí de COMERCIAL EL TREBOL S.R.L., con RUC 20999999027, la suma de TRES
   MIL DOSCIENTOS CON 00/100 SOLES por concepto de dictado de
   un taller. Total por honorarios S/ 3,200.00`,
      { source: 'ocr', confidence: 0.9 },
    );
    expect(data.informacion_adicional?.monto_en_letras).toBe(
      'TRES MIL DOSCIENTOS CON 00/100 SOLES',
    );
  });
});

describe('the rows of a box about a retention', () => {
  it('have a rate that no deposit has, though its sign stands apart, and what is left to be paid', () => {
    const data = dataOf(`
   Información de la retención
   Porcentaje de retención: 3.00 %
   Monto de la retención: S/ 35.40
   Monto neto pendiente de pago : S/ 1,144.60`);
    expect(data.retencion).toEqual({ porcentaje: 3, monto: 35.4, neto: 1144.6 });
    expect(data.detraccion).toBeUndefined();
  });

  it('have the rate of the line under their title', () => {
    expect(
      dataOf(`
   RETENCIÓN DEL IGV
   Tasa 3%   Monto S/ 35.40`).retencion,
    ).toMatchObject({ porcentaje: 3, monto: 35.4 });
  });

  it('are told apart: what the rate is of is not what is withheld', () => {
    expect(
      dataOf(`
   RÉGIMEN DE RETENCIÓN DEL IGV
   Base de la retención        1,180.00
   Porcentaje de retención     3.00%
   Monto de la retención       35.40`).retencion,
    ).toEqual({ porcentaje: 3, monto: 35.4 });
  });
});

describe('the account of the deposit', () => {
  it('may be cut at its dash by the end of a line', () => {
    const { detraccion } = dataOf(`
   Operación sujeta a detracción. Tasa: 12%. Monto a depositar: S/ 142.00 en la cuenta 00-523-
   723179.`);
    expect(detraccion).toMatchObject({ porcentaje: 12, monto: 142, cuenta: '00-523-723179' });
  });
});

describe('instalments in a row', () => {
  const cuotasOf = (text: string) => dataOf(text).informacion_adicional?.cuotas;

  it('may say how much before they say when', () => {
    const wanted = 'Cuota 1: 2026-04-14 500.00; Cuota 2: 2026-05-14 680.00';
    expect(
      cuotasOf(`
   Cuota001: 500.00 al 14 de abril del 2026
   Cuota002: 680.00 al 14 de mayo del 2026`),
    ).toBe(wanted);
    expect(
      cuotasOf(`
   Cuota 1: S/ 500.00 al 14/04/2026; Cuota 2: S/ 680.00 al 14/05/2026`),
    ).toBe(wanted);
    expect(
      cuotasOf(`
   N° Cuota      Monto           Fecha de pago
   1             S/   500.00     14/04/2026
   2             S/   680.00     14/05/2026`),
    ).toBe(wanted);
  });

  it('are not what is pending in all', () => {
    expect(
      cuotasOf(`
   Monto pendiente S/ 1,180.00 Cuota 1: 14/04/2026 S/ 500.00 Cuota 2: 14/05/2026 S/ 680.00`),
    ).toBe('Cuota 1: 2026-04-14 500.00; Cuota 2: 2026-05-14 680.00');
  });
});

describe('a rate without an amount', () => {
  it('is a retención of nothing where it is printed so', () => {
    const { extractedData: data } = readDrawn(`
   QUISPE MAMANI ROSA ELENA                    RECIBO POR HONORARIOS ELECTRÓNICO
   Jr. Lima 234, Puno                          R.U.C. 10054148289
                                               E001-45
   Recibí de: COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   Total por honorarios                        :    875.50
   Retención (8 %) IR                          :    (0.00)
   Total neto recibido                         :    875.50`);
    expect(data.retencion).toEqual({ porcentaje: 8, monto: 0, neto: 875.5 });
  });
});

describe('the share of a detracción', () => {
  it('is named by its sign, far from its value', () => {
    expect(
      dataOf(`
   OPERACION SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS
   Bien o servicio                        012 INTERMEDIACION LABORAL
   % Detracción                           12.00 %
   Monto detracción                       S/ 142.00`).detraccion,
    ).toMatchObject({ porcentaje: 12, monto: 142 });
  });

  it('has a means of payment of its own, which is not that of the sale', () => {
    const data = dataOf(`
   Bien o servicio                        020 Mantenimiento
   Medio de pago                          001 Depósito en cuenta
   Porcentaje de detracción               12.00 %
   Monto de la detracción                 S/ 142.00`);
    expect(data.detraccion).toMatchObject({ codigo: '020', porcentaje: 12 });
    expect(data.informacion_adicional?.metodo_pago).toBeUndefined();
  });
});

describe('what is collected with a percepción', () => {
  it('is the amount that the total comes to with it, whatever it is called', () => {
    const data = dataOf(`
   COMPROBANTE DE PERCEPCION - VENTA INTERNA. Tasa 2% Percepción S/ 23.60
   Suma por cancelar en caja S/ 1,203.60`);
    expect(data.percepcion).toEqual({ porcentaje: 2, monto: 23.6, total: 1203.6 });
  });
});

describe('a sale that nothing is withheld of', () => {
  it('has no retención, whatever amount the reason names', () => {
    expect(
      dataOf('   No afecto a retención del IGV 3 %: importe menor a S/ 700.00').retencion,
    ).toBeUndefined();
  });
});

describe('what is withheld, centred under its title in a strip', () => {
  const strip = (title: string, value: string) => `
   ÑAHUI AYQUIPA LUCÍA                                   RECIBO POR HONORARIOS ELECTRÓNICO
   RUC 10588550775                                       E001-00000135
   RECIBÍ DE: COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027
   HONORARIO BRUTO           ${title}           NETO A PAGAR
     S/ 5,314.00                    ${value}                     S/ 4,888.88`;

  it('is not the fee that the line begins with', () => {
    const page = strip('RETENCIÓN4.ªCATEGORÍA(8%)', 'S/ 425.12');
    expect(readDrawn(page).extractedData.retencion).toMatchObject({ porcentaje: 8, monto: 425.12 });
  });

  it('is nothing where the strip says so', () => {
    const page = strip('RETENCIÓN 4.ª CATEGORÍA  ', 'No aplica');
    expect(readDrawn(page).extractedData.retencion?.monto).toBeUndefined();
  });
});

describe('what is withheld of a fee, told in a letter', () => {
  const feeOf = (lines: string) =>
    readDrawn(`
   ÑAHUI AYQUIPA LUCÍA                                   RECIBO POR HONORARIOS ELECTRÓNICO
   RUC 10588550775                                       E001-00000135
   Señores: COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027
${lines}`).extractedData.retencion;

  it('is the tax on the income by its name, at the rate under it', () => {
    const fee = feeOf(`
   Honorarios brutos                                             S/ 3,936.50
   Menos: impuesto a la renta de cuarta categoría                  S/ 314.92
   (8 %)
   Neto por abonar                                               S/ 3,621.58`);
    expect(fee).toMatchObject({ porcentaje: 8, monto: 314.92 });
  });

  it('is nothing where only the law of the tax is named', () => {
    const fee = feeOf(`
   Renta del artículo 33 de la Ley del Impuesto a la Renta por S/ 3,936.50
   Total honorarios                                              S/ 3,936.50`);
    expect(fee).toBeUndefined();
  });

  it('goes on in the next line of a sentence', () => {
    const fee = feeOf(`
   El honorario bruto asciende a S/ 2,293.50. De dicho importe se deduce la retención
   (8 %), que es de S/ 183.48, por lo que el neto a pagar es de S/ 2,110.02.`);
    expect(fee).toMatchObject({ porcentaje: 8, monto: 183.48 });
  });
});
