import { readDrawn } from '../../../../../test/support/read-drawn';

describe('a receipt written as prose', () => {
  const { extractedData: data } = readDrawn(`
   QUISPE MAMANI ROSA ELENA
   Jr. Lima 234, Puno
   RECIBO POR HONORARIOS ELECTRÓNICO    N° E001-00000045    RUC 10054148289

   Recibí de ESTUDIO CONTABLE S.A.C., identificado con RUC número 20999999027, domiciliado en
   AV. LARCO 123 MIRAFLORES, LIMA, la suma de DOS MIL CON 00/100 SOLES, por concepto de
   asesoría. Forma de pago: Contado.
   Total por honorarios S/ 2,000.00, menos retención (8 %) del Impuesto a la Renta S/ 160.00.
   Emitido el 10 de Mayo del 2026.`);

  it('names who pays, up to where the sentence goes on', () => {
    expect(data.cliente).toMatchObject({
      nombre: 'ESTUDIO CONTABLE S.A.C.',
      ruc: '20999999027',
      direccion: 'AV. LARCO 123 MIRAFLORES, LIMA',
    });
  });

  it('says the sum in words and in figures', () => {
    expect(data.informacion_adicional?.monto_en_letras).toMatch(/^DOS MIL CON 00\/100 SOLES/);
    expect(data.totales?.total).toBe(2000);
  });
});

describe('running text that is cut at the end of a line', () => {
  it('has the value of a label at the start of the next line', () => {
    const { extractedData: prose } = readDrawn(`
   QUISPE MAMANI ROSA ELENA
   Jr. Lima 234, Puno
   RECIBO POR HONORARIOS ELECTRÓNICO    N° E001-00000045    RUC 10054148289

   Recibí de ESTUDIO CONTABLE S.A.C., identificado con RUC número 20999999027, domiciliado
   en AV. LARCO 123 MIRAFLORES, LIMA, la suma de DOS MIL CON 00/100 SOLES, por concepto de
   asesoría. El servicio se prestó en las oficinas de quien lo recibe. Forma de pago:
   Contado. Observación: sin detalle.
   Total por honorarios S/ 2,000.00. Emitido el 10 de Mayo del 2026.`);
    expect(prose.cliente?.direccion).toBe('AV. LARCO 123 MIRAFLORES, LIMA');
    expect(prose.informacion_adicional?.terminos_pago).toBe('Contado');
  });
});

const HEAD = `
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          F001-00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
`;

describe('the deposit of a detracción in a sentence', () => {
  it('is read by what announces each of its values, over the end of a line', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   IMPORTE TOTAL  S/  1,180.00
   OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS (SPOT). Bien o servicio 022, tasa 12 %.
   Depositar S/ 142.00 en la Cta. Cte. N° 00-021-081264 del Banco de la Nación.`);
    expect(data.detraccion).toMatchObject({
      codigo: '022',
      porcentaje: 12,
      monto: 142,
      cuenta: '00-021-081264',
    });
  });
});

describe('dates', () => {
  it('stand in boxes, with the month as a word', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
                                                     DÍA    MES    AÑO
                                                     02     JUN    2026
   IMPORTE TOTAL  S/  118.00
   GRÁFICA SAN MARCOS S.R.L. RUC 20999999035 Serie F001 del 0000001 al 0010000 F.I. 02-07-2022`);
    expect(data.documento?.fecha_emision).toBe('2026-06-02');
  });

  it('of the printing house are not the document’s', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   IMPORTE TOTAL  S/  118.00
   Imprenta El Sol E.I.R.L. RUC 20999999035 F.I. 10/01/2024 Aut. SUNAT 0012345678`);
    expect(data.documento?.fecha_emision ?? null).toBeNull();
  });
});

describe('numbers', () => {
  it('have the sign of a number instead of a dash, and are told from a telephone', () => {
    const { extractedData: data } = readDrawn(`
#  LABORATORIOS ANDINOS S.A.                         NOTA DE CRÉDITO ELECTRÓNICA
   Av. Arequipa 1200, Lince, Lima                    RUC 20999999019
   044-603661                                        FC01 N° 00000077

   Cliente : BOTICAS UNIDAS S.A.C.
   RUC     : 20999999027
   Modifica a : F001-00001234
   IMPORTE TOTAL  S/  118.00`);
    expect(data.documento).toMatchObject({
      numero: 'FC01-00000077',
      documento_afectado: 'F001-00001234',
    });
  });
});

describe('names and addresses over several lines', () => {
  it('go on until the legal form, and stop where another column begins', () => {
    const { extractedData: data } = readDrawn(`
#  DISTRIBUIDORA DE ABARROTES
#  LOS ÁNGELES DEL NORTE S.A.                         FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                RUC 20999999019
                                                      F002 - 00004521
   Razón social: CONSTRUCTORA E INMOBILIARIA          Moneda: Soles
   SEÑOR DE SIPÁN SOCIEDAD ANONIMA CERRADA            Cond. de pago: Contado
   RUC: 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor?.nombre).toBe('DISTRIBUIDORA DE ABARROTES LOS ÁNGELES DEL NORTE S.A.');
    expect(data.cliente?.nombre).toBe(
      'CONSTRUCTORA E INMOBILIARIA SEÑOR DE SIPÁN SOCIEDAD ANONIMA CERRADA',
    );
  });
});

describe('the issuer beside the customer', () => {
  it('has the column under its own label', () => {
    const { extractedData: data } = readDrawn(`
   FACTURAR A:                                       EMISOR:
   CLINICA SAN MARTIN S.A.                           TECNOLOGIA MEDICA DEL PERU S.A.C.
   RUC 20999999027                                   RUC 20999999019
   Av. La Marina 2000, San Miguel, Lima              Calle Los Negocios 182, Surquillo, Lima
                                                     Tel. (01) 222-3344

   FACTURA ELECTRÓNICA   F005-00000321     Fecha: 2026-05-04
   Total a pagar   S/ 1,180.00`);
    expect(data.proveedor).toMatchObject({
      nombre: 'TECNOLOGIA MEDICA DEL PERU S.A.C.',
      direccion: 'Calle Los Negocios 182, Surquillo, Lima',
      telefono: '(01) 222-3344',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'CLINICA SAN MARTIN S.A.',
      direccion: 'Av. La Marina 2000, San Miguel, Lima',
    });
    expect(data.cliente?.telefono ?? null).toBeNull();
  });
});

describe('an address', () => {
  it('ends before the titles of a table and before a salutation', () => {
    const { extractedData: data } = readDrawn(`
#  COMPAÑIA MINERA LOS QUENUALES S.A.A.              ORDEN DE SERVICIO
   RUC N° 20999999027                                N° OS-000456
   Señores:
   GEOTECNIA Y PERFORACIONES S.A.C.
   R.U.C. 20999999019
   Av. Ejército 700, Cayma, Arequipa
   Presente.-
   Total general US$ 5,900.00`);
    expect(data.proveedor?.direccion).toBe('Av. Ejército 700, Cayma, Arequipa');
  });
});

describe('when and how is paid, within a paragraph', () => {
  const infoOf = (paragraph: string) =>
    readDrawn(`
   QUISPE MAMANI ROSA ELENA
   Jr. Lima 234, Puno
   RECIBO POR HONORARIOS ELECTRÓNICO    N° E001-00000045    RUC 10054148289
   Fecha de emisión: 15/03/2026
   Recibí de ESTUDIO CONTABLE S.A.C., con RUC 20999999027, por concepto de asesoría legal.
   Total por honorarios    S/ 2,000.00
${paragraph}`).extractedData.informacion_adicional;

  it('ends with its sentence and with its clause, over the end of the line', () => {
    expect(
      infoOf(`
   El pago se pacta al cierre. Forma de pago: Contado. Modalidad de abono: Depósito en
   cuenta corriente, a la cuenta de ahorros BCP N.° 191-39633986-0-64.`),
    ).toMatchObject({ terminos_pago: 'Contado', metodo_pago: 'Depósito en cuenta corriente' });
  });

  it('does not go on with a line that begins something else', () => {
    expect(
      infoOf(`
   El servicio ya se prestó. Forma de pago: Contado
   Firma y sello del profesional.`)?.terminos_pago,
    ).toBe('Contado');
  });
});

describe('what is paid for, under its title beside another column', () => {
  it('is none of the words of that column', () => {
    const { extractedData: data } = readDrawn(`
                            RECIBO POR HONORARIOS ELECTRÓNICO    E001-00000320
   QUISPE MAMANI ROSA       RECIBÍ DE                                  RUC
   RUC 10054148289          COMERCIAL EL TREBOL S.R.L.                 20999999027
                            POR CONCEPTO DE
   AV. LIMA NRO. 686        Peritaje y tasación de inmueble industrial, marzo
   PIURA - PIURA            2026

                            Total por honorarios                       S/ 2,531.50`);
    expect(data.productos).toMatchObject([
      { descripcion: 'Peritaje y tasación de inmueble industrial, marzo 2026' },
    ]);
  });
});

describe('an amount in words on a narrow roll', () => {
  it('goes on under its label', () => {
    const { informacion_adicional: more } = readDrawn(`
   RUC 20999999019
   BOLETA DE VENTA ELECTRONICA
   B001-00000123
   TOTAL A PAGAR S/           1914.26
   SON:       MIL NOVECIENTOS CATORCE CON
   26/100 SOLES`).extractedData;
    expect(more?.monto_en_letras).toBe('MIL NOVECIENTOS CATORCE CON 26/100 SOLES');
  });
});
