import { readDrawn } from '../../../../../test/support/read-drawn';

interface Drawn {
  number?: string;
  date?: string;
  head?: string;
  table?: string;
  sums?: string;
}

const TABLE = `
   Description                                    Qty      Unit price        Amount
   Cloud subscription                               2          $20.00        $40.00
   Support                                          1          $10.00        $10.00`;
const SUMS = `
                                                  Subtotal                   $50.00
                                                  Tax                         $0.00
                                                  Total                      $50.00`;
const NUMBER = 'Invoice number             INV-10442';
const DATE = 'Date of issue        October 3, 2026';

/** Number and date at the right, the customer under `Bill to`. */
const page = ({ number = NUMBER, date = DATE, head, table = TABLE, sums = SUMS }: Drawn): string =>
  head ??
  `
#  Northwind Cloud Services, Inc.                                 INVOICE
   410 Terry Avenue North, Seattle, WA 98109
                                              ${number}
                                              ${date}

   Bill to
   COMERCIAL EL TREBOL S.R.L.
   Jr. Puno 120, Lima, Peru
   RUC: 20999999027
${table}
${sums}`;

const read = (drawn: Drawn) => readDrawn(page(drawn));

const PARTIES = {
  proveedor: { nombre: 'Northwind Cloud Services, Inc.' },
  cliente: { nombre: 'COMERCIAL EL TREBOL S.R.L.', ruc: '20999999027' },
};

describe('an invoice from abroad', () => {
  it('is read whole: a month in words, and a tax that is not due', () => {
    const { extractedData: data } = read({});
    expect(data).toMatchObject({
      ...PARTIES,
      documento: {
        ...{ tipo: 'factura', codigo_sunat: '91', numero: 'INV-10442', moneda: 'USD' },
        fecha_emision: '2026-10-03',
      },
      totales: { subtotal: 50, iva: 0, total: 50 },
      productos: [
        { descripcion: 'Cloud subscription', cantidad: 2, precio_unitario: 20, subtotal: 40 },
        { descripcion: 'Support', cantidad: 1, precio_unitario: 10, subtotal: 10 },
      ],
    });
    expect(data.proveedor?.ruc).toBeUndefined();
  });

  it.each([
    ['Invoice date            Oct 3, 2026'],
    ['Date issued          3 October 2026'],
    ['Date               October 3rd, 2026'],
    ['Invoice date            03-Oct-2026'],
    ['Bill date              Oct. 03, 2026'],
  ])('is dated in English: %s', (date) => {
    expect(read({ date }).extractedData.documento?.fecha_emision).toBe('2026-10-03');
  });

  it('is dated month first where another of its dates can be nothing else', () => {
    const date = 'Invoice date  10/03/2026\n   Due date: 10/25/2026';
    expect(read({ date }).extractedData.documento).toMatchObject({
      ...{ fecha_emision: '2026-10-03', fecha_vencimiento: '2026-10-25' },
    });
    const other = 'Invoice date  10/03/2026\n   Due date: 25/03/2026';
    expect(read({ date: other }).extractedData.documento?.fecha_emision).toBe('2026-03-10');
  });

  it.each([
    ['Invoice number      INV/2026/10/0008', 'INV/2026/10/0008'],
    ['Invoice #                     10442', '10442'],
    ['Invoice No.             2026-000123', '2026-000123'],
    ['Invoice No: US/26-27/0091', 'US/26-27/0091'],
    ['Invoice ID                A7F3-0012', 'A7F3-0012'],
    ['Invoice Number\n                                              555-0100', '555-0100'],
  ])('has the number that is named so: %s', (number, numero) => {
    const { documento } = read({ number, date: 'Invoice date  2026-10-03' }).extractedData;
    expect(documento).toMatchObject({ numero, fecha_emision: '2026-10-03' });
  });

  it.each([
    ['VAT (20%)', 10],
    ['Sales tax', 4],
    ['Sales Tax (8.25%)', 4.13],
    ['GST 10%', 5],
    ['IVA 21%', 10.5],
    ['TVA 20%', 10],
  ])('is taxed with %s, whatever its rate', (name, iva) => {
    const total = 50 + iva;
    const sums = [
      ['Subtotal', '$50.00'],
      [name, `$${iva.toFixed(2)}`],
      ['Total', `$${total.toFixed(2)}`],
    ]
      .map(([label, amount]) => `${' '.repeat(46)}${label?.padEnd(26)}${amount}`)
      .join('\n');
    const { extractedData, authenticity } = read({ sums });
    expect(extractedData.totales).toMatchObject({ subtotal: 50, iva, total });
    expect(authenticity.flags).toEqual([]);
  });

  it.each([
    ['TVA 20% HT 50,00 TVA 10,00', 10],
    ['TVA 5,5% HT 50,00  TVA 2,75', 2.75],
    ['IVA 21% base 50,00   IVA 10,50', 10.5],
    ['VAT 7.5% 50.00  VAT 3.75', 3.75],
  ])('knows the tax beside what it is reckoned on: %s', (tax, iva) => {
    const sums = `${' '.repeat(46)}${tax}\n${' '.repeat(46)}Total  $${(50 + iva).toFixed(2)}`;
    expect(read({ sums }).extractedData.totales).toMatchObject({ iva, total: 50 + iva });
  });

  it.each([
    ['Net amount   $50.00', 'VAT 20%   $10.00', 'Total due   $60.00', 10, 60],
    ['Total before tax   $50.00', 'Tax   $10.00', 'Total including tax   $60.00', 10, 60],
    ['Total excl. VAT   $50.00', 'VAT   $10.00', 'Total incl. VAT   $60.00', 10, 60],
  ])('tells %s from the total', (base, tax, sum, iva, total) => {
    const sums = [base, tax, sum].map((line) => `${' '.repeat(46)}${line}`).join('\n');
    expect(read({ sums }).extractedData.totales).toMatchObject({ subtotal: 50, iva, total });
  });

  it.each([
    ['Previous unpaid balance   $500.00', 'Amount due   $550.00'],
    ['Balance forward   $120.00', 'Total amount due   $170.00'],
    ['Amount paid   $50.00', 'Balance due   $0.00'],
  ])('adds no balance to its total: %s', (balance, due) => {
    const sums = `${SUMS}\n${[balance, due].map((line) => `${' '.repeat(46)}${line}`).join('\n')}`;
    expect(read({ sums }).extractedData.totales).toMatchObject({ subtotal: 50, iva: 0, total: 50 });
  });

  it.each([
    ['R$ ', 'BRL'],
    ['R$', 'BRL'],
    ['£', 'GBP'],
    ['CA$', 'CAD'],
    ['CHF ', 'CHF'],
    ['MXN ', 'MXN'],
    ['€', 'EUR'],
    ['USD ', 'USD'],
  ])('is in the currency that is printed: %s', (mark, moneda) => {
    const inMark = (text: string): string => text.replaceAll('$', mark);
    const { extractedData } = read({ table: inMark(TABLE), sums: inMark(SUMS) });
    expect(extractedData).toMatchObject({ documento: { moneda }, totales: { total: 50 } });
    expect(extractedData.productos).toMatchObject([{ subtotal: 40 }, { subtotal: 10 }]);
  });

  it.each([
    ['Item', 'Quantity', 'Rate', 'Amount'],
    ['Service', 'Hours', 'Price', 'Line total'],
    ['Product', 'Units', 'Unit cost', 'Total price'],
  ])('sells under %s, %s, %s, %s', (name, count, price, amount) => {
    const titles = `   ${name.padEnd(45)}${count.padEnd(14)}${price.padEnd(14)}${amount}`;
    const table = `\n${titles}\n${TABLE.split('\n').slice(2).join('\n')}`;
    expect(read({ table }).extractedData.productos).toMatchObject([
      { descripcion: 'Cloud subscription', cantidad: 2, precio_unitario: 20, subtotal: 40 },
      { descripcion: 'Support', cantidad: 1, precio_unitario: 10, subtotal: 10 },
    ]);
  });

  it('keeps the parties apart that stand side by side', () => {
    const head = `
#  INVOICE
   Invoice number: INV-10442
   Issue date: October 3, 2026

   From                                      To
   Northwind Cloud Services, Inc.            COMERCIAL EL TREBOL S.R.L.
   410 Terry Avenue North, Seattle           Jr. Puno 120, Lima
                                             RUC: 20999999027
${TABLE}
${SUMS}`;
    const { extractedData } = read({ head });
    expect(extractedData).toMatchObject({ ...PARTIES, documento: { numero: 'INV-10442' } });
    expect(extractedData.proveedor?.ruc).toBeUndefined();
  });

  it.each([
    ['410 Terry Avenue North, Seattle, WA 98109', '+1 (303) 555-0175'],
    ['2101 Westlake Ave N, Seattle, WA 98109', '+44 20 7946 0958'],
    ['C/ Fuencarral, 112 28010 Madrid', '+34 91 475 85 43'],
    ['Rambla de Catalunya, 41 08007 Barcelona', '+56 2 2345 6789'],
  ])('has the office and the telephone of its issuer: %s', (direccion, telefono) => {
    const head = `
#  Northwind Cloud Services, Inc.                                 INVOICE
   ${direccion}
   United States
   ${telefono}
                                              ${NUMBER}
                                              Date of issue        December 3, 2026
                                              Terms                Net 30

   Bill to
   COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
${TABLE}
${SUMS}`;
    expect(read({ head }).extractedData).toMatchObject({
      documento: { fecha_emision: '2026-12-03' },
      proveedor: { direccion, telefono },
      informacion_adicional: { terminos_pago: 'Net 30' },
    });
  });
});

describe('a ticket of Spain', () => {
  const page = (rows: string): string => `
#  Electrohogar Alcázar, S.A.
   C/ Fuencarral, 112 28010 Madrid
   CIF: A13468134   Tel. 91 4 75 85 43
   Ticket: T04-004951   Fecha: 16/03/2026
   Uds.   Artículo                  Precio     Importe
   10     MALETA CABINA             12,10       121,00
   TOTAL €                                      121,00

   Tipo IVA              Base             Cuota
${rows}
   Tarjeta **** 4165`;

  it('has the base and the tax of its one rate, and a telephone without a colon', () => {
    const { extractedData } = read({
      head: page('   21%                 100,00             21,00'),
    });
    expect(extractedData).toMatchObject({
      proveedor: { direccion: 'C/ Fuencarral, 112 28010 Madrid', telefono: '91 4 75 85 43' },
      totales: { gravada: 100, subtotal: 100, iva: 21, total: 121 },
    });
  });

  it('has neither where several rates are charged: their sums are printed nowhere', () => {
    const rows = [
      '   10%                  50,00              5,00',
      '   21%                  50,00             10,50',
    ];
    const { extractedData: data } = read({ head: page(rows.join('\n')) });
    expect([data.totales?.gravada, data.totales?.iva]).toEqual([undefined, undefined]);
  });
});

describe('an invoice of Ecuador', () => {
  const { extractedData: data } = read({
    head: `
                                              R.U.C.: 1797953840001
                                              FACTURA
   NO TIENE LOGO                              No. 001-002-000290112

   HIDROBOMBAS DEL PACÍFICO S.A.S.
   Dirección Matriz: Av. de las Américas 3-88, Cuenca

   Razón Social / Nombres y Apellidos: COMERCIAL EL TREBOL S.R.L.      Identificación: 20999999027
   Fecha Emisión: 27/04/2026

   Cod. Principal   Cant.   Descripción          Precio Unitario   Descuento   Precio Total
   102634           10.00   TABLERO                       100.00        0.00        1000.00

   Forma de pago                    Valor      SUBTOTAL 15%                        1000.00
   20 - OTROS                     1150.00      SUBTOTAL 0%                            0.00
                                               SUBTOTAL SIN IMPUESTOS              1000.00
                                               IVA 15%                              150.00
                                               VALOR TOTAL                         1150.00`,
  });

  it('is of whom its number of thirteen figures stands over, and has no RUC', () => {
    expect(data.proveedor).toEqual({
      nombre: 'HIDROBOMBAS DEL PACÍFICO S.A.S.',
      direccion: 'Av. de las Américas 3-88, Cuenca',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
  });

  it('tells what is taxed by the rate that is charged on it', () => {
    expect(data.totales).toMatchObject({ gravada: 1000, subtotal: 1000, iva: 150, total: 1150 });
    expect(data.informacion_adicional?.terminos_pago).not.toBe('Valor');
  });
});
