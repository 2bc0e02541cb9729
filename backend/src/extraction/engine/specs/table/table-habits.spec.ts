import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
} from '../../../../../test/support/drawn-invoice';
import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readPageSet } from '../../decide/read-page-set';

const end = sums('100.00', '18.00', '118.00');
const MARTILLO = { descripcion: 'Martillo de uña', cantidad: 2, precio_unitario: 25, subtotal: 50 };
const CLAVO = { descripcion: 'Clavo de acero', cantidad: 5, precio_unitario: 10, subtotal: 50 };

describe('a quantity and its unit in one column', () => {
  it.each([
    [
      'in the first of five, one unit in all rows',
      `
   Cantidad    Código      Descripción              Valor Unitario      Valor Total
   2.00 NIU    C020        Martillo de uña             S/ 25.00          S/ 50.00
   5.00 NIU    C021        Clavo de acero              S/ 10.00          S/ 50.00`,
    ],
    [
      'without a space',
      `
   CANT.       DESCRIPCIÓN                          P. UNIT             IMPORTE
   2.00NIU     Martillo de uña                         25.00             50.00
   5.00KGM     Clavo de acero                          10.00             50.00`,
    ],
    [
      'the unit first',
      `
   CANT.       DESCRIPCIÓN                          P. UNIT             IMPORTE
   UND 2       Martillo de uña                         25.00             50.00
   KG 5        Clavo de acero                          10.00             50.00`,
    ],
    [
      'behind the names',
      `
   Descripción                     Cantidad            Precio              Total
   Martillo de uña                 2.00 CAJA           25.00               50.00
   Clavo de acero                  5.00 BOLSA          10.00               50.00`,
    ],
    [
      'the unit under it',
      `
   N    CODIGO     DESCRIPCION                  CANTIDAD      PRECIO     SUBTOTAL
   1    P1         Martillo de uña                  2.00       25.00        50.00
                                                UNIDADES
   2    P2         Clavo de acero                   5.00       10.00        50.00
                                                UNIDADES`,
    ],
    [
      'the unit under it, in brackets and before the names',
      `
   CANT          DESCRIPCION                                  PRECIO     SUBTOTAL
   2.00          Martillo de uña                               25.00        50.00
   (UNIDAD)
   5.00          Clavo de acero                                10.00        50.00
   (KILOS)`,
    ],
  ])('are both read: %s', (_, table) => {
    expect(itemsOf(`${HEAD}${table}\n${end}`)).toMatchObject([MARTILLO, CLAVO]);
  });

  it('leave the rest of a name beside the unit where it is', () => {
    const table = `
   N    CODIGO     DESCRIPCION                  CANTIDAD      PRECIO     SUBTOTAL
   1    P1         Martillo de uña                  2.00       25.00        50.00
                   mango de madera              UNIDADES
   2    P2         Clavo de acero                   5.00       10.00        50.00
                                                UNIDADES`;
    expect(itemsOf(`${HEAD}${table}\n${end}`)).toMatchObject([
      { descripcion: 'Martillo de uña mango de madera', unidad: 'UNIDADES' },
      { descripcion: 'Clavo de acero', unidad: 'UNIDADES' },
    ]);
  });
});

describe('measures in a name', () => {
  it.each([
    ['Niple 1/2" X 1" SAM', 'Clavo de acero 3" X KG'],
    ['Perno 1/4 * 2', 'Galleta X 12 UND'],
    ['Plancha 1.20 X 2.40', 'Cable 2 x 16 AWG'],
    ['Tubo PVC 4 X 3 M', 'Caja X KG'],
  ])('keep their signs: %s, %s', (one, other) => {
    const table = `
   Cantidad   Unidad   Descripción                 Valor Unitario        Importe
   2.00       NIU      ${one.padEnd(30)}        25.00          50.00
   5.00       NIU      ${other.padEnd(30)}        10.00          50.00`;
    expect(itemsOf(`${HEAD}${table}\n${end}`)).toMatchObject([
      { ...MARTILLO, descripcion: one },
      { ...CLAVO, descripcion: other },
    ]);
  });
});

describe('a code and a name that both wrap', () => {
  it.each([
    [
      'in the portal, where nothing but a tax is behind the price',
      `
   Cantidad   Unidad Medida   Código      Descripción                    Valor Unitario   ICBPER
   2.00       UNIDAD          CONTABILI   Servicio de contabilidad             50.00    0.00
                              DAD         mes de setiembre`,
      [{ codigo: 'CONTABILIDAD', descripcion: 'Servicio de contabilidad mes de setiembre' }],
    ],
    [
      'the code first',
      `
   Código       Cantidad     Unidad    Descripción                P. Unitario    Importe
   SERV-AS      2.00         ZZ        Asesoría legal               50.00        100.00
   ESORIA                              del mes de octubre`,
      [{ codigo: 'SERV-ASESORIA', descripcion: 'Asesoría legal del mes de octubre' }],
    ],
    [
      'in one of the rows',
      `
   Item   Código        Descripción                      Cant.    Valor Unit.   Valor Venta
   1      BOM-2026      Bomba sumergible de 2 HP con       2         40.00         80.00
          -SUM          tablero de control
   2      VAL-BR-2      Válvula de bronce                  2         10.00         20.00`,
      [
        { codigo: 'BOM-2026-SUM', descripcion: 'Bomba sumergible de 2 HP con tablero de control' },
        { codigo: 'VAL-BR-2', descripcion: 'Válvula de bronce' },
      ],
    ],
  ])('are read whole: %s', (_, table, rows) => {
    const items = itemsOf(`${HEAD}${table}\n${end}`);
    expect(items).toMatchObject(rows);
    expect(items.reduce((sum, { subtotal }) => sum + (subtotal ?? 0), 0)).toBe(100);
  });
  it('are not put together with what is drawn over them', () => {
    const table = `
   Código       Descripción                 Cantidad   P. Unitario    Importe
   T-100        Martillo de uña               2.00        25.00         50.00
   C-22         Clavo de acero                5.00        10.00         50.00`;
    const drawn = pageSetFromText([`${HEAD}${table}\n${end}`]);
    const [page] = drawn.pages;
    const at = page?.words.findIndex(({ text }) => text === 'C-22') ?? -1;
    const code = page?.words[at];
    if (!code) throw new Error('the code is not drawn');
    page.words.splice(at, 0, code);
    const read = JSON.stringify(readPageSet(drawn, { companyRuc: null }));
    expect(read).toContain('Clavo de acero');
    expect(read).not.toContain('C-22C-22');
  });
});

describe('a title of a section', () => {
  const tableWith = (one: string, other: string): string => `
   Cantidad   Unidad   Descripción                 Valor Unitario        Importe
                       ${one}
   2.00       NIU      Martillo de uña                     25.00          50.00
                       ${other}
   5.00       NIU      Clavo de acero                      10.00          50.00`;

  it.each([
    ['--- HERRAMIENTAS ---', '--- FIJACIONES ---'],
    ['-- HERRAMIENTAS MANUALES --', '-- FIJACIONES --'],
    ['---HERRAMIENTAS---', '---FIJACIONES---'],
    ['=== HERRAMIENTAS ===', '=== FIJACIONES ==='],
    ['*** HERRAMIENTAS ***', '*** FIJACIONES ***'],
    ['- HERRAMIENTAS -', '- FIJACIONES -'],
    ['>> HERRAMIENTAS <<', '>> FIJACIONES <<'],
    ['[ HERRAMIENTAS ]', '[ FIJACIONES ]'],
    ['HERRAMIENTAS:', 'FIJACIONES:'],
    ['I. HERRAMIENTAS', 'II. FIJACIONES'],
  ])('is of no row: %s', (one, other) => {
    expect(itemsOf(`${HEAD}${tableWith(one, other)}\n${end}`)).toMatchObject([MARTILLO, CLAVO]);
  });

  it('is known by its place alone where rows follow each other under it', () => {
    const table = `
   Cantidad   Unidad   Descripción                 Valor Unitario        Importe

                       HERRAMIENTAS
   2.00       NIU      Martillo de uña                     25.00          50.00
   1.00       NIU      Alicate                             10.00          10.00
                       FIJACIONES
   4.00       NIU      Clavo de acero                      10.00          40.00`;
    expect(itemsOf(`${HEAD}${table}\n${end}`)).toMatchObject([
      MARTILLO,
      { descripcion: 'Alicate' },
      { descripcion: 'Clavo de acero' },
    ]);
  });
});
