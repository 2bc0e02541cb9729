import { readDrawn } from '../../../../../test/support/read-drawn';

const documentOf = (text: string) => readDrawn(text).extractedData.documento;

describe('titles', () => {
  it('go on under a word that cannot end them', () => {
    const { extractedData: data } = readDrawn(`
   CONSTRUCTORA KUNTUR E.I.R.L.                               #ORDEN DE
   RUC: 20999999019                                           #COMPRA
   Av. Industrial 455, Ate, Lima                              N° 4500055044
                                                              Fecha: 25.08.2026
   Proveedor: Suministros Wayra S.A.C.
   RUC: 20999999027`);
    expect(data.documento).toMatchObject({ tipo: 'orden_compra', numero: '4500055044' });
    expect(data.informacion_adicional?.orden_compra).toBeUndefined();
  });

  it('are what a receipt is for rather than that it was sent', () => {
    expect(
      documentOf(`
   Recibo por Honorarios

                     #Recibo electrónico emitido
                           E001-00000232

   Recibí de
   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027`)?.tipo,
    ).toBe('recibo_honorarios');
  });

  it.each([
    ['VAT RECEIPT', 'Receipt SI-047887'],
    ['SALES RECEIPT', 'Receipt No: SI-047887'],
    ['RECEIPT', 'Receipt # SI-047887'],
  ])('of a till in English: %s, %s', (title, number) => {
    expect(
      documentOf(`
        PENNINE PROCESS INSTRUMENTS LIMITED
           VAT Reg No GB 375 3593 46
               ${title}
   ${number}                    Till 01
   19/06/2026 16:58              Served by Priya
   GASKET SET
     2 @ 13.91                          27.82
   TOTAL TO PAY                        £27.82`),
    ).toMatchObject({ tipo: 'ticket', numero: 'SI-047887', fecha_emision: '2026-06-19' });
  });

  it('have their number where it is called so, among others', () => {
    expect(
      documentOf(`
   MINERA KUNTUR S.A.C.
   Registro Tributario 20999999019
                                             Orden de Compra

   Número Orden . . : OC-00003072                              Originador ...:        D. MORI 2205
   Fecha Orden ...:   28/06/2026                               Cuenta Contable . :    20150.3351.07
   Proveedor:  403484                                          Enviar A: 30400`)?.numero,
    ).toBe('OC-00003072');
  });

  it('may say below at length what is billed', () => {
    expect(
      documentOf(`
   ELECTRO SIERRA NORTE S.A.                   #RECIBO DE SERVICIO PÚBLICO DE
   RUC 20999999019                             #ELECTRICIDAD
                                               N° S001-15936
   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027`)?.tipo,
    ).toBe('recibo_servicios');
  });

  it('are not what an app says that happened to the document', () => {
    expect(
      documentOf(`
   ← Recibo por Honorarios
   #Recibo electrónico emitido
   E001-00000232
   RUC 10203040506`)?.tipo,
    ).toBe('recibo_honorarios');
  });

  it('are those of tills abroad, whose number has the name of the title', () => {
    expect(
      documentOf(`
   Thornbury Test & Calibration Ltd
   VAT RECEIPT
   Receipt SI-055194                 Till 08
   TOTAL TO PAY                   £ 3,856.40`),
    ).toMatchObject({ tipo: 'ticket', numero: 'SI-055194' });
  });

  it('have the number of an order behind a leader of dots', () => {
    expect(
      documentOf(`
   #Orden de Servicio
   Número Orden    . . : OS-00081965       Cuenta Contable . : 10010.6329`)?.numero,
    ).toBe('OS-00081965');
  });

  it('are told from the document that they change, over how many lines they may stand', () => {
    const { extractedData: data } = readDrawn(`
   BOTICA Y PERFUMERÍA WAYRA SAC                              #NOTA DE CREDITO
   DOMICILIO FISCAL: AV. LOS PRÓCERES NRO. 2361 - LIMA        #ELECTRONICA
   R.U.C. 20999999019                                         #F001 N° 00054037

   SEÑOR(ES) : SUMINISTROS KUNTUR S.R.L.                      FECHA EMISION : 07-03-2026
   R.U.C.    : 20999999027

   DOCUMENTO QUE MODIFICA
   TIPO                      SERIE-NUMERO         FECHA
   FACTURA ELECTRONICA       F001-00009123        02-03-2026`);
    expect(data.documento).toMatchObject({
      tipo: 'nota_credito',
      numero: 'F001-00054037',
      documento_afectado: 'F001-00009123',
    });
  });

  it('are not numbered by the code of their form', () => {
    const { extractedData: data } = readDrawn(`
   MINERA KUNTUR S.A.C.          #ORDEN DE COMPRA          Código: LOG-FO-021
   R.U.C. 20999999019
   Av. Industrial 455, Ate       N° OC-00003432            Fecha: 2025-10-31

   Señores    SUMINISTROS WAYRA S.A.C.
   RUC        20999999027`);
    expect(data.documento?.numero).toBe('OC-00003432');
    expect(data.informacion_adicional?.orden_compra).toBeUndefined();
  });

  it('are no longer words that begin like one', () => {
    expect(
      documentOf(`
   EMPRESA DE AGUA S.A.                        RECIBO DE AGUA Y ALCANTARILLADO
   RUC: 20999999019                            N° F210-00066469

   DATOS DEL CLIENTE                           #FACTURACIÓN
   TITULAR: COMERCIAL EL TREBOL S.R.L.         FECHA DE EMISIÓN: 18/09/2026
   RUC: 20999999027                            FECHA DE VENCIMIENTO: 05/10/2026`)?.tipo,
    ).toBe('recibo_servicios');
  });
});

describe('the number of an electronic comprobante', () => {
  it.each([
    ['a telephone', '084-311118', 'Fecha: 15/03/2026'],
    ['a series alone', 'Av. Industrial 455', 'B010'],
  ])('is not %s', (_, above, below) => {
    const { extractedData: data } = readDrawn(`
                 POLLERIA WAYRA E.I.R.L.
                    RUC 20999999019
                      ${above}
             BOLETA DE VENTA ELECTRONICA
                      ${below}
   CANT.  DESCRIPCION              IMPORTE
   1      1/4 POLLO A LA BRASA       26.10
   TOTAL S/                          26.10`);
    expect(data.documento?.tipo).toBe('boleta');
    expect(data.documento?.numero).toBeUndefined();
  });
});

describe('a number that its line has no room for', () => {
  it('goes on under its dash', () => {
    expect(
      documentOf(`
                  RESTAURANTE WAYRA S.A.C.
                    Reservas: 084-354650
       RUC 20999999019   BOLETA DE VENTA ELECTRÓNICA   B001 -
                                 00016162
   Fecha: 16/01/2026
   Cliente: CCOPA YUPANQUI FLOR`)?.numero,
    ).toBe('B001-00016162');
  });
});

describe('a bill of a public service', () => {
  it('has no volume of goods', () => {
    const { extractedData: data } = readDrawn(`
   EMPRESA DE AGUA S.A.                        RECIBO DE AGUA Y ALCANTARILLADO
   RUC: 20999999019                            N° S210-00066469

   TITULAR: COMERCIAL EL TREBOL S.R.L.         FECHA DE EMISIÓN: 18/09/2026
   RUC: 20999999027                            VOLUMEN FACTURADO    74 m3`);
    expect(data.informacion_adicional?.volumen_total).toBeUndefined();
  });
});

describe('a title over keys with their colons in a column', () => {
  it('is none of the keys, though one is called like a document', () => {
    const page = `
   COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
        ORDEN DE COMPRA N° OC-00080486

   Razón social     : FERRETERIA EL YUNQUE S.A.C.    Forma de pago      : Contado
   RUC              : 20999999019                    Cotización         : COT-7504

   Cantidad   Descripción                      Precio unit.      Total
   4.00       Martillo de uña                         25.00     100.00`;
    expect(documentOf(page)).toMatchObject({ tipo: 'orden_compra', numero: 'OC-00080486' });
  });
});

describe('the date in a column of the items', () => {
  it('is of a lot, not of the document', () => {
    expect(
      documentOf(`
#  DISTRIBUIDORA RIO MANTARO S.A.C.                  GUÍA DE REMISIÓN ELECTRÓNICA
   RUC 20999999019                                   T003-00024835
   Fecha de emisión: 26.01.2026

   N°   Código    Descripción               Lote      F. Venc.      U.M.   Cantidad
   1    ALI2300   ARROZ SUPERIOR 10KG       L37050    26.02.2027    SACO      10.00
   2    ALI9192   FIDEO SPAGHETTI 250G      L02195    04.01.2027    FARDO     50.00`)
        ?.fecha_vencimiento,
    ).toBeUndefined();
  });
});

describe('numbers of other papers', () => {
  const references = (text: string) =>
    readDrawn(`
#  AGENCIA DE ADUANA KUNTUR S.A.C.                   FACTURA ELECTRÓNICA
   RUC 20999999019                                   F001-00023437
   Fecha de emisión: 15/09/2026
${text}`).extractedData.informacion_adicional;

  it('of a flight are no guía of goods', () => {
    expect(references('   Guía aérea : 045-21324436')?.guia_remision).toBeUndefined();
  });

  it("of the emitter's own order give way to the buyer's", () => {
    const info = references(`
   N° de orden    : 2026-33792
   Ref. cliente   : O/C 4500072274`);
    expect(info?.orden_compra).toMatch(/4500072274/);
  });
});

describe('the number of an order', () => {
  it('may stand behind its sign in a small box beside the title', () => {
    const { extractedData: data } = readDrawn(`
   COMERCIAL EL TREBOL S.R.L.                                      N°        OC-00041292
   RUC: 20999999027                                                Fecha     12/05/2026
#                                     ORDEN DE COMPRA
   Av. Grau 812, Piura                                             Código    F-LOG-05 Rev. 05

   DATOS DEL PROVEEDOR
   Proveedor   : SERVICIOS GENERALES S.A.C.
   RUC         : 20999999019
   TOTAL  S/  118.00`);
    expect(data.documento).toMatchObject({ tipo: 'orden_compra', numero: 'OC-00041292' });
  });
});

describe('the buyer’s order', () => {
  const orderOf = (line: string) =>
    readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
${line}
   IMPORTE TOTAL  S/  118.00`).extractedData.informacion_adicional?.orden_compra;

  it.each([
    ['   Nro. Pedido JDE : 236607 CO'],
    ['   Vend: 132 LLONTOP    Ruta: R012    Carga: 233845    Pedido: 19578260    Canal: HORECA'],
  ])('is not what the seller’s system calls a sale: %s', (line) => {
    expect(orderOf(line)).toBeUndefined();
  });

  it('may be of purchase or service', () => {
    expect(orderOf('   ORDEN COMPRA/SERV.    : OC618706')).toBe('OC618706');
  });
});

describe('a receipt for the upkeep of a building', () => {
  it('is one for a service', () => {
    const { extractedData: data } = readDrawn(`
#  EDIFICIO EL YUNQUE                                       RECIBO DE MANTENIMIENTO
   ADMINISTRADORA EL YUNQUE S.A.C. RUC 20999999019          F210-00091809
   TOTAL A PAGAR S/ 118.00`);
    expect(data.documento?.tipo).toBe('recibo_servicios');
  });
});

describe('a title that could not be read', () => {
  it('is none of the order under the number of a comprobante', () => {
    const found = documentOf(`
   VIAJES DEL SUR SAC                                    RUC: 20999999019
   FA  RA  ELEC  TRONICA                                 F002-77119
   Cliente: TEXTILES EL TREBOL S.R.L.                    Fecha de emisión: 27/10/2025
   RUC: 20100047218                                      Orden de compra:  OC-2026-74943`);
    expect([found?.tipo, found?.numero]).toEqual([undefined, 'F002-77119']);
  });
});

describe('the number of the document', () => {
  it('is no telephone of a department, where it stands elsewhere', () => {
    const found = documentOf(`
#  EMPRESA DE AGUA DEL MANTARO S.A.
   RUC: 20999999019 · Aquafono 044-675459
   RECIBO DE AGUA Y ALCANTARILLADO                            N° DE RECIBO
                                                              S002-00023512`);
    expect([found?.tipo, found?.numero]).toEqual(['recibo_servicios', 'S002-00023512']);
  });

  it('is no telephone of which OCR lost the first bracket', () => {
    const found = documentOf(`
#  CONECTA NORTE FIBRA OPTICA SA
   RUC: 20999999019   Central de atención: 01) 325-9485
   RECIBO DE SERVICIOS`);
    expect(found?.numero).toBeUndefined();
  });

  it('may stand far behind a telephone on its line', () => {
    expect(
      documentOf(`
#  TEXTILES LA COLMENA SAC                               RUC: 20999999019
   Jr. Huallaga 1573, Miraflores, Lima                   BOLETA DE VENTA ELECTRÓNICA
   Telf.: 044-581206 / WhatsApp: 959756391               B002 - 00040623
   Cliente: CCOPA HUAMÁN JESÚS     DNI: 54633112`)?.numero,
    ).toBe('B002-00040623');
  });

  it.each([
    ['Nº FE-7148', 'FE-7148'],
    ['Nº 993127-4', undefined],
  ])('may be of a series of another country under an electronic title: %s', (line, number) => {
    expect(
      documentOf(`
#  Envases Llanquihue SpA                                R.U.T.: 76.332.173-2
   Ruta 5 Sur km 1018, Puerto Varas                      FACTURA DE EXPORTACIÓN
                                                         ELECTRÓNICA
                                                         ${line}
   SEÑOR(ES):   COMERCIAL EL TREBOL S.R.L.               FECHA EMISIÓN:   09-04-2026
   TOTAL US$    1.349,92`)?.numero,
    ).toBe(number);
  });
});

describe('the number of an order', () => {
  it('ends before how often it was changed', () => {
    const { documento } = readDrawn(`
   TEXTILES DON PLACIDO S.A.C.                                   ORDEN DE COMPRA
   RUC 20999999019                                               N° OC-00033412 Rev. 2
   Proveedor: FERRETERIA WAYRA S.A.C.
   RUC 20999999027`).extractedData;
    expect(documento?.numero).toBe('OC-00033412');
  });
});

describe('a reference', () => {
  it('of something else than a document names none that it changes', () => {
    const { documento } = readDrawn(`
   AGUAS DEL SUR S.A.                                            RECIBO DE SERVICIOS
   RUC 20999999019                                               S001-00092287
   Referencia de cobro 099-307-069-6910
   Total a pagar      S/ 118.00`).extractedData;
    expect(documento?.documento_afectado).toBeUndefined();
  });
});
