import { readDrawn } from '../../../../../test/support/read-drawn';
import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readPageSet } from '../../decide/read-page-set';

/** Where a party is told of: what is printed, and what of it is theirs. */
const CASES: readonly (readonly [what: string, drawn: string, read: object])[] = [
  [
    'a heading of what kind of company each is, and a greeting that is no name',
    `
   enlace    Inicio   Órdenes                            Hola, TRANSPORTES KUNTUR S.A.C.
   ORDEN DE SERVICIO N° OS-00090028

   Empresa contratista                               Empresa contratante
   TRANSPORTES KUNTUR S.A.C.                         MINERA EL TREBOL S.A.C.
   20100070970                                       20999999027
   Jr. Puno 45, Lima                                 Av. Grau 120, Lima

   Cantidad   Descripción           Precio      Importe
   1          Flete a Arequipa      100.00      100.00
   Total S/ 100.00`,
    {
      proveedor: { nombre: 'TRANSPORTES KUNTUR S.A.C.', ruc: '20100070970' },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.', ruc: '20999999027' },
    },
  ],
  [
    'rows of keys about both, a legal form of Mexico over two lines',
    `
   RFC emisor:          GHM0103147K2
   Nombre emisor:       Servicios Tlaxiaco, S. de R.L. de      Régimen fiscal:   Régimen General
                        C.V.
   RFC receptor:        XEXX010101000
   Nombre receptor:     MINERA EL TREBOL S.A.C.

   Descripción          Cantidad     Valor unitario      Importe
   Lona impresa         4.00         149.61              598.44
   Total                                                 $ 598.44`,
    {
      proveedor: { nombre: 'Servicios Tlaxiaco, S. de R.L. de C.V.' },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.' },
    },
  ],
  [
    'a shop of the chain under its office',
    `
        TIENDAS KUNTUR S.A.C.
          RUC 20100070970
   AV. GRAU NRO. 4268 LIMA - LIMA - LINCE
         TDA 118 SURQUILLO
     BOLETA DE VENTA ELECTRONICA
            B001-00012
   PRODUCTO     CANT   P.UNIT   TOTAL
   ARROZ        1.000  11.80    11.80
   TOTAL S/ 11.80`,
    { proveedor: { direccion: 'AV. GRAU NRO. 4268 LIMA - LIMA - LINCE' } },
  ],
  [
    'the sentence of a receipt, and a title block with a bank account over it',
    `
   RECIBO POR HONORARIOS ELECTRÓNICO  E001-312
   Recibí de MINERA EL TREBOL S.A.C., identificado con RUC 20999999027
   y domiciliado en Av. Grau 120, Lince, Lima, la suma de CIEN CON
   00/100 SOLES por concepto de planos.
   Total por honorarios     S/ 100.00
   Scotiabank 024-7150338

   Profesional                             R.U.C.                     Colegiatura
   MAMANI TICONA ROSA ELENA                10645483516                CAL 52016

   Dirección                               Contacto
   JR. PUNO NRO. 45 LIMA - LIMA - ATE      (01) 606-7876

   Cliente
   MINERA EL TREBOL S.A.C.`,
    {
      proveedor: {
        nombre: 'MAMANI TICONA ROSA ELENA',
        direccion: 'JR. PUNO NRO. 45 LIMA - LIMA - ATE',
        telefono: '(01) 606-7876',
      },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.', direccion: 'Av. Grau 120, Lince, Lima' },
    },
  ],
  [
    'a foot in one row, which goes on at its edge beside a notice',
    `
   Su recibo de electricidad               S002-00023161
   MINERA EL TREBOL S.A.C.
   Av. Grau 120, Lima
   20999999027
   Cargo fijo                   3.40
   Total del mes                3.40





   ELECTRO KUNTUR S.A. RUC 20100070970 JR. PUNO NRO. 45 URB. SAN ANTONIO PUNO     Representación impresa del
   - PUNO - ILAVE                                                                recibo electrónico`,
    { proveedor: { direccion: 'JR. PUNO NRO. 45 URB. SAN ANTONIO PUNO - PUNO - ILAVE' } },
  ],
  [
    'a block beside the sums, under that of whom it is billed to',
    `
   S/ 118.00                                        Factura electrónica
                                                    F001-00000045
   MINERA EL TREBOL S.A.C.
   RUC 20999999027
   Av. Grau 120, Lima

   1 NIU   FLETE                            100.00     100.00

   TRANSPORTES KUNTUR S.A.C.                Op. gravada   100.00
   20100070970                              IGV (18%)      18.00
   Jr. Puno 45, Lima                        Total         118.00
   054-667770
   ventas@transporteskuntur.pe





   Gracias por elegirnos.
   1
   2
   3
   4
   5
   6`,
    {
      proveedor: {
        nombre: 'TRANSPORTES KUNTUR S.A.C.',
        ruc: '20100070970',
        telefono: '054-667770',
        email: 'ventas@transporteskuntur.pe',
      },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.', ruc: '20999999027' },
    },
  ],
  [
    'a greeting over the customer, and a foot that names the company with its number',
    `
   litogas                                  Recibo por suministro de gas natural
                                            N.º S002-00017273

   Estimado cliente:
   MINERA EL TREBOL S.A.C.
   RUC 20999999027
   Av. Grau 120, Lima

   Cargo fijo                   3.40
   Total a pagar                3.40


   GAS NATURAL DEL LITORAL S.A., RUC 20100070970
   JR. PUNO NRO. 45 LIMA - LIMA - ATE
   Servicio al cliente (01) 260-1739`,
    {
      proveedor: { nombre: 'GAS NATURAL DEL LITORAL S.A.', ruc: '20100070970' },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.', ruc: '20999999027' },
    },
  ],
  [
    'rows that reach from edge to edge, whose next key is no rest of a name',
    `
                    RECIBO POR HONORARIOS ELECTRÓNICO
                             E001-00000175
   A. QUIEN PRESTA EL SERVICIO
   Nombre                                          CÁRDENAS ÑAHUI ÁNGELA
   Profesión                                              Perito tasador
   RUC                                                       10645483516
   B. QUIEN LO RECIBE
   Empresa                                       MINERA EL TREBOL S.A.C.
   RUC                                                       20999999027
   Total por honorarios                                           100.00`,
    {
      proveedor: { nombre: 'CÁRDENAS ÑAHUI ÁNGELA', ruc: '10645483516' },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.', ruc: '20999999027' },
    },
  ],
  [
    'an order whose titular is a clerk, and whose number is none of an address',
    `
   Orden de compra                                     MINERA EL TREBOL S.A.C.
                                       AV. GRAU NRO. 3380 LIMA - LIMA - LINCE
   OC-00044366                                                RUC: 20999999027

   TRANSPORTES KUNTUR S.A.C.                 Encargado de compras   Villar, Gonzalo
   Jr. Puno 45, Lima                         Titular                Saavedra, Iris
   RUC 20100070970                           Basado en              Solicitud 1080814

   Cantidad   Descripción           Precio      Importe
   1          Flete a Arequipa      100.00      100.00
   Total S/ 100.00`,
    {
      documento: { numero: 'OC-00044366' },
      proveedor: { nombre: 'TRANSPORTES KUNTUR S.A.C.', ruc: '20100070970' },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.', ruc: '20999999027' },
    },
  ],
  [
    'whom to bill, within a sentence, and a RUC in brackets behind a name',
    `
   ORDEN DE SERVICIO N° OS-00007907
   Señores Transportes Kuntur S.A.C. (RUC 20100070970):
   MINERA EL TREBOL S.A.C. les encarga los servicios que siguen.

   Cantidad   Descripción           Precio      Importe
   1          Flete a Arequipa      100.00      100.00
   Total S/ 100.00

   Factura a nombre de MINERA EL TREBOL S.A.C., RUC 20999999027, Av. Grau 120, Lima.`,
    {
      proveedor: { nombre: 'Transportes Kuntur S.A.C.', ruc: '20100070970' },
      cliente: { nombre: 'MINERA EL TREBOL S.A.C.', ruc: '20999999027' },
    },
  ],
];

describe('parties that are told of elsewhere than in a letterhead', () => {
  it.each(CASES)('%s', (_, drawn, read) => {
    expect(readDrawn(drawn).extractedData).toMatchObject(read);
  });
});

describe('whom an order by mail is sent to', () => {
  it('has the mailbox and the telephone that it tells of them', () => {
    const { extractedData: data } = readDrawn(`
   De:             Compras Corporativas
   Enviado el:     2 de noviembre de 2025 11:26
   Para:           contacto@lacolmena.pe
   Asunto:         Orden de servicio OS-00007907 a su favor

   Señores MANTENIMIENTO LA COLMENA S.A. (RUC 20999999019):

   COMERCIAL EL TREBOL S.R.L. les encarga los servicios que siguen.
   Teléfono que tenemos de ustedes      064-416065

   Cantidad   Servicio                             Precio     Importe
   2          Recarga de extintores                 50.00      100.00

   Subtotal: S/ 100.00
   IGV (18 %): S/ 18.00
   Total de la orden: S/ 118.00
   Factura a nombre de COMERCIAL EL TREBOL S.R.L., RUC 20999999027.`);
    expect(data.proveedor).toMatchObject({
      email: 'contacto@lacolmena.pe',
      telefono: '064-416065',
    });
    expect([data.cliente?.email, data.cliente?.telefono]).toEqual([undefined, undefined]);
  });
});

describe('a row of titles whose first stands a hair lower than the others', () => {
  it('is the customer’s, with the address under its title', () => {
    const set = pageSetFromText([
      `
   TRANSPORTES KUNTUR S.A.C.                                            RUC 20100070970
   Jr. Puno 45, Lima                                                    FACTURA ELECTRÓNICA
                                                                        F001-00000123
   Facturado a                  RUC del cliente     Emitido el      Domicilio fiscal
   MINERA EL TREBOL S.A.C.      20999999027         15/03/2026      Av. Grau 120, Lima`,
    ]);
    const pages = set.pages.map(({ words, ...one }) => ({
      ...one,
      words: words.map((word) => {
        const y = word.box.y + (word.text === 'Facturado' || word.text === 'a' ? 0.0005 : 0);
        return { ...word, box: { ...word.box, y } };
      }),
    }));
    const { fields } = readPageSet({ ...set, pages }, { companyRuc: null, companyName: null });
    const textOf = (wanted: string) => fields.find(({ path }) => path === wanted)?.text;
    expect(textOf('proveedor.direccion')).toBe('Jr. Puno 45, Lima');
    expect(textOf('cliente.direccion')).toBe('Av. Grau 120, Lima');
  });
});
