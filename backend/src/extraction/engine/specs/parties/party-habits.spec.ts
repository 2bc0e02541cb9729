import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  COLEGIO SAN MARTIN DE PORRES S.A.C.                       R.U.C. 20999999019
   Av. Industrial 455, Ate, Lima                             FACTURA ELECTRONICA
                                                             F001-00004521
`;
const TOTAL = `
                                        IMPORTE TOTAL  S/  118.00`;

describe('the party who pays', () => {
  it('is the one that is charged, not the one that is served', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   DATOS DEL ALUMNO
   Alumno(a)      Bustios Leon, Valentina
   Nivel          Secundaria
   Tutor(a)       Milagros Injante
   FACTURADO A
   Empresa        CLINICA LAS PALMERAS
                  DEL NORTE S.A.C.
   RUC            20999999027
   Domicilio      Jr. Puno 345, Juliaca
${TOTAL}`);
    expect(data.cliente).toEqual({
      nombre: 'CLINICA LAS PALMERAS DEL NORTE S.A.C.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });

  it('is told from a label at the foot that begins alike', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Razón social     COMERCIAL EL TREBOL S.R.L.         RUC  20999999027
   Dirección        Jr. Puno 345, Juliaca              Moneda  Soles
${TOTAL}

                                           Nombre, DNI, fecha y sello`);
    expect(data.proveedor?.nombre).toBe('COLEGIO SAN MARTIN DE PORRES S.A.C.');
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});

describe('the label of the customer at the foot of a form', () => {
  it('opens no block where another names who pays', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Nombre o Razón Social : COMERCIAL EL TREBOL S.R.L.
   RUC       : 20999999027
   Dirección : Jr. Puno 345, Juliaca
${TOTAL}

   PROCESO NCR4310R    USUARIO QPGM10                   RECIBI CONFORME (CLIENTE)`);
    expect(data.proveedor?.nombre).toBe('COLEGIO SAN MARTIN DE PORRES S.A.C.');
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});

describe('an order', () => {
  const text = `
#  MINERA CERRO AZUL S.A.C.                                   Dirección de Compras y Contratos
   RUC 20999999019
   Av. Industrial 455, Ate, Lima

#  Orden de compra    OC - 00019240

   PROVEEDOR                                            DATOS DEL PEDIDO
   Código          0001393949                           Fecha del pedido    24/05/2026
   Proveedor       TRANSPORTES TRES CUMBRES S.A.C.      Moneda              PEN
   RUC             20999999027                          Solicitante         Almacén Central
   Dirección       Jr. Puno 345, Juliaca                Centro de costo     CC-441296
   Contacto        Sr. Hugo Farfán                      Horario             08:00 - 12:30

                                        Total sin impuestos   S/      100.00
                                        IGV                   S/       18.00
                                        Total orden           S/      118.00`;

  it('names the supplier in its block, and nobody by the way a person is addressed', () => {
    const { extractedData: data } = readDrawn(text);
    expect(data.proveedor).toMatchObject({
      nombre: 'TRANSPORTES TRES CUMBRES S.A.C.',
      ruc: '20999999027',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'MINERA CERRO AZUL S.A.C.',
      ruc: '20999999019',
      direccion: 'Av. Industrial 455, Ate, Lima',
    });
  });

  it('keeps the letters of its number', () => {
    const { extractedData: data } = readDrawn(text);
    expect(data.documento?.numero).toBe('OC-00019240');
  });
});

describe('a name with the number of its owner behind a dash', () => {
  it.each(['REGISTRO ÚNICO DE CONTRIBUYENTES N°', 'R.U.C. N°'])('ends before %s', (words) => {
    const { extractedData: data } = readDrawn(`
   FERRETERIA EL YUNQUE S.A.C.                GUÍA DE REMISIÓN ELECTRÓNICA
   R.U.C. 20999999019                         T001-00004521

   Datos del destinatario
   COMERCIAL EL TREBOL S.R.L. - ${words} 20999999027
   Motivo de traslado : VENTA`);
    expect(data.cliente?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
  });
});

describe('the title over what is sold', () => {
  it('labels no name, though names have it for a label too', () => {
    const { extractedData: data } = readDrawn(`
                     SERVICIOS ANDINOS S.A.C.
                     Av. Industrial 455, Ate, Lima
                     RUC: 20999999019

                                            MINERA CERRO AZUL S.A.A.
                                            Jr. Puno 345, Juliaca
                                            RUC: 20999999027

Factura electrónica F010-00035180
Fecha de factura      Vencimiento
14/08/2026            13/09/2026

Denominación                              Precio       Cant.       Sub Total
[A100] Auditoría de procesos              100.00        3.00          300.00

                                          Subtotal                    300.00
                                          IGV 18%                      54.00
                                          Total                       354.00`);
    expect(data.cliente).toMatchObject({ nombre: 'MINERA CERRO AZUL S.A.A.', ruc: '20999999027' });
    expect(data.proveedor?.ruc).toBe('20999999019');
  });
});

describe('a bill that names the customer on its stub', () => {
  const { extractedData: data } = readDrawn(`
#  red visión                                                    TOTAL A PAGAR
   RED VISION SATELITAL E.I.R.L. RUC: 20999999019                S/ 118.00
   Av. Industrial 455, Ate, Lima                                 Último día de pago
   Central de atención: (01) 369-3364                            04/02/2026

   RECIBO ELECTRÓNICO POR SERVICIOS PÚBLICOS F210 - 00061373

   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027
   Jr. Puno 345, Juliaca

   DETALLE DE SU RECIBO                    Periodo               Importe S/
   Dúo Empresa: Internet 500 Mbps          Enero 2026            100.00

   Subtotal afecto al IGV                                        100.00
   IGV (18%)                                                      18.00
   TOTAL A PAGAR                                                 118.00





   Cliente                          Código       Recibo              Total a pagar
   COMERCIAL EL TREBOL S.R.L.       306-44196    F210 - 00061373     S/ 118.00`);

  it('tells the rest of the customer where its number stands', () => {
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });

  it('names the company beside its RUC, not by its brand, nor after what is sold', () => {
    expect(data.proveedor).toMatchObject({
      nombre: 'RED VISION SATELITAL E.I.R.L.',
      ruc: '20999999019',
      direccion: 'Av. Industrial 455, Ate, Lima',
      telefono: '(01) 369-3364',
    });
  });
});

describe('an address that goes on under its label', () => {
  it('is read to its end', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Nombre / Razón social     COMERCIAL EL TREBOL S.R.L.
   RUC                       20999999027
   Dirección                 AV. TÚPAC AMARU NRO. 4051 DPTO. 1201 LIMA -
   LIMA - ATE
   Moneda                    Soles
${TOTAL}`);
    expect(data.cliente?.direccion).toBe('AV. TÚPAC AMARU NRO. 4051 DPTO. 1201 LIMA - LIMA - ATE');
  });
});

describe('a key without a colon under an address', () => {
  it('is no part of it, nor is its value', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cliente
   COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   JR. CÁPAC YUPANQUI NRO. 3305 URB. SANTA PATRICIA
   JUNÍN - HUANCAYO - EL TAMBO
   Tarifa                                       MT4
${TOTAL}`);
    expect(data.cliente?.direccion).toBe(
      'JR. CÁPAC YUPANQUI NRO. 3305 URB. SANTA PATRICIA JUNÍN - HUANCAYO - EL TAMBO',
    );
  });
});

describe('the keys of a form under an address', () => {
  it('are no part of it: they stand on its edge, with values on one that it crosses', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cliente
   COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   Av. Los Almacenes Nuevos 2150, Lurín, Lima
   Categoría / Tarifa            Comercial y otros
   Unid. de uso                  2
   Actividad                     Comercio por menor
${TOTAL}`);
    expect(data.cliente?.direccion).toBe('Av. Los Almacenes Nuevos 2150, Lurín, Lima');
  });
});

describe('a value of a party', () => {
  it('ends before a key of the next column, and may begin like a label', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   SEÑORES     : UNIDAD EJECUTORA 404 HOSPITAL BELEN
   RUC         : 20999999027
   DIRECCIÓN   : AV. NICOLÁS DE PIÉROLA NRO. 4951 TRUJILLO LUGAR ENTREGA : ALMACEN CENTRAL
${TOTAL}`);
    expect(data.cliente).toMatchObject({
      nombre: 'UNIDAD EJECUTORA 404 HOSPITAL BELEN',
      direccion: 'AV. NICOLÁS DE PIÉROLA NRO. 4951 TRUJILLO',
    });
  });

  it('does not go on with that of a key under its label', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cliente   COMERCIAL EL TREBOL S.R.L.
   RUC       20999999027
   Dirección AV. LOS PRÓCERES NRO. 4665 PIURA - PIURA -
             VEINTISÉIS DE OCTUBRE
   Ruta      96-596-35540
${TOTAL}`);
    expect(data.cliente?.direccion).toBe(
      'AV. LOS PRÓCERES NRO. 4665 PIURA - PIURA - VEINTISÉIS DE OCTUBRE',
    );
  });

  it('goes on under its column where the next key stands as close as a word', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   DATOS DEL CLIENTE
   Cliente    : SERVICIOS GENERALES PACIFICO SUR SOCIEDAD ANONIMA RUC        : 20999999027
                CERRADA
   Dirección  : JR. PUNO NRO. 345 URB. SAN ANTONIO SAN ROMÁN Teléfono        : 966 426 525
                - JULIACA
   Contacto   : Sr. Hugo Paredes                             E-mail          : pagos@pacificosur.com
${TOTAL}`);
    expect(data.cliente).toEqual({
      nombre: 'SERVICIOS GENERALES PACIFICO SUR SOCIEDAD ANONIMA CERRADA',
      ruc: '20999999027',
      direccion: 'JR. PUNO NRO. 345 URB. SAN ANTONIO SAN ROMÁN - JULIACA',
      telefono: '966 426 525',
      email: 'pagos@pacificosur.com',
    });
  });

  it('goes on where its line begins when a block of lots is without its lot', () => {
    const { extractedData: data } = readDrawn(`
   FERTILIZANTES APURÍMAC SAC  CALLE LAS BEGONIAS NRO. 1975 MZ. C    FACTURA ELECTRÓNICA
   LT. 14 SAN SEBASTIÁN - CUSCO                                      RUC 20999999019
                                                                     F002 - 00004521

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
${TOTAL}`);
    expect(data.proveedor?.direccion).toBe(
      'CALLE LAS BEGONIAS NRO. 1975 MZ. C LT. 14 SAN SEBASTIÁN - CUSCO',
    );
  });
});

describe('a party in a sentence', () => {
  const page = (who: string): string => `
   Sistema de Logística                                      ORDEN DE SERVICIO N° OS-00080291
                                                             Fecha de emisión: 09/09/2026
   Señor(es)     INVERSIONES DEL SUR S.A.C.
   RUC           20999999019
   Descripción                                    Cant.   Precio unitario   Valor total
   Flete local                                     2.00            100.00        200.00
   TOTAL S/                                                                      200.00

   Facturar a nombre de: ${who}, AV. GRAU NRO. 812 URB. SANTA ANA LIMA - LIMA -
   ATE. La conformidad la otorga el área usuaria. RUC 20999999027`;

  it('has a name up to its address, and an address up to the end of the sentence', () => {
    const { extractedData: data } = readDrawn(page('COMERCIAL EL TREBOL S.R.L.'));
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      direccion: 'AV. GRAU NRO. 812 URB. SANTA ANA LIMA - LIMA - ATE',
    });
  });
});

describe('an address whose label says whose it is', () => {
  it("is the issuer's, be it at the foot", () => {
    const { extractedData: data } = readDrawn(`
   QUISPE MAMANI ROSA ELENA                        RECIBO POR HONORARIOS ELECTRÓNICO
   RUC 10999999019                                 N° E001-48
   Usuario del servicio                            Fecha de emisión
   COMERCIAL EL TREBOL S.R.L.                      19/10/2026
   RUC 20999999027
   Dictado de taller                                                      S/ 1,973.00
   Total honorarios                                                       S/ 1,973.00

   Domicilio del emisor: Av. Grau 812, Piura`);
    expect(data.proveedor?.direccion).toBe('Av. Grau 812, Piura');
  });
});

describe('a line that tells name and address of a party', () => {
  it('has the address behind the dash', () => {
    const { proveedor } = readDrawn(`
#  Factura electrónica      E001-00030059
   FERTILIZANTES Y SEMILLAS APURÍMAC SAC - CALLE LAS BEGONIAS NRO. 1975 MZ. C
   LT. 14 CUSCO - CUSCO - SAN SEBASTIÁN
   RUC 20999999019

   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027                                  Fecha de emisión   14/06/2026`).extractedData;
    expect(proveedor?.direccion).toBe(
      'CALLE LAS BEGONIAS NRO. 1975 MZ. C LT. 14 CUSCO - CUSCO - SAN SEBASTIÁN',
    );
  });
});
