import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
`;
const TOTAL = `
                                        IMPORTE TOTAL  S/  118.00`;

const clientOf = (block: string) => readDrawn(`${HEAD}${block}\n${TOTAL}`).extractedData.cliente;

describe('the name in a block whose label has something else under or beside it', () => {
  const client = {
    nombre: 'COMERCIAL EL TREBOL S.R.L.',
    ruc: '20999999027',
    direccion: 'Jr. Puno 345, Juliaca',
  };

  it('stands under the RUC', () => {
    const block = `
   ADQUIRIENTE                                   FECHA EMISIÓN   : 19/11/2026
   RUC: 20999999027                              MONEDA          : SOLES
   COMERCIAL EL TREBOL S.R.L.
   Jr. Puno 345, Juliaca`;
    expect(clientOf(block)).toEqual(client);
  });

  it('stands behind the code by which the emitter knows it', () => {
    const block = `
   Cliente : 7129806 COMERCIAL EL TREBOL S.R.L.     RUC : 20999999027
   Direcc. : Jr. Puno 345, Juliaca                  Cond. : CRÉDITO`;
    expect(clientOf(block)).toEqual(client);
  });

  it('stands under such a code, and no other block’s is taken', () => {
    const { extractedData: data } = readDrawn(`
#  COMERCIAL EL TREBOL S.R.L.                                     ORDEN DE COMPRA
   RUC: 20999999027
   Av. Los Almacenes 2150, Lurín                 Orden de Compra     Fecha
                                                 UNI01-0000057857    13/06/2026

   Proveedor:  0000594286                        Enviar A:    BIBLIOTECA CENTRAL
               FERRETERIA EL YUNQUE S.A.C.                    Av. Los Almacenes 2150
               Av. Grau 812, Piura
               RUC: 20999999019
${TOTAL}`);
    expect(data.proveedor).toEqual({
      nombre: 'FERRETERIA EL YUNQUE S.A.C.',
      ruc: '20999999019',
      direccion: 'Av. Grau 812, Piura',
    });
    expect(data.documento?.numero).toBe('UNI01-0000057857');
  });

  it('is that of whoever has the identity card, whatever the form calls him', () => {
    const block = `
   Responsable    RODRIGUEZ NUÑEZ MARIA             D.N.I.     84617051
   Dirección      Jr. Puno 345, Juliaca             Moneda     SOLES
   Alumno(a)      RODRIGUEZ LEON, ANA               Código     78918924`;
    expect(clientOf(block)).toMatchObject({
      nombre: 'RODRIGUEZ NUÑEZ MARIA',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});

const issuerOf = (page: string) => readDrawn(`${page}\n${TOTAL}`).extractedData.proveedor;

describe('a letterhead that is no block of its own', () => {
  it('is the column at the left, where the other party and the number stand beside it', () => {
    const issuer = issuerOf(`
   IMPORTADORA DE MAQUINARIAS       CLIENTE: COMERCIAL EL TREBOL S.R.L.    RUC N° 20999999019
   DEL NORTE E.I.R.L.               R.U.C.: 20999999027
   Of. Principal: Av. Grau 812      DIRECCION: Jr. Puno 345, Juliaca      FACTURA ELECTRONICA
   Central: 054-264550                                                     FA01-00088369

   FECHA EMISION                    MONEDA
   02/04/2026                       SOLES`);
    expect(issuer).toEqual({
      nombre: 'IMPORTADORA DE MAQUINARIAS DEL NORTE E.I.R.L.',
      ruc: '20999999019',
      direccion: 'Av. Grau 812',
      telefono: '054-264550',
    });
  });

  it('has its full name beside the logo', () => {
    const issuer = issuerOf(`
                      SUMINISTROS INFORMATICOS APURIMAC E.I.R.L.
                      Av. Grau 812, Piura                          RUC 20999999019
##  APURIMAC                                                       FACTURA ELECTRÓNICA
##  E.I.R.L.                                                       F002-00010252

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027`);
    expect(issuer?.nombre).toBe('SUMINISTROS INFORMATICOS APURIMAC E.I.R.L.');
  });

  it('has no list of trades in its name', () => {
    const issuer = issuerOf(`
##  Transportes y Turismo El Ñandú                                 RUC 20999999019
   Turismo nacional y receptivo - Traslados - Excursiones          FACTURA ELECTRÓNICA
   Transportes y Turismo El Ñandú E.I.R.L.                         F010-00062914
   Av. Grau 812, Piura

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027`);
    expect(issuer?.nombre).toBe('Transportes y Turismo El Ñandú E.I.R.L.');
  });

  it('ends over what the company does, though it is written like names of places', () => {
    const issuer = issuerOf(`
#  CONFECCIONES EL YUNQUE S.A.C.                                              RUC 20999999019
   AV. GRAU 241 DPTO. 1201 LA LIBERTAD - TRUJILLO - VÍCTOR LARCO              FACTURA ELECTRONICA
   HERRERA                                                                    FA01-00011095
   Confección de prendas de vestir - Tejido de punto - Exportación

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027`);
    expect(issuer?.direccion).toBe(
      'AV. GRAU 241 DPTO. 1201 LA LIBERTAD - TRUJILLO - VÍCTOR LARCO HERRERA',
    );
  });

  it('goes on in a wider line of a ticket that is set by its middle', () => {
    const { extractedData: data } = readDrawn(
      `
      UTILES EL YUNQUE S.A.C.
       JR. GRAU 455 INT. 3-B ZONA
 INDUSTRIAL AREQUIPA - AREQUIPA - JOSÉ
       LUIS BUSTAMANTE Y RIVERO
         RUC: 20999999019
     BOLETA DE VENTA ELECTRONICA
           EB01-00019196
 IMPORTE TOTAL S/          118.00`,
      { columns: 42 },
    );
    expect(data.proveedor?.direccion).toBe(
      'JR. GRAU 455 INT. 3-B ZONA INDUSTRIAL AREQUIPA - AREQUIPA - JOSÉ LUIS BUSTAMANTE Y RIVERO',
    );
  });

  it('goes on where its line begins, when things are told one after the other', () => {
    const issuer = issuerOf(`
#  FERRETERIA EL YUNQUE S.A.C.                                                 FACTURA ELECTRÓNICA
   R.U.C. 20999999019  Domicilio fiscal: Av. Grau 812, José Luis Bustamante,   F010-00062914
   Arequipa

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027`);
    expect(issuer?.direccion).toBe('Av. Grau 812, José Luis Bustamante, Arequipa');
  });

  it('tells its number and its contacts at the foot, under the name once more', () => {
    const issuer = issuerOf(`
#  Factura electrónica F002-00073503
   AGROQUIMICOS EL YUNQUE S.A.C.      Av. Grau 812, Piura            Fecha de emisión   12.02.2026

   COMERCIAL EL TREBOL S.R.L.                                        Pedido de venta    164642
   Jr. Puno 345, Juliaca                                             Entrega            80083525
   RUC 20999999027

   Pos.   Denominación                     Cantidad     Precio unit.      Valor neto
   10     Ácido bórico grado técnico              3            19.45           58.35
   20     Abamectina 1.8 EC                     100            40.69         4069.00

   IGV 18 %                                                                    742.92
   Importe total                                                              4870.27




   AGROQUIMICOS EL YUNQUE S.A.C.
   RUC 20999999019
   Tel. (01) 683-8781
   ventas@elyunque.pe`);
    expect(issuer).toMatchObject({
      nombre: 'AGROQUIMICOS EL YUNQUE S.A.C.',
      ruc: '20999999019',
      telefono: '(01) 683-8781',
      email: 'ventas@elyunque.pe',
    });
  });
});

describe('an order on two pages', () => {
  it('tells the number of who buys at the foot of the second, under the name that heads the first', () => {
    const { extractedData: data } = readDrawn([
      `
                                                       COMERCIAL EL TREBOL S.R.L.
                                                       Jr. Puno 345, Juliaca

   Dirección de envío:                                 FERRETERIA EL YUNQUE S.A.C.
   COMERCIAL EL TREBOL S.R.L.: Recepciones             Av. Grau 812, Piura
   Jr. Puno 345, Juliaca                               RUC: 20999999019

#  Orden de compra #OC-00095891

   Descripción              Cantidad     Precio unitario      Importe
   Martillo de uña              4.00               25.00       100.00`,
      `
   Subtotal                                                    100.00
   IGV 18%                                                      18.00
   Total                                                       118.00


   COMERCIAL EL TREBOL S.R.L. · RUC: 20999999027 · Módulo de compras`,
    ]);
    expect([data.cliente?.ruc, data.proveedor?.ruc]).toEqual(['20999999027', '20999999019']);
  });
});

describe('a scanned page', () => {
  it('has a name set by its middle, whose lines are measured apart in height', () => {
    const { extractedData: data } = readDrawn(
      `
#       NEGOCIOS FARMACEUTICOS DEL
               NORTE S.A.C.
             RUC 20999999019
      Av. Grau 812, Piura
  BOLETA DE VENTA ELECTRONICA
         EB01-00019196
 IMPORTE TOTAL S/          118.00`,
      { source: 'ocr', columns: 42 },
    );
    expect(data.proveedor?.nombre).toBe('NEGOCIOS FARMACEUTICOS DEL NORTE S.A.C.');
  });

  it('has a name whose lines are measured apart in height', () => {
    const { extractedData: data } = readDrawn(
      `
#  IMPORTADORA DE MAQUINARIAS PEÑA                                FACTURA ELECTRÓNICA
   BLANCA E.I.R.L.                                                RUC 20999999019
   Av. Grau 812, Piura                                            F010-00062914

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
${TOTAL}`,
      { source: 'ocr' },
    );
    expect(data.proveedor?.nombre).toBe('IMPORTADORA DE MAQUINARIAS PEÑA BLANCA E.I.R.L.');
  });

  it('has no client in the words of a logo', () => {
    const { extractedData: data } = readDrawn(
      `
   LIBRERIA SEÑOR DE SIPAN S.A.C.                                 FACTURA ELECTRÓNICA
##  SENOR DE                                                      RUC 20999999019
##  SIPAN                                                         F010-00062914
   Av. Grau 812, Piura
   EMAIL: ventas@sipan.pe

   ADQUIRIENTE
   RUC: 20999999027
   COMERCIAL EL TREBOL S.R.L.
${TOTAL}`,
      { source: 'ocr' },
    );
    expect(data.cliente).toEqual({ nombre: 'COMERCIAL EL TREBOL S.R.L.', ruc: '20999999027' });
    expect(data.proveedor?.email).toBe('ventas@sipan.pe');
  });

  it('has an order’s seller under his code, though who is charged stands near', () => {
    const { extractedData: data } = readDrawn(
      `
#  COMERCIAL EL TREBOL S.R.L.                                     ORDEN DE COMPRA
   RUC: 20999999027                                               OC-0000057857

   Proveedor:  0000594286
               DISTRIBUIDORA DE ABARROTES HERMANOS
               ÑAUPARI S.A.
               Av. Grau 812 Int. 3-B
               Urb. Santa Patricia
               Piura - Piura - Castilla
               RUC: 20999999019
                                         Facturar A:    COMERCIAL EL TREBOL S.R.L.
                                                        CUENTAS POR PAGAR
${TOTAL}`,
      { source: 'ocr' },
    );
    expect(data.proveedor).toEqual({
      nombre: 'DISTRIBUIDORA DE ABARROTES HERMANOS ÑAUPARI S.A.',
      ruc: '20999999019',
      direccion: 'Av. Grau 812 Int. 3-B Urb. Santa Patricia Piura - Piura - Castilla',
    });
  });

  it('has a title that lost letters, and a number whose sign was taken for a figure', () => {
    const { extractedData: data } = readDrawn(
      `
#  FERRETERIA EL YUNQUE S.A.C.                                    FACT ELECTRÓNICA
   Av. Grau 812, Piura                                            RUC 20999999019
   T1f (01) 534-3897                                              F001 N9 00024499

   Señores : COMERCIAL EL TREBOL S.R.L.                 Orden de compra: OC-2026-64232
   RUC     : 20999999027
${TOTAL}`,
      { source: 'ocr' },
    );
    expect(data.documento).toMatchObject({ tipo: 'factura', numero: 'F001-00024499' });
    expect(data.proveedor?.direccion).toBe('Av. Grau 812, Piura');
    expect(data.informacion_adicional?.orden_compra).toBe('OC-2026-64232');
  });

  it('has the share of the deposit under its label, and no amount beside it', () => {
    const { extractedData: data } = readDrawn(
      `${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Bien o servicio              037
   % Detracción                 12.00 %                 I.G.V. 18%       US$    2364.13
   Monto detracción             S/ 6985.00              IMPORTE TOTAL    US$   15498.21`,
      { source: 'ocr' },
    );
    expect(data.detraccion).toMatchObject({ porcentaje: 12, monto: 6985 });
  });
});

describe('the supplier of an order', () => {
  it('is told behind the code by which a program of purchases knows it', () => {
    const { proveedor } = readDrawn(`
   COMERCIAL EL TREBOL S.R.L.                              ORDEN DE COMPRA LOCAL
   RUC: 20999999027                                        OC-00061294

   Proveedor       P01422 FERRETERIA EL YUNQUE S.A.C.      Fecha emisión   05/08/2026
   R.U.C.          20999999019                             Moneda          PEN`).extractedData;
    expect(proveedor?.nombre).toBe('FERRETERIA EL YUNQUE S.A.C.');
  });
});
