import { readDrawn } from '../../../../../test/support/read-drawn';

const partiesOf = (drawn: string) => readDrawn(drawn).extractedData;

describe('parties that no label names', () => {
  it('are not who signs at the foot, where a company is addressed above', () => {
    const { proveedor, cliente } = partiesOf(`
   TEXTILES LA COLMENA S.A.C.           ORDEN DE SERVICIO         Impreso: 24/01/2026
   R.U.C. 20999999019                                             Usuario: JCACERES
   Av. Grau 812, Piura                  Nro. OS-00024454

   Señor(es)    : TRANSPORTES EL TREBOL S.A.A.
   R.U.C.       : 20999999027
   Dirección    : Jr. Puno 345, Juliaca

   Descripción                         Cantidad       P.U.     Parcial
   Servicio de flete                       2.00     100.00      200.00
                                                     TOTAL      200.00

   ELABORADO                    APROBADO                    CONTRATISTA
   Oficina Técnica              Gerencia                    Sello y firma`);
    expect(proveedor).toMatchObject({ nombre: 'TRANSPORTES EL TREBOL S.A.A.', ruc: '20999999027' });
    expect(cliente).toMatchObject({
      nombre: 'TEXTILES LA COLMENA S.A.C.',
      direccion: 'Av. Grau 812, Piura',
    });
  });

  it('are told behind an identity card, and under it where they live', () => {
    const { cliente } = partiesOf(`
#  FERRETERIA EL YUNQUE S.A.C.
   RUC 20999999019
   BOLETA DE VENTA ELECTRONICA
   EB01-00079205
   DNI 48128743 QUISPE MAMANI JESUS MARTIN
   JR. PUNO 345 JULIACA
   TOTAL  S/  118.00`);
    expect(cliente).toMatchObject({
      nombre: 'QUISPE MAMANI JESUS MARTIN',
      direccion: 'JR. PUNO 345 JULIACA',
    });
  });

  it('have the name of a company where the number is a company’s, however low it stands', () => {
    const { proveedor, cliente } = partiesOf(`
   BOLETA DE VENTA ELECTRONICA
   B002-00051722
   28/03/2026      CAJA 018
   DNI 30151306
   QUISPE SALAZAR ROSA ELENA

   TOTAL S/                118.00
   SON CIENTO DIECIOCHO CON 00/100 SOLES

   ABARROTES DEL VALLE E.I.R.L.
   RUC 20999999019
   Av. Grau 812, Piura`);
    expect(proveedor).toMatchObject({
      nombre: 'ABARROTES DEL VALLE E.I.R.L.',
      direccion: 'Av. Grau 812, Piura',
    });
    expect(cliente?.nombre).toBe('QUISPE SALAZAR ROSA ELENA');
  });

  it('are reached where a card of their bill says, but for a number that others answer', () => {
    const card = (line: string) => `
   COMUNICACIONES KUNTUR S.A.A.                      RECIBO DE INTERNET
   RUC 20999999019                                   S001-00082760
   Av. Grau 812, Piura

   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027
   Jr. Puno 345, Juliaca

   Plan Negocios                     100.00
   IGV 18 %                           18.00
   Total                             118.00          ${line}`;
    expect(partiesOf(card('Llámanos al 917 386 054')).proveedor?.telefono).toBe('917 386 054');
    expect(partiesOf(card('Consultas SUNAT 917 386 054')).proveedor?.telefono).toBeUndefined();
  });

  it('have an address that is whole before its street, and ends before the country', () => {
    const { proveedor, cliente } = partiesOf(`
   Invoice                                    Thornbury Test & Calibration Ltd
                                              Albert Dock Chambers, Av. Humber 11, Hull
   Invoice to
   COMERCIAL EL TREBOL S.R.L.
   Jr. Puno 345, Juliaca (Perú)
   Tax ID 20999999027
   Invoice no. SI-054856
   Invoice total  118.00`);
    expect(proveedor).toMatchObject({
      nombre: 'Thornbury Test & Calibration Ltd',
      direccion: 'Albert Dock Chambers, Av. Humber 11, Hull',
    });
    expect(cliente?.direccion).toBe('Jr. Puno 345, Juliaca');
  });

  it('end with their own number: whose name stands over the next one is somebody else', () => {
    const { proveedor, cliente } = partiesOf(`
   BOLETA ELECTRONICA            BA01-00001209
   Arroz extra 5 kg
   2 UND x 14.40                         28.80
   A PAGAR S/                            28.80

   Cliente
   QUISPE SALAZAR ROSA ELENA
   DNI 30151306

   BOTICA DEL VALLE S.R.L.
   RUC 20999999019
   Av. Grau 812, Piura
   WhatsApp (01) 555-3335`);
    expect(cliente?.nombre).toBe('QUISPE SALAZAR ROSA ELENA');
    expect(cliente?.direccion).toBeUndefined();
    expect(proveedor).toMatchObject({
      nombre: 'BOTICA DEL VALLE S.R.L.',
      ruc: '20999999019',
      direccion: 'Av. Grau 812, Piura',
      telefono: '(01) 555-3335',
    });
  });

  it('are who sells where a roll tells one number alone, at its foot', () => {
    const { proveedor, cliente } = partiesOf(`
   STAND B-27
   TICKET DE VENTA              0001-00009679
   Disco solido 1 TB
   1 NIU x 400.80                      400.80
   A PAGAR S/                          400.80

   IMPORTACIONES MI VIEJO CALLAO S.A.C.
   RUC 20999999019
   Jr. Puno 345, Juliaca`);
    expect(proveedor).toMatchObject({
      nombre: 'IMPORTACIONES MI VIEJO CALLAO S.A.C.',
      ruc: '20999999019',
    });
    expect(cliente).toBeUndefined();
  });

  it('are told in one line at the foot of a web shop, under whom it is billed to', () => {
    const { proveedor, cliente } = partiesOf(`
                                                        FACTURA
                                                        T04-006818
   Dirección de entrega              Dirección de facturación
   TEXTILES EL TREBOL S.A.C.         TEXTILES EL TREBOL S.A.C.
   Jr. Puno 345, Juliaca             Jr. Puno 345, Juliaca
   Perú                              Perú
                                     20999999019
   Producto                  Cant.     Total
   Cuaderno A5                  12     92,64 €
                 Total          92,64 €

   PAPELERIA LA RIBERA, S.L. - Avda. de la Constitución, 20 41001 Sevilla - España
   Para cualquier duda, póngase en contacto con nosotros: Tel.: 91 9 17 89 19 billing@ribera.es
   CIF B16702056. Inscrita en el Registro Mercantil.`);
    expect(cliente).toMatchObject({ nombre: 'TEXTILES EL TREBOL S.A.C.', ruc: '20999999019' });
    expect(proveedor).toMatchObject({
      nombre: 'PAPELERIA LA RIBERA, S.L.',
      direccion: 'Avda. de la Constitución, 20 41001 Sevilla',
      email: 'billing@ribera.es',
    });
  });

  it('have no address at the name of the issuer on its stub', () => {
    const { cliente } = partiesOf(`
#  INVOICE                      Invoice Number    Ellison Grove Inc.
                                INV-710625        1450 Larimer Street, Denver, CO 80202
                                EIN
       TEXTILES EL TREBOL S.A.C.    84-5100269
       Jr. Puno 345, Juliaca
   Description                  Quantity   Amount USD
   Technical writing                6.00       616.14
                                TOTAL USD      616.14


   PAYMENT ADVICE                     Customer    TEXTILES EL TREBOL S.A.C.
   To: Ellison Grove Inc.
       1450 Larimer Street, Denver, CO 80202`);
    expect(cliente).toMatchObject({
      nombre: 'TEXTILES EL TREBOL S.A.C.',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });

  it('have a number under their name, though it has no label and theirs alone has', () => {
    const { proveedor, cliente } = partiesOf(`
   ¡Gracias por tu compra!                              Factura electrónica
##  US$ 118.00                                         F001-00045171
                                                        RUC 20999999019
   10 de marzo de 2026

#  TEXTILES EL TREBOL S.A.C.
   20999999027
   Jr. Puno 345, Juliaca

   ¿Qué compraste?             Cantidad    Precio      Importe
   Disco de corte               2 UND       50.00       100.00`);
    expect(proveedor?.ruc).toBe('20999999019');
    expect(cliente).toMatchObject({
      nombre: 'TEXTILES EL TREBOL S.A.C.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });

  it('live where a title of their row says, however wide the row is', () => {
    const { cliente } = partiesOf(`
   SUMINISTROS ANDINOS S.A.                                                        RUC 20999999019
   Factura electrónica                                                        Nro. FA01-00076559

   Facturado a                     RUC del cliente       Emitido el         Domicilio fiscal
   TEXTILES EL TREBOL S.A.C.       20999999027           10.03.26           Jr. Puno 345,
                                                                            Juliaca`);
    expect(cliente?.direccion).toBe('Jr. Puno 345, Juliaca');
  });
});
