import { someData } from '../../test/factories';
import { aWorkflowDocument } from '../../test/workflow-factories';
import { bankReferences } from './bank-references';

const RUCS = { andino: '20608471937', costa: '20100047218' };

function waiting(id: string, numero: string, ruc: string, total: number, percentage?: number) {
  const data = someData();
  return aWorkflowDocument(5, {
    id,
    extractedData: {
      ...data,
      documento: { ...data.documento, numero, moneda: 'PEN' },
      proveedor: { nombre: id, ruc },
      totales: { ...data.totales, total },
    },
    paymentInfo: {
      requiresDetraction: percentage !== undefined,
      ...(percentage === undefined ? {} : { detractionPercentage: percentage }),
    },
  });
}

const DOCUMENTS = [
  waiting('a', 'F001-00000123', RUCS.andino, 1180, 12),
  waiting('b', 'F001-124', RUCS.andino, 590),
  waiting('c', 'E001-7', RUCS.costa, 59.5),
];
const read = (text: string, documents = DOCUMENTS) => {
  const { found, left } = bankReferences(text, documents, '2026-11-27');
  return { found: Object.fromEntries(found), left };
};

describe('a list of the bank', () => {
  const number = { reference: '00458812', by: 'numero' };
  it.each([
    ['its number', 'F001-123\tANDINO SAC\t1,038.00\t00458812', { a: number }],
    ['its number without a dash', 'F00100000123;00458812;1038.00', { a: number }],
    ['RUC and net', `${RUCS.andino} 1,038.00 00458812`, { a: { ...number, by: 'ruc' } }],
    ['RUC and total', `${RUCS.andino} 1180.00 00458812`, { a: { ...number, by: 'ruc' } }],
    ['the sum alone', 'S/ 1,038.00  00458812', { a: { ...number, by: 'importe' } }],
    [
      'the sum of all of a supplier',
      `${RUCS.andino} 1,628.00 00458812`,
      { a: { ...number, by: 'ruc' }, b: { ...number, by: 'ruc' } },
    ],
    ['several numbers on one line', 'F001-123|F001-124|1628.00|00458812', { a: number, b: number }],
    [
      'the column of its title',
      'Documento\tFecha de operación\tN° de operación\tCódigo\nF001-123\t27/11/2026\t00458812\tX9911',
      { a: number },
    ],
    ['the surer of two lines', 'F001-123 00458812\n1,038.00 77777777', { a: number }],
  ])('is read by %s', (_, text, found) => {
    expect(read(text).found).toEqual(found);
  });

  it.each([
    ['two cells that may be it', 'F001-123\t00458812\tX99112'],
    ['two lines that disagree', 'F001-123 00458812\nF001-123 00458813'],
    ['a supplier that has none of them', '20131312955 1,038.00 00458812'],
    ['a sum that none of them has', '1,038.01 00458812'],
    [
      'a day, an account or a RUC in place of it',
      `F001-123 27/11/2026 191-1234567-0-12 ${RUCS.costa}`,
    ],
    ['no number', 'F001-999 00458812'],
  ])('gives nothing for %s, and the line is shown', (_, text) => {
    const { found, left } = read(text);
    expect(found).toEqual({});
    if (text.includes('0045')) expect(left).toEqual(text.split('\n'));
  });

  it('gives nothing for a sum that two of them have', () => {
    const twins = [DOCUMENTS[1], waiting('d', 'F001-9', RUCS.costa, 590)].flatMap(
      (one) => one ?? [],
    );
    expect(read('590.00 00458812', twins).found).toEqual({});
    expect(Object.keys(read(`${RUCS.costa} 590.00 00458812`, twins).found)).toEqual(['d']);
  });

  it('shows no title and no empty line among those that are left', () => {
    expect(read('Documento\tReferencia\n\nF001-123\t00458812\n').left).toEqual([]);
  });
});
