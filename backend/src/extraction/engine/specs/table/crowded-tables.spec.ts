import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';
import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readPageSet } from '../../decide/read-page-set';

describe('a table that is set close to other text', () => {
  it('is read without a column of text that ends just before its edge', () => {
    const page = `
   EMISOR                          N°   CÓDIGO   DESCRIPCIÓN                   CANT.   V. UNITARIO   TOTAL
   FERRETERIA EL YUNQUE SAC        1    P3788    Cemento Portland tipo I       10      29.00        290.00
   RUC 20999999019
   Av. Los Próceres 2123 Piura SUR 2    P8408    Alambre recocido N° 16        5       7.50          37.50
   CLIENTE                         3    P2776    Pintura látex 4 L             2       68.00        136.00
   COMERCIAL EL TREBOL SRL
   RUC 20999999027                                   Op. gravada           S/        463.50
   FECHA 15/03/2026                                  IGV 18%               S/         83.43
   FACTURA ELECTRÓNICA                               Total                 S/        546.93
   F002-00004521`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre recocido N° 16', 5, 37.5],
      ['Pintura látex 4 L', 2, 136],
    ]);
  });

  it('is read without the readings beside it, which have a title in line with its own', () => {
    const page = `
   EMPRESA DE AGUA DEL MANTARO S.A.                      RECIBO N° S001-00022524
   RUC 20714424077

   LECTURA DEL MEDIDOR                           CONCEPTO                        IMPORTE (S/)
   Medidor N°                EA0946456 DN 15     Servicio de agua potable               62.38
   Lectura anterior                     1987     Servicio de alcantarillado            133.92
   Volumen facturado                      68     Cargo fijo                              6.19
   Tipo de lectura                     Leído
   Caja / posición                      38-B     Valor de venta                        202.49
                                                 I.G.V. 18 %                            36.45
                                                 TOTAL A PAGAR                         238.94`;
    expect(rowsOf(page).map(([name]) => name)).toEqual([
      'Servicio de agua potable',
      'Servicio de alcantarillado',
      'Cargo fijo',
    ]);
  });

  it('is read without the rail of its page, be it of a single row', () => {
    const page = `
                          Recibo por honorarios electrónico
                          Nro: E001 - 00000157

   MUÑOZ CCOPA JOSÉ       Recibí de
   RUC: 10376856831       Minera Kuntur E.I.R.L.
                          RUC 20514729914
   DOMICILIO:             La suma de
   AV. BRASIL 28          SIETE MIL DOSCIENTOS SETENTA Y SIETE CON 00/100 SOLES
   CALLAO
                          Por concepto de                                         SOLES
   CORREO:                Elaboración de planos de instalaciones               7,277.00
   hola@joseluis.com
                          Total por honorarios                                 7,277.00
                          Retención (8 %)                                      (582.16)
                          Total neto recibido                                  6,694.84`;
    expect(rowsOf(page)).toEqual([['Elaboración de planos de instalaciones', undefined, 7277]]);
  });

  it('has dates in its column of dates alone, though a name ends beside it', () => {
    const page = `${HEAD}
   DESCRIPCIÓN                                                    FECHA REQUERIDA   CANT.   P. UNIT.   IMPORTE
   Algodón hidrófilo 500 g                                        06-OCT-2026       10      29.00      290.00
   Jabón líquido antibacterial con aloe vera, repuesto de 900 ml  06-OCT-2026       5        7.50       37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Algodón hidrófilo 500 g', 10, 290],
      ['Jabón líquido antibacterial con aloe vera, repuesto de 900 ml', 5, 37.5],
    ]);
  });

  it('has a name that ends far from its title, close to a column that no field is read from', () => {
    const page = `${HEAD}
   POS.   MATERIAL   DESCRIPCIÓN                                                    CENTRO   CANT.   P. UNIT.   VALOR NETO
   00010  104473     Alambre recocido N° 16                                         2000     5       7.50       37.50
   00020  103977     Tóner compatible de alta rendimiento, para tres mil páginas    2000     10      29.00      290.00
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Alambre recocido N° 16', 5, 37.5],
      ['Tóner compatible de alta rendimiento, para tres mil páginas', 10, 290],
    ]);
  });

  it('has no words of the table beside it in its names', () => {
    const page = `${HEAD}
   CONCEPTO                         IMPORTE (S/)    FECHA DE VENCIMIENTO: 09/09/2026
   Volumen de agua potable                304.24
   Servicio de alcantarillado              68.13    N° medidor                          LA56172081
   Cuota convenio 03/12                     3.44
                                                    Lectura actual                            2224
   Cargo fijo                               6.26
${sums('382.07', '68.77', '450.84')}`;
    expect(rowsOf(page).map(([name]) => name)).toEqual([
      'Volumen de agua potable',
      'Servicio de alcantarillado',
      'Cuota convenio 03/12',
      'Cargo fijo',
    ]);
  });

  it('has titles that stand tight, and a company beside them is none', () => {
    const page = `${HEAD}
   EL YUNQUE S.A.C.             N°  CÓDIGO  DESCRIPCIÓN                       CANT.  V. UNITARIO   TOTAL
                                1   P3788   Cemento Portland tipo I           10     29.00        290.00
                                2   P8408   Alambre recocido N° 16            5      7.50          37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre recocido N° 16', 5, 37.5],
    ]);
  });

  it('is read without words set upright beside it, which touch several of its rows', () => {
    const page = `${HEAD}
        CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
        10     Cemento Portland tipo I                  29.00         290.00
        5      Alambre negro recocido                   7.50           37.50
               N° 16
        2      Pala cuchara con mango                   20.00          40.00
${sums('367.50', '66.15', '433.65')}`;
    const drawn = pageSetFromText([page]);
    const [first] = drawn.pages;
    const title = first?.words.find(({ text }) => text === 'CANT.');
    if (!first || !title) throw new Error('the drawing has no titles');
    const box = { ...title.box, x: 0.02, w: 0.012, h: title.box.h * 8 };
    const upright = { text: 'CONTROLADMINISTRATIVO', confidence: 1, box };
    const pageSet = { ...drawn, pages: [{ ...first, words: [...first.words, upright] }] };
    const { fields } = readPageSet(pageSet, { companyRuc: null });
    const names = fields.filter(({ path }) => path.endsWith('.descripcion'));
    expect(names.map(({ text }) => text)).toEqual([
      'Cemento Portland tipo I',
      'Alambre negro recocido N° 16',
      'Pala cuchara con mango',
    ]);
  });

  it('leaves a long word before the names in its own column, where the title of the names stands in the middle', () => {
    const page = `${HEAD}
   N GUIA       ORIGEN  DESTINO          DESCRIPCION DEL SERVICIO          CANT.   V. UNIT.   V. VENTA
   26-8171402   PIURA   TACNA     DEVOLUCION DE CARGO DEL CLIENTE           24.00      12.78     306.72
   26-8171429   PIURA   HUANCAYO  LOGISTICA INVERSA RETORNO DE PRODUCTO      5.00      31.78     158.90
   26-8171500   PIURA   CAJAMARCA DEVOLUCION DE CARGO DEL CLIENTE            3.00      14.28      42.84
   26-8171502   ICA     PIURA     ENCOMIENDA CAJA MEDIANA A DOMICILIO        4.00      49.18     196.72
${sums('705.18', '126.93', '832.11')}`;
    expect(rowsOf(page).map(([name]) => name)).toEqual([
      'DEVOLUCION DE CARGO DEL CLIENTE',
      'LOGISTICA INVERSA RETORNO DE PRODUCTO',
      'DEVOLUCION DE CARGO DEL CLIENTE',
      'ENCOMIENDA CAJA MEDIANA A DOMICILIO',
    ]);
  });

  it('leaves the end of a long name out of a column of figures that begins right behind it', () => {
    const page = `${HEAD}
   N°   DESCRIPCION                                       CENTRO   CANT.   V. UNIT.   V. VENTA
   1    MONITOR LED FULL HD                               2000     24.00      12.78     306.72
   2    CAMARA IP DOMO CON VISION NOCTURNA Y AUDIO DUPLEX 2000      5.00      31.78     158.90
   3    PATCH CORD CAT 6                                  2000      3.00      14.28      42.84
   4    MOUSE INALAMBRICO                                 2000      4.00      49.18     196.72
${sums('705.18', '126.93', '832.11')}`;
    expect(rowsOf(page)[1]?.[0]).toBe('CAMARA IP DOMO CON VISION NOCTURNA Y AUDIO DUPLEX');
  });
});
