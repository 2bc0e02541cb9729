import { readDrawn } from '../../../../../test/support/read-drawn';

describe('what a letterhead says without labels', () => {
  it('is a telephone and an e-mail in the middle of a line, and no number of the document', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura  Consultas (073) 359-1680 o pedidos@elyunque.pe    RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor).toMatchObject({
      telefono: '(073) 359-1680',
      email: 'pedidos@elyunque.pe',
    });
    expect(data.documento?.numero).toBe('F002-00004521');
    expect(data.cliente?.telefono ?? null).toBeNull();
  });

  it('is a telephone and an e-mail in a line at the foot, whatever the mailbox is called', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
   Moneda           : Soles

   IMPORTE TOTAL  S/  118.00





   Representación impresa de la factura electrónica · (073) 359-1680 · contacto@elyunque.pe`);
    expect(data.proveedor).toMatchObject({
      telefono: '(073) 359-1680',
      email: 'contacto@elyunque.pe',
    });
  });

  it('is no telephone or e-mail of the program that made the print', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
   Moneda           : Soles

   IMPORTE TOTAL  S/  118.00





   Representación impresa generada por Factufácil · (01) 359-1680 · hola@factufacil.pe`);
    expect(data.proveedor?.email ?? null).toBeNull();
  });

  it('is an address above a remark about it, and no word of the title beside that', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   RUC 20999999019
   Av. Grau 812, Piura                                           BOLETA DE VENTA
   Casa Matriz                                                   ELECTRÓNICA
                                                                 B002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor?.direccion).toBe('Av. Grau 812, Piura');
  });

  it('is a name before the RUC on one line, without it', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C. - RUC 20999999019                 FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           F002 - 00004521

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor).toMatchObject({
      nombre: 'FERRETERIA EL YUNQUE S.A.C.',
      ruc: '20999999019',
    });
  });

  it('is a name under a motto, without that', () => {
    const { extractedData: data } = readDrawn(`
#  YUNQUE                                                        FACTURA ELECTRÓNICA
   Soluciones que nos acercan a usted                            RUC 20999999019
   Ferretería y Almacenes El Yunque S.A.C.                       F002 - 00004521
   Av. Grau 812, Piura

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor?.nombre).toBe('Ferretería y Almacenes El Yunque S.A.C.');
  });

  it('may be said at the foot: the address over the line of contacts', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
                                                                 RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
   Moneda           : Soles

   IMPORTE TOTAL  S/  118.00





   Av. Grau 812, Piura
   Teléfono (073) 359-1680 · pedidos@elyunque.pe`);
    expect(data.proveedor).toMatchObject({
      direccion: 'Av. Grau 812, Piura',
      telefono: '(073) 359-1680',
      email: 'pedidos@elyunque.pe',
    });
    expect(data.cliente?.direccion ?? null).toBeNull();
  });

  it('is reached as the foot says, though its address in the net holds the word of a program', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00




   Telf. (073) 359-1680 · pedidos@elyunque.pe · www.sistemaselyunque.pe`);
    expect(data.proveedor).toMatchObject({
      telefono: '(073) 359-1680',
      email: 'pedidos@elyunque.pe',
    });
  });

  it('is a name behind its brand on one line, said once', () => {
    const { extractedData: data } = readDrawn(`
#  ROMERO & CIA ROMERO & CIA S.A.C.                              FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor?.nombre).toBe('ROMERO & CIA S.A.C.');
  });

  it('has no address in a motto whose letters are set apart', () => {
    const { extractedData: data } = readDrawn(`
##  TRES CAÑONES                                                 RUC 20999999019
   C AT ERING·BANQUETES·EVENTOS                                  FACTURA ELECTRÓNICA
   BANQUETES TRES CAÑONES SAC                                    F002 - 00004521
   AV. MARISCAL CÁCERES NRO. 4495 LA LIBERTAD - TRUJILLO

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor?.direccion).toBe('AV. MARISCAL CÁCERES NRO. 4495 LA LIBERTAD - TRUJILLO');
  });

  it('is a name whose legal form stands under it, in full', () => {
    const { extractedData: data } = readDrawn(`
#  BOTICA Y PERFUMERIA TRES CERROS                               FACTURA ELECTRÓNICA
#  SOCIEDAD ANONIMA CERRADA                                      RUC 20999999019
   Av. Grau 812, Piura                                           F002 - 00004521

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor?.nombre).toBe('BOTICA Y PERFUMERIA TRES CERROS SOCIEDAD ANONIMA CERRADA');
  });
});

describe('a customer without a label', () => {
  it('is the lines that stand with its RUC, as in a window envelope', () => {
    const { extractedData: data } = readDrawn(`
#  AGUAS DEL NORTE S.A.                                          RECIBO ELECTRÓNICO
   Av. Grau 812, Piura                                           N° S001-00004521
   RUC 20999999019

   CLINICA DON PLACIDO E.I.R.L.                                  TOTAL A PAGAR
   RUC: 20999999027                                              S/ 118.00
   Jr. Las Camelias 540, Castilla, Piura`);
    expect(data.cliente).toMatchObject({
      nombre: 'CLINICA DON PLACIDO E.I.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Las Camelias 540, Castilla, Piura',
    });
  });

  it('begins no block where the letterhead says whom its users call', () => {
    const { extractedData: data } = readDrawn(`
#  AGUAS DEL NORTE S.A.                                          RECIBO ELECTRÓNICO
   RUC 20999999019                                               N° S001-00004521
   Av. Grau 812, Piura
   Atención al usuario: 954 124 382 - reclamos@aguas.pe

   CLINICA DON PLACIDO E.I.R.L.                                  TOTAL A PAGAR
   RUC: 20999999027                                              S/ 118.00
   Jr. Las Camelias 540, Castilla, Piura`);
    expect(data.cliente?.nombre).toBe('CLINICA DON PLACIDO E.I.R.L.');
    expect(data.proveedor).toMatchObject({ telefono: '954 124 382', email: 'reclamos@aguas.pe' });
  });

  it('has an address that goes on under a line which ends in another field', () => {
    const { extractedData: data } = readDrawn(`
   FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   CLIENTE: COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   DIRECC: AV. PANAMERICANA SUR NRO. 3116 CUSCO - CUSCO - SAN FEC.VENCTO: 28/06/2026
   SEBASTIAN
   COND.VENTA: CREDITO 30 DIAS
   IMPORTE TOTAL  S/  118.00`);
    expect(data.cliente?.direccion).toBe(
      'AV. PANAMERICANA SUR NRO. 3116 CUSCO - CUSCO - SAN SEBASTIAN',
    );
  });

  it('may be told by whom the page goes to', () => {
    const { extractedData: data } = readDrawn(`
#  AGUAS DEL NORTE S.A.                                          RECIBO ELECTRÓNICO
   Av. Grau 812, Piura                                           N° S001-00004521
   RUC 20999999019

   A: CLINICA DON PLACIDO E.I.R.L.                               TOTAL A PAGAR
   RUC: 20999999027                                              S/ 118.00`);
    expect(data.cliente?.nombre).toBe('CLINICA DON PLACIDO E.I.R.L.');
  });
});

const HEAD = `
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
`;

describe('sums in a sentence', () => {
  it('are read by their names, each with its currency', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Valor de venta S/ 1,000.00 más IGV (18 %) S/ 180.00 hacen un importe total S/ 1,180.00`);
    expect(data.totales).toMatchObject({ subtotal: 1000, iva: 180, total: 1180 });
  });

  it('are read on, where the line ends between sign and amount', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Valor de venta S/ 1,000.00 más IGV (18 %) S/ 180.00 hacen un importe total S/
   1,180.00 a pagar`);
    expect(data.totales).toMatchObject({ subtotal: 1000, iva: 180, total: 1180 });
  });
});

describe('the address of a letterhead', () => {
  const addressOver = (line: string) =>
    readDrawn(`
   FERRETERIA EL YUNQUE S.A.C.                    FACTURA ELECTRONICA
   AV. GRAU NRO. 812 PIURA - PIURA - CASTILLA     R.U.C. 20999999019
   ${line.padEnd(46)} F001-00004521

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027`).extractedData.proveedor?.direccion;

  it.each([
    'TIENDA PRO LOS OLIVOS 124',
    'ESTABLECIMIENTO EMISOR 0114: AV. ANGAMOS 1803',
    'SUCURSAL SULLANA: CALLE BOLIVAR 220',
  ])('ends where another place of its own begins: %s', (line) => {
    expect(addressOver(line)).toBe('AV. GRAU NRO. 812 PIURA - PIURA - CASTILLA');
  });

  it('goes on with a door of the same place', () => {
    expect(addressOver('LOCAL COMERCIAL 12')).toBe(
      'AV. GRAU NRO. 812 PIURA - PIURA - CASTILLA LOCAL COMERCIAL 12',
    );
  });
});

describe('a name of the trade of copies', () => {
  it('is no remark on the copy', () => {
    const { extractedData: data } = readDrawn(`
#  COPIADORAS KUNTUR S.A.C.                                      RUC 20999999019
   Av. Grau 812, Piura   Telf. 921 839 594                       FACTURA ELECTRÓNICA
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor).toMatchObject({
      nombre: 'COPIADORAS KUNTUR S.A.C.',
      direccion: 'Av. Grau 812, Piura',
      telefono: '921 839 594',
    });
  });
});

describe('the address of the issuer', () => {
  it('ends before the shop in which was sold', () => {
    const { extractedData: data } = readDrawn(`
#  COMERCIAL EL YUNQUE S.A.C.
   RUC 20999999019
   AV. GRAU 812 PIURA - PIURA - CASTILLA
   T014 PARDO - AV. JOSE PARDO 715 MIRAFLORES

   BOLETA DE VENTA ELECTRONICA
   B001-00004521
   Fecha de emisión : 15/03/2026
   TOTAL S/  118.00`);
    expect(data.proveedor?.direccion).toBe('AV. GRAU 812 PIURA - PIURA - CASTILLA');
  });
});

describe('the address of whom a receipt names under a small title', () => {
  it.each([
    'Av. Panamericana Sur 4646 Piso 4, Ventanilla, Callao',
    'AV. TUPAC AMARU NRO. 2524 PISO 4 JUNIN - HUANCAYO - EL TAMBO',
  ])('stands behind the number: %s', (address) => {
    const { extractedData: data } = readDrawn(`
   ROJAS PEÑA MARIA DEL PILAR                          RECIBO POR HONORARIOS
   Jr. Huallaga 4729, Ate, Lima                        ELECTRÓNICO
                                                       E001 - 368
                                                       RUC 10999999017
   RECIBÍ DE
   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027 - ${address}

   Fecha de emisión : 15/03/2026
   Total por honorarios  S/  1,118.00`);
    expect(data.cliente).toMatchObject({
      ruc: '20999999027',
      direccion: address,
    });
  });
});

describe('the letterhead of a roll', () => {
  it('ends at its title, however far down', () => {
    const page = `
      IMPORTACIONES DEL SUR S.A.C.
         Av. Grau 812, Piura

         TIENDA 014 - MERCADO

            ABIERTO SIEMPRE


          R.U.C.: 20999999019

            TLF 084-321486

   TICKET NRO. 003-00099902
   30/10/2026

   A1329 PATCH CORD CAT 6
     2.000 NIU  X 50.00   100.00

   TOTAL S/               100.00`;
    const { extractedData } = readDrawn(page, { columns: 36 });
    expect(extractedData.proveedor?.telefono).toBe('084-321486');
  });
});

describe('the letterhead of an exporter', () => {
  it('has its address behind ADD, whatever countries write addresses like', () => {
    const { extractedData } = readDrawn(`
#                     NINGBO HENGTU IMPORT & EXPORT CO., LTD
             ADD: Building 6, Xingye Industrial Park, Nanhai, Foshan, China
                 TEL: +86 571 8708 9790 E-MAIL: billing@ningbohengtu.cn
#                              COMMERCIAL INVOICE
   TO:  COMERCIAL EL TREBOL S.R.L.                INVOICE NO.:   HY26-0483
        RUC: 20999999027                          DATE:          SEPTEMBER 6, 2026`);
    expect(extractedData.proveedor?.direccion).toBe(
      'Building 6, Xingye Industrial Park, Nanhai, Foshan, China',
    );
  });
});

describe('the address of a bill whose customer has no title', () => {
  it("is none that stands under the customer's number", () => {
    const page = `
   REDES DE GAS DEL PACIFICO S.A.                           R.U.C. 20999999019
   Jr. Puno 345, Miraflores, Lima
   Servicio al cliente: 084-523873                    RECIBO POR SERVICIO PUBLICO
                                                                S001-00098940
   CONSTRUCTORA A & J S.A.

   RUC                       20999999027
   Dirección del predio      AV. GRAU NRO. 1598 PIURA - PIURA - CASTILLA

   Actividad                 COMERCIAL                   TOTAL A PAGAR S/ 500.58`;
    const { proveedor, cliente } = readDrawn(page).extractedData;
    expect(proveedor?.direccion).toBe('Jr. Puno 345, Miraflores, Lima');
    expect(cliente?.direccion).toBe('AV. GRAU NRO. 1598 PIURA - PIURA - CASTILLA');
  });
});
