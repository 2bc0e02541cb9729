import {
  invoiceSums as sums,
  INVOICE_HEAD as HEAD,
  itemsOf,
} from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

const START = `
#  SUMINISTROS PACIFICO SUR S.A.C.                           FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                             R.U.C. 20999999019
                                                             F001-00004521
   Cliente : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
`;

const dataOf = (text: string) => readDrawn(`${START}${text}`).extractedData;
const termsOf = (text: string) => dataOf(text).informacion_adicional?.terminos_pago;

describe('terms of payment', () => {
  it.each([
    ['CONTADO CONTRA', 'ENTREGA'],
    ['FACTURA A 30', 'DIAS'],
  ])('go on after %s', (first, rest) => {
    expect(
      termsOf(`
   Forma de pago :  ${first}
                    ${rest}`),
    ).toBe(`${first} ${rest}`);
  });

  it.each([
    ['CRÉDITO EUR', 'CRÉDITO'],
    ['CONTADO Soles (PEN)', 'CONTADO'],
    ['CONTADO EN SOLES', 'CONTADO EN SOLES'],
    ['Net 30. A finance charge of 1.5% per month applies.', 'Net 30'],
  ])('end before the currency or the sentence behind them: %s', (printed, term) => {
    expect(
      termsOf(`
   Forma de pago: ${printed}`),
    ).toBe(term);
  });

  it('go on under the middle of their line in a row of titles', () => {
    expect(
      dataOf(`
   FECHA EMISION     FECHA VCTO.      COND. DE PAGO        MONEDA     VENDEDOR
    13/06/2026       11/09/2026      CREDITO 30-60-90      Soles      M. ROJAS
                                           DIAS`).informacion_adicional?.terminos_pago,
    ).toBe('CREDITO 30-60-90 DIAS');
  });

  it('are told by their own label rather than by the title of a block', () => {
    expect(
      termsOf(`
   CONDICIONES
   Tipo de orden    REPOSICION
   Cond. de pago    CREDITO 30 DIAS`),
    ).toBe('CREDITO 30 DIAS');
  });

  it('may tell of an instalment as a payment that falls due', () => {
    expect(
      dataOf('   1 - Pago de S/ 4967.87 con vencimiento el 17/05/2026').informacion_adicional
        ?.cuotas,
    ).toBe('Cuota 1: 2026-05-17 4,967.87');
  });
});

describe('sums paid before', () => {
  it('may be called a payment on account', () => {
    const { totales } = dataOf(`
   Op. gravada                                                1,000.00
   IGV 18%                                                      180.00
   Pago a cuenta (anticipo)                                     100.00
   Importe total                                              1,180.00`);
    expect(totales?.anticipos).toBe(100);
  });
});

describe('rows of a table', () => {
  it('date nothing of the document, though they are called an instalment', () => {
    const { documento, informacion_adicional } = dataOf(`
   N°   Cód.   Concepto                      Vence          Importe
   1    888    CUOTA DE INGRESO              29/06/2026     55.40
   2    912    PENSION DE ENSEÑANZA          30/07/2026     600.00
   Op. Inafecta                                             655.40
   TOTAL                                                    655.40`);
    expect(documento?.fecha_vencimiento).toBeUndefined();
    expect(informacion_adicional?.cuotas).toBeUndefined();
  });

  it('are named by what describes the thing, though it is announced by a word', () => {
    const items = itemsOf(`${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Banner impreso con ojalillos             29.00         290.00
          Medidas: 3.00 x 2.00 m
   5      Servicio de publicidad                   7.50           37.50
          Campaña: Verano
${sums('327.50', '58.95', '386.45')}`);
    expect(items.map(({ descripcion }) => descripcion)).toEqual([
      'Banner impreso con ojalillos Medidas: 3.00 x 2.00 m',
      'Servicio de publicidad Campaña: Verano',
    ]);
  });
});
