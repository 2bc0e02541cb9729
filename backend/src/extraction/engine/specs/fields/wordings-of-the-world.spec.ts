import { readDrawn } from '../../../../../test/support/read-drawn';

const COMPANY = '20999999043';

interface Sale {
  /** Over the table of what is sold, and under the sums. */
  head?: string;
  foot?: string;
  title?: string;
  number?: string;
}

/** A sale as it is drawn in Spanish, on whose head and foot stands what is asked. */
const inSpanish = ({ head = '', foot = '', title = 'FACTURA ELECTRÓNICA', number = '' }: Sale) => `
Ferretería Los Andes S.A.C.                                    RUC 20100070970
Av. Grau 120, Lima                                             ${title}
                                                               ${number}

Señores: Comercial Andina S.A.C.       RUC: ${COMPANY}
${head}

Cant.  Descripción                      P. Unit.     Importe
2      Martillo de uña                   50.00        100.00

                                         Op. gravada   100.00
                                         IGV 18%        18.00
                                         Total         118.00

${foot}
`;

const inEnglish = ({ head = '', foot = '', title = 'INVOICE' }: Sale) => `
Harbour Tools Ltd                                              ${title}
12 Dock Street, Hull HU1 1TG

Bill to: Comercial Andina S.A.C.
${head}

Qty    Description                      Unit price    Amount
2      Claw hammer                       50.00        100.00

                                         Subtotal      100.00
                                         Tax            18.00
                                         Total         118.00

${foot}
`;

const read = (page: string) => readDrawn(page, { companyRuc: COMPANY }).extractedData;
const ofPeru = (sale: Sale) => read(inSpanish({ number: 'F001-00000123', ...sale }));
const infoOf = (sale: Sale) => ofPeru(sale).informacion_adicional ?? {};
const infoAbroad = (sale: Sale) => read(inEnglish(sale)).informacion_adicional ?? {};

describe('the number of a document', () => {
  it('tell the deposit of a detracción in rows around its account, and no rate of another block', () => {
    const foot = `
Detracción (SPOT)
Bien sujeto                  005 Arena y piedra
Tasa                         10 %
Importe a depositar          S/ 11.80
Cuenta Banco de la Nación    00-281-718600



Cuotas
Tasa                         2 %`;
    const { detraccion } = readDrawn(inSpanish({ foot })).extractedData;
    expect(detraccion).toMatchObject({ codigo: '005', porcentaje: 10, monto: 11.8 });
  });

  it.each([
    ['Invoice #2041', '2041'],
    ['Document No.  SI-2041', 'SI-2041'],
    ['Number  2041', '2041'],
    ['No. 2041', '2041'],
    ['Invoice: 2041', '2041'],
    ['Tax invoice no 2041', '2041'],
    ['Inv. No. 2041', '2041'],
    ['Invoice Ref. INV-2041', 'INV-2041'],
  ])('abroad: %s', (head, number) => {
    expect(read(inEnglish({ head })).documento?.numero).toBe(number);
  });

  it.each([
    ['Folio: A-1234', 'A-1234'],
    ['Folio interno 1234', '1234'],
    ['Serie y folio: A 1234', 'A 1234'],
    ['Serie: A   Folio: 1234', 'A-1234'],
    ['Número: FV-1234', 'FV-1234'],
    ['No. FE-1234', 'FE-1234'],
    ['Comp. Nro: 00001234', '00001234'],
    ['Factura de venta No. FEV 1234', 'FEV 1234'],
    ['Consecutivo: 1234', '1234'],
  ])('in another country of our language: %s', (head, number) => {
    expect(read(inSpanish({ head, title: 'FACTURA' })).documento?.numero).toBe(number);
  });

  it('is not that of another paper', () => {
    const head = 'Referencia: Carta 031   Cliente N° 4471';
    expect(read(inSpanish({ head, title: 'FACTURA' })).documento?.numero).toBeUndefined();
  });
});

describe('the day on which is paid', () => {
  it.each([
    'Due: 2 April 2026',
    'Please pay by 2 April 2026',
    'Payable by 2 April 2026',
    'Payment is due by 2 April 2026.',
    'Payment due by 2 April 2026',
  ])('%s', (foot) => {
    expect(read(inEnglish({ foot })).documento?.fecha_vencimiento).toBe('2026-04-02');
  });

  it.each(['Vencimientos: 02/04/2026', 'Exigible el 02/04/2026', 'Pago máximo: 02/04/2026'])(
    '%s',
    (head) => {
      expect(ofPeru({ head }).documento?.fecha_vencimiento).toBe('2026-04-02');
    },
  );
});

describe('a day in figures on a receipt', () => {
  const till = (address: string) => `
      TALLGRASS SUPPLY
   ${address}
   RECEIPT # 0417-860253
   03/04/2026      05:50 PM
   CAULK SILICONE CLR        11.70
   SUBTOTAL                  11.70
   SALES TAX 8.25%            0.97
   TOTAL                    $12.67`;

  it.each([
    ['4825 S LAMAR BLVD AUSTIN, TX 78745', '2026-03-04'],
    ['24 Sandpit Lane, Halifax HX3 7RL', '2026-04-03'],
  ])('of %s', (address, date) => {
    expect(read(till(address)).documento?.fecha_emision).toBe(date);
  });
});

describe('when is paid, and how', () => {
  it.each([
    ['Credit terms: 30 days', '30 days'],
    ['Terms of payment: Net 30', 'Net 30'],
    ['Due upon receipt', 'Due upon receipt'],
    ['Net 30', 'Net 30'],
    ['Payment conditions: 30 days net', '30 days net'],
  ])('%s', (head, terms) => {
    expect(infoAbroad({ head }).terminos_pago).toBe(terms);
  });

  it.each([
    ['Payment method: Bank transfer', 'Bank transfer'],
    ['Paid by: Credit card', 'Credit card'],
    ['Paid via PayPal', 'PayPal'],
    ['Payment type: BACS', 'BACS'],
    ['Tender: CASH', 'CASH'],
  ])('%s', (head, method) => {
    expect(infoAbroad({ head }).metodo_pago).toBe(method);
  });

  it.each([
    [
      'Condiciones de pago: Contado\nForma de pago: Cheque nominativo\nMétodo de pago: PUE',
      'Contado',
      'Cheque nominativo',
    ],
    ['Forma de pago: 03 - Transferencia electrónica', undefined, 'Transferencia electrónica'],
    ['Forma de pago: Contado, mediante Tarjeta de crédito', 'Contado', 'Tarjeta de crédito'],
    [
      'Forma de pago: Crédito 30 días - Depósito en cuenta',
      'Crédito 30 días',
      'Depósito en cuenta',
    ],
    ['Método de pago: PPD Pago en parcialidades o diferido', undefined, undefined],
    ['Forma de pago: 01 - SIN UTILIZACIÓN DEL SISTEMA FINANCIERO', undefined, undefined],
  ])('%s', (head, terms, method) => {
    const { terminos_pago, metodo_pago } = infoOf({ head });
    expect([terminos_pago, metodo_pago]).toEqual([terms, method]);
  });

  it.each(['XXXXXXXXXXXX1169 DEBIT', 'DEBIT          118.00'])('on a receipt: %s', (foot) => {
    expect(infoAbroad({ foot, title: 'RECEIPT # 2041' }).metodo_pago).toBe('DEBIT');
  });
});

describe('the order of the buyer', () => {
  it.each([
    'Your reference: 4500075753',
    'Customer order number 4500075753',
    'Buyer reference: 4500075753',
    'Client PO 4500075753',
    'PO Ref: 4500075753',
    'Purchase Order #: 4500075753',
  ])('%s', (head) => {
    expect(infoAbroad({ head }).orden_compra).toBe('4500075753');
  });

  it.each(['Tu orden', 'O/C u O/S', 'V/Ref.', 'Vuestro pedido', 'Orden cliente', 'Doc. de compra'])(
    '%s',
    (label) => {
      expect(infoOf({ head: `${label}: OC-2026-10235` }).orden_compra).toBe('OC-2026-10235');
    },
  );

  it.each(['Carta de aceptación 031', 'Contrato marco CM-018'])(
    'is no other paper: %s',
    (paper) => {
      expect(infoOf({ head: `Referencia: ${paper}` }).orden_compra).toBeUndefined();
    },
  );
});

describe('a remark', () => {
  const REMARK = 'Deliver to the rear entrance before noon.';

  it.each([
    'Notes:',
    'Special instructions:',
    'Customer note:',
    'Additional notes\n',
    'Comments or special instructions:\n',
    'Comentarios o instrucciones especiales\n',
    'Observaciones / Remark\n',
  ])('under or beside %s', (label) => {
    expect(infoAbroad({ foot: `${label} ${REMARK}` }).observaciones).toBe(REMARK);
  });

  it.each([
    'Observaciones: Sin observaciones',
    'Comentarios: Ninguno',
    'Observaciones: N/A',
    'Comentarios\nSin comentarios en la cabecera.',
    'Notes: None',
  ])('is none: %s', (foot) => {
    expect(infoOf({ foot }).observaciones).toBeUndefined();
  });
});

describe('an amount in words', () => {
  it.each([
    [
      'Importe con letra: (CIENTO DIECIOCHO PESOS 00/100 M.N.)',
      'CIENTO DIECIOCHO PESOS 00/100 M.N.',
    ],
    ['*** CIENTO DIECIOCHO PESOS 00/100 MXN ***', 'CIENTO DIECIOCHO PESOS 00/100 MXN'],
    ['(CIENTO\nDIECIOCHO\nPESOS 00/100 M.N.)', 'CIENTO DIECIOCHO PESOS 00/100 M.N.'],
    ['SON: CIENTO DIECIOCHO EUROS CON DIEZ CÉNTIMOS', 'CIENTO DIECIOCHO EUROS CON DIEZ CÉNTIMOS'],
    ['Son: CIENTO DIECIOCHO PESOS M/CTE', 'CIENTO DIECIOCHO PESOS M/CTE'],
    ['SON PESOS: CIENTO DIECIOCHO CON 00/100', 'CIENTO DIECIOCHO CON 00/100'],
    ['Amount in words: One hundred eighteen pounds only', 'One hundred eighteen pounds only'],
    ['One hundred eighteen and 00/100 dollars', 'One hundred eighteen and 00/100 dollars'],
  ])('%s', (foot, words) => {
    expect(infoOf({ foot }).monto_en_letras).toBe(words);
  });
});

describe('the number that the tax office gives a document', () => {
  it.each(['Folio fiscal: ', 'UUID\n', 'Folio fiscal (UUID)\n'])('is named %s', (label) => {
    const uuid = '4C634633-C47E-4308-72DC-5452D0E86570';
    expect(ofPeru({ head: `${label}${uuid}` }).documento?.folio_fiscal).toBe(uuid);
  });

  it('is no other number of its shape', () => {
    const head = 'Id 4C634633-C47E-4308-72DC-5452D0E86570';
    expect(ofPeru({ head }).documento?.folio_fiscal).toBeUndefined();
  });
});

describe('an invoice whose numbers stand under their names', () => {
  it('has the one that is called so, and not that of the contract', () => {
    const { documento, proveedor } = readDrawn(`
#                     NINGBO HENGTU IMPORT & EXPORT CO., LTD
             No. 188 Binhai Road, Xiaoshan District, Hangzhou, China
                 TEL: +86 571 8708 9790
#                              INVOICE
   TO:  COMERCIAL EL TREBOL S.R.L.                INVOICE NO.         INVOICE DATE
        RUC: 20999999027                          HY26-0181           2026-09-23

                                                  S/C NO.             CURRENCY
                                                  SC26-0158           USD`).extractedData;
    expect(documento?.numero).toBe('HY26-0181');
    expect(proveedor?.direccion).toBe('No. 188 Binhai Road, Xiaoshan District, Hangzhou, China');
  });
});

describe('the address of a letterhead abroad', () => {
  it.each(['+44 (0)1482 494657', 'Atención al cliente 91 6 54 13 30'])('ends before %s', (line) => {
    const { proveedor } = readDrawn(`
   CALDER & ROWE WORKWEAR PLC                                TAX INVOICE
   Unit 7, Ashgrove Business Park, Bristol BS35 3UT          PSI-106614
   ${line}

   Bill To
   COMERCIAL EL TREBOL S.R.L.`).extractedData;
    expect(proveedor?.direccion).toBe('Unit 7, Ashgrove Business Park, Bristol BS35 3UT');
  });
});
