import { analysisAnswer, expenseAnswer, type AnalysisOf, type FieldOf } from './textract-answers';

/** A factura as AnalyzeExpense takes it apart; the RUC are tax numbers to it, and PEN is unknown. */
export const INVOICE_SUMMARY: readonly FieldOf[] = [
  { type: 'VENDOR_NAME', value: 'Ferretería El Tornillo S.A.C.', at: [0.1, 0.05, 0.4, 0.03] },
  { type: 'VENDOR_ADDRESS', value: 'Av. Argentina 1234\nCercado de Lima' },
  { type: 'TAX_PAYER_ID', label: 'R.U.C. N°', value: '20999999019', at: [0.7, 0.05, 0.2, 0.02] },
  { type: 'INVOICE_RECEIPT_ID', value: 'F001-00000123', at: [0.7, 0.11, 0.2, 0.02] },
  { type: 'INVOICE_RECEIPT_DATE', label: 'Fecha de emisión:', value: '05/11/2026' },
  { type: 'DUE_DATE', label: 'Fecha de vencimiento:', value: '05/12/2026' },
  { type: 'RECEIVER_NAME', label: 'Señores:', value: 'Minera Andina S.A.' },
  { type: 'SUBTOTAL', label: 'Op. gravada S/', value: '1,000.00', at: [0.8, 0.7, 0.1, 0.02] },
  { type: 'TAX', label: 'I.G.V. (18%)', value: '180.00', at: [0.8, 0.73, 0.1, 0.02] },
  {
    type: 'TOTAL',
    label: 'Importe total',
    value: 'S/ 1,180.00',
    at: [0.8, 0.76, 0.1, 0.02],
    currency: 'USD',
  },
  { type: 'PAYMENT_TERMS', label: 'Forma de pago', value: 'Crédito 30 días' },
];

export const INVOICE_ROWS: readonly FieldOf[][] = [
  [
    { type: 'PRODUCT_CODE', label: 'Código', value: 'T-10' },
    { type: 'ITEM', label: 'Descripción', value: 'Perno hexagonal 1/2"' },
    { type: 'OTHER', label: 'U.M.', value: 'NIU' },
    { type: 'QUANTITY', label: 'Cantidad', value: '100' },
    { type: 'UNIT_PRICE', label: 'P. Unit.', value: '10.00' },
    { type: 'PRICE', label: 'Importe', value: '1,000.00', at: [0.8, 0.5, 0.1, 0.02] },
    { type: 'EXPENSE_ROW', value: 'T-10 Perno hexagonal 1/2" NIU 100 10.00 1,000.00' },
  ],
];

export const INVOICE_FORM: AnalysisOf = {
  lines: [
    { text: 'Representación impresa de la FACTURA ELECTRÓNICA', at: [0.1, 0.95, 0.5, 0.05] },
    { text: 'FACTURA ELECTRÓNICA', at: [0.7, 0.08, 0.2, 0.03] },
  ],
  tables: [
    {
      cells: [
        { row: 1, column: 1, text: 'Descripción' },
        { row: 1, column: 2, text: 'Importe' },
        { row: 2, column: 1, text: 'Perno hexagonal 1/2"' },
        { row: 2, column: 2, text: '1,000.00', confidence: 80 },
      ],
    },
  ],
  pairs: [
    { label: 'Señores:', value: 'Minera Andina S.A.', labelAt: [0.1, 0.2, 0.1, 0.02] },
    { label: 'R.U.C.:', value: '20100070970', labelAt: [0.1, 0.23, 0.1, 0.02] },
    { label: 'Dirección', value: 'Jr. Lampa 545 - Lima', labelAt: [0.1, 0.26, 0.1, 0.02] },
    { label: 'Orden de compra', value: 'OC-2026-77', labelAt: [0.5, 0.26, 0.1, 0.02] },
  ],
};

/** Both answers for its one page. */
export const invoiceAnswers = () => ({
  expense: expenseAnswer(INVOICE_SUMMARY, INVOICE_ROWS),
  analysis: analysisAnswer(INVOICE_FORM),
});
