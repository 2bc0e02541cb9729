import type { ExtractedData } from '../contracts/extracted-data';
import { exportRow, invoiceRow } from './invoice-row';

const row = (extractedData: ExtractedData | null) => ({
  ...{ id: 'd', extractedData, paymentStatus: 'unpaid' as const },
});
const EMPTY = { supplierRuc: '', supplierName: '', number: '', issueDate: '', dueDate: '' };

describe('a document as a row', () => {
  it('has its printed values', () => {
    const data: ExtractedData = {
      documento: { numero: 'F001-7', fecha_emision: '2026-03-15', fecha_vencimiento: '2026-04-14' },
      proveedor: { ruc: '20512333797', nombre: 'Los Andes S.A.C.' },
      totales: { total: 1180.5 },
    };
    expect(invoiceRow(row({ ...data, documento: { ...data.documento, moneda: 'USD' } }))).toEqual({
      ...{ supplierRuc: '20512333797', supplierName: 'Los Andes S.A.C.', number: 'F001-7' },
      ...{ issueDate: '2026-03-15', dueDate: '2026-04-14', totalCents: 118_050 },
      ...{ currency: 'USD', paymentStatus: 'unpaid', id: 'd' },
    });
  });

  it('takes a number for its text, and nothing for what is neither', () => {
    const data = {
      documento: { numero: 7, fecha: '2026-03-15' },
      proveedor: { ruc: { a: 1 }, nombre: null },
      totales: { total: null },
    } as unknown as ExtractedData;
    expect(invoiceRow(row(data))).toMatchObject({
      ...{ supplierRuc: '', supplierName: '', number: '7', issueDate: '2026-03-15' },
      ...{ totalCents: null, currency: 'PEN' },
    });
  });

  it('has no currency and waits for no payment where nothing was read', () => {
    expect(exportRow(row(null))).toEqual({
      ...EMPTY,
      ...{ totalCents: null, currency: '', paymentStatus: '', id: 'd', sourceMatch: null },
    });
    expect(exportRow(row({}))).toMatchObject({ currency: 'PEN', paymentStatus: 'unpaid' });
    expect(invoiceRow(row(null))).toMatchObject({ currency: 'PEN', paymentStatus: 'unpaid' });
  });
});
