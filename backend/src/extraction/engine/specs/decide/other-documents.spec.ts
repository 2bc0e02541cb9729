import { readDrawn } from '../../../../../test/support/read-drawn';

describe('documents that are no invoice', () => {
  it('takes the gross of a recibo por honorarios for its total and tells the retention apart', () => {
    const { extractedData: data } = readDrawn(
      `
                                                                   R.U.C. 10054148289
   QUISPE MAMANI ROSA ELENA                                RECIBO POR HONORARIOS ELECTRONICO
   JR. PUNO NRO. 345 PUNO - SAN ROMAN - JULIACA                      Nro: E001- 57
   TELEFONO: 951223344

   Recibí de: CONSULTORA DEL ALTIPLANO S.A.C.
   Identificado con RUC número 20999999060
   Domiciliado en AV. CIRCUNVALACION 880 JULIACA
   Forma de Pago: AL CONTADO
   La suma de: DOS MIL Y 00/100 SOLES
   Por concepto de: SERVICIO DE ASESORIA CONTABLE MES DE MAYO
   Observación -
   Inciso A DEL ARTÍCULO 33 DE LA LEY DEL IMPUESTO A LA RENTA
   Fecha de emisión 31 de Mayo del 2026

                                         Total por honorarios:              2,000.00
                                         Retención (8 %) IR:                 (160.00)
                                         Total Neto Recibido:               1,840.00  SOLES`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'recibo_honorarios',
      numero: 'E001-57',
      fecha_emision: '2026-05-31',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'QUISPE MAMANI ROSA ELENA',
      ruc: '10054148289',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'CONSULTORA DEL ALTIPLANO S.A.C.',
      ruc: '20999999060',
    });
    expect(data.totales).toMatchObject({ subtotal: 2000, total: 2000 });
    expect(data.retencion).toEqual({ porcentaje: 8, monto: 160, neto: 1840 });
  });

  it('names the document that a nota de crédito changes, not as its own number', () => {
    const { extractedData: data, authenticity } = readDrawn(
      `
#  DISTRIBUIDORA NORANDINA S.A.                                        RUC: 20999999019
   Av. Industrial 550 Ate - Lima                                       NOTA DE CRÉDITO ELECTRÓNICA
                                                                       FC01-00000077

   Fecha de emisión: 12/05/2026                     Documento que modifica: FACTURA ELECTRÓNICA F001-00012345
   Señores: BODEGA LA ESQUINA E.I.R.L.              Fecha doc. ref.: 02/05/2026
   RUC: 20999999027                                 Motivo: 07 - DEVOLUCIÓN POR ÍTEM
   Dirección: Mz. B Lt. 5 AA.HH. Villa Sol - Los Olivos
   Moneda: SOLES

   Ítem  Código   Descripción                 Und.   Cantidad   Precio Unit.    Importe
     1   P001     GASEOSA COLA 3L X 4         PQT      10.00         32.50       325.00
     2   P002     AGUA MINERAL 625 ML X 15    PQT       4.00         18.00        72.00

                                                      Total Op. Gravada    S/    336.44
                                                      Total IGV            S/     60.56
                                                      Importe Total        S/    397.00
   SON TRESCIENTOS NOVENTA Y SIETE CON 00/100 SOLES`,
      { columns: 110 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'nota_credito',
      numero: 'FC01-00000077',
      fecha_emision: '2026-05-12',
      documento_afectado: 'F001-00012345',
    });
    expect(data.totales).toMatchObject({ subtotal: 336.44, iva: 60.56, total: 397 });
    expect(authenticity.notes).toContain('TIPO_NO_PAGABLE');
  });

  it('reads a nota de crédito in negative amounts', () => {
    const { extractedData: data, authenticity } = readDrawn(
      `
#  TELEFONIA ANDINA S.A.A.                                          RUC 20999999060
                                                                    NOTA DE CREDITO ELECTRONICA
                                                                    F0C1-00098765
   Cliente: ESTUDIO CONTABLE MENDOZA S.A.C.
   RUC: 20999999027
   Fecha de emisión: 10/10/2026         Moneda: Soles
   Doc. Ref.: F001-00456789             Fecha Doc. Ref.: 01/10/2026

   Descripción                                           Importe
   Anulación de cargo por servicio móvil setiembre         -84.75

   Valor de venta                                          -84.75
   IGV (18%)                                               -15.25
   Total                                                  -100.00
   SON: CIEN CON 00/100 SOLES`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      numero: 'F0C1-00098765',
      documento_afectado: 'F001-00456789',
    });
    expect(data.proveedor).toMatchObject({ nombre: 'TELEFONIA ANDINA S.A.A.' });
    expect(data.totales).toMatchObject({ subtotal: -84.75, iva: -15.25, total: -100 });
    expect(authenticity.isAuthentic).toBe(true);
  });

  it('reads a receipt of public services', () => {
    const { extractedData: data } = readDrawn(
      `
#  ELECTRICIDAD DEL CENTRO S.A.A.
   RUC 20999999060                                              RECIBO ELECTRÓNICO
   Jr. Amazonas 641 Huancayo                                    SERVICIOS PÚBLICOS
                                                                S001-0098765432
   Suministro: 71234567
   Cliente: PANIFICADORA SAN ANTONIO E.I.R.L.         Fecha de Emisión:    05/08/2026
   RUC: 20999999035                                   Fecha Vencimiento:   20/08/2026
   Dirección: Jr. Lima 230 Concepción                 Periodo: JULIO 2026

   CONCEPTOS                                 IMPORTE
   Cargo fijo                                   4.52
   Consumo de energía 1,250 kWh               812.50
   Alumbrado público                           25.10

   SUBTOTAL                                   842.12
   I.G.V.                                     151.58
   TOTAL A PAGAR               S/             993.70
   ÚLTIMO DÍA DE PAGO: 20/08/2026`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'recibo_servicios',
      numero: 'S001-0098765432',
      fecha_vencimiento: '2026-08-20',
    });
    expect(data.totales).toMatchObject({ subtotal: 842.12, iva: 151.58, total: 993.7 });
    expect(data.productos).toHaveLength(3);
  });

  it('reads a guía, which has quantities and no amounts', () => {
    const { extractedData: data } = readDrawn(
      `
#  TRANSPORTES RAPIDO SUR S.A.C.                                   RUC N° 20999999019
   Av. Parra 320 Arequipa                                          GUÍA DE REMISIÓN ELECTRÓNICA REMITENTE
                                                                   T001-00000345
   Fecha de emisión: 03/06/2026          Fecha de inicio de traslado: 04/06/2026
   Destinatario: AGRICOLA MAJES S.A.     RUC: 20999999027
   Punto de partida: Av. Parra 320 Arequipa
   Punto de llegada: Fundo El Pedregal Km 45
   Peso bruto total: 1,250.00 KGM

   N°   CÓDIGO     DESCRIPCIÓN                           UNIDAD    CANTIDAD
   1    FER-01     FERTILIZANTE UREA X 50KG              BOLSA        20.00
   2    FER-02     SULFATO DE POTASIO X 25KG             BOLSA        10.00`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'guia_remision',
      numero: 'T001-00000345',
      fecha_emision: '2026-06-03',
    });
    expect(data.cliente).toMatchObject({ nombre: 'AGRICOLA MAJES S.A.', ruc: '20999999027' });
    expect(data.totales).toBeUndefined();
    expect(data.productos?.[0]).toMatchObject({
      descripcion: 'FERTILIZANTE UREA X 50KG',
      unidad: 'BOLSA',
      cantidad: 20,
    });
  });

  it('takes the letterhead of an order for the customer', () => {
    const { extractedData: data } = readDrawn(
      `
#  CLINICA SANTA MARIA S.A.                                              ORDEN DE SERVICIO
   RUC: 20999999027                                                      OS-2026-0098
   Av. Brasil 1500 Jesús María                                           Fecha: 01 de abril de 2026

   SEÑOR(ES): LAVANDERIA INDUSTRIAL BLANCA NIEVES S.A.C.
   RUC: 20999999051
   DIRECCIÓN: Av. Colonial 900 Lima
   CONDICIONES DE PAGO: 30 DIAS                 MONEDA: SOLES

   ITEM   DESCRIPCION DEL SERVICIO                    UND   CANTIDAD   P. UNITARIO     TOTAL
   01     LAVADO DE ROPA DE CAMA POR KG               KG      500.00          3.50  1,750.00
   02     PLANCHADO DE UNIFORMES                      UND     120.00          2.00    240.00

                                                             SUB TOTAL   S/      1,990.00
                                                             IGV (18%)   S/        358.20
                                                             TOTAL       S/      2,348.20`,
      { columns: 110 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'orden_servicio',
      numero: 'OS-2026-0098',
      serie: 'OS-2026',
      fecha_emision: '2026-04-01',
    });
    expect(data.cliente).toMatchObject({ nombre: 'CLINICA SANTA MARIA S.A.', ruc: '20999999027' });
    expect(data.proveedor).toMatchObject({
      nombre: 'LAVANDERIA INDUSTRIAL BLANCA NIEVES S.A.C.',
      ruc: '20999999051',
    });
  });

  it('verifies on an order only whose number it is beyond doubt', () => {
    const order = `
#  CLINICA SANTA MARIA S.A.                                              ORDEN DE COMPRA
   RUC: 20999999027                                                      OC-2026-0098
   Fecha: 01 de abril de 2026

   SEÑOR(ES): LAVANDERIA INDUSTRIAL BLANCA NIEVES S.A.C.
   RUC: 20999999051`;
    const statesFor = (companyRuc?: string) => {
      const { fields } = readDrawn(order, { columns: 110, ...(companyRuc ? { companyRuc } : {}) });
      return [fields['cliente.ruc'], fields['proveedor.ruc']].map((field) => [
        field?.value,
        field?.state,
        field?.proof,
      ]);
    };
    expect(statesFor()).toEqual([
      ['20999999027', 'leido', undefined],
      ['20999999051', 'leido', undefined],
    ]);
    expect(statesFor('20999999027')).toEqual([
      ['20999999027', 'verificado', 'Empresa'],
      ['20999999051', 'leido', undefined],
    ]);
  });

  it('reads a foreign invoice without a supplier RUC', () => {
    const { extractedData: data, fields } = readDrawn(
      `
#  CLOUD HOSTING INC.                                                INVOICE
   350 Mission Street, San Francisco, CA                             Invoice number: INV-20260311
                                                                     Date: 2026-03-11
   Bill to:
   EMPRESA MODELO DEL PERU S.A.                                      Due date: 2026-04-10
   RUC 20999999027

   Description                               Qty     Unit price        Amount
   Cloud servers March 2026                    1        $450.00       $450.00

                                              Subtotal                $450.00
                                              Total                   $450.00`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'factura',
      numero: 'INV-20260311',
      moneda: 'USD',
      fecha_vencimiento: '2026-04-10',
    });
    expect(data.proveedor).toMatchObject({ nombre: 'CLOUD HOSTING INC.' });
    expect(fields['proveedor.ruc']?.state).toBe('vacio');
  });

  it('reads a quotation and says that it is not payable', () => {
    const { extractedData: data, authenticity } = readDrawn(
      `
#  CARPINTERIA SAN JOSE                                             COTIZACIÓN N° 000456
   de José Luis Ramos Paredes   RUC 10054148289                     Fecha: 08/11/2026
   Atención: Sr. Carlos Díaz                                        Validez: 15 días
   Cliente: INMOBILIARIA COSTA VERDE S.A.C.   RUC: 20999999051

   Ítem   Descripción                         Cant.    P. Unit.     Total
   1      Puerta de madera cedro 2.10x0.90        4      650.00   2,600.00
   2      Closet empotrado melamina               2    1,200.00   2,400.00
                                               Subtotal   S/      5,000.00
                                               IGV        S/        900.00
                                               Total      S/      5,900.00`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'proforma',
      numero: '000456',
      fecha_emision: '2026-11-08',
    });
    expect(data.totales).toMatchObject({ total: 5900 });
    expect(authenticity.notes).toEqual(['TIPO_NO_PAGABLE']);
  });

  it('reads an order with its parts set apart by signs and amounts under a currency alone', () => {
    const { extractedData: data } = readDrawn(
      `
#        EMPRESA COMPRADORA S.A.C.
        RUC 20999999027 · Av. Los Almacenes 2150, Lurín
   ORDEN DE COMPRA                                    N° OC-2026-00220
   Lurín, 6 de noviembre de 2026
   Para el proveedor                        Entrega y pago
   FRIO DE LA CORDILLERA S.A.C.             Entregar hasta el 20/11/2026
   RUC 20999999051                          En almacén central: Av. Los Almacenes 2150
   Av. Los Hornos 1480, Ate, Lima           Condiciones de pago: Crédito 30 días
   Teléfono (01) 555-0148                   Moneda: Soles
   N°  Descripción                     Referencia  Cant.   Und.   Precio        S/
   1   Hora técnica adicional          HT-TEC       3.00   HUR     67.40    202.20
   2   Cambio de ventilador axial      CV-EVAP      2.00   NIU    256.30    512.60
                                                   Suma           S/        714.80
                                                   IGV 18%        S/        128.66
                                                   Total de la orden S/     843.46
`,
      { columns: 86 },
    );
    expect(data.documento).toMatchObject({ numero: 'OC-2026-00220', fecha_emision: '2026-11-06' });
    expect(data.cliente).toMatchObject({
      ruc: '20999999027',
      direccion: 'Av. Los Almacenes 2150, Lurín',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'FRIO DE LA CORDILLERA S.A.C.',
      ruc: '20999999051',
      telefono: '(01) 555-0148',
    });
    expect(data.totales).toMatchObject({ subtotal: 714.8, iva: 128.66, total: 843.46 });
    expect(data.productos?.[1]).toMatchObject({
      codigo: 'CV-EVAP',
      descripcion: 'Cambio de ventilador axial',
      subtotal: 512.6,
    });
  });

  it('reads the changed document from a box under its title', () => {
    const { extractedData: data } = readDrawn(
      `
   EMPAQUES RIO MANSO S.A.                          NOTA DE CRÉDITO ELECTRÓNICA
   Calle Los Telares 655, Puente Piedra, Lima       RUC 20999999060
                                                    Nro. E001-22550
   Fecha de emisión         16/11/2026
   Emitida a                CONSERVAS BAHIA S.A.C.
   RUC del adquirente       20999999019
   Domicilio                Av. Los Almacenes 2150, Lurín
   Moneda de la operación   SOL

   COMPROBANTE QUE MODIFICA
   Factura electrónica      Emitida el       Motivo o sustento
   E001-417                 09/11/2026       DEVOLUCIÓN POR ÍTEM

   CÓDIGO    DESCRIPCIÓN DEL ÍTEM        MEDIDA    CANTIDAD   VALOR U.    IMPORTE
   CI-TR48   CINTA DE EMBALAJE           UNIDAD       36.00       4.53     163.08
                                Valor de venta - operaciones gravadas    S/ 163.08
                                Impuesto General a las Ventas 18%         S/ 29.35
                                IMPORTE TOTAL DE LA NOTA                 S/ 192.43
`,
      { columns: 90 },
    );
    expect(data.documento).toMatchObject({
      numero: 'E001-22550',
      fecha_emision: '2026-11-16',
      documento_afectado: 'E001-417',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'CONSERVAS BAHIA S.A.C.',
      direccion: 'Av. Los Almacenes 2150, Lurín',
    });
    expect(data.totales).toMatchObject({ subtotal: 163.08, iva: 29.35, total: 192.43 });
  });

  it('names an order by the first half of its title, and numbers it behind its sign', () => {
    const { extractedData: data } = readDrawn(`
  Sistema de Gestión de Abastecimiento
##                    ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO
                           OC N° 00089702
   ENTIDAD       : COMERCIAL EL TREBOL S.R.L.
   RUC           : 20999999027
   N° contrato   : 228-2026-LOG
   Fecha: 15/03/2026
   Descripción                         Cantidad     Precio      Total
   Folder manila A4 paquete x 25       24           10.00       240.00
   Valor de compra gravado                                      240.00
   IGV 18%                                                       43.20
   TOTAL                                                        283.20`);
    expect(data.documento).toMatchObject({ tipo: 'orden_compra', numero: 'OC 00089702' });
    expect(data.informacion_adicional?.orden_compra).toBeUndefined();
  });

  it('adds up the groups of charges of a bill, and takes none of their sums for a charge', () => {
    const { extractedData: data } = readDrawn(`
#  TELEFONIA ANDINA DEL PERU S.A.A.                    RECIBO DE SERVICIOS
   RUC 20999999019                                     S001-00084303
   Cliente : COMERCIAL EL TREBOL S.R.L.
   Emisión : 30/03/2026

   Cargos del mes

   Plan Negocios 300 Mbps                                      164.86
   Línea fija ilimitada                                         49.52
   Total cargos del mes (A)                                    214.38

   Otros cargos

   Alquiler de equipos                                          57.34
   Llamadas a celular                                           48.58
   Total otros cargos (B)                                      105.92

   Valor de venta (afecto al IGV)                       S/     320.30
   Impuesto General a las Ventas 18%                    S/      57.65
   Total del recibo                                     S/     377.95`);
    expect(data.productos?.map(({ descripcion, subtotal }) => [descripcion, subtotal])).toEqual([
      ['Plan Negocios 300 Mbps', 164.86],
      ['Línea fija ilimitada', 49.52],
      ['Alquiler de equipos', 57.34],
      ['Llamadas a celular', 48.58],
    ]);
    expect(data.totales).toMatchObject({ gravada: 320.3, iva: 57.65, total: 377.95 });
    expect(data.totales?.otros_cargos).toBeUndefined();
  });
});

describe("a carrier's guía", () => {
  it('is sent by whom it names under a label, not by the carrier in the letterhead', () => {
    const { extractedData: data, fields } = readDrawn(
      `
#  TRANSPORTES YUNGAS S.R.L.                            R.U.C. N° 20999999043
   TRANSPORTE DE CARGA PESADA                           GUÍA DE REMISIÓN ELECTRÓNICA
   Av. Industrial 455, Ate, Lima                        TRANSPORTISTA
   Base: (01) 429-6256                                  V001 - 00013647

   Fecha de emisión: 16-05-2026
   REMITENTE Y DESTINATARIO
   REMITENTE: COMPAÑIA MINERA JCM S.A.                  DESTINATARIO: COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999019                                     RUC: 20999999027
   Domicilio: Av. Grau 812, Piura                       Domicilio: Jr. Puno 345, Juliaca

   N°   CÓDIGO    DESCRIPCIÓN                  UM    CANTIDAD
   1    PL6103    CONCENTRADO DE PLOMO         TM    29.594`,
      { columns: 110 },
    );
    expect(data.proveedor).toEqual({
      nombre: 'COMPAÑIA MINERA JCM S.A.',
      ruc: '20999999019',
      direccion: 'Av. Grau 812, Piura',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
    expect(fields['proveedor.telefono']?.value ?? null).toBeNull();
  });
});
