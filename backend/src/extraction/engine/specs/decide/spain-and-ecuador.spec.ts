import { readDrawn } from '../../../../../test/support/read-drawn';

const spanish = (taxes: string): string => `
#  SUMINISTROS DEL TURIA, S.L.                       Cliente
   Pol. Ind. Malpica, C/ E, nave 42                  COMERCIAL EL TREBOL S.R.L.
   50016 Zaragoza                                    Jr. Puno 120, Lima
   N.I.F. B-85326846                                 NIF/RUC: 20999999027
   Tel. 91 4 75 85 43
   ventas@delturia.es

   FACTURA Nº          FECHA           Nº CLIENTE
   F26-001234          16/03/2026      43000112

   Ref.    Descripción                 Cant.      Precio      Importe
   A100    MALETA CABINA 40 L             10       10,00       100,00
${taxes}`;

describe('an invoice of Spain', () => {
  it('has its number under its title, in a row of them with its date', () => {
    const page = spanish('   TOTAL FACTURA                                    121,00 €').replace(
      /FACTURA Nº .*\n.*43000112/,
      `FACTURA

   DOCUMENTO      NÚMERO         PÁGINA     FECHA          CLIENTE

   Factura        FV-000426      1          10/11/2026     430004675`,
    );
    expect(readDrawn(page).extractedData.documento?.numero).toBe('FV-000426');
  });

  it('is of whom the letterhead with a NIF is, beside the customer', () => {
    const { proveedor, cliente } = readDrawn(
      spanish('   TOTAL FACTURA                                    121,00 €'),
    ).extractedData;
    expect(proveedor).toEqual({
      nombre: 'SUMINISTROS DEL TURIA, S.L.',
      direccion: 'Pol. Ind. Malpica, C/ E, nave 42 50016 Zaragoza',
      telefono: '91 4 75 85 43',
      email: 'ventas@delturia.es',
    });
    expect(cliente).toMatchObject({ nombre: 'COMERCIAL EL TREBOL S.R.L.', ruc: '20999999027' });
  });

  it.each([
    ['bare', '   100,00             21          21,00           121,00 €'],
    ['with decimals', '   100,00             21,00       21,00           121,00 €'],
    ['with its sign apart', '   100,00             21 %        21,00           121,00 €'],
  ])('takes no rate for the tax: %s', (_, row) => {
    const { extractedData, authenticity } = readDrawn(
      spanish(`
   Base imponible     % IVA       Cuota IVA       Total factura
${row}`),
    );
    expect(extractedData.totales).toMatchObject({ gravada: 100, iva: 21, total: 121 });
    expect(authenticity.flags).not.toContain('TOTAL_NO_CUADRA');
  });

  it.each([
    [
      'with percentages in decimals',
      `
   BASE IMPONIBLE    % IVA    IMPORTE IVA    % R.E.   IMPORTE R.E.     TOTAL
        1.240,00     21,00         260,40      5,20          64,48     1.564,88`,
    ],
    [
      'by a name of the tax alone',
      `
   Bases          % I.V.A.     I.V.A.     % Rec.    Recargo         Total
   1.240,00          21        260,40      5,2       64,48       1.564,88`,
    ],
    [
      'the rate first, among rates that charge nothing',
      `
   TIPO IVA     BASE IMPONIBLE      CUOTA IVA    TIPO R.E.    CUOTA R.E.
   21,00             1.240,00          260,40        5,20         64,48
   10,00                 0,00            0,00        1,40          0,00
   TOTAL A PAGAR                                          1.564,88 EUR`,
    ],
  ])('has a surcharge beside its tax, and both make the total: %s', (_, taxes) => {
    const { extractedData, authenticity } = readDrawn(spanish(taxes));
    expect(extractedData.totales).toMatchObject({
      gravada: 1240,
      iva: 260.4,
      otros_cargos: 64.48,
      total: 1564.88,
    });
    expect(authenticity.flags).not.toContain('TOTAL_NO_CUADRA');
  });

  it.each([
    [
      'whose titles take two lines, beside the sums',
      `
   Detalle de     Tipo         Precio     Total             Total productos           100,00 €
   impuestos      impositivo   base       impuesto
                                                            Gastos de envío    Envío gratuito
   Productos      21,000 %     100,00 €   21,00 €
                                                            Total                     121,00 €`,
    ],
    [
      'whose rate, under the sign of its title, stands for the article too',
      `
   TIPO     IMPORTE     DTO. P.P.    BASE        % I.V.A.    I.V.A.    % R.E.    R.E.
   21,00    100,00                   100,00      21,00       21,00
   10,00
                                                             TOTAL:    121,00 €`,
    ],
  ])('reads a table of taxes %s', (_, taxes) => {
    const { extractedData, authenticity } = readDrawn(spanish(taxes));
    expect(extractedData.totales).toMatchObject({ gravada: 100, iva: 21, total: 121 });
    expect(extractedData.totales?.otros_cargos).toBeUndefined();
    expect(authenticity.flags).not.toContain('TOTAL_NO_CUADRA');
  });

  it('reads a table of taxes beside the sums, and says none of its rows is the total', () => {
    const { totales } = readDrawn(
      spanish(`
   Tipo            Base         Cuota                   Total bruto          100,00
   IVA 21 %       100,00        21,00                   Total IVA             21,00
                                                        TOTAL A PAGAR  EUR   121,00`),
    ).extractedData;
    expect(totales).toMatchObject({ gravada: 100, iva: 21, total: 121 });
  });
});

const slip = (head: string, sums: string): string => `
       FERRETERIA QUITUMBE CIA. LTDA.
          RUC: 1790418273001
     Matriz: Av. 10 de Agosto N37-232 y Villalengua, Quito
     Dir. Sucursal: C.C. El Recreo, local 14
          PBX (593) 4 268-4781
   ${head}
   FECHA: 27/04/2026  10:21
   CANT   DETALLE                   P.UNI      TOTAL
   4      AGUA SIN GAS 6 LT          2.50      10.00
   ${sums}
   IVA 15%                                      1.50
   TOTAL A PAGAR US$                           11.50`;

describe('a slip of Ecuador', () => {
  it.each([
    'TIQUETE No. 001-002-000303657',
    'TIQUETE DE MAQUINA REGISTRADORA No. 001-002-000303657',
  ])('%s: type, number and the address of the main office', (head) => {
    const { documento, proveedor } = readDrawn(
      slip(head, 'SUBTOTAL                                    10.00'),
    ).extractedData;
    expect(documento).toMatchObject({ tipo: 'ticket', numero: '001-002-000303657' });
    expect(proveedor).toMatchObject({
      direccion: 'Av. 10 de Agosto N37-232 y Villalengua, Quito',
      telefono: '(593) 4 268-4781',
    });
  });

  it.each(['Subtotal tarifa 15%', 'SUBTOTAL IVA 15 %', 'BASE TARIFA 15%'])(
    'takes %s for what is taxed',
    (name) => {
      const { totales } = readDrawn(
        slip(
          'TIQUETE No. 001-002-000303657',
          `${name.padEnd(44)}10.00\n   Subtotal 0%        0.00`,
        ),
      ).extractedData;
      expect(totales).toMatchObject({ gravada: 10, iva: 1.5, total: 11.5 });
    },
  );
});
