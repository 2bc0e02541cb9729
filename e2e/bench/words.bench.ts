import { test } from '@playwright/test';
import { pageSetFromText } from '../../backend/test/support/page-from-text';
import { built } from './built';
import { median, publish, ratio, time } from './report';

type Engine = typeof import('../../backend/src/extraction/engine/decide/read-page-set');

/** Lines of the small page; the large one has ten times as many. */
const LINES = 100;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

const HEAD = `
 COMERCIAL HUASCARAN S.A.C.                              RUC 20999999019
 Av. Grau 1020 Piura                                     FACTURA ELECTRONICA
 Fecha de emision: 15/03/2026                            F001-00000123
`;
const TITLES = ' Cantidad   Descripcion                        P. Unit.    Importe';
const ROW = ' 2          LAPICERO AZUL                         50.00     100.00';

/** Lines that a page is full of, again and again; `#` is how often they were drawn. */
const SHAPES: Readonly<Record<string, string>> = {
  'label and value, twice a line': ' Referencia #:  ABC-#        Lugar #:  LIMA #',
  'RUC and name': ' RUC: 201000#       EMPRESA # S.A.C.',
  'labels of a party beside each other':
    ' Cliente: A# SAC   RUC: 201000#   Fecha: 15/03/2026   Moneda: SOLES',
  'blocks of parties': ' Cliente: EMPRESA # S.A.C.\n RUC: 201000#\n Direccion: Av. Grau # Lima',
  totals: '                           Subtotal: S/ #.00\n                           Total: S/ #.00',
  'labels alone': ' Fecha de emision',
  'amounts alone': '                                            #.50',
  'amounts in three columns': '            #.50        #.00          #.00',
  'rows of a table': ROW,
  tables: `\n${TITLES}\n${ROW}\n`,
  'groups of rows under titles': ` GRUPO DE COSAS #\n${ROW}\n${ROW}`,
  'rows of three lines': `${ROW}\n            con tapa de color #\n            y otra cosa`,
  'counted lines of a till': ' PRODUCTO AZUL #\n 3 UND X 10.00                        30.00',
  'lines that count before they name':
    ' 3 EACH @ 10.26\n ARROZ #                              30.78',
  'charges under titles':
    ' CARGOS #\n Cargo fijo                         3.00\n Alumbrado                    5.00',
  deposits: ' Operacion sujeta a detraccion 12% S/ #.00  Cta. BN 00-020#',
  instalments: ' Cuota #    15/04/2026      S/ 10.00',
  accounts: ' BCP Cuenta corriente soles 191-100#-0-55   CCI 0021910010#05512',
};

function drawn(shape: string, lines: number): string {
  const each = shape.split('\n').length;
  const body = Array.from({ length: Math.floor(lines / each) }, (_, at) =>
    shape.replaceAll('#', String(1000 + at)),
  );
  return [HEAD, TITLES, ...body, '                          Total S/ 100.00'].join('\n');
}

/** Every rule that asks for what is beside a word, under it or named by it must not go through the page for it. */
test('time of the engine for ten times the words, beside a tenth of them', () => {
  test.setTimeout(0);
  const { readPageSet } = built<Engine>('extraction/engine/decide/read-page-set');
  const measured = (lines: string, count: number) => {
    const pages = pageSetFromText([drawn(lines, count)]);
    // The first round warms up.
    const took = Array.from({ length: ROUNDS + 1 }, () => {
      const begun = process.cpuUsage();
      readPageSet(pages, { companyRuc: null });
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    }).slice(1);
    return { words: pages.pages[0]?.words.length ?? 0, took: median(took) };
  };
  const rows = Object.entries(SHAPES).map(([shape, lines]) => ({
    shape,
    small: measured(lines, LINES),
    large: measured(lines, LINES * 10),
  }));
  publish(
    'words',
    `Processor time of the engine, one page, ${ROUNDS} rounds`,
    rows.map(({ shape, small, large }) => ({
      'a page full of': shape,
      words: `${small.words} / ${large.words}`,
      small: time(small.took),
      large: time(large.took),
      ratio: ratio(large.took, small.took),
    })),
  );
});
