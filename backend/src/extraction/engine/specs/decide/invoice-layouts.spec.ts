import { readDrawn } from '../../../../../test/support/read-drawn';

describe('invoices in layouts of their own', () => {
  it('reads an ERP look: title box, dates in a strip, wrapped description, totals beside remarks', () => {
    const { extractedData: data } = readDrawn(
      `
                                                                       +--------------------------------+
#  INVERSIONES LOS ANDES DEL SUR S.A.C.                                       R.U.C. N° 20999999019
   Av. Los Próceres 1234 Urb. Santa Clara                                     FACTURA ELECTRÓNICA
   Lima - Lima - San Juan de Lurigancho                                        N° F002 - 00004521
   Telf: 01-4567890  ventas@losandes.pe

   Señor(es)   : COMERCIAL EL TREBOL S.R.L.
   R.U.C.      : 20999999027                                  Guía de Remisión : T001-00000912
   Dirección   : Jr. Huallaga 456 Int. 201 Cercado de Lima    Orden de Compra  : OC-4500012345

   FECHA EMISIÓN    FECHA VENCIMIENTO    CONDICIÓN DE PAGO     MONEDA      VENDEDOR
   15/03/2026       14/04/2026           CRÉDITO 30 DÍAS       SOLES       J. RAMOS

   CÓDIGO     DESCRIPCIÓN                           UM     CANT.     V. UNIT.    P. UNIT.   DSCTO.    V. VENTA
   A-00123    CEMENTO PORTLAND TIPO I 42.5 KG       BOL   100.00      25.4237     30.0000     0.00    2,542.37
   A-00456    FIERRO CORRUGADO 1/2" X 9 M ACEROS    UND    50.00      38.1356     45.0000     0.00    1,906.78
              AREQUIPA GRADO 60
   B-1        ARENA GRUESA                          M3      5.00      42.3729     50.0000     0.00      211.86

   SON: CINCO MIL QUINIENTOS CON 00/100 SOLES

   OBSERVACIONES:                                                       OP. GRAVADA    S/      4,661.02
   ENTREGAR EN OBRA                                                     OP. EXONERADA  S/          0.00
                                                                        OP. INAFECTA   S/          0.00
   BCP CTA CTE SOLES 193-1234567-0-89                                   I.G.V. (18%)   S/        838.98
   CCI 00219300123456708912                                             IMPORTE TOTAL  S/      5,500.00

   Representación impresa de la FACTURA ELECTRÓNICA, consulte en www.losandes.pe`,
      { columns: 110 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'factura',
      numero: 'F002-00004521',
      fecha_emision: '2026-03-15',
      fecha_vencimiento: '2026-04-14',
      moneda: 'PEN',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'INVERSIONES LOS ANDES DEL SUR S.A.C.',
      ruc: '20999999019',
      direccion: 'Av. Los Próceres 1234 Urb. Santa Clara Lima - Lima - San Juan de Lurigancho',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
    expect(data.totales).toMatchObject({ subtotal: 4661.02, iva: 838.98, total: 5500 });
    expect(data.informacion_adicional).toMatchObject({
      orden_compra: 'OC-4500012345',
      guia_remision: 'T001-00000912',
      terminos_pago: 'CRÉDITO 30 DÍAS',
    });
    expect(data.productos).toHaveLength(3);
    expect(data.productos?.[1]).toMatchObject({
      codigo: 'A-00456',
      descripcion: 'FIERRO CORRUGADO 1/2" X 9 M ACEROS AREQUIPA GRADO 60',
      cantidad: 50,
      precio_unitario: 38.1356,
      subtotal: 1906.78,
    });
  });

  it('reads labels above their values, dollars and the detracción box', () => {
    const { extractedData: data } = readDrawn(
      `
##  Quipu Software
   QUIPU SOFTWARE Y CONSULTORIA E.I.R.L.                                     FACTURA ELECTRÓNICA
   RUC 20999999035                                                            F001-987
   Calle Schell 310, Of. 502, Miraflores, Lima

   CLIENTE                                          FECHA DE EMISIÓN       VENCE
   MINERA CERRO AZUL S.A.                           02-JUL-2026            01-AGO-2026
   RUC 20999999043                                  MONEDA                 O/C
   Av. Camino Real 1281 San Isidro                  Dólares americanos     4500098877

   Concepto                                    Cant.    Valor unit.           Total
   Licencia anual plataforma de datos             1     US$ 2,500.00      US$ 2,500.00
   Soporte técnico mensual (julio 2026)           2       US$ 350.00        US$ 700.00

                                              Sub total                   US$ 3,200.00
                                              IGV 18%                       US$ 576.00
                                              Total a pagar               US$ 3,776.00

   Son: Tres mil setecientos setenta y seis y 00/100 dólares americanos

   OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL
   Bien o servicio: 037 - Demás servicios gravados con el IGV
   Nro. Cta. Banco de la Nación: 00-021-081264
   Porcentaje de detracción: 12.00    Monto detracción: S/ 1,699.00`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      numero: 'F001-987',
      fecha_emision: '2026-07-02',
      fecha_vencimiento: '2026-08-01',
      moneda: 'USD',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'QUIPU SOFTWARE Y CONSULTORIA E.I.R.L.',
      ruc: '20999999035',
    });
    expect(data.cliente).toMatchObject({ nombre: 'MINERA CERRO AZUL S.A.', ruc: '20999999043' });
    expect(data.totales).toMatchObject({ subtotal: 3200, iva: 576, total: 3776 });
    expect(data.detraccion).toEqual({
      codigo: '037',
      porcentaje: 12,
      monto: 1699,
      cuenta: '00-021-081264',
    });
  });

  it('reads the SUNAT portal look on credit: last instalment, detracción, company as customer', () => {
    const {
      extractedData: data,
      authenticity,
      fields,
    } = readDrawn(
      `
                                                                          FACTURA ELECTRONICA
   SERVICIOS GENERALES HUANUCO S.A.C.                                     RUC: 20999999035
   JR. DOS DE MAYO NRO. 1033 HUANUCO - HUANUCO - HUANUCO                       E001-215

   Fecha de Emisión         : 20/10/2026                                  Forma de pago: Crédito
   Señor(es)                : EMPRESA MODELO DEL PERU S.A.
   RUC                      : 20999999027
   Dirección del Receptor   : AV. AREQUIPA NRO. 2250 URB. LOBATON LIMA-LIMA-LINCE
   de la factura
   Tipo de Moneda           : SOLES
   Observación              : SERVICIO SEGUN CONTRATO 045

   Cantidad  Unidad Medida      Descripción                               Valor Unitario    ICBPER
      1.00   UNIDAD             SERVICIO DE MANTENIMIENTO PREVENTIVO            4000.00      0.00
                                DE EQUIPOS DE COMPUTO - OCTUBRE
                                                                     Sub Total Ventas :   S/ 4,000.00
   Valor de Venta de Operaciones Gratuitas : S/ 0.00                        Anticipos :       S/ 0.00
                                                                           Descuentos :       S/ 0.00
   SON: CUATRO MIL SETECIENTOS VEINTE Y 00/100 SOLES                      Valor Venta :   S/ 4,000.00
                                                                                  ISC :       S/ 0.00
                                                                                  IGV :     S/ 720.00
                                                                               ICBPER :       S/ 0.00
                                                                         Otros Cargos :       S/ 0.00
                                                                       Otros Tributos :       S/ 0.00
                                                                    Monto de redondeo :       S/ 0.00
                                                                        Importe Total :   S/ 4,720.00
   Información del crédito
   Monto neto pendiente de pago : S/ 4,154.00
   Total de Cuotas : 2
   N° Cuota   Fec. Venc.    Monto       N° Cuota   Fec. Venc.    Monto
   1          20/11/2026    2,077.00    2          20/12/2026    2,077.00

   Información de la detracción
   Leyenda: Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central
   Bien o Servicio: 037 Demás servicios gravados con el IGV     Medio Pago: 001 Depósito en cuenta
   Nro. Cta. Banco de la Nación: 00521123456                    Porcentaje de detracción: 12.00
   Monto detracción: 566.00
   Esta es una representación impresa de la factura electrónica, generada en el Sistema de SUNAT.`,
      { columns: 110, companyRuc: '20999999027' },
    );
    expect(data.documento).toMatchObject({
      numero: 'E001-215',
      fecha_emision: '2026-10-20',
      fecha_vencimiento: '2026-12-20',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'EMPRESA MODELO DEL PERU S.A.',
      ruc: '20999999027',
    });
    expect(data.totales).toMatchObject({ subtotal: 4000, iva: 720, total: 4720, gratuita: 0 });
    expect(data.detraccion).toMatchObject({
      codigo: '037',
      porcentaje: 12,
      monto: 566,
      cuenta: '00521123456',
    });
    expect(data.productos?.[0]).toMatchObject({
      descripcion: 'SERVICIO DE MANTENIMIENTO PREVENTIVO DE EQUIPOS DE COMPUTO - OCTUBRE',
      subtotal: 4000,
    });
    expect(authenticity.flags).toEqual([]);
    expect(fields['cliente.ruc']?.proof).toBe('Empresa');
  });

  it('reads column titles over two lines and totals in a strip', () => {
    const { extractedData: data } = readDrawn(
      `
##        METALMECANICA
##        DEL PACIFICO S.A.C.                                             R.U.C. 20999999060
     Fabricación de estructuras metálicas                              FACTURA ELECTRÓNICA
     Av. Argentina 3093, Callao - Callao                                  F001 - N° 00012006
     Central: (01) 614-0000   www.metalpacifico.com.pe

 Cliente:   PESQUERA HUMBOLDT S.A.A.                                Fecha de emisión:        09/01/2026
 RUC:       20999999019                                             Fecha de vencimiento:    10/03/2026
 Dirección: Carretera Panamericana Norte Km 421 Chimbote            Moneda:                  PEN
 O/C:       4600012                                                 Forma de pago:           Crédito 60 días

 Item   Código      Descripción                              Unidad   Cantidad   Precio      Dscto.   Precio      Importe
                                                             medida              unitario             de venta    total
  1     EST-100     Estructura metálica según plano            UND      1.00    15,000.00     0.00   15,000.00   15,000.00
  2     SRV-22      Servicio de montaje en planta              ZZ       1.00     2,700.00     0.00    2,700.00    2,700.00

 Op. gravada     Op. exonerada    Op. inafecta    Descuentos     IGV 18%        Total
 S/ 15,000.00    S/ 0.00          S/ 0.00         S/ 0.00        S/ 2,700.00    S/ 17,700.00

 Son: Diecisiete mil setecientos con 00/100 soles`,
      { columns: 120 },
    );
    expect(data.proveedor).toMatchObject({
      nombre: 'METALMECANICA DEL PACIFICO S.A.C.',
      ruc: '20999999060',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'PESQUERA HUMBOLDT S.A.A.',
      direccion: 'Carretera Panamericana Norte Km 421 Chimbote',
    });
    expect(data.totales).toMatchObject({ subtotal: 15000, iva: 2700, total: 17700 });
    expect(data.productos?.[1]).toMatchObject({
      codigo: 'SRV-22',
      descripcion: 'Servicio de montaje en planta',
      unidad: 'ZZ',
      cantidad: 1,
      precio_unitario: 2700,
      subtotal: 2700,
    });
  });

  it('reads a supplier on the right, three blocks of addresses and due date in words', () => {
    const { extractedData: data } = readDrawn(
      `
 FACTURA ELECTRÓNICA                                                               TECNOSERVICIOS AREQUIPA S.R.L.
 Nro. FF01-00002345                                                                RUC 20999999060
 Fecha: 5 de octubre de 2026                                                       Calle Mercaderes 212 Of. 301 - Arequipa

 Facturar a:                            Enviar a:                                  Condiciones
 EMPRESA MODELO DEL PERU S.A.           ALMACEN LURIN                              Factura a 45 días
 RUC: 20999999027                       Km 40 Antigua Panamericana Sur             Vence: 19/11/2026
 Av. Arequipa 2250, Lince, Lima                                                    Moneda: US$

 Pos   Material      Descripción                                  Cantidad UM     Precio Unitario      Importe
 10    SW-2960       Switch 24 puertos administrable                  2.00 UND           850.00      1,700.00
 20    UPS-3K        UPS 3 KVA On-line                                1.00 UND         1,200.00      1,200.00
 30    SRV           Instalación y                                    1.00 ZZ            300.00        300.00
                     configuración
                                                                            Valor de venta US$         3,200.00
                                                                            I.G.V. 18% US$               576.00
                                                                            Importe total US$          3,776.00
 SON: TRES MIL SETECIENTOS SETENTA Y SEIS CON 00/100 DÓLARES AMERICANOS
 Cuentas: BCP US$ 194-2233445-1-01  CCI 00219400223344510199`,
      { columns: 120, companyRuc: '20999999027' },
    );
    expect(data.documento).toMatchObject({
      numero: 'FF01-00002345',
      fecha_emision: '2026-10-05',
      fecha_vencimiento: '2026-11-19',
      moneda: 'USD',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'TECNOSERVICIOS AREQUIPA S.R.L.',
      ruc: '20999999060',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'EMPRESA MODELO DEL PERU S.A.',
      ruc: '20999999027',
      direccion: 'Av. Arequipa 2250, Lince, Lima',
    });
    expect(data.productos?.[2]).toMatchObject({
      codigo: 'SRV',
      descripcion: 'Instalación y configuración',
      subtotal: 300,
    });
  });

  it('reads totals in two columns and remarks under an item', () => {
    const { extractedData: data } = readDrawn(
      `
                                                                         R.U.C. 20999999019
##  AGROVET DEL CENTRO S.A.C.                                      FACTURA ELECTRÓNICA
   PRINCIPAL: JR. HUANCAYO 100 - JAUJA - JUNIN                               F005-0000321
   TELEFAX 064-361122

   CLIENTE    ASOCIACION DE GANADEROS EL PORVENIR          FECHA EMISION   30/01/2026
   RUC        20999999051                                  FECHA VENC.     28/02/2026
   DIRECCION  AV. JOSE OLAYA S/N CONCEPCION                MONEDA          PEN - SOL
   G.REMISION T002-00000456                                COND. PAGO      CREDITO

   CANTIDAD  U.M.  CODIGO  DESCRIPCION                         VALOR UNIT.  PRECIO UNIT.  VALOR VENTA
     10.000  BLS   AG-11   ALIMENTO BALANCEADO VACUNO 40KG         76.2712       90.0000       762.71
      5.000  FCO   VT-02   VITAMINA AD3E INYECTABLE 100ML          25.4237       30.0000       127.12
                           LOTE: 2245 VCTO: 12/2027

   OP. GRAVADA     S/   889.83      DESCUENTO GLOBAL   S/     0.00
   OP. INAFECTA    S/     0.00      I.G.V. 18%         S/   160.17
   OP. EXONERADA   S/     0.00      IMPORTE TOTAL      S/ 1,050.00
   SON : UN MIL CINCUENTA CON 00/100 SOLES`,
      { columns: 110 },
    );
    expect(data.proveedor).toMatchObject({
      nombre: 'AGROVET DEL CENTRO S.A.C.',
      direccion: 'JR. HUANCAYO 100 - JAUJA - JUNIN',
    });
    expect(data.totales).toMatchObject({
      gravada: 889.83,
      inafecta: 0,
      exonerada: 0,
      iva: 160.17,
      total: 1050,
    });
    expect(data.productos?.[0]).toMatchObject({
      unidad: 'BLS',
      cantidad: 10,
      precio_unitario: 76.2712,
      subtotal: 762.71,
    });
  });
});
