import { readPageSet } from '../../decide/read-page-set';
import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';

const infoOf = (text: string) =>
  readDrawn(`
   FERRETERIA EL YUNQUE S.A.C.                    FACTURA ELECTRONICA
   Av. Grau 812, Piura                            R.U.C. 20999999019
                                                  F001-00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
${text}`).extractedData.informacion_adicional;

describe('a remark', () => {
  it('goes on with a word in small letters that elsewhere names a field', () => {
    expect(
      infoOf(`
   Observaciones: La mercadería viaja por cuenta y riesgo del
   comprador.`)?.observaciones,
    ).toBe('La mercadería viaja por cuenta y riesgo del comprador.');
  });

  it.each([
    'Operación sujeta a retención del IGV (3%): S/ 3,149.67',
    'Sujeto a detracción SPOT 12 %',
    'Detracción 12 % S/ 142.00',
  ])('ends before what the law takes off: %s', (line) => {
    expect(
      infoOf(`
   Observaciones: Basado en el contrato 81148 del cliente, firmado en Lima.
   ${line}`)?.observaciones,
    ).toBe('Basado en el contrato 81148 del cliente, firmado en Lima.');
  });
});

describe('a remark of a large system', () => {
  it('is called its text', () => {
    expect(infoOf('   Texto: La mercadería viaja por cuenta del comprador.')?.observaciones).toBe(
      'La mercadería viaja por cuenta del comprador.',
    );
  });
});

describe('a remark over what stands on every document', () => {
  it('ends before it', () => {
    expect(
      infoOf(`
   Observaciones: Entregar en almacén N° 3 de lunes a viernes.
   Representación impresa de la Factura Electrónica.`)?.observaciones,
    ).toBe('Entregar en almacén N° 3 de lunes a viernes.');
  });
});

describe('a remark under its title', () => {
  it('may begin like a label', () => {
    expect(
      infoOf(`
   OBSERVACIONES
   Atención: Sr. Íñigo Peña, área de logística.`)?.observaciones,
    ).toBe('Atención: Sr. Íñigo Peña, área de logística.');
  });
});

describe('the order of the buyer behind a label with a word more', () => {
  it('stands in the cell beside it', () => {
    expect(infoOf('   O/C - Voucher       OC515217')?.orden_compra).toBe('OC515217');
  });
});

describe('the weight of what is sold', () => {
  it('may be called the net one of all', () => {
    expect(infoOf('   PESO NETO TOTAL: 3291.690 KG')?.peso_total).toBe('3291.690 KG');
  });
});

describe('a remark in a column of values', () => {
  it('is all that stands there, though it begins as a field does', () => {
    expect(
      infoOf(`
   Punto de partida          Av. Argentina 3093, Callao
   Punto de llegada          Av. Mariscal Cáceres 1667, Chimbote
   Observaciones             Atención: Sr. Íñigo Peña, área de logística.`)?.observaciones,
    ).toBe('Atención: Sr. Íñigo Peña, área de logística.');
  });
});

describe('the means of payment', () => {
  it('may be the name of a card', () => {
    expect(infoOf('   Forma de pago: VISA        118.00')?.metodo_pago).toBe('VISA');
  });

  it('goes on over the end of a narrow line', () => {
    expect(
      infoOf(`
                                          MEDIO DE PAGO: DEPÓSITO EN CUENTA
                                          CORRIENTE`)?.metodo_pago,
    ).toBe('DEPÓSITO EN CUENTA CORRIENTE');
  });

  it('is whole where another text stands under it', () => {
    expect(
      infoOf(`
                                          MEDIO DE PAGO: DEPÓSITO EN CUENTA
                                          PLACA BKR-524`)?.metodo_pago,
    ).toBe('DEPÓSITO EN CUENTA');
  });

  it('goes on in the column of its value, and ends before the number of the operation', () => {
    expect(
      infoOf(`
   Lurigancho, Lima                       Medio de Pago     : Depósito en cuenta
   Orden de Compra/Serv. : 4500062253                       corriente`)?.metodo_pago,
    ).toBe('Depósito en cuenta corriente');
    expect(infoOf('   Medio de pago: YAPE N° Op.: 39827527')?.metodo_pago).toBe('YAPE');
  });

  it('is not the code by which the deposit of a detracción is paid', () => {
    expect(infoOf('   Medio de Pago: 001 Depósito en cuenta')?.metodo_pago ?? null).toBeNull();
  });
});

describe('instalments beside other things', () => {
  const instalmentsOf = (lines: string) =>
    readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 14/11/2025
${lines}`).extractedData.informacion_adicional;

  it('go on under the sums beside them when a line ends with the currency', () => {
    const read = instalmentsOf(`
   Cuota001: 14/12/2025 S/ 301.88 Cuota002: 13/01/2026 S/           OP. GRATUITA    10.39
   301.89                                                           IGV 18%         92.09
                                                                    TOTAL S/       603.77`);
    expect(read?.cuotas).toBe('Cuota 1: 2025-12-14 301.88; Cuota 2: 2026-01-13 301.89');
  });

  it('go on beside a sum that stands between two of their lines', () => {
    const drawn = pageSetFromText([
      `
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Cuotas                                                           OP. GRAVADA    511.67
   N.º 1   14/12/2025   S/ 201.26                                   IGV 18%         92.10
   N.º 2   13/01/2026   S/ 201.26
                                                                    Total S/       603.77
   N.º 3   12/02/2026   S/ 201.25`,
    ]);
    const pages = drawn.pages.map((page) => {
      const at = page.words.findIndex(({ text }) => text === 'Total');
      const step = (page.words.at(-1)?.box.y ?? 0) - (page.words[at]?.box.y ?? 0);
      const words = page.words.map((word, index) =>
        index < at || index > at + 2
          ? word
          : { ...word, box: { ...word.box, y: word.box.y - step * 0.6 } },
      );
      return { ...page, words };
    });
    const { fields } = readPageSet({ ...drawn, pages }, { companyRuc: null });
    expect(fields.find(({ path }) => path === 'informacion_adicional.cuotas')?.text).toBe(
      'Cuota 1: 2025-12-14 201.26; Cuota 2: 2026-01-13 201.26; Cuota 3: 2026-02-12 201.25',
    );
  });

  it('have their titles behind the amount in words', () => {
    const read = instalmentsOf(`
   SON: CIENTO DIECIOCHO CON 00/100 SOLES   CUOTA   VENCIMIENTO   IMPORTE    OP. GRAVADA  100.00
   OBSERVACIONES: Entregar en almacén.
                                            1       14/12/2025     118.00    IGV 18%       18.00
                                                                             TOTAL S/     118.00`);
    expect(read?.cuotas).toBe('Cuota 1: 2025-12-14 118.00');
    expect(read?.observaciones).toBe('Entregar en almacén.');
  });

  it('and a weight ends with its unit', () => {
    const read = instalmentsOf(`
   PESO BRUTO: 1834.96 KG BULTOS: 6
   TOTAL S/     118.00`);
    expect(read?.peso_total).toBe('1834.96 KG');
  });

  it('and a remark goes on beside a pair of another column', () => {
    const read = instalmentsOf(`
   Dirección: Av. Grau 812, Urb. San      Lugar de entrega: Almacén central
   Antonio, Piura                         Observaciones: Pasados siete días no se aceptan
   Teléfono: (01) 728-7816                devoluciones.
   TOTAL S/     118.00`);
    expect(read?.observaciones).toBe('Pasados siete días no se aceptan devoluciones.');
  });

  it.each(['Nota. Entregar en almacén.', 'Nota\n   Entregar en almacén.'])(
    'and a remark is told by its title: %s',
    (remark) => {
      const read = instalmentsOf(`
   ${remark}
   TOTAL S/     118.00`);
      expect(read?.observaciones).toMatch(/^Entregar en almacén/);
    },
  );

  it('go by another name, under titles', () => {
    const read = instalmentsOf(`
   TOTAL S/     118.00
   Plazos de la cuenta por cobrar
   Plazo   Vence        Importe
   1       14/12/2025   S/ 59.00
   2       13/01/2026   S/ 59.00`);
    expect(read?.cuotas).toBe('Cuota 1: 2025-12-14 59.00; Cuota 2: 2026-01-13 59.00');
  });
});
