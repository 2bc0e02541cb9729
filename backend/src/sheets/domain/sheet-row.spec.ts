import { invoiceRow } from '../../rules/invoice-row';
import { SHEET_HEAD, sheetCells } from './sheet-row';

describe('a row of a spreadsheet', () => {
  const cells = (total: number | null) =>
    sheetCells(
      invoiceRow({
        ...{ id: 'd', paymentStatus: 'unpaid' },
        extractedData: {
          documento: { numero: 'F001-7', fecha_emision: '2026-03-15', moneda: 'USD' },
          proveedor: { ruc: '20512333797', nombre: 'Andes' },
          totales: { total },
        },
      }),
    );

  it('has a cell for each column, the total as a number and the RUC as a text', () => {
    const before = ['20512333797', 'Andes', 'F001-7', '2026-03-15', ''];
    expect(cells(1180.5)).toEqual([...before, 1180.5, 'USD', 'unpaid', 'd']);
    expect(cells(null)).toEqual([...before, '', 'USD', 'unpaid', 'd']);
    expect(SHEET_HEAD).toHaveLength(cells(null).length);
  });
});
