import { pageSetFromText } from '../../../../test/support/page-from-text';
import { readConstanciaPages } from './read-constancia-pages';

const BUYER = '20999999043';
const SUPPLIER = '20100047218';
const read = (...pages: string[]) => readOf(null, ...pages);
const readOf = (companyRuc: string | null, ...pages: string[]) =>
  readConstanciaPages(pageSetFromText(pages).pages, companyRuc);
const WHOLE = {
  ...{ constanciaNumber: '70000001', paidOn: '2026-11-26', supplierRuc: SUPPLIER, buyer: BUYER },
  ...{
    documentType: '01',
    serie: 'F001',
    numero: '123',
    amountCents: 14_200,
    unread: [],
    unsure: [],
  },
};

describe('the constancias on a page', () => {
  it('are read beside their labels, and not for their neighbours', () => {
    const [row, ...more] = read(`
CONSTANCIA DE DEPÓSITO DE DETRACCIONES
Número de Pago de Detracciones (NPD):  81234567
Número de constancia:                  70000001
Número de cuenta:                      00-015-013982
RUC del proveedor:                     ${SUPPLIER}
Nombre o razón social del proveedor:   Peña S.A.C.
Tipo de documento del adquiriente:     6 - RUC
Número de documento del adquiriente:   ${BUYER}
Fecha y hora de pago:                  26/11/2026 10:42
Fecha de impresión:                    27/11/2026
Monto del depósito:                    S/ 142.00
Tipo de comprobante:                   01 - Factura
Serie de comprobante:                  F001
Número de comprobante:                 00000123`);
    expect(row).toMatchObject({
      ...WHOLE,
      supplierName: 'Peña S.A.C.',
      place: { page: 1, x: 0.39 },
    });
    expect(more).toEqual([]);
  });

  it('are read below their labels, several on a page', () => {
    const block = (number: string) => `
Nro. de constancia      Fecha de depósito      Monto depositado
${number}                26/11/2026             S/ 142.00

RUC proveedor           RUC adquiriente        Serie y número
${SUPPLIER}             ${BUYER}            F001-00000123
`;
    const rows = read(block('70000001') + block('70000002'));
    expect(rows).toMatchObject([WHOLE, { ...WHOLE, line: 2, constanciaNumber: '70000002' }]);
  });

  it('are the rows of a list, whatever stands above it', () => {
    const rows = read(`
Adquiriente: ${BUYER} al 20/11/2026
Número      Fecha       RUC          Nombre               Documento     Tipo de      Serie de     Número de    Monto
Constancia  Pago        Proveedor    Proveedor            Adquiriente   Comprobante  Comprobante  Comprobante  Depósito
70000001    26/11/2026  ${SUPPLIER}  Peña                 ${BUYER}   01           F001         123          142.00
                                     Y COMPAÑÍA
70000002    26/11/2026  ${SUPPLIER}  Peña                 ${BUYER}   01           F001         124          142.00`);
    expect(rows).toMatchObject([
      { ...WHOLE, supplierName: 'Peña Y COMPAÑÍA' },
      { ...WHOLE, constanciaNumber: '70000002', numero: '124' },
    ]);
  });

  it('are read from the short labels of a ticket', () => {
    const [row] = read(`
RUC ${SUPPLIER}
F.PAGO     : 26/11/2026 10:33
CONSTANCIA : 70000001
RUC PROV.  : ${SUPPLIER}
RUC ADQ.   : ${BUYER}
T.COMPROB. : 01 FACTURA
SERIE      : F001
NUMERO     : 00000123
EFECTIVO   : S/ 142.00`);
    expect(row).toMatchObject(WHOLE);
  });

  it('have a comprobante and a sum that stand without labels, where there is one alone', () => {
    const page = (more = '') => `
¡Listo!   S/ 142.00
Compra según F001-00000123
${more}
Constancia: 70000001    Fecha de pago: 26/11/2026
Número de cuenta: 7     RUC del proveedor: ${SUPPLIER}
RUC del adquiriente: ${BUYER}`;
    expect(read(page())).toMatchObject([WHOLE]);
    const [row] = read(page('F001-00000124   Comisión S/ 3.00'));
    expect(row).toMatchObject({ serie: '', numero: '', amountCents: null });
  });

  it('are read from cells, whose values may be wider than their labels', () => {
    const [row] = read(`
                          Constancia N°        Fecha del depósito    Importe depositado S/
                       70000001-              26/11/2026            142.00
RUC del proveedor         RUC del adquiriente
${SUPPLIER}               ${BUYER}
Tipo de comprobante       Serie    Número
01 - FACTURA              F001     123`);
    expect(row).toMatchObject(WHOLE);
  });

  it('of a list have the buyer that is said once, and a comprobante of one column', () => {
    const rows = read(`
RUC adquiriente:  ${BUYER}
Fecha de pago     N° de constancia  RUC proveedor  Tipo comp.  N° de comprobante  Monto (S/)  Dif.
26/11/2026 10:33  70000001          ${SUPPLIER}    01          F001-00000123      142.00      0.00
26/11/2026 10:34  70000002          ${SUPPLIER}    01          F001-00000124      142.00      0.00`);
    expect(rows).toMatchObject([WHOLE, { ...WHOLE, constanciaNumber: '70000002', numero: '124' }]);
  });

  it('of a list are told by what stands in them where the name of their column is not read', () => {
    const list = (...more: string[]) =>
      read(`
RUC adquiriente:  ${BUYER}
Fccha dc pag      le ccnstanc   RUC proveedor  NPD       N dc comprobnte  Montn (Sh)  Otro
26/11/202610:33   70000001      ${SUPPLIER}    81234567  F001-00000123    142.00      ${more[0] ?? ''}
26/11/2026 10:34  70000002      ${SUPPLIER}    81234567  F001-00000124    142.00      ${more[1] ?? ''}`);
    const second = { ...WHOLE, constanciaNumber: '70000002', numero: '124' };
    expect(list()).toMatchObject([WHOLE, second]);
    expect(list('81234567')).toMatchObject([WHOLE, second]);
    // Of two such columns neither.
    expect(list('81234567', '81234567')).toMatchObject([
      { constanciaNumber: '', unread: ['Numero Constancia'] },
      { constanciaNumber: '', numero: '124' },
    ]);
  });

  it('of a photo have columns whose names of two lines were read as one line', () => {
    const [page] = pageSetFromText([
      `
   Nro.     Fecha de      RUC del      RUC del                               Nro. de
                                                     T.comp.      Serie                Importe
Constancia    Pago      Proveedor    Adquiriente                           Comprobante
70000001    26/11/2026  ${SUPPLIER}  ${BUYER}     FACTURA      F001     00000123     142.00`,
    ]).pages;
    const words = (page?.words ?? []).map((word) =>
      word.box.y > 0.04 ? word : { ...word, box: { ...word.box, y: 0.02 + word.box.y / 4 } },
    );
    expect(page && readConstanciaPages([{ ...page, words }], null)).toMatchObject([WHOLE]);
  });

  it('of a list may have cells of several lines, at the middle of their row', () => {
    const row = (number: string, numero: string) => `
FACTURA                                        ${SUPPLIER}
F001-        ${number}    26/11/2026  142.00    Peña          ${BUYER}
${numero}                                       S.A.C.
`;
    const list = (...rows: string[]) =>
      read(`
             N° de                   Monto
Comprobante              Fecha       Depósito  RUC del       RUC del
             constancia  pago        (S/)      Proveedor     Adquirente
${rows.join('')}`);
    const [first, second] = [row('70000001', '00000123'), row('70000002', '00000124')];
    expect(list(first)).toMatchObject([WHOLE]);
    // The day and the number of a picture may touch; of two rows taken for one neither number is told.
    const touching = first.replace('70000001    26/11/2026', '7000000126/11/2026     ');
    expect(list(touching)).toMatchObject([WHOLE]);
    const unseen = first.replace('26/11/2026', '26/1l/2O26');
    expect(list(unseen, second)).toMatchObject([{ constanciaNumber: '', paidOn: '2026-11-26' }]);
    expect(list(first, second)).toMatchObject([
      WHOLE,
      { ...WHOLE, constanciaNumber: '70000002', numero: '124' },
    ]);
  });

  it('of a list are not numbered by what counts its rows', () => {
    const list = (number: string) =>
      read(`
Nro.  Fecha       Constancia  Proveedor      Adquirente     Serie  ${number}  Importe
1     26/11/2026  70000001    ${SUPPLIER}    ${BUYER}    F001   00000123          142.00
2     26/11/2026  70000002    ${SUPPLIER}    ${BUYER}    F001   00000124          142.00`);
    const second = { ...WHOLE, constanciaNumber: '70000002', numero: '124' };
    expect(list('Nro.Comprobante.')).toMatchObject([WHOLE, second]);
    const unread = { numero: '', unread: ['Numero de Comprobante'] };
    expect(list('Nro.            ')).toMatchObject([unread, unread]);
  });

  it('of a list may have two values in a cell, and the names of suppliers under their label', () => {
    const row = (number: string, numero: string) => `
${number}        Peña S.A.C.    F001-${numero}    S/ 142.00
26/11/2026      ${SUPPLIER}    Factura     Abonado
`;
    const second = { ...WHOLE, constanciaNumber: '70000002', numero: '124' };
    expect(
      readOf(
        BUYER,
        `
Depositante: Andina S.A.C. RUC ${BUYER}
Constancia      Proveedor      Comprobante Depósito
Fecha           RUC            Tipo        (soles)
${row('70000001', '123')}${row('70000002', '124')}`,
      ),
    ).toMatchObject([WHOLE, second]);
    expect(
      readOf(
        BUYER,
        `
RUC: ${BUYER}
PROVEEDOR    R.U.C.       DOCUMENTO      DETRACCION  F.DEPOSITO  NRO.CONSTANCIA
Peña S.A.C.  ${SUPPLIER}  F001-00000123  142.00      26-11-2026  70000001
Peña S.A.C.  ${SUPPLIER}  F001-00000124  142.00      26-11-2026  70000002`,
      ),
    ).toMatchObject([WHOLE, second]);
  });

  it('of a list have the supplier that is said above some of them', () => {
    const other = '20131312955';
    const rows = read(`
RUC adquirente: ${BUYER}
Fecha         Constancia    Comprobante       Importe S/
Proveedor:    ${SUPPLIER}   Peña S.A.C.
26/11/2026    70000001      F001-00000123     142.00
26/11/2026    70000002      F001-00000124     142.00
Proveedor:    ${other}   Ñandú S.A.C.
26/11/2026    70000003      F001-00000125     142.00
Total general:                                426.00`);
    expect(rows).toMatchObject([
      WHOLE,
      { ...WHOLE, constanciaNumber: '70000002', numero: '124' },
      { ...WHOLE, constanciaNumber: '70000003', numero: '125', supplierRuc: other },
    ]);
  });

  it('have the RUC of the party that was named last', () => {
    const [row] = read(`
16 nov. 2026 - 19:12 h
N° de constancia
70000001
Pagaste la detracción a
Peña S.A.C.
RUC ${SUPPLIER}
Comprobante:  Factura F001 N° 123
ADQUIRENTE
NUMERO DOC. : ${BUYER}
IMPORTE DEPOSITO : S/142.00
Impreso el 20/11/2026`);
    expect(row).toMatchObject({ ...WHOLE, paidOn: '2026-11-16' });
  });

  it('are read from numbered boxes under the heading of a party', () => {
    const [row] = read(`
Depósito de detracciones - Detalle del pago N.° 70000001
TITULAR DE LA CUENTA (PROVEEDOR)
4. RUC                    5. NOMBRE
${SUPPLIER}               Peña S.A.C.
ADQUIRENTE
6. RUC                    7. NOMBRE
${BUYER}                  Andina S.A.C.
8. TIPO DE COMPROBANTE    9. SERIE    10. NÚMERO    11. FECHA DE PAGO
01 FACTURA                F001        123           26/11/2026
DEPOSITO SPOT - EFECTIVO
70000001
IMPORTE                   S/ 142.00`);
    expect(row).toMatchObject(WHOLE);
  });

  it('have the RUCs of parties that stand side by side', () => {
    const [row] = read(`
N° de constancia: 70000001        Fecha: 26/11/2026
PROVEEDOR                         ADQUIRENTE
Peña S.A.C.                       Andina S.A.C.
Av. Grau 123                      Jr. Lima 45
RUC ${SUPPLIER}                   RUC ${BUYER}
Comprobante: Factura F001-123     Importe: S/ 142.00`);
    expect(row).toMatchObject(WHOLE);
  });

  it('are two that stand side by side, each with its own values', () => {
    const half = (number: string) => [
      `Constancia de detracción`,
      `RUC adquirente  ${BUYER}`,
      `RUC proveedor   ${SUPPLIER}`,
      `N° constancia   ${number}`,
      `Fecha de pago   26/11/2026`,
      `Comprobante     F001-123`,
      `Monto pagado    S/ 142.00`,
    ];
    const right = half('70000002');
    const beside = (left: string) =>
      read(
        half(left)
          .map((line, at) => line.padEnd(50) + right[at])
          .join('\n'),
      );
    const second = { ...WHOLE, line: 2, constanciaNumber: '70000002' };
    expect(beside('70000001')).toMatchObject([WHOLE, second]);
    expect(beside('N°70000001')).toMatchObject([WHOLE, second]);
    // Never the number of the other.
    expect(beside('7##')).toMatchObject([{ constanciaNumber: '', numero: '123' }, second]);
  });

  it('are two below one another, though the number of the first is not read', () => {
    const block = (number: string, day: string, numero: string) => `
Fecha de pago:      ${day}/11/2026
RUC adquirente:     ${BUYER}
RUC proveedor:      ${SUPPLIER}
Comprobante:        F001-${numero}
Monto pagado:       S/ 142.00
N° de constancia:   ${number}`;
    expect(read(block('7##', '25', '122') + block('70000001', '26', '123'))).toMatchObject([
      { constanciaNumber: '', numero: '122' },
      { ...WHOLE, line: 2 },
    ]);
  });

  it('have what stands in the middle under its label, though it begins under another', () => {
    const [row] = read(`
            PROVEEDOR                              ADQUIRENTE
   ${SUPPLIER} Peña Sociedad Anónima   ${BUYER} Comercial Andina S.A.C.
   N° CONSTANCIA      FECHA DE PAGO      IMPORTE       COMPROBANTE
     70000001           26/11/2026       S/ 142.00       F001-123`);
    expect(row).toMatchObject(WHOLE);
  });

  it('are told in a letter to the supplier', () => {
    const letter = `
                                      Lima, 27 de noviembre de 2026
Señores Peña S.A.C.
RUC ${SUPPLIER}
Asunto: Constancia de depósito de detracción - SPOT   N° 70000001
Por encargo de Comercial Andina S.A.C., con RUC ${BUYER}, el 26/11/2026
abonamos la detracción de su factura F001-123 por la suma de S/
142.00 en su cuenta del Banco de la Nación.`;
    expect(readOf(BUYER, letter)).toMatchObject([WHOLE]);
    expect(read(letter)).toMatchObject([{ supplierRuc: '' }]);
  });

  it('of a list may have two names over a column, and two values under them', () => {
    const row = (number: string, second: string) => `
${number}        PEÑA SOCIEDAD    Factura        037 Otros       142.00
26/11/2026      ${second}      F001-123       mes 11`;
    const rows = read(`
Ordenante: Comercial Andina S.A.C.   RUC adquirente: ${BUYER}
Constancia /    Proveedor / RUC  Comprobante    Servicio /    Importe
Fecha de pago                                   Periodo       S/
${row('70000001', 'ANONIMA    ')}
                ${SUPPLIER}
${row('70000002', SUPPLIER)}`);
    expect(rows).toMatchObject([WHOLE, { ...WHOLE, constanciaNumber: '70000002' }]);
  });

  it('have the comprobante beside its short label, with others in its line', () => {
    const [row] = read(`
Constancia 70000001                                    S/ 142.00
Proveedor: Peña S.A.C.  RUC: ${SUPPLIER}   Fecha de pago: 26/11/2026
Bien/servicio: 022      Periodo: 2026-03   Factura: F001-00000123   RUC adquirente: ${BUYER}`);
    expect(row).toMatchObject(WHOLE);
  });

  it('have no sum of what is paid in cash, nor of nothing', () => {
    const page = (amount: string) => `
DEPOSITO DE DETRACCIONES   EFECTIVO M.N.
CONSTANCIA NRO 70000001
RUC PROVEEDOR ${SUPPLIER}
CUENTA 00-602-346446
COMPROBANTE F001-123
IMPORTE ${amount}`;
    expect(read(page('S/ ***142.00'))).toMatchObject([{ amountCents: 14_200 }]);
    expect(read(page('S/ 0.00'))).toMatchObject([{ amountCents: null }]);
  });

  it('are of the company whose RUC stands there without a label, where it is no supplier', () => {
    const page = `
Comercial Andina S.A.C. (RUC ${BUYER})
N° de constancia: 70000001
Fecha de pago: 26/11/2026
RUC del proveedor: ${SUPPLIER}
Comprobante: F001-123
Importe: S/ 142.00`;
    expect(readOf(BUYER, page)).toMatchObject([WHOLE]);
    for (const other of [null, SUPPLIER, '20131312955'])
      expect(readOf(other, page)).toMatchObject([{ buyer: '' }]);
  });

  it('have the number of the operation where no other is printed', () => {
    const app = (more = '') => `
N° de operación:  81234567
${more}
RUC proveedor:    ${SUPPLIER}
Comprobante:      Factura F001-123
Importe:          S/ 142.00`;
    expect(read(app())).toMatchObject([{ constanciaNumber: '81234567', numero: '123' }]);
    const [both] = read(app('N° de constancia: 70000001'));
    expect(both).toMatchObject({ constanciaNumber: '70000001' });
  });

  it('are told from what a reader of pictures makes of them', () => {
    const [row] = read(`
Numcro de constancia:    7OO000Ol
Fecha de pago:           26/11/2026
RUC del provcedor:       2O1OOO472l8
RUC del adquiriente:     ${BUYER}
Tipo de comprobante:     Factura
Serie de comprobante:    FoOL
Número de comprobante:   OO000123
Monto depósito:          S/ 1 l42.00`);
    expect(row).toMatchObject(WHOLE);
  });

  it('name what cannot be read: what the document is found by, and the rest', () => {
    const [row] = read(`
Número de constancia:    7##
RUC del proveedor:       ${SUPPLIER}
Tipo de comprobante:     Factura
Serie de comprobante:    F001
Monto depósito:          S/ 142.00`);
    expect(row).toMatchObject({
      unread: ['Numero Constancia', 'Numero de Comprobante'],
      unsure: ['Fecha Pago', 'Numero de Documento Adquiriente'],
    });
  });

  it('are none on a page of something else', () => {
    expect(read(`RUC: ${SUPPLIER}\nFACTURA F001-123\nTotal: S/ 1,180.00`, '')).toEqual([]);
  });
});
