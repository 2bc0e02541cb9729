import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          F001-00004521
`;

describe('labels in other words', () => {
  const data = readDrawn(`${HEAD}
   R. Social  : COMERCIAL EL TREBOL S.R.L.
   RUC        : 20999999027                   Fch. Emisión : 15/03/2026
   Dom.       : Jr. Los Ñocos 320, Piura       Modo de pago : Efectivo
   N° G/R       T001-00000456                  Nro. de O/C    4500012345
   Comentarios u observaciones: Entregar en el almacén central.

   Can.   Und.  Descripción                 P. Unit.     Importe
   2      UND   Escalera de aluminio           50.00      100.00

   Op. Gravada                                 S/         100.00
   18% IGV                                     S/          18.00
   Importe Total                               S/         118.00`).extractedData;

  it('name the customer and the place', () => {
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      direccion: 'Jr. Los Ñocos 320, Piura',
    });
    expect(data.documento?.fecha_emision).toBe('2026-03-15');
    expect(data.informacion_adicional?.metodo_pago).toBe('Efectivo');
  });

  it('may have the sign of a number before what is numbered', () => {
    expect(data.informacion_adicional).toMatchObject({
      guia_remision: 'T001-00000456',
      orden_compra: '4500012345',
    });
  });

  it('go on to their colon after a joining word', () => {
    expect(data.informacion_adicional?.observaciones).toBe('Entregar en el almacén central.');
  });

  it('head the columns of the table', () => {
    expect(data.productos?.[0]).toMatchObject({ cantidad: 2, unidad: 'UND', subtotal: 100 });
  });

  it('of the tax may have their rate before them', () => {
    expect(data.totales?.iva).toBe(18);
  });
});

describe('the comprobante that a note changes', () => {
  it('may have the sign of a number between its series and its number', () => {
    const { extractedData: data } = readDrawn(`
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    NOTA DE CRÉDITO ELECTRÓNICA
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          FC01-00000045
   Razón social            COMERCIAL EL TREBOL S.R.L.
   Documento que modifica  Factura electrónica F001 N° 00002305
   Importe Total           S/  118.00`);
    expect(data.documento?.documento_afectado).toBe('F001-00002305');
  });
});

describe('a label in two lines beside its value', () => {
  it('ends with the colon of its second line, and what stands beside it is of no other field', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   SEÑOR(ES) :      COMERCIAL EL TREBOL S.R.L.                F. EMISION :   15/03/2026
   R.U.C. N° :      20999999027                               MONEDA :       SOLES
   DOMICILIO LEGAL  Jr. Los Ñocos 320 Urb. San Antonio,       CONTRATO :     CS-5671
   :                Piura
   CONDICIÓN DE     CREDITO
   VENTA :

   Importe Total    S/  118.00`);
    expect(data.cliente?.direccion).toBe('Jr. Los Ñocos 320 Urb. San Antonio, Piura');
    expect(data.informacion_adicional?.terminos_pago).toBe('CREDITO');
  });
});

describe('the mark of a currency', () => {
  it('before the number of a bank account says nothing of the document', () => {
    const { extractedData: data } = readDrawn(`
#  TRANSPORTES RAPIDOS S.A.C.                    GUÍA DE REMISIÓN ELECTRÓNICA
   RUC 20999999019                               T001-00000456
   Destinatario : COMERCIAL EL TREBOL S.R.L.
   RUC          : 20999999027

   Interbank S/ 200-3001234567`);
    expect(data.documento?.moneda).toBeUndefined();
  });
});

describe('labels of less common programs', () => {
  const { extractedData: data } = readDrawn(`${HEAD}
   Propietario            : COMERCIAL EL TREBOL S.R.L.
   RUC                    : 20999999027          Fecha de facturación  : 15/03/2026
   Dirección facturación  : Jr. Los Ñocos 320    Vencimiento factura   : 14/04/2026
   Días de crédito        : 30 días              Número orden de compra : 4500012345
   Observaciones del documento: Entregar en el almacén central.

   Valor de mercadería                         S/         100.00
   I.G.V. 18%                                  S/          18.00
   Importe final                               S/         118.00
   Código resumen: MMf/xp5xyfhZnDPbdd27JdyOiHd=`);

  it('name the party, its place and the days', () => {
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      direccion: 'Jr. Los Ñocos 320',
    });
    expect(data.documento).toMatchObject({
      fecha_emision: '2026-03-15',
      fecha_vencimiento: '2026-04-14',
      folio_fiscal: 'MMf/xp5xyfhZnDPbdd27JdyOiHd=',
    });
  });

  it('name terms, order and remark', () => {
    expect(data.informacion_adicional).toMatchObject({
      terminos_pago: '30 días',
      orden_compra: '4500012345',
      observaciones: 'Entregar en el almacén central.',
    });
  });

  it('name the sums', () => {
    expect(data.totales).toMatchObject({ subtotal: 100, iva: 18, total: 118 });
  });
});

describe('a receipt', () => {
  it('is one for a service, whatever its large title says that it is for', () => {
    const { extractedData: receipt } = readDrawn(`
##  EDIFICIO EL YUNQUE                            RECIBO DE CUOTA ORDINARIA
   ADMINISTRADORA EL YUNQUE S.A.C. RUC 20999999019          F210-00091809
   TOTAL A PAGAR S/ 118.00`);
    expect(receipt.documento?.tipo).toBe('recibo_servicios');
  });
});

describe('a remark to somebody, a name cut short', () => {
  it('are told behind the whole of their labels', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   RAZ.SOC: COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   Observaciones al proveedor: Segunda entrega parcial del pedido.`);
    expect(data.cliente?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
    expect(data.informacion_adicional?.observaciones).toBe('Segunda entrega parcial del pedido.');
  });
});
