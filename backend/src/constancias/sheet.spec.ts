import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { COLUMNS, planted, rows } from '../../test/support/constancias';
import { zipped } from '../../test/support/zip-files';
import { readConstancias } from '../rules/constancias';
import { sheetOf } from './sheet';

const SHEET = 'xl/worksheets/sheet1.xml';
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const code = { code: 'HOJA_ILEGIBLE' };

describe('the cells of a workbook', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const read = async (bytes: Buffer) => {
    const file = path.join(folder, 'a');
    await writeFile(file, bytes);
    return sheetOf(file);
  };
  const readParts = async (parts: Readonly<Record<string, string>>) => read(await zipped(parts));

  it('are those that were written, dates as numbers of days', async () => {
    const date = {
      type: Date,
      value: new Date('2026-11-26T00:00:00Z'),
      format: 'dd/mm/yyyy',
    } as const;
    const rows = [
      [{ value: 'Número' }, { value: 'Fecha' }],
      [{ value: 'Peña & Núñez' }, date],
      [null, { value: 70_000_001 }],
    ];
    expect(await read(await writeExcelFile(rows).toBuffer())).toEqual([
      ['Número', 'Fecha'],
      ['Peña & Núñez', '46352'],
      ['', '70000001'],
    ]);
  });

  it('are matched row by row, and each of twenty planted errors is named', async () => {
    const cells = [COLUMNS, ...rows].map((line) =>
      line.map((value) => ({ type: String, value: value === '' ? ' ' : value })),
    );
    const { rows: lines } = readConstancias(await read(await writeExcelFile(cells).toBuffer()));
    const results = planted(lines);
    expect(results.map(({ is }) => is)).toEqual(results.map(({ wanted }) => wanted));
  });

  it('stand where their references say, in whatever way they are written', async () => {
    const rows = `<row r="2"><c r="C2" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh><t>x</t></rPh></is></c></row>
      <row r="3"><c t="s"><v>0</v></c><c t="str"><v>x</v></c><c/></row>`;
    const strings = '<sst><si><t>uno</t></si></sst>';
    expect(await readParts({ [SHEET]: sheet(rows), 'xl/sharedStrings.xml': strings })).toEqual([
      [],
      ['', '', 'ab'],
      ['uno', 'x', ''],
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['has no sheet', { 'a.xml': '<a/>' }],
    ['is no XML', { [SHEET]: '<worksheet><row' }],
    ['declares entities', { [SHEET]: `<!DOCTYPE a [<!ENTITY b "c">]>${sheet('')}` }],
    ['jumps far down', { [SHEET]: sheet('<row r="99999999"/>') }],
    ['goes back', { [SHEET]: sheet('<row r="2"/><row r="1"/>') }],
    ['jumps far to the right', { [SHEET]: sheet('<row r="1"><c r="ZZZ1"/></row>') }],
    ['unpacks to very much', { [SHEET]: sheet(' '.repeat(21 * 1024 * 1024)) }],
    [
      'has very many parts',
      Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}`, ''])),
    ],
  ])('are refused of one that %s', async (_, parts) => {
    await expect(readParts(parts)).rejects.toMatchObject(code);
  });

  it('are refused of what is no workbook', async () => {
    await expect(read(Buffer.from('PK\u0003\u0004 nothing'))).rejects.toMatchObject(code);
  });
});
