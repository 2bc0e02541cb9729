import { MAX_ITEMS, MAX_VALUE_CHARS } from '../../../contracts/limits';
import {
  INVOICE_FORM,
  invoiceAnswers,
} from '../../../../test/support/vendors/an-invoice-of-textract';
import {
  analysisAnswer,
  expenseAnswer,
  type AnalysisOf,
  type FieldOf,
} from '../../../../test/support/vendors/textract-answers';
import { parseAnalysis, parseExpense } from './answer';
import { readAnswers, type AnsweredPage } from './read-answers';

const OWN_RUC = '20100070970';

function page(
  summary: readonly FieldOf[],
  form: AnalysisOf = {},
  rows: readonly FieldOf[][] = [],
  number = 1,
): AnsweredPage {
  return answered(expenseAnswer(summary, rows), analysisAnswer(form), number);
}

function answered(expense: unknown, analysis: unknown, number: number): AnsweredPage {
  return {
    page: number,
    expense: parseExpense(expense, number) ?? { summary: [], rows: [] },
    blocks: parseAnalysis(analysis, number) ?? [],
  };
}

const read = (pages: AnsweredPage[], companyRuc: string | null = null) => {
  const reading = readAnswers(pages, companyRuc);
  const texts = Object.fromEntries(reading.fields.map(({ path, text }) => [path, text]));
  return { ...reading, texts };
};

describe('the reading of Textract', () => {
  it('has the fields and lines of an invoice by our paths', () => {
    const { expense, analysis } = invoiceAnswers();
    expect(read([answered(expense, analysis, 1)]).texts).toEqual({
      'documento.tipo': 'FACTURA ELECTRÓNICA',
      'documento.numero': 'F001-00000123',
      'documento.fecha_emision': '05/11/2026',
      'documento.fecha_vencimiento': '05/12/2026',
      'documento.moneda': 'S/',
      'proveedor.nombre': 'Ferretería El Tornillo S.A.C.',
      'proveedor.direccion': 'Av. Argentina 1234\nCercado de Lima',
      'proveedor.ruc': '20999999019',
      'cliente.nombre': 'Minera Andina S.A.',
      'cliente.ruc': OWN_RUC,
      'cliente.direccion': 'Jr. Lampa 545 - Lima',
      'totales.gravada': '1,000.00',
      'totales.iva': '180.00',
      'totales.total': 'S/ 1,180.00',
      'informacion_adicional.terminos_pago': 'Crédito 30 días',
      'informacion_adicional.orden_compra': 'OC-2026-77',
      'productos.0.codigo': 'T-10',
      'productos.0.descripcion': 'Perno hexagonal 1/2"',
      'productos.0.unidad': 'NIU',
      'productos.0.cantidad': '100',
      'productos.0.precio_unitario': '10.00',
      'productos.0.subtotal': '1,000.00',
    });
  });

  it('says where a value stands, how sure it is, and that it was read from the picture', () => {
    const at = [0.8, 0.7, 0.1, 0.02] as const;
    const total = { type: 'TOTAL', value: '118.00', confidence: 91, at };
    const [field] = read([page([total], {}, [], 2)]).fields;
    expect(field).toMatchObject({
      confidence: 0.91,
      source: 'ocr',
      boxes: [{ page: 2, x: 0.8, y: 0.7, w: expect.closeTo(0.1), h: expect.closeTo(0.02) }],
    });
  });

  it.each([
    ['Op. Exonerada', 'SUBTOTAL', 'totales.exonerada'],
    ['Valor de venta', 'SUBTOTAL', 'totales.subtotal'],
    ['IGV 18%', 'TAX', 'totales.iva'],
    ['I.S.C.', 'TAX', 'totales.isc'],
    ['ICBPER', 'TAX', 'totales.icbper'],
    ['Sales tax', 'TAX', 'totales.iva'],
    ['Dscto. global', 'DISCOUNT', 'totales.descuentos'],
    ['Redondeo', 'OTHER', 'totales.redondeo'],
    ['TOTAL A PAGAR S/.', 'AMOUNT_DUE', 'totales.total'],
  ])('lets the label %s of a %s say what it is', (label, type, path) => {
    expect(read([page([{ type, label, value: '10.00' }])]).texts).toEqual({ [path]: '10.00' });
  });

  it.each([
    ['Vuelto', 'TOTAL', '5.00'],
    ['Fecha de traslado', 'INVOICE_RECEIPT_DATE', '01/02/2026'],
    ['Vendedor', 'OTHER', 'Rosa'],
    ['Algo nuevo', 'OTHER', 'x'],
  ])('leaves out what stands at %s', (label, type, value) => {
    expect(read([page([{ type, label, value }])]).texts).toEqual({});
  });

  it('takes what is due for the total only where no total is printed', () => {
    const due = { type: 'AMOUNT_DUE', value: '50.00', confidence: 99 };
    const total = { type: 'TOTAL', value: '80.00', confidence: 60 };
    expect(read([page([due])]).texts['totales.total']).toBe('50.00');
    expect(read([page([due, total])]).texts['totales.total']).toBe('80.00');
  });

  it('takes Textract’s guess of a currency only where none is printed and none that we do not have', () => {
    const total = (value: string, currency: string) =>
      read([page([{ type: 'TOTAL', value, currency }])]);
    expect(total('S/ 10.00', 'USD').texts['documento.moneda']).toBe('S/');
    expect(total('10.00', 'SEK').texts).not.toHaveProperty(['documento.moneda']);
    const guessed = total('10.00', 'USD').fields.find(({ path }) => path === 'documento.moneda');
    expect(guessed).toMatchObject({ text: 'USD', confidence: 0.5 });
  });

  describe('of a RUC', () => {
    const form: AnalysisOf = {
      pairs: [
        { label: 'R.U.C.', value: '20999999019', labelAt: [0.7, 0.05, 0.1, 0.02] },
        { label: 'Cliente', value: 'Minera', labelAt: [0.1, 0.2, 0.1, 0.02] },
        { label: 'RUC', value: '20512333797', labelAt: [0.1, 0.23, 0.1, 0.02] },
      ],
    };

    it('knows whose it is by the block in which it stands', () => {
      expect(read([page([], form)]).texts).toMatchObject({
        'proveedor.ruc': '20999999019',
        'cliente.ruc': '20512333797',
      });
    });

    it('knows the company’s own wherever it stands', () => {
      const own = { type: 'VENDOR_VAT_NUMBER', value: `RUC ${OWN_RUC}` };
      expect(read([page([own])], OWN_RUC).texts).toEqual({ 'cliente.ruc': `RUC ${OWN_RUC}` });
    });

    it('believes the group that Textract names', () => {
      const tax = { type: 'TAX_PAYER_ID', value: '20512333797', groups: ['RECEIVER_BILL_TO'] };
      expect(read([page([tax])]).texts).toEqual({ 'cliente.ruc': '20512333797' });
    });

    it('is none with other than eleven digits', () => {
      expect(read([page([{ type: 'TAX_PAYER_ID', value: '12345678' }])]).texts).toEqual({});
    });
  });

  it('takes the surest of several readings and offers the others', () => {
    const pages = [
      page([{ type: 'TOTAL', value: '118.00', confidence: 60 }]),
      page([{ type: 'TOTAL', value: '113.00', confidence: 90 }], {}, [], 2),
      page([{ type: 'TOTAL', value: '113.00', confidence: 80 }], {}, [], 3),
    ];
    const [total] = read(pages).fields;
    expect(total).toMatchObject({ text: '113.00', boxes: [{ page: 2 }] });
    expect(total?.candidates).toMatchObject([{ text: '118.00', boxes: [{ page: 1 }] }]);
  });

  it('takes the first of equally sure ones', () => {
    const name = (value: string, number: number) =>
      page([{ type: 'VENDOR_NAME', value }], {}, [], number);
    expect(read([name('Uno', 1), name('Dos', 2)]).texts).toEqual({ 'proveedor.nombre': 'Uno' });
  });

  it('has the lines of all pages in their order, without a gap for a line that says nothing', () => {
    const row = (value: string): FieldOf[] => [{ type: 'ITEM', value }];
    const empty: FieldOf[] = [{ type: 'EXPENSE_ROW', value: 'VAN...' }];
    const pages = [page([], {}, [row('a'), empty, row('b')]), page([], {}, [row('c')], 2)];
    expect(read(pages).texts).toEqual({
      'productos.0.descripcion': 'a',
      'productos.1.descripcion': 'b',
      'productos.2.descripcion': 'c',
    });
  });

  it('takes the price and the amount of a line that its quantity explains', () => {
    const row: FieldOf[] = [
      { type: 'QUANTITY', value: '2' },
      { type: 'UNIT_PRICE', label: 'Precio unit.', value: '11.80' },
      { type: 'OTHER', label: 'Valor unit.', value: '10.00' },
      { type: 'PRICE', label: 'Valor venta', value: '20.00' },
    ];
    expect(read([page([], {}, [row])]).texts).toEqual({
      'productos.0.cantidad': '2',
      'productos.0.precio_unitario': '10.00',
      'productos.0.subtotal': '20.00',
    });
  });

  it('is cut at the limits, and says so', () => {
    const rows = Array.from({ length: MAX_ITEMS + 1 }, (): FieldOf[] => [
      { type: 'ITEM', value: 'x' },
    ]);
    const many = read([page([], {}, rows)]);
    expect([many.fields.length, many.isCut]).toEqual([MAX_ITEMS, true]);
    const long = read([page([{ type: 'VENDOR_NAME', value: 'x'.repeat(MAX_VALUE_CHARS + 1) }])]);
    expect([long.fields[0]?.text.length, long.isCut]).toEqual([MAX_VALUE_CHARS, true]);
    expect(read([page([{ type: 'VENDOR_NAME', value: 'x' }])]).isCut).toBe(false);
  });

  it('takes the tallest title for the type, never a sentence that names one', () => {
    expect(read([page([], INVOICE_FORM)]).texts['documento.tipo']).toBe('FACTURA ELECTRÓNICA');
    const mention = { lines: [{ text: 'Factura que se consigna en la guía adjunta' }] };
    expect(read([page([], mention)]).texts).toEqual({});
  });
});
