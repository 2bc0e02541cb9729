import fc from 'fast-check';
import { within } from '../../../../../test/support/fuzz/within';
import { rounds } from '../../../../../test/support/rounds';
import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import { readPageSet } from '../../decide/read-page-set';

const HEAD = `
#  TELEFONIA ANDINA DEL PERU S.A.A.                    RECIBO DE SERVICIOS
   RUC 20999999019                                     S001-00084303
   Cliente : COMERCIAL EL TREBOL S.R.L.
   Emisión : 30/03/2026
`;
/** A search that does not end is ended by it; nothing is measured. */
const A_MINUTE = 60_000;
const NAMES = ['Plan Negocios', 'Línea fija', 'Alquiler de equipos', 'Llamadas', 'Instalación'];
const row = (name: string, amount: string): string =>
  `   ${name.padEnd(50)}${amount.padStart(12)}\n`;
const listOf = (charges: readonly string[], total: string): string =>
  `${HEAD}\n${charges.map((one, at) => row(NAMES[at % 5] as string, one)).join('')}\n${row('TOTAL', total)}`;
const amountsUnder = (total: string) =>
  readDrawn(listOf(['10.00', '20.00', '5.50'], total)).extractedData.productos?.map(
    ({ subtotal }) => subtotal,
  );

describe('a list of charges', () => {
  it('adds up to its total', () => {
    expect(amountsUnder('35.50')).toEqual([10, 20, 5.5]);
  });

  it.each(['-30.00', '0.00', '(30.00)', '30.00-'])('is none where the total is %s', (total) => {
    expect(amountsUnder(total)).toBeUndefined();
  });

  it('has no row that a currency alone names', () => {
    const { productos } = readDrawn(`
   Recibo por Honorarios
              E001-00000369
            Total neto recibido
               PEN 870.50

   Recibí de
   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027

   Por concepto de
   Diseño gráfico de catálogo

   Honorario                     870.50`).extractedData;
    expect(productos).toEqual([{ descripcion: 'Diseño gráfico de catálogo' }]);
  });

  it('ends whatever the signs of its amounts and its sum', () => {
    const amount = fc.integer({ min: -5_000, max: 5_000 }).map((cents) => (cents / 100).toFixed(2));
    const charge = fc.oneof(amount, fc.constantFrom('0.00', '10.00', '20.00'));
    const charges = fc.array(charge, { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(charges, amount, (list, total) => {
        const page = pageSetFromText([listOf(list, total)]);
        within(A_MINUTE, () => readPageSet(page, { companyRuc: null }));
      }),
      { numRuns: rounds(20, 60) },
    );
  });

  it('is not looked for beside every one of very many sums', () => {
    const sums = Array.from({ length: 120 }, (_, at) =>
      row(' '.repeat(at % 30) + 'SUBTOTAL', `${at + 7000}.33`),
    );
    const page = pageSetFromText([listOf(['10.00', '20.00'], '1.10') + sums.join('')]);
    expect(() => within(A_MINUTE, () => readPageSet(page, { companyRuc: null }))).not.toThrow();
  });
});

describe('charges under titles of groups that stand beside the edge of the names', () => {
  it('are named without them, and without what identifies each line', () => {
    const { productos } = readDrawn(`
   TELEFONIA ANDINA DEL SUR S.A.A.                    RECIBO DE SERVICIO PÚBLICO
   RUC 20999999019                                    N° S001-00092287

   Concepto                           Identificador               Cargo sin IGV
     Cargos fijos del mes
   Plan Negocios 300 Mbps             CID-2091156-1                     159.06
   Línea fija ilimitada               CID-2091156-2                      46.00
     Consumos adicionales
   Llamadas a celular                 44-231930                          20.60
                                      Subtotal                          225.66
                                      IGV (18%)                          40.62
                                      Total del recibo                  266.28`).extractedData;
    expect(productos).toEqual([
      { descripcion: 'Plan Negocios 300 Mbps', subtotal: 159.06 },
      { descripcion: 'Línea fija ilimitada', subtotal: 46 },
      { descripcion: 'Llamadas a celular', subtotal: 20.6 },
    ]);
  });
});

describe('what was eaten', () => {
  const check = (rows: string) =>
    readDrawn(`
   MISS OPAL'S KITCHEN
   4410 Montrose Blvd, Houston, TX 77006
   Check #2-09996
${rows}
   Subtotal                    $144.85
   Sales tax 8.25%              $11.95
   Total                       $156.80`).extractedData.productos?.map(
      ({ cantidad, descripcion, subtotal }) => [cantidad, descripcion, subtotal],
    );

  it('is counted before its name', () => {
    expect(
      check(`
   1    DBL ESPRESSO             $3.49
   12   KEY LIME PIE           $141.36`),
    ).toEqual([
      [1, 'DBL ESPRESSO', 3.49],
      [12, 'KEY LIME PIE', 141.36],
    ]);
  });

  it('is numbered where the numbers follow each other', () => {
    expect(
      check(`
   1    DBL ESPRESSO             $3.49
   2    KEY LIME PIE           $141.36`),
    ).toEqual([
      [undefined, 'DBL ESPRESSO', 3.49],
      [undefined, 'KEY LIME PIE', 141.36],
    ]);
  });
});
