import type { Word } from '../../../../contracts/evidence';
import { pageSetFromText, type DrawnPage } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import { readPageSet } from '../../decide/read-page-set';

const scan: DrawnPage = { source: 'ocr', confidence: 0.9 };

const head = `
 COMERCIAL HUASCARAN S.A.C.                              RUC 20999999019
 Av. Grau 1020 Piura                                     FACTURA ELECTRONICA
                                                         F001-00000123
 Fecha de emision: 15/03/2026
`;
const rows = `
 Cantidad   Descripcion                        P. Unit.    Importe
 2          LAPICERO AZUL                         50.00     100.00
                                       Total S/ 100.00
`;

describe('what OCR does to places', () => {
  it('sets the lines of one value farther apart, in heights of the print', () => {
    const { extractedData: data } = readDrawn(
      `${head}
~Cliente: OTRA EMPRESA S.A.      RUC: 20999999027
~Direccion: Av. Los Proceres 1012 Urb. San Antonio Lima - Lima - Jose Luis
~Bustamante y Rivero
${rows}`,
      scan,
    );
    expect(data.cliente?.direccion).toMatch(/Jose Luis Bustamante y Rivero$/);
  });

  it('sets a value farther under its title', () => {
    const page = `${head}
~CONDICION DE PAGO        MONEDA

 Credito en 3 cuotas      SOLES
${rows}`;
    const { extractedData: data } = readDrawn(page, scan);
    expect(data.informacion_adicional?.terminos_pago).toBe('Credito en 3 cuotas');
  });

  it('measures a name with accents taller than the form under it', () => {
    const page = head.replace(
      / COMERCIAL.*/,
      '#FERRETERIA GUTIERREZ IBANEZ                             RUC 20999999019\n E.I.R.L.',
    );
    const pageSet = pageSetFromText([`${page}${rows}`], scan);
    const taller = ({ box, ...word }: Word): Word => ({
      ...word,
      box: { ...box, h: /FERR|GUTI|IBAN/.test(word.text) ? box.h * 1.1 : box.h },
    });
    const pages = pageSet.pages.map((one) => ({ ...one, words: one.words.map(taller) }));
    const { fields } = readPageSet({ ...pageSet, pages }, { companyRuc: null });
    const name = fields.find(({ path }) => path === 'proveedor.nombre');
    expect(name?.text).toBe('FERRETERIA GUTIERREZ IBANEZ E.I.R.L.');
  });

  it('measures the print, not its accents and tails: what was counted stands farther under its name', () => {
    const page = `${head}
~TECHNICAL WRITER                                       $ 324.00
~3.00 hrs x $108.00/hr
~QA ENGINEER                                          $ 1,648.80
~20.00 hrs x $82.44/hr
                                             Total    $ 1,972.80
`;
    expect(readDrawn(page, scan).extractedData.productos).toMatchObject([
      { descripcion: 'TECHNICAL WRITER', cantidad: 3, precio_unitario: 108, subtotal: 324 },
      { descripcion: 'QA ENGINEER', cantidad: 20, precio_unitario: 82.44, subtotal: 1648.8 },
    ]);
  });

  it('measures the space before the form of a company wide', () => {
    const page = `${head}
 Senor(es): CONSTRUCTORA APURIMAC  S.A.C.      RUC: 20999999027
${rows}`;
    const { extractedData: data } = readDrawn(page, scan);
    expect(data.cliente?.nombre).toBe('CONSTRUCTORA APURIMAC S.A.C.');
  });

  it('measures the space behind a comma and behind the kind of a road wide', () => {
    const page = `${head}
 Cliente: OTRA EMPRESA S.A.      RUC: 20999999027
 Direccion: Psje.  Los Nocos 2150,  Lurin, Lima
${rows}`;
    const { extractedData: data } = readDrawn(page, scan);
    expect(data.cliente?.direccion).toBe('Psje. Los Nocos 2150, Lurin, Lima');
  });

  it('sees a space inside of a digest', () => {
    const page = `${head}${rows}
 Codigo hash: 6fp7d52LVxd4jrVDwB66dXjY PQD=`;
    const { extractedData: data } = readDrawn(page, scan);
    expect(data.documento?.folio_fiscal).toBe('6fp7d52LVxd4jrVDwB66dXjYPQD=');
  });
});

describe('what OCR does to numbers', () => {
  it('leaves the words of an amount on two lines, beside another column', () => {
    const page = `${head}${rows}
 SON: OCHENTA Y CINCO MIL TRESCIENTOS    Operaciones Inafectas
~CUARENTA Y NUEVE CON 41/100 SOLES`;
    const { extractedData: data } = readDrawn(page, scan);
    expect(data.informacion_adicional?.monto_en_letras).toBe(
      'OCHENTA Y CINCO MIL TRESCIENTOS CUARENTA Y NUEVE CON 41/100 SOLES',
    );
  });

  it('takes the zeros of a series for letters', () => {
    const page = `${head}
 Guia de remision: TO01-00011683
${rows}`;
    const { extractedData: data } = readDrawn(page, scan);
    expect(data.informacion_adicional?.guia_remision).toBe('T001-00011683');
  });

  it('glues the dash behind a telephone to it', () => {
    const page = head.replace(
      'Av. Grau 1020 Piura  ',
      'Av. Grau 1020 Piura\n Atencion 941 714 510- caja@sur.pe',
    );
    const { extractedData: data } = readDrawn(`${page}${rows}`, scan);
    expect(data.proveedor?.telefono).toBe('941 714 510');
  });
});
