import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  SUMINISTROS PACIFICO SUR S.A.C.                           FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                             R.U.C. 20999999019
                                                             F001-00004521
   Cliente : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
`;

const dataOf = (text: string) => readDrawn(`${HEAD}${text}`).extractedData;
const infoOf = (text: string) => dataOf(text).informacion_adicional;

describe('orders and guías of a sale', () => {
  it('are not the number under which the emitter keeps the sale', () => {
    expect(infoOf('   Pedido de venta    130235')?.orden_compra).toBeUndefined();
    expect(infoOf('   Pedido             130235')?.orden_compra).toBe('130235');
    expect(
      infoOf(`   Pedido             : 11471326
   Entrega            : 80634599`)?.orden_compra,
    ).toBeUndefined();
  });

  it('are not what a shop calls an order on the boleta of a customer', () => {
    const head = HEAD.replace('FACTURA', 'BOLETA DE VENTA').replace('F001', 'B001');
    const read = (text: string) => readDrawn(`${head}${text}`).extractedData;
    expect(read('   N° Pedido : 38503596').informacion_adicional?.orden_compra).toBeUndefined();
    expect(read('   O/C : 38503596').informacion_adicional?.orden_compra).toBe('38503596');
  });

  it('are no number of the sale where its own is not printed', () => {
    const read = (title: string) =>
      readDrawn(
        HEAD.replace('FACTURA ELECTRONICA', title).replace('F001-00004521', '') +
          '   N° de orden : OC-2026-45856',
      ).extractedData.documento?.numero ?? null;
    expect(read('RECIBO POR HONORARIOS')).toBeNull();
    expect(read('ORDEN DE COMPRA')).toBe('OC-2026-45856');
  });

  it('are told as a reference, which on a sale is no comprobante that it changes', () => {
    const data = dataOf('   Referencia: OC-2026-45856');
    expect(data.informacion_adicional?.orden_compra).toBe('OC-2026-45856');
    expect(data.documento?.documento_afectado).toBeUndefined();
  });

  it('are the order of purchase where the emitter prints its order of service, too', () => {
    expect(
      infoOf(`   Orden de servicio : OS-006480
   Orden de compra   : 4500093931`)?.orden_compra,
    ).toBe('4500093931');
    expect(infoOf('   Orden de servicio : OS-006480')?.orden_compra).toBe('OS-006480');
  });

  it('are told under a label with a slash, cut short', () => {
    expect(infoOf('   Orden de Compra/Serv. : 4500062253')?.orden_compra).toBe('4500062253');
  });

  it('are no address that stands beside their title', () => {
    expect(
      infoOf('   Guía de remisión    Jr. Cápac Yupanqui Nro. 1431 Of. 502')?.guia_remision,
    ).toBeUndefined();
  });

  it('end with their number', () => {
    expect(infoOf('   Su referencia O/C OC185440')?.orden_compra).toBe('OC185440');
    expect(infoOf('   Guía de Rem. N°:                      30')?.guia_remision).toBeUndefined();
    expect(infoOf('   Guía de remisión: T001-00002294 Piura')?.guia_remision).toBe('T001-00002294');
    expect(infoOf('   Guía de remisión: T001-00002294 y T001-00002295')?.guia_remision).toBe(
      'T001-00002294 y T001-00002295',
    );
  });
});
