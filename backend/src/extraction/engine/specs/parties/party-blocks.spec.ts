import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import { readPageSet } from '../../decide/read-page-set';

const TOTAL = `
                                        IMPORTE TOTAL  S/  118.00`;

describe("a party's block", () => {
  it('begins with its keys, to the left of a title that is set in the middle', () => {
    const { extractedData: data } = readDrawn(`
#  CLINICA LAS PALMERAS S.A.C.                          ORDEN DE COMPRA
   RUC: 20999999019                                     N° OC-00004521
   Av. Industrial 455, Ate, Lima
   Gerencia de Administración - Departamento de Logística

                    PROVEEDOR                             CONDICIONES DE LA COMPRA
   Razón social  :  COMERCIAL EL TREBOL S.R.L.          Forma de pago  : Contado
   RUC           :  20999999027                         Moneda         : Soles
   Dirección     :  Jr. Puno 345, Juliaca               Plazo          : 5 días
   Teléfono      :  984 200 311                         Cotización     : COT-1021
${TOTAL}`);
    expect(data.proveedor).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
      telefono: '984 200 311',
    });
    expect(data.cliente?.direccion).toBe('Av. Industrial 455, Ate, Lima');
    expect(data.informacion_adicional?.terminos_pago).toBe('Contado');
  });

  it('has telephone and e-mail in lines of their own, and its letterhead stays the issuer’s', () => {
    const { extractedData: data } = readDrawn(
      `
#  HOTELES PEÑA BLANCA S.A.A.                                           Orden de compra
   RUC 20999999019
   Av. Industrial 455, Ate, Lima                                        OC-00087645

   Proveedor                      Enviar a                       Facturar a
   COMERCIAL EL TREBOL S.R.L.     Hotel Paracas - Economato      HOTELES PEÑA BLANCA S.A.A.
   RUC 20999999027                Av. Paracas s/n, Pisco, Ica    RUC 20999999019
   Jr. Puno 345, Juliaca                                         Av. Industrial 455, Ate, Lima
   044-587826
   facturacion@trebol.pe
${TOTAL}`,
      { columns: 110 },
    );
    expect(data.proveedor).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
      telefono: '044-587826',
      email: 'facturacion@trebol.pe',
    });
    expect(data.cliente?.direccion).toBe('Av. Industrial 455, Ate, Lima');
  });

  it('is not named by the first word of another label on its line', () => {
    const { extractedData: data } = readDrawn(`
#  MINERA CERRO AZUL S.A.C.                             ORDEN DE COMPRA
   RUC: 20999999019                                     N° 4500004521
   Av. Industrial 455, Ate, Lima

   Proveedor Cód. acreedor: 100012345
   COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   Jr. Puno 345, Juliaca
${TOTAL}`);
    expect(data.proveedor?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
  });
});

describe('a form as wide as the page', () => {
  it("has the party's contacts at the ends of its rows", () => {
    const { extractedData: data } = readDrawn(`
#  MINERA CERRO AZUL S.A.C.                                                          ORDEN DE COMPRA
   RUC: 20999999019                                                                  N° OC-00004521
   Av. Industrial 455, Ate, Lima

   Señores  COMERCIAL EL TREBOL S.R.L.                                                            Cód.   1000123
   RUC      20999999027                      Atn.   Hugo Farfán                                   Telf.  984 200 311
   Direc.   Jr. Puno 345, Juliaca                                                                 Mail   ventas@trebol.pe
   F. Pago  Contado                          Mon.   Soles
${TOTAL}`);
    expect(data.proveedor).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      telefono: '984 200 311',
      email: 'ventas@trebol.pe',
    });
  });
});

describe('a name', () => {
  it("is the payer's under the title of its block, though the document's title stands right above", () => {
    const { extractedData: data } = readDrawn(`
                          CLINICA LAS PALMERAS S.A.C.
                             RUC 20999999019
#  FACTURA ELECTRÓNICA                                                     F001-00004521
   Facturado a                                      Paciente
   Nombre / Razón Soc.   COMERCIAL EL TREBOL S.R.L.     Paciente           QUISPE LEON JOSE
   RUC                   20999999027                    Hist. clínica      8790560
   Domicilio             Jr. Puno 345, Juliaca          Episodio           H12225798
   Moneda                Soles                          Ubicación          311
${TOTAL}`);
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });

  it('goes on in no figures', () => {
    const { extractedData: data } = readDrawn(`
#  CLINICA LAS PALMERAS S.A.C.                          BOLETA DE VENTA ELECTRONICA
   RUC: 20999999019                                     B001-00004521
                                            Paciente      QUISPE LEON SEGUNDO ELEUTERIO DE LOS ANGELES
                                                          8892099
${TOTAL}`);
    expect(data.cliente?.nombre).toBe('QUISPE LEON SEGUNDO ELEUTERIO DE LOS ANGELES');
  });

  it("is no line of the document's title beside the title of the block", () => {
    const { extractedData: data } = readDrawn(`
   TELEFONICA DEL VALLE S.A.C.                          RUC 20999999019
                                                        RECIBO DE SERVICIOS PÚBLICOS DE
   Datos del cliente                                    TELECOMUNICACIONES ELECTRÓNICO
                                                        F210-66441
   COMERCIAL EL TREBOL S.R.L.
   Jr. Puno 345, Juliaca
   RUC: 20999999027
${TOTAL}`);
    expect(data.cliente?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
  });

  it('follows no word of what is sold', () => {
    const { extractedData: data } = readDrawn(`
   IMPRENTA EL YUNQUE S.A.C.                 COMERCIAL EL TREBOL S.R.L.
   Av. Grau 812, Piura                       Jr. Puno 345, Juliaca
   RUC: 20999999019                          RUC: 20999999027

#  Factura electrónica F001-00004521
   Fecha de factura: 15/03/2026

   Descripción                               Cantidad    Precio       Importe
   Caja plegable según arte de nuestro           5.00     10.00         50.00
   cliente
   Tarjeta de presentación couché                5.00     10.00         50.00

                                             Subtotal                  100.00
                                             IGV 18%                    18.00
                                             Total                     118.00`);
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});

describe('a RUC', () => {
  it.each(['20999999027', '20999999028'])(
    'at the end of the row that the label of its party begins is told, right or wrong: %s',
    (ruc) => {
      const { extractedData: data } = readDrawn(`
   MINERA CERRO AZUL S.A.C.
   RUC: 20999999019                     ORDEN DE SERVICIO                      Versión: 03
   Av. Industrial 455, Ate, Lima        N° OS-00057610                         Fecha: 15/03/2026

   Proveedor     : COMERCIAL EL TREBOL S.R.L.                        RUC            : ${ruc}
   Dirección     : Jr. Puno 345, Juliaca                             Atención       : HUGO FARFAN
${TOTAL}`);
      expect(data.proveedor).toMatchObject({ nombre: 'COMERCIAL EL TREBOL S.R.L.', ruc });
      expect(data.cliente?.ruc).toBe('20999999019');
    },
  );
});

describe('an address', () => {
  it.each([
    'Perú',
    'Gerencia de Administración - Departamento de Logística',
    'T0047 - MALL NORTE: AV. PORONGOCHE 500 PAUCARPATA AREQUIPA',
    'Atención al cliente 064-240184',
  ])('ends before %s', (line) => {
    const { extractedData: data } = readDrawn(`
#  COMERCIAL EL TREBOL S.R.L.                           FACTURA ELECTRONICA
   RUC: 20999999019                                     F001-00004521
   Jr. Puno 345, Juliaca
   ${line}

   Cliente : CLINICA LAS PALMERAS S.A.C.
   RUC     : 20999999027
${TOTAL}`);
    expect(data.proveedor?.direccion).toBe('Jr. Puno 345, Juliaca');
  });
});

describe('an e-mail too long for its column', () => {
  it('stands under the colon of its label', () => {
    const { extractedData: data } = readDrawn(`
#  MINERA CERRO AZUL S.A.C.                                   ORDEN DE COMPRA
   RUC 20999999019                                            N° 4500021051
   Av. Industrial 455, Ate, Lima

   Proveedor
   SUMINISTROS EL TREBOL S.R.L.
   RUC 20999999027
   Jr. Puno 345, Juliaca
   E-mail :
            contacto@suministroseltrebol.com.pe

                                        TOTAL ORDEN  S/  118.00`);
    expect(data.proveedor).toMatchObject({
      nombre: 'SUMINISTROS EL TREBOL S.R.L.',
      email: 'contacto@suministroseltrebol.com.pe',
    });
  });
});

describe('a letterhead at the right of the blocks it is addressed to', () => {
  it('is set line under line on the right edge, with its RUC', () => {
    const { extractedData: data } = readDrawn(
      `
   Facturación a                   Envío a
   COMERCIAL EL TREBOL S.R.L.      COMERCIAL EL TREBOL S.R.L.
   Jr. Puno 345, Juliaca           Almacén Ate                                 QUIMICA CERRO AZUL S.A.C.
   R.U.C. 20999999027              Av. Cáceres 2057, Ate                   Av. Industrial 455, Ate, Lima
                                                                                        Telf. 064-271374
                                                                                     ventas@cerroazul.pe
                                                                                      R.U.C. 20999999019

#  Factura Electrónica F001-00081948

   Fecha emisión documento   02/04/26
${TOTAL}`,
      { columns: 110 },
    );
    expect(data.proveedor).toEqual({
      nombre: 'QUIMICA CERRO AZUL S.A.C.',
      ruc: '20999999019',
      direccion: 'Av. Industrial 455, Ate, Lima',
      telefono: '064-271374',
      email: 'ventas@cerroazul.pe',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});

describe('an order of a public body', () => {
  it('names the executing unit, and tells its RUC where it says whom to invoice, on the last page', () => {
    const { extractedData: data } = readDrawn([
      `
   Sistema Integrado de Gestión Administrativa
   Módulo de Logística

#                    ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO N° 0067455

   UNIDAD EJECUTORA     : 001 MUNICIPALIDAD DISTRITAL DE ATE
   Señor(es) : COMERCIAL EL TREBOL S.R.L.
   Dirección : Jr. Puno 345, Juliaca
   RUC : 20999999027
   Forma de pago : Contado`,
      `${TOTAL}

   FACTURAR A NOMBRE DE : MUNICIPALIDAD DISTRITAL DE ATE
   RUC : 20999999019`,
    ]);
    expect(data.cliente).toMatchObject({
      nombre: 'MUNICIPALIDAD DISTRITAL DE ATE',
      ruc: '20999999019',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
  });
});

describe('the parties of an order in cards side by side', () => {
  it('have each the name under its key, over as many lines as it takes', () => {
    const drawn = pageSetFromText([
      `
#  Orden de compra OC-00033588
   Empresa compradora                Proveedor
   Razón social                      Razón social
   INVERSIONES QORI S.A.C.           BOTICA Y PERFUMERIA CENTRAL
   Identificación fiscal             DEL SUR S.A.A.
   RUC 20999999027                   Identificación fiscal
                                     RUC 20999999019`,
    ]);
    const small = /^(?:Razón|social|Identificación|fiscal)$/;
    const pages = drawn.pages.map((page) => ({
      ...page,
      words: page.words.map(({ box, ...word }) => ({
        ...word,
        box: { ...box, h: box.h * (small.test(word.text) ? 0.8 : 1.1) },
      })),
    }));
    const { fields } = readPageSet({ ...drawn, pages }, { companyRuc: null });
    const textOf = (path: string) => fields.find((one) => one.path === path)?.text;
    expect([textOf('cliente.nombre'), textOf('cliente.ruc')]).toEqual([
      'INVERSIONES QORI S.A.C.',
      '20999999027',
    ]);
    expect([textOf('proveedor.nombre'), textOf('proveedor.ruc')]).toEqual([
      'BOTICA Y PERFUMERIA CENTRAL DEL SUR S.A.A.',
      '20999999019',
    ]);
  });
});
