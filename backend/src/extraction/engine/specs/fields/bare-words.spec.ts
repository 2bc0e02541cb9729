import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
} from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

const read = (page: string) => readDrawn(page).extractedData;

const invoice = (more: string): string => `${HEAD}${more}
   Cant.   Descripción                     P. Unit.    Importe
   10      Cemento Portland tipo I            29.00     290.00
${sums('290.00', '52.20', '342.20')}`;

describe('words that are a label or a value by what stands beside them', () => {
  it('are a term, as close behind its label as a word of it', () => {
    const { informacion_adicional: more } = read(
      invoice('   Contrato : CT-018     Condición Crédito'),
    );
    expect(more?.terminos_pago).toBe('Crédito');
  });

  it('are a term before the instalments of it', () => {
    const { informacion_adicional: more } = read(
      `${invoice('')}
   Crédito: cuota 1 S/ 171.10 al 24/04/2026, cuota 2 S/ 171.10 al 24/05/2026`,
    );
    expect(more?.terminos_pago).toBe('Crédito');
  });

  it('are the order of the buyer where the number says so, and not the way to pay', () => {
    const { informacion_adicional: more } = read(
      `${invoice('   Orden           OC-2026-09029')}

   Pago en cuotas
   Cuota 1         S/ 171.10          a pagar el 24/04/2026
   Cuota 2         S/ 171.10          a pagar el 24/05/2026`,
    );
    expect(more).toMatchObject({
      orden_compra: 'OC-2026-09029',
      cuotas: 'Cuota 1: 2026-04-24 171.10; Cuota 2: 2026-05-24 171.10',
    });
    expect(more?.metodo_pago).toBeUndefined();
    const other = read(invoice('   Orden           1204')).informacion_adicional;
    expect(other?.orden_compra).toBeUndefined();
  });

  it('are the rate and the deposit beside the account of the Banco de la Nación', () => {
    const { detraccion } = read(`${invoice('')}

   Operación sujeta al Sistema de Pago de Obligaciones Tributarias
   Bien o servicio         Cta. Cte. Banco de la Nación         Tasa           Depósito
   022                     00-206-618835                        12 %           S/ 41.06`);
    expect(detraccion).toMatchObject({
      ...{ codigo: '022', porcentaje: 12, monto: 41.06, cuenta: '00-206-618835' },
    });
  });
});

describe('the official print of an invoice of Mexico', () => {
  it('has its kind in its effect, and its currency and how it is paid behind labels', () => {
    const data = read(`
   RFC emisor:        GHM0103147K2                Efecto de comprobante:      Ingreso
   Nombre emisor:     Servicios Tlaxiaco, S. de R.L. de C.V.
   Folio:             FA-18667
   Nombre receptor:   COMERCIAL EL TREBOL S.R.L.
   Cantidad   Descripción                    Valor unitario     Importe
   2.00       Flete local de mobiliario             2735.07     5470.14

   Moneda:            Peso Mexicano               Subtotal       $ 5,470.14
   Forma de pago:     Cheque nominativo           IVA 16.00%     $   875.22
   Método de pago:    Pago en una sola exhibición Total          $ 6,345.36`);
    expect(data.documento).toMatchObject({ tipo: 'factura', moneda: 'MXN' });
    expect(data.informacion_adicional?.metodo_pago).toBe('Cheque nominativo');
    expect(data.informacion_adicional?.terminos_pago).toBeUndefined();
  });
});

describe('an invoice of the States', () => {
  it('has its number behind a sign, and its month first though the date parts a ZIP code from its State', () => {
    const { documento } = read(`
#                                                                Invoice
                                                                 #INV-260867
   Brightline Analytics LLC
   1450 Larimer Street, Suite 300, Denver, CO                    01/12/2026
   80202
   (303) 555-0112
   Bill To
   COMERCIAL EL TREBOL S.R.L.                                    Due Date: 02/11/2026
   Quantity   Item                                 Rate        Amount
   2          Cloud subscription                 $20.00        $40.00
                                               Subtotal        $40.00
                                                  Total        $40.00`);
    expect(documento).toMatchObject({
      ...{ numero: 'INV-260867', fecha_emision: '2026-01-12', fecha_vencimiento: '2026-02-11' },
    });
  });

  it('may be a restaurant check, which its number names', () => {
    const data = read(`
#  THE COPPER SPOON
   1702 Westheimer Rd, Houston, TX 77098
   (713) 555-0151
   Server: Tyler B.                    Bar 4
   Check #2-05548                  Guests: 1
   10/01/2026            12:08 PM - 01:02 PM

   4  ICED TEA                         14.04
      @ 3.51

   Subtotal                            14.04
   Tax                                  1.16
   Amount Due                      USD 15.20
   Visa ending 4417                    15.20`);
    expect(data.documento).toMatchObject({
      ...{ tipo: 'ticket', numero: '2-05548', fecha_emision: '2026-10-01' },
    });
    expect(data.informacion_adicional?.metodo_pago).toBe('Visa');
  });
});
