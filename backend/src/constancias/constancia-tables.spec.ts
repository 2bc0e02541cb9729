import { CONSTANCIA_TEXTS, planted } from '../../test/support/constancias';
import type { BlobStore } from '../platform/blob-store/blob-store';
import { ConstanciaTables } from './constancia-tables.service';

describe('the rows of a text', () => {
  const tables = new ConstanciaTables({} as BlobStore);
  const read = (bytes: Buffer) => tables.rowsOf(bytes, 't');
  const cases = Object.entries(CONSTANCIA_TEXTS).flatMap(([format, text]) =>
    (['utf8', 'latin1'] as const).map((encoding) => ({ format, text, encoding })),
  );

  it.each(cases)('are read of $format in $encoding', async ({ text, encoding }) => {
    const rows = await read(Buffer.from(text, encoding));
    expect(rows[0]?.supplierName).toBe('Peña & Núñez, S.A.C.');
    const results = planted(rows);
    expect(results.map(({ is }) => is)).toEqual(results.map(({ wanted }) => wanted));
  });

  it('are those of Latin-9 where it is no UTF-8', async () => {
    const [head = '', first = ''] = CONSTANCIA_TEXTS.txt.split('\r\n');
    const euro = Buffer.from(`${head}\n${first.replace('Peña', '\u00a4')}`, 'latin1');
    expect((await read(euro))[0]?.supplierName).toBe('€ & Núñez, S.A.C.');
  });

  it.each([
    ['faltan las columnas Numero Constancia, Fecha Pago', Buffer.from('a|b\n1|2')],
    ['no tiene ninguna fila', Buffer.from(CONSTANCIA_TEXTS.txt.split('\r\n')[0] ?? '')],
    ['no es un TXT, un CSV ni un XLSX', Buffer.from([0xd0, 0xcf, 0, 1])],
    [
      'más de 5000 filas',
      Buffer.from(CONSTANCIA_TEXTS.txt + '\r\n1|1|1|1|1|1|1|1|1'.repeat(4_501)),
    ],
  ])('are refused: %s', async (reason, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'CONSTANCIAS_ILEGIBLES',
      data: { reason: expect.stringContaining(reason) as string },
    });
  });
});
