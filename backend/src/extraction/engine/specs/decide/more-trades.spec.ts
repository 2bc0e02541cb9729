import { readDrawn } from '../../../../../test/support/read-drawn';

describe('documents of more trades', () => {
  it('takes what is collected with the perception for no total, and a discount by its name', () => {
    const { totales } = readDrawn(`
#  COMERCIAL EL TREBOL S.R.L.          RUC 20999999019   FACTURA ELECTRONICA F001-00000077
   PEDIDO    : 130558 CAJA 05
   FEC.EMI.  : 07/10/2026

   CANT    UND    ARTICULO           V.UNIT      V.VENTA
   2       UND    CEMENTO GRIS       500.00     1,000.00

   OP.GRAV.     DSCTO.GLOB.     IGV 18%     TOTAL S/
   1,000.00           -0.00      180.00     1,180.00
   PERCEPCION 2% S/ 23.60 - TOTAL A COBRAR S/ 1,203.60`).extractedData;
    expect(totales).toMatchObject({ descuentos: 0, total: 1180 });
  });

  it('takes the order of a till, and a box for letters, for no order of the customer', () => {
    const { informacion_adicional: more } = readDrawn(`
#  COMERCIAL EL TREBOL S.R.L.          RUC 20999999019   FACTURA ELECTRONICA F001-00000077
   PEDIDO      : 130558 CAJA 05
   ORD.COMP.   : OC032091
   FEC.EMI.    : 07/10/2026
   TOTAL S/    118.00`).extractedData;
    expect(more?.orden_compra).toBe('OC032091');
  });

  it('has the number of an order at N° O/S, and the contacts of the row that a telephone begins', () => {
    const { documento, proveedor, cliente } = readDrawn(`
                                                                            Código    SIG-FO-031
#  TEXTILES APURIMAC E.I.R.L.           ORDEN DE SERVICIO                   Versión   04

   N° O/S            OS-00020075                                            FECHA     08/11/2026
   RUC               20999999027
   I. DATOS DEL CONTRATISTA
   RAZÓN SOCIAL      SERVICIOS DEL NORTE E.I.R.L.                           RUC       20999999019
   DIRECCIÓN         JR. HUALLAGA NRO. 4939
   TELÉFONO          054-627246                                             CORREO    ventas@delnorte.com
   COTIZACIÓN        N° 0487-2                                              MONEDA    Soles`).extractedData;
    expect(documento?.numero).toBe('OS-00020075');
    expect(proveedor).toMatchObject({ telefono: '054-627246', email: 'ventas@delnorte.com' });
    expect(cliente?.email).toBeUndefined();
  });

  it('reads an invoice of Spain whose seller stands at the foot', () => {
    const { documento, proveedor } = readDrawn(`
#  PAPELERIA LA RIBERA, S.L.                                       FACTURA

   N.º factura     T04-000165                          Cliente
   Fecha           08/11/2025                          CLINICA SOL DE ORO S.A.A.
   N.º cliente     4300216                             Av. Grau 120, Lima
                                                       N.º id. fiscal: 20999999027

   Ref.       Concepto                   Uds.   Precio    Importe
   SKU7767    ADAPTADOR ENCHUFE          1      4,88      4,88

   Base imponible    % IVA    Cuota IVA   TOTAL FACTURA
   4,88              21,00         1,02       5,90 €
   Forma de pago: Contado

         PAPELERIA LA RIBERA, S.L.   NIF B43297907   Rambla de Catalunya, 41 08007 Barcelona
                           Tel. 91 5 12 92 57   ventas@lari.es`).extractedData;
    expect(documento?.numero).toBe('T04-000165');
    expect(proveedor).toMatchObject({
      direccion: 'Rambla de Catalunya, 41 08007 Barcelona',
      telefono: '91 5 12 92 57',
      email: 'ventas@lari.es',
    });
  });

  it('reads the charges of a bill, where the titles over them say otherwise', () => {
    const { productos } = readDrawn(`
#  TELEFONIA ANDINA S.A.A.
   RUC 20999999019                     Recibo N° S002-00030436

   CONCEPTO                       CANTIDAD        PRECIO
   Plan Negocios 300 Mbps                         293.91
   Línea fija ilimitada                            38.33
   Llamadas a celular                              17.22

   Total servicios gravados         349.46
   IGV                               62.90
   Total del recibo              S/ 412.36`).extractedData;
    expect(productos?.map(({ subtotal }) => subtotal)).toEqual([293.91, 38.33, 17.22]);
  });

  it('ends the address of a water company at the telephone under it', () => {
    const { proveedor } = readDrawn(`
#  EMPRESA DE AGUA DEL MANTARO S.A.           RECIBO DE AGUA Y ALCANTARILLADO
   R.U.C. 20999999019                         N° S001-00022524
   PSJE. LOS OLIVOS NRO. 1925 URB. SAN ANTONIO - JUNIN
   Aquafono 995 058 934   |   contacto@agua.com`).extractedData;
    expect(proveedor?.direccion).toBe('PSJE. LOS OLIVOS NRO. 1925 URB. SAN ANTONIO - JUNIN');
  });
});
