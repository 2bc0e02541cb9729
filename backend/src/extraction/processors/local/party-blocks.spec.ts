import { readDrawn } from '../../../support/read-drawn';

const TOTAL = `
                                        IMPORTE TOTAL  S/  118.00`;

describe("a party's block", () => {
  it('begins with its keys, to the left of a title that is set in the middle', () => {
    const { extractedData: data } = readDrawn(`
#  CLINICA LAS PALMERAS S.A.C.                          ORDEN DE COMPRA
   RUC: 20999999019                                     N° OC-00004521
   Av. Industrial 455, Ate, Lima
   Gerencia de Administración - Departamento de Logística

                    PROVEEDOR                             CONDICIONES DE LA COMPRA
   Razón social  :  COMERCIAL EL TREBOL S.R.L.          Forma de pago  : Contado
   RUC           :  20999999027                         Moneda         : Soles
   Dirección     :  Jr. Puno 345, Juliaca               Plazo          : 5 días
   Teléfono      :  984 200 311                         Cotización     : COT-1021
${TOTAL}`);
    expect(data.proveedor).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
      telefono: '984 200 311',
    });
    expect(data.cliente?.direccion).toBe('Av. Industrial 455, Ate, Lima');
    expect(data.informacion_adicional?.terminos_pago).toBe('Contado');
  });

  it('is not named by the first word of another label on its line', () => {
    const { extractedData: data } = readDrawn(`
#  MINERA CERRO AZUL S.A.C.                             ORDEN DE COMPRA
   RUC: 20999999019                                     N° 4500004521
   Av. Industrial 455, Ate, Lima

   Proveedor Cód. acreedor: 100012345
   COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   Jr. Puno 345, Juliaca
${TOTAL}`);
    expect(data.proveedor?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
  });
});

describe('a form as wide as the page', () => {
  it("has the party's contacts at the ends of its rows", () => {
    const { extractedData: data } = readDrawn(`
#  MINERA CERRO AZUL S.A.C.                                                          ORDEN DE COMPRA
   RUC: 20999999019                                                                  N° OC-00004521
   Av. Industrial 455, Ate, Lima

   Señores  COMERCIAL EL TREBOL S.R.L.                                                            Cód.   1000123
   RUC      20999999027                      Atn.   Hugo Farfán                                   Telf.  984 200 311
   Direc.   Jr. Puno 345, Juliaca                                                                 Mail   ventas@trebol.pe
   F. Pago  Contado                          Mon.   Soles
${TOTAL}`);
    expect(data.proveedor).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      telefono: '984 200 311',
      email: 'ventas@trebol.pe',
    });
  });
});

describe('an address', () => {
  it.each([
    'Gerencia de Administración - Departamento de Logística',
    'T0047 - MALL NORTE: AV. PORONGOCHE 500 PAUCARPATA AREQUIPA',
    'Atención al cliente 064-240184',
  ])('ends before %s', (line) => {
    const { extractedData: data } = readDrawn(`
#  COMERCIAL EL TREBOL S.R.L.                           FACTURA ELECTRONICA
   RUC: 20999999019                                     F001-00004521
   Jr. Puno 345, Juliaca
   ${line}

   Cliente : CLINICA LAS PALMERAS S.A.C.
   RUC     : 20999999027
${TOTAL}`);
    expect(data.proveedor?.direccion).toBe('Jr. Puno 345, Juliaca');
  });
});
