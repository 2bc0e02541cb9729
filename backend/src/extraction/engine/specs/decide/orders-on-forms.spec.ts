import { readDrawn } from '../../../../../test/support/read-drawn';

const ROWS = `
   ITEM   CÓDIGO   DESCRIPCIÓN            UND    CANT.    P. UNIT.    P. TOTAL
   1      A5036    MANTENIMIENTO          ZZ      1.00      100.00      100.00
                                                SUB TOTAL               100.00
                                                I.G.V. 18%               18.00
                                                TOTAL                   118.00`;

describe('an order on a form of the quality system', () => {
  const { documento, proveedor, cliente } = readDrawn(`
                                                                   Código     FOR-COM-003
#  SIG                        ORDEN DE COMPRA
                                                                   Versión    03
                                                                   Página     1 de 1

   CLIENTE      COMERCIAL EL TREBOL S.R.L. - Jr. Puno 120, Lima    N° ORDEN       OC-00054039
   RUC          20999999027                                        FECHA DE EMISIÓN   03/12/2025
   PROVEEDOR    INDUSTRIAS DEL SUR S.A.C. - AV. GRAU NRO. 2467     MONEDA         SOLES
   RUC          20999999019
${ROWS}`).extractedData;

  it('has the number that is named so, not that of the form', () => {
    expect(documento).toMatchObject({ tipo: 'orden_compra', numero: 'OC-00054039' });
  });

  it('tells name and address of each party in one cell', () => {
    expect(cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      direccion: 'Jr. Puno 120, Lima',
    });
    expect(proveedor).toMatchObject({
      nombre: 'INDUSTRIAS DEL SUR S.A.C.',
      direccion: 'AV. GRAU NRO. 2467',
    });
  });
});

describe('an order on a form whose boxes are numbered', () => {
  const page = (clause: string) => `
   COMERCIAL EL TREBOL S.R.L.                                             1. N° DE ORDEN
   Jr. Puno 120, Lima                   ORDEN DE SERVICIO                 OS-00080241
   R.U.C. 20999999027                                                     2. FECHA DE EMISIÓN
                                                                          15-FEB-2026
   A. CONTRATISTA
   3. RAZÓN SOCIAL                                      4. R.U.C.         5. TELÉFONO
   INDUSTRIAS DEL SUR S.A.C.                            20999999019       084-269006
   6. DOMICILIO FISCAL                                  7. CORREO ELECTRÓNICO
   Av. Grau 2467, Piura                                 ventas@sur.pe
   B. DATOS DE LA CONTRATACIÓN
   8. MONEDA                                            9. FORMA DE PAGO
   SOLES                                                CRÉDITO
${ROWS}
   10. CONDICIONES. ${clause}`;
  const { documento, proveedor, cliente, detraccion } = readDrawn(
    page('De corresponder se depositará la detracción; el atraso se penaliza con 0.5 % por día.'),
  ).extractedData;

  it('has the captions without their numbers', () => {
    expect(documento).toMatchObject({ numero: 'OS-00080241', fecha_emision: '2026-02-15' });
    expect(proveedor).toMatchObject({
      nombre: 'INDUSTRIAS DEL SUR S.A.C.',
      ruc: '20999999019',
      direccion: 'Av. Grau 2467, Piura',
      telefono: '084-269006',
      email: 'ventas@sur.pe',
    });
    expect(cliente).toMatchObject({ nombre: 'COMERCIAL EL TREBOL S.R.L.', ruc: '20999999027' });
  });

  it('has no detracción at the rate of a penalty', () => {
    expect(detraccion?.porcentaje).toBeUndefined();
    const told = page('De corresponder se depositará la detracción con 12 % del importe.');
    expect(readDrawn(told).extractedData.detraccion?.porcentaje).toBe(12);
  });
});

describe('an order that tells its buyer by name at the head and by RUC at the foot', () => {
  it('has the supplier whose block holds the other RUC', () => {
    const { proveedor, cliente } = readDrawn(`
                                                            COMERCIAL EL TREBOL S.R.L.
                                                            Jr. Puno 120, Lima

   Dirección de envío:                        INDUSTRIAS DEL SUR S.A.C.
   COMERCIAL EL TREBOL S.R.L.: Recepciones    Av. Grau 2467, Piura
   Jr. Puno 120, Lima                         054-547082
                                              RUC: 20999999019

#  Orden de compra #OC-00094258
   Fecha de la orden: 03/11/2025
${ROWS}
   Plazo de pago:  Crédito



   COMERCIAL EL TREBOL S.R.L. · RUC: 20999999027 · Documento generado por el módulo de Compras`).extractedData;
    expect(cliente).toMatchObject({ nombre: 'COMERCIAL EL TREBOL S.R.L.', ruc: '20999999027' });
    expect(proveedor).toMatchObject({ nombre: 'INDUSTRIAS DEL SUR S.A.C.', ruc: '20999999019' });
  });
});
