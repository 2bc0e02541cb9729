import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';
import { nameSizes } from '../../table/name-details';
import type { Token } from '../../page/token';

describe('what is told under the name of an item', () => {
  it('is no part of the name when it begins with the same word under each', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Cemento Portland tipo I bolsa de         29.00         290.00
          42.5 kg
          Fab. ANDEX R.S. EE-1
   5      Alambre negro recocido N° 16             7.50           37.50
          Fab. COINSA R.S. DM-2
   2      Pala cuchara con mango                   20.00          40.00
          Fab. TERBAL R.S. NG-3
${sums('367.50', '66.15', '433.65')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I bolsa de 42.5 kg', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
      ['Pala cuchara con mango', 2, 40],
    ]);
  });

  it('is no part of the name where it goes on in another line', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   1      Centro de lavado                         290.00        290.00
          MARCA: ANDEX GARANTIA: 12
          MESES
   5      Televisor                                 7.50          37.50
          MARCA: COINSA GARANTIA: 6
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Centro de lavado', 1, 290],
      ['Televisor', 5, 37.5],
    ]);
  });

  it('is no part of the name when it is set in smaller type, be it of one item alone', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Cemento Portland tipo I                  29.00         290.00
~         Solped 1001234 / Cta. 603201
   5      Alambre negro recocido                   7.50           37.50
          N° 16
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
    ]);
  });

  it('is what a menu is made up of', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     COMBO MEDIO POLLO                        29.00         290.00
          + 1/2 POLLO
          + PAPA MEDIANA
   5      GASEOSA PERSONAL 500                     7.50           37.50
          ML
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['COMBO MEDIO POLLO', 10, 290],
      ['GASEOSA PERSONAL 500 ML', 5, 37.5],
    ]);
  });

  it('is not what describes the work in sentences', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     VALORIZACIÓN N° 03 SEGÚN CONTRATO.       29.00         290.00
          OBRA: EDIFICIO LOS CEDROS, JESÚS
          MARÍA. PARTIDA: TARRAJEO EN MUROS.
${sums('290.00', '52.20', '342.20')}`;
    expect(rowsOf(page)).toEqual([
      [
        'VALORIZACIÓN N° 03 SEGÚN CONTRATO. OBRA: EDIFICIO LOS CEDROS, JESÚS MARÍA. PARTIDA: TARRAJEO EN MUROS.',
        10,
        290,
      ],
    ]);
  });

  it('is the name where the same thing is sold twice and its name goes on with the same word', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Servicio de consultoría en gestión       29.00         290.00
          de inventarios
   5      Servicio de consultoría en gestión       7.50           37.50
          de inventarios
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Servicio de consultoría en gestión de inventarios', 10, 290],
      ['Servicio de consultoría en gestión de inventarios', 5, 37.5],
    ]);
  });
});

describe('type that is smaller than the name', () => {
  const lineOf = (text: string, height: number, confidence: number): Token[] =>
    text.split(' ').map((word, at) => ({
      text: word,
      compact: word.toUpperCase(),
      confidence,
      x0: at * 40,
      x1: at * 40 + 30,
      y0: 100,
      y1: 100 + height,
      box: { page: 1, x: 0, y: 0, w: 0, h: 0 },
    }));
  const sizes = (confidence: number): number[] =>
    nameSizes([
      [
        lineOf('Banner 2.00 x 1.00 m tipo', 14.6, confidence),
        lineOf('toldo azul', 11.8, confidence),
      ],
    ]);

  it('is told by less where the letters are given than where they are recognised on a tilted page', () => {
    expect(sizes(1)).toEqual([1]);
    expect(sizes(0.9)).toEqual([2]);
  });
});

describe('lines between two items', () => {
  it('go to both sides of the widest white', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Cemento Portland                         29.00         290.00
          tipo I
          bolsa de
          42.5 kg

   5      Alambre negro recocido                   7.50           37.50
          N° 16
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I bolsa de 42.5 kg', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
    ]);
  });
});

describe('a code under the name of an item', () => {
  it('is its code where nearly all have one there, and the last words of a name are none', () => {
    const page = `${HEAD}
   DESCRIPCIÓN                              CANT.    P. UNIT.      IMPORTE
   Tubería PVC SAP 2" clase 10, NTP         10       29.00         290.00
   399.002
   A-4036
   Alambre negro recocido                   5         7.50          37.50
   774268
   Pala cuchara                             2        20.00          40.00
   SKU6207
${sums('367.50', '66.15', '433.65')}`;
    expect(rowsOf(page)).toEqual([
      ['Tubería PVC SAP 2" clase 10, NTP 399.002', 10, 290],
      ['Alambre negro recocido', 5, 37.5],
      ['Pala cuchara', 2, 40],
    ]);
    expect(itemsOf(page).map(({ codigo }) => codigo)).toEqual(['A-4036', '774268', 'SKU6207']);
  });

  it('stands behind a word for it, after the bar code', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Cemento Portland tipo I                  29.00         290.00
          EAN 7756828099503 CÓD. P8534
   5      Alambre negro recocido                   7.50           37.50
          EAN 7754836801425 CÓD. A2483
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page).map(({ codigo }) => codigo)).toEqual(['P8534', 'A2483']);
  });
});

describe('names under codes that stand beside the numbers', () => {
  it('end before what is told under each of them', () => {
    const page = `${HEAD}
   Ítem  Código / Descripción del material      Cantidad   V. unitario   Valor compra
   001   776003                                  1.00 ZZ      2,393.82       2,393.82
         TRANSPORTE DE CARGA LIMA - AREQUIPA
         Req. RQ-04606 C.C. 9344 RIEGO
   002   A1499                                   1.00 ZZ        567.46         567.46
         SERVICIO DE FLETE LOCAL
         Req. RQ-04606 C.C. 9344 RIEGO`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: '776003', descripcion: 'TRANSPORTE DE CARGA LIMA - AREQUIPA' },
      { codigo: 'A1499', descripcion: 'SERVICIO DE FLETE LOCAL' },
    ]);
  });
});

describe('a code in brackets behind the name', () => {
  it('is the code, and a year is none', () => {
    const page = `${HEAD}
   Descripción                              Cantidad   V. unitario   Importe
   PANEL 8 X 4 M (SKU1052)                      1.00      2,208.05   2,208.05
   AGENDA (2027)                                2.00         10.00      20.00`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'SKU1052', descripcion: 'PANEL 8 X 4 M' },
      { descripcion: 'AGENDA (2027)' },
    ]);
  });
});
