import { readDrawn, type DrawnOptions } from '../../../../../test/support/read-drawn';

const partiesOf = (drawn: string, options?: DrawnOptions) =>
  readDrawn(drawn, options).extractedData;

const SELLER = {
  nombre: 'Stour Valley Supplies Ltd',
  direccion: '24-26 Sandpit Lane, Halifax HX3 7RL',
};
const BUYER = { nombre: 'COMERCIAL EL TREBOL S.A.C.', direccion: 'Av. Grau 120, Lima' };

/** Two companies side by side without labels; the customer's number by which the seller knows it is no label of theirs. */
const sales = (name: string, mail: string) => `
                                                         Sales - Invoice
   ${name.padEnd(50)}Stour Valley Supplies Ltd
   Av. Grau 120, Lima                                24-26 Sandpit Lane, Halifax HX3 7RL

   Bill-to Customer No.   C06065                     Phone No.        +44 (0)1482 494742
   VAT Registration No.   20999999027                E-Mail           ${mail}
   Invoice No.            PSI-108500

   No.       Description                Quantity     Unit Price     Amount
   A8853     Screen printing            20           28.89          577.80
   Total GBP                                                        577.80`;

describe('parties that no label tells of', () => {
  it('are told apart by whose mail is printed, and a RUC is not of a company abroad', () => {
    const { proveedor, cliente } = partiesOf(sales(BUYER.nombre, 'billing@stourvalley.co.uk'));
    expect(proveedor).toMatchObject(SELLER);
    expect(cliente).toMatchObject({ ...BUYER, ruc: '20999999027' });
    expect(proveedor?.ruc).toBeUndefined();
  });

  const bare = `
   COMERCIAL EL TREBOL S.A.C.                        INVERSIONES KUNTUR S.A.C.
   Av. Grau 120, Lima                                Jr. Puno 45, Lima

   NOTA DE VENTA N° 45
   Total S/ 118.00`;

  it.each([
    ['Comercial El Trébol S.A.C.', 'COMERCIAL EL TREBOL S.A.C.', 'INVERSIONES KUNTUR S.A.C.'],
    ['Inversiones Kuntur S.A.C.', 'INVERSIONES KUNTUR S.A.C.', 'COMERCIAL EL TREBOL S.A.C.'],
  ])(
    'are told apart by the name of the company that is read for: %s',
    (companyName, own, other) => {
      const { proveedor, cliente } = partiesOf(bare, { companyName });
      expect([cliente?.nombre, proveedor?.nombre]).toEqual([own, other]);
    },
  );

  it('leave the letterhead to the company that is read for where it issues the document', () => {
    const { proveedor, cliente } = partiesOf(
      `
   COMERCIAL EL TREBOL S.A.C.                        RUC 20999999027
   Av. Grau 120, Lima                                FACTURA ELECTRÓNICA
                                                     F001-45

   INVERSIONES KUNTUR S.A.C.
   Jr. Puno 45, Lima
   RUC: 20999999019
   Total S/ 118.00`,
      { companyName: 'COMERCIAL EL TREBOL S.A.C.', companyRuc: '20999999027' },
    );
    expect(proveedor).toMatchObject({ nombre: BUYER.nombre, ruc: '20999999027' });
    expect(cliente).toMatchObject({ nombre: 'INVERSIONES KUNTUR S.A.C.', ruc: '20999999019' });
  });
});

describe('De: and Para: over the parties', () => {
  const drawn = (title: string) => `
   De:                                 Para:                              ${title}
   COMERCIAL EL TREBOL S.A.C.          INVERSIONES KUNTUR S.A.C.          OS-00025898
   Av. Grau 120, Lima                  Jr. Puno 45, Lima
   ID fiscal: 20999999027              Teléfono: (01) 535-9783
                                       ID fiscal: 20999999019

   Total S/ 118.00`;

  it.each([
    ['Orden de servicio', 'cliente', 'proveedor'],
    ['Factura', 'proveedor', 'cliente'],
  ] as const)('say who issues and whom it goes to: %s', (title, issuer, other) => {
    const data = partiesOf(drawn(title));
    expect(data[issuer]).toMatchObject({ ...BUYER, ruc: '20999999027' });
    expect(data[other]).toMatchObject({
      nombre: 'INVERSIONES KUNTUR S.A.C.',
      ruc: '20999999019',
      direccion: 'Jr. Puno 45, Lima',
      telefono: '(01) 535-9783',
    });
  });
});
