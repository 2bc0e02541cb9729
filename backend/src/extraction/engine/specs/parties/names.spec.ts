import { INVOICE_HEAD as HEAD } from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

const sums = `
   Cantidad   Descripción                  Valor unitario        Importe
   4.00       Martillo de uña                       25.00         100.00

                                           Op. Gravada         S/ 100.00
                                           I.G.V. 18%          S/  18.00
                                           Importe Total       S/ 118.00`;

/** Large at the left, small over its address in the middle, and small on a ticket. */
const letterheads: readonly (readonly [string, (name: string, ruc?: string) => string])[] = [
  [
    'in large letters',
    (name, ruc = '20999999019') => `
#  ${name}
   Av. Grau 812, Piura                                   RUC ${ruc}
                                                         FACTURA ELECTRÓNICA
                                                         F002-00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
${sums}`,
  ],
  [
    'over its address, in the letters of the page',
    (name, ruc = '20999999019') => `
                                   ${name}
                                   Av. Grau 812, Piura
                                   R.U.C. ${ruc}
                                   FACTURA ELECTRÓNICA
                                   F002-00004521
   Cliente:            COMERCIAL EL TREBOL S.R.L.
   RUC:                20999999027
   Fecha:              15/03/2026
${sums}`,
  ],
];

const issuerOf = (page: string) => readDrawn(page).extractedData.proveedor;

describe.each(letterheads)('a name %s', (_, page) => {
  it.each([
    'GRUPO R & D S.A.C.',
    'CENTRO 3 S.A.',
    'TOTAL ARTEFACTOS S.A.',
    'PESO EXACTO S.A.C.',
    'GUIA TURISTICA DEL SUR E.I.R.L.',
    'FLETE SEGURO S.R.L.',
    'SON DEL NORTE S.A.C.',
    'DIRECCION CREATIVA S.A.C.',
    'CAR WASH EXPRESS S.A.C.',
    'PARQUE INDUSTRIAL S.A.',
    'TICKETMASTER PERU S.A.C.',
    'ORIGINAL MOTORS S.A.C.',
    'ÑANDÚ & CÍA | SUR S.A.C.',
    'ALFA | BETA | GAMMA S.A.C.',
  ])('may begin like a label, an address or a title, or hold a stroke: %s', (nombre) => {
    expect(issuerOf(page(nombre))).toMatchObject({
      ...{ nombre, ruc: '20999999019', direccion: 'Av. Grau 812, Piura' },
    });
  });

  it('needs no legal form', () => {
    expect(issuerOf(page('TOTAL MASCOTAS'))).toMatchObject({ nombre: 'TOTAL MASCOTAS' });
  });

  it.each([
    '20 99999901 9',
    '20-99999901-9',
    '20 999 999 019',
    '20.999.999.019',
    '2 0 9 9 9 9 9 9 0 1 9',
  ])('stands beside a RUC in groups: %s', (ruc) => {
    expect(issuerOf(page('FERRETERIA EL YUNQUE S.A.C.', ruc))?.ruc).toBe('20999999019');
  });
});

describe('the name of the other party', () => {
  it.each([
    'ZONA 7 S.A.C.',
    'RESUMEN DIGITAL S.A.C.',
    'PLAZA NORTE S.A.',
    'LA VACA | CARNES S.R.L.',
  ])('may begin so, too: %s', (nombre) => {
    const page = `${HEAD.replace('COMERCIAL EL TREBOL S.R.L.', nombre)}${sums}`;
    expect(readDrawn(page).extractedData.cliente).toMatchObject({ nombre, ruc: '20999999027' });
  });
});

describe('a text that is no name', () => {
  it.each(['IMPORTES FACTURADOS - JUNIO', 'CONCEPTOS DEL MES'])(
    'heads what stands beside the party: %s',
    (heading) => {
      const page = `
#  ELECTRO SIERRA NORTE S.A.                      RECIBO DE ELECTRICIDAD
   Calle Las Begonias 3688, Piura                 N° F210-00011453
   RUC 20999999019
   CLIENTE                  ${heading}
   COMERCIAL EL TREBOL S.R.L.
                            Cargo fijo                       3.07
   Av. Grau 812, Piura      Energía activa                 100.00
   RUC 20999999027          I.G.V. 18%                      18.55
                            Total facturado del mes        121.62`;
      expect(readDrawn(page).extractedData.cliente?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
    },
  );

  it('is a place of the company by its number', () => {
    const page = `
   COMERCIAL EL TREBOL S.R.L.
   R.U.C. 20999999027 - Av. Grau 812, Piura
#                ORDEN DE COMPRA
                 No. OC-00091841
   Proveedor                              Datos del pedido
   INDUSTRIAS METALICAS DEL SUR S.A.C.    Fecha del documento: 2026-09-11
   R.U.C. 20999999019                     Centro receptor: 1035 Obra Norte
                                          Moneda del pedido: PEN

   Sírvase atender lo siguiente
${sums}`;
    expect(readDrawn(page).extractedData.cliente?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
  });
});

describe('the legal name', () => {
  it.each([
    ['INVERSIONES ANDINAS S.A.C.', 'de INVERSIONES ANDINAS S.A.C.'],
    ['QUISPE MAMANI ROSA ELENA', 'De: QUISPE MAMANI ROSA ELENA'],
    ['INVERSIONES ANDINAS S.A.C.', 'INVERSIONES ANDINAS S.A.C.'],
    ['INVERSIONES ANDINAS S.A.C.', 'Razón social: INVERSIONES ANDINAS S.A.C.'],
  ])('is %s under the name of a shop: %s', (nombre, line) => {
    const page = letterheads[0]?.[1]('BODEGA ROSITA').replace(
      '   Av. Grau',
      `   ${line}\n   Av. Grau`,
    );
    expect(issuerOf(page ?? '')).toMatchObject({ nombre, direccion: 'Av. Grau 812, Piura' });
  });
});

describe('a name on a scan that begins like a label', () => {
  it('goes on in its legal form below', () => {
    const page = `
          CONTRATISTAS GENERALES YUNGAS
                     S.A.C.
                                                         RUC N° 20999999019
                                                         FACTURA ELECTRÓNICA
   Av. Grau 812, Piura
                                                         F002-00004521
   CLIENTE     COMERCIAL EL TREBOL S.R.L.
   RUC         20999999027
${sums}`;
    const { proveedor } = readDrawn(page, { source: 'ocr' }).extractedData;
    expect(proveedor?.nombre).toBe('CONTRATISTAS GENERALES YUNGAS S.A.C.');
  });
});

describe('figures in groups', () => {
  it('are no RUC where the check digit does not say so and no label stands before them', () => {
    const page = `${HEAD}   Central 20 99999901 8\n${sums}`;
    const rucs = readDrawn(page).extractedData;
    expect([rucs.proveedor?.ruc, rucs.cliente?.ruc]).toEqual(['20999999019', '20999999027']);
  });

  it('are shown as they are printed behind their label, right or wrong', () => {
    const page = letterheads[0]?.[1]('FERRETERIA EL YUNQUE S.A.C.', '20 99999901 8') ?? '';
    const { extractedData, authenticity } = readDrawn(page);
    expect(extractedData.proveedor?.ruc).toBe('20999999018');
    expect(authenticity.flags).toContain('RUC_INVALIDO');
  });
});
