import { INVOICE_HEAD as HEAD } from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

const ROWS = `
   Cantidad   Unidad   Descripción                 Valor Unitario        Importe
   4.00       NIU      Martillo de uña                     25.00         100.00
`;
const sumsOf = (sums: readonly (readonly [string, string])[]): string =>
  sums
    .map(([name, amount]) => `${' '.repeat(40)}${name.padEnd(30)}${amount.padStart(10)}`)
    .join('\n');
const BASE = [
  ['Subtotal', '100.00'],
  ['IGV 18%', '18.00'],
] as const;

describe('the total', () => {
  it.each([
    ['a subsidy', [...BASE, ['VALOR TOTAL', '118.00'], ['VALOR TOTAL SIN SUBSIDIO', '0.00']]],
    ['a saving', [...BASE, ['TOTAL', '118.00'], ['TOTAL AHORRO', '12.00']]],
    [
      'a balance from before',
      [...BASE, ['Total', '118.00'], ['Saldo anterior', '50.00'], ['TOTAL A PAGAR', '168.00']],
    ],
    [
      'a debt',
      [
        ...BASE,
        ['Importe Total', '118.00'],
        ['Deuda anterior', '32.00'],
        ['Total deuda', '150.00'],
      ],
    ],
    [
      'what is paid already',
      [...BASE, ['Total', '118.00'], ['A cuenta', '100.00'], ['Total a pagar', '18.00']],
    ],
    ['what others owe', [...BASE, ['Total', '118.00'], ['Total pendiente de pago', '999.00']]],
    [
      'the sum before tax',
      [
        ['Total antes de impuestos', '100.00'],
        ['Impuestos', '18.00'],
        ['Total con impuestos', '118.00'],
      ],
    ],
    [
      'the sum without tax under it',
      [
        ['TOTAL', '118.00'],
        ['Total sin impuestos', '100.00'],
        ['IGV', '18.00'],
      ],
    ],
  ] as const)('is told from %s', (_, sums) => {
    const { totales } = readDrawn(`${HEAD}${ROWS}\n${sumsOf(sums)}`).extractedData;
    expect(totales).toMatchObject({ subtotal: 100, iva: 18, total: 118 });
  });

  it('is told from a balance where no tax proves it', () => {
    const sums = [
      ['Subtotal', '100.00'],
      ['IGV 0%', '0.00'],
      ['Total', '100.00'],
      ['Saldo previo', '500.00'],
      ['Total a pagar', '600.00'],
    ] as const;
    const { totales } = readDrawn(`${HEAD}${ROWS}\n${sumsOf(sums)}`).extractedData;
    expect(totales).toMatchObject({ subtotal: 100, iva: 0, total: 100 });
  });
});

describe('a tax that is called otherwise', () => {
  it.each([
    [['SUBTOTAL', '100.00'], ['IVA 12%', '12.00'], ['VALOR TOTAL', '112.00'], 12],
    [['Base imponible', '100.00'], ['I.V.A. (15%)', '15.00'], ['Total', '115.00'], 15],
    [['Neto', '100.00'], ['IVA', '19.00'], ['Total', '119.00'], 19],
  ] as const)('is the tax: %j, %j, %j', (base, tax, total, iva) => {
    const { totales } = readDrawn(`${HEAD}${ROWS}\n${sumsOf([base, tax, total])}`).extractedData;
    expect(totales).toMatchObject({ subtotal: 100, iva, total: 100 + iva });
  });
});

describe('a sum before tax that is called a total', () => {
  it.each([
    ['the tax makes another total of it', ['IVA', '19.00'], ['Total general', '119.00']],
    ['the tax is reckoned on it', ['IGV 18%', '18.00'], ['Total orden', '181.00']],
  ] as const)('is known: %s', (_, tax, last) => {
    const sums = sumsOf([['Total bruto', '100.00'], tax, last]);
    const { totales } = readDrawn(`${HEAD}${ROWS}\n${sums}`).extractedData;
    expect(totales).toMatchObject({
      subtotal: 100,
      iva: Number(tax[1]),
      total: Number(last[1]),
    });
  });

  it('is none where nothing is charged on it', () => {
    const sums = sumsOf([
      ['Total', '100.00'],
      ['IGV', '0.00'],
      ['Total a pagar', '100.00'],
    ]);
    expect(readDrawn(`${HEAD}${ROWS}\n${sums}`).extractedData.totales?.total).toBe(100);
  });
});

describe('a label without a value', () => {
  it.each([
    ['over another key', '   CONDICIÓN DE PAGO:\n\n   PAGOS:\n'],
    ['over a key and its value', '   Forma de pago:\n   Asesor comercial: Juan Quispe\n'],
    ['beside another key', '   Forma de pago :          Asesor :     Juan Quispe\n'],
    ['with a stroke', '   Condición de pago: -\n   Entregado en tienda\n'],
    [
      'in a row of keys',
      '   O/C:            Cond. de pago:            Ruta:\n   Zona interna:   Canal directo:            Lado:\n',
    ],
  ])('has none: %s', (_, terms) => {
    const page = `${HEAD}${terms}${ROWS}\n${sumsOf([...BASE, ['Total', '118.00']])}`;
    expect(readDrawn(page).extractedData.informacion_adicional?.terminos_pago).toBeUndefined();
  });

  it.each([
    ['   Condición de pago: Crédito 30 días\n   Asesor comercial: Juan Quispe\n'],
    ['   Condición de pago:\n   Crédito 30 días\n   Asesor comercial: Juan Quispe\n'],
  ])('is none of those that have one: %j', (terms) => {
    const page = `${HEAD}${terms}${ROWS}\n${sumsOf([...BASE, ['Total', '118.00']])}`;
    expect(readDrawn(page).extractedData.informacion_adicional).toMatchObject({
      terminos_pago: 'Crédito 30 días',
    });
  });
});

describe('a sum whose name OCR saw with another letter', () => {
  it('is the tax: `L.G.V.` for `I.G.V.`', () => {
    const page = `${HEAD}${ROWS}
   OP. GRAVADA          L.G.V.18%            IMP. TOTAL
   100.00               18.00                118.00`;
    expect(readDrawn(page).extractedData.totales).toMatchObject({ gravada: 100, iva: 18 });
  });

  it('is read as the one whose kind it names: `Vía. Gravada` for `Vta. Gravada`', () => {
    const page = `${HEAD}${ROWS}
   Vía. Gravada         Vía. Inafecta        IGV 18%        Total Factura S/
   100.00               5.00                 18.00          123.00`;
    expect(readDrawn(page).extractedData.totales).toMatchObject({
      gravada: 100,
      inafecta: 5,
      total: 123,
    });
  });
});

describe('a tax that is told with what it is reckoned on', () => {
  const page = `${HEAD}
   Descripción                 Fecha        Cantidad   Valor Unitario        Importe
   Martillo de uña             14/01/2026   4.00 NIU            25.00      S/ 100.00
   Libro de cocina             14/01/2026   1.00 NIU            20.00       S/ 20.00
                               Subtotal                                    S/ 120.00
                               IGV 18% en S/ 100.00                         S/ 18.00
                               IGV Exonerado en S/ 20.00                     S/ 0.00
                               Total                                       S/ 138.00`;

  it('is no row of the table, though its base stands under the quantities', () => {
    expect(readDrawn(page).extractedData.productos).toHaveLength(2);
  });

  it('gives the taxed and the other sales', () => {
    expect(readDrawn(page).extractedData.totales).toEqual({
      subtotal: 120,
      gravada: 100,
      exonerada: 20,
      iva: 18,
      total: 138,
    });
  });

  it('gives no taxed sales of one of two rates', () => {
    const rated = page.replace('IGV Exonerado', 'IGV 10.5%').replace('S/ 0.00', 'S/ 2.10');
    expect(readDrawn(rated).extractedData.totales?.gravada).toBeUndefined();
  });
});

describe('a tax that is called by the name of its rate', () => {
  const taxOf = (name: string) =>
    readDrawn(`
   CALDER & ROWE WORKWEAR PLC                                TAX INVOICE
   Item & Description                 Qty      Rate          Amount
   Safety boot                      50.00     83.65        4,182.50
                                       Sub Total           4,182.50
                                       ${name.padEnd(20)}  836.50
                                       Total              £5,019.00`).extractedData.totales?.iva;

  it('is the tax where its rate stands behind it', () => {
    expect(taxOf('Standard Rate (20%)')).toBe(836.5);
    expect(taxOf('Standard Rate')).toBeUndefined();
  });
});

describe('sums of an invoice from abroad', () => {
  it('tell the currency behind the word for a total, and a discount in brackets', () => {
    const { documento, totales } = readDrawn(`
   STOUR VALLEY SUPPLIES LTD                                 SALES INVOICE
   Description                     Quantity  Unit Price        Amount
   Nitrile gloves                     10.00      20.00         200.00
                                       Discount               (20.00)
                                       Total GBP Excl. VAT     180.00
                                       20% VAT                  36.00
                                       Total GBP Incl. VAT     216.00`).extractedData;
    expect(documento?.moneda).toBe('GBP');
    expect(totales?.descuentos).toBe(20);
  });
});

describe('sums before their names', () => {
  const totalsOf = (rows: string) =>
    readDrawn(`${HEAD}
   Total     IGV      Parcial   Tarifa   Veces   Servicio contratado
   118.00    18.00     100.00    50.00       2   Mantenimiento de bomba

${rows}`).extractedData.totales;

  it('are told by the names behind them', () => {
    const rows = `
       100.00   Parcial sin impuesto            CIENTO DIECIOCHO CON 00/100 SOLES
        19.00   Impuesto (IGV 18 %)
    S/ 118.00   Total de la orden`;
    expect(totalsOf(rows)).toMatchObject({ subtotal: 100, iva: 19, total: 118 });
  });

  it('are none of a row whose name has an amount behind it', () => {
    const rows = `
    Banco de la Nación      100.00   Valor de venta      900.00
    Depósito del 12 %       118.00   IGV                 162.00
                                     Importe total     1,062.00`;
    expect(totalsOf(rows)).toMatchObject({ subtotal: 900, iva: 162, total: 1062 });
  });
});

describe('sums beside a table of instalments', () => {
  it('end where a number or a day begins a row of that', () => {
    const { totales } = readDrawn(`${HEAD}
   Descripción                 Cantidad   Valor Unitario        Importe
   Martillo de uña             4.00 NIU           250.00       1,000.00

   Op. gravada        1,000.00      Cuota     Vence          Monto
   IGV 18 %             180.00      001       28/04/2026    590.00
   TOTAL           S/ 1,180.00      002       28/05/2026    590.00`).extractedData;
    expect(totales).toMatchObject({ iva: 180, total: 1180 });
  });
});

describe('a sum that names what it is made of', () => {
  it('is the subtotal, and neither of its parts', () => {
    const { totales } = readDrawn(`${HEAD}
   Descripción                 Cantidad   Valor Unitario        Importe
   Martillo de uña             4.00 NIU           250.00       1,000.00
   Libro de cocina             1.00 NIU           200.00         200.00
                               Operaciones gravadas            1,000.00
                               Operaciones exoneradas            200.00
                               Subtotal (gravadas + exoneradas)   1,200.00
                               IGV 18 %                          180.00
                               Total                           1,380.00`).extractedData;
    expect(totales).toMatchObject({ gravada: 1000, exonerada: 200, subtotal: 1200 });
  });

  it('is before tax where charges are told without it', () => {
    const { totales } = readDrawn(`
   TELEFONIA ANDINA S.A.A.            RECIBO DE SERVICIO PÚBLICO
   RUC 20999999019                    N° S001-00092287
   Cargos sin impuesto      100.00
   IGV (18 %)                18.00
   Total facturado          118.00`).extractedData;
    expect(totales).toMatchObject({ subtotal: 100, iva: 18, total: 118 });
    expect(totales?.otros_cargos).toBeUndefined();
  });
});
