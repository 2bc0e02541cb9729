import {
  COLUMNS,
  CONSTANCIA_TEXTS,
  documentOf,
  planted,
  row,
  RUC,
  TODAY,
} from '../../../test/support/constancias';
import {
  constanciaKey,
  constanciaOf,
  matchConstancias,
  readConstancias,
  tableOf,
  type ConstanciaColumn,
} from '.';

describe('the answer file of SUNAT', () => {
  it.each(Object.entries(CONSTANCIA_TEXTS))(
    'as %s is matched row by row, and each of twenty planted errors is named',
    (_, text) => {
      const { rows: read, missing } = readConstancias(tableOf(text));
      expect([read.length, missing]).toEqual([500, []]);
      const results = planted(read);
      expect(results.map(({ is }) => is)).toEqual(results.map(({ wanted }) => wanted));
      expect(matchConstancias(read, [documentOf(1)], TODAY)[0]).toMatchObject({
        ...{ constanciaNumber: '70000001', paidOn: '2026-11-26', supplierRuc: RUC, serie: 'F001' },
        ...{ supplierName: 'Peña & Núñez, S.A.C.', numero: '1', amountCents: 14_200 },
        documentId: 'd1',
      });
    },
  );

  it('names the columns that it lacks', () => {
    const table = tableOf('Numero Constancia|Fecha Pago\n1|26/11/2026');
    expect(readConstancias(table)).toEqual({
      rows: [],
      missing: [
        ...['RUC Proveedor', 'Tipo de Comprobante', 'Serie de Comprobante'],
        ...['Numero de Comprobante', 'Numero de Documento Adquiriente'],
      ],
    });
  });

  it('may stand under a heading, without amounts, with empty lines', () => {
    const table = [['Consulta de constancias'], [], COLUMNS.slice(0, 8), [''], row(1)];
    const { rows: read } = readConstancias(table);
    expect(read).toMatchObject([{ line: 5, amountCents: null, unread: [] }]);
    expect(read.map(constanciaKey)).toEqual([`${RUC}|factura|F001|1`]);
  });

  it('has days as a workbook counts them', () => {
    const day = (text: string) =>
      readConstancias([COLUMNS, Object.assign(row(1), { 1: text })]).rows[0];
    expect(day('46352')).toMatchObject({ paidOn: '2026-11-26', unread: [] });
    expect(day('46352.5')?.paidOn).toBe('2026-11-26');
    expect(day('99999')?.unread).toEqual(['Fecha Pago']);
  });

  it('takes of several documents of a comprobante the one that has come furthest', () => {
    const both = [documentOf(1, { id: 'a', workflowStatus: 'payment_prepared' }), documentOf(1)];
    const { rows: read } = readConstancias([COLUMNS, row(1)]);
    const [result] = matchConstancias(read, both, TODAY);
    expect(result).toMatchObject({ state: 'lista', documentId: 'd1' });
  });

  it('of a picture is to be compared by a person, never recorded by itself', () => {
    const place = { page: 1, x: 0.4, y: 0.2, w: 0.1, h: 0.01 };
    const cells: Partial<Record<ConstanciaColumn, string>> = {
      ...{ constanciaNumber: '70000001', supplierRuc: RUC, documentType: '01', serie: 'F001' },
      ...{ numero: '1', buyer: '20999999027', amount: '142.00' },
    };
    const told = (more: typeof cells) => {
      const read = constanciaOf(1, (column) => ({ ...cells, ...more })[column] ?? '', { place });
      const [result] = matchConstancias([read], [documentOf(1)], TODAY);
      return `${result?.state}: ${result?.text}`;
    };
    expect(told({ paidOn: '26/11/2026' })).toBe('compruebe: Leída de una imagen: compruébela.');
    expect(told({})).toMatch(/^compruebe: .* No se lee: Fecha Pago\.$/);
    expect(told({ amount: '143.00' })).toMatch(/^difiere: El monto es S\/ 143\.00/);
    expect(told({ paidOn: '01/11/2026' })).toMatch(/^difiere: .* anterior a la emisión/);
    expect(told({ serie: '' })).toMatch(/^ilegible: No se entiende: Serie .* paso 7/);
  });

  it('is parted as a CSV is, whatever stands in its cells', () => {
    expect(tableOf('\ufeffa;"b;""c""\nd"\n"";x')).toEqual([
      ['a', 'b;"c"\nd'],
      ['', 'x'],
    ]);
    expect(tableOf('a|"b\n1|2')).toEqual([
      ['a', '"b'],
      ['1', '2'],
    ]);
    expect(tableOf('"a"b,"c')).toEqual([['a', 'c']]);
  });
});
