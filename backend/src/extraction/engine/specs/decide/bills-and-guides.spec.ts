import { readDrawn } from '../../../../../test/support/read-drawn';

describe("an operator's bill with the lines of each plan on its second page", () => {
  const { extractedData: data } = readDrawn(
    [
      `
   Central telefónica: 054-634448                             Comunicaciones Kuntur Móviles S.A.C.
                                                              RUC 20999999019
   RECIBO ELECTRÓNICO - SERVICIOS PÚBLICOS                    N° S001-00054689

   COMERCIAL EL TREBOL S.R.L.                                 Fecha de emisión      15/02/2026
   Jr. Puno 345, Juliaca                                      Moneda                     Soles
   Zona postal 22 - Ruta 0632


   RUC                     20999999027
   Cuenta de facturación   246000051
   Ejecutivo de cuenta     Canal Pyme

   Concepto                                   Periodo                     Importe S/ (sin IGV)
   Cargo fijo mensual Plan Empresas Pro       13/01/2026 al 12/02/2026                  204.77
   Seguro de equipos móviles                  13/01/2026 al 12/02/2026                   55.81
   Total cargos gravados                                                                260.58
   IGV (18%)                                                                             46.90
   Total del recibo                                                                  S/ 307.48`,
      `
   Detalle por línea

   Línea            Plan                                          Minutos     Cargo fijo S/
   955 134 647      Empresas Pro, almacén                             251            102.38
   949 878 229      Empresas Pro, producción                          362            102.39`,
    ],
    { columns: 104 },
  );

  it('sells what its summary tells, not the parts of it again', () => {
    expect(data.productos?.map(({ subtotal }) => subtotal)).toEqual([204.77, 55.81]);
  });

  it('calls the taxed sum that of the charges', () => {
    expect(data.totales).toMatchObject({ gravada: 260.58, iva: 46.9, total: 307.48 });
    expect(data.totales?.otros_cargos).toBeUndefined();
  });

  it('is sent to the name in the window over the list that begins with the RUC', () => {
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});

describe('a guía whose blocks stand side by side', () => {
  const { extractedData: data } = readDrawn(
    `
#  Comercial Eléctrica Wayra S.A.A.                           R.U.C. N° 20999999019
   Cal. Ejército 2206, Lima                                   GUÍA DE REMISIÓN ELECTRÓNICA
                                                              REMITENTE
                                                              N° T002-00042442
   FECHA DE EMISIÓN     INICIO DE TRASLADO
   02/12/2025           02/12/2025

   DESTINATARIO                                 UNIDAD DE TRANSPORTE Y CONDUCTOR
   Razón Social : COMERCIAL EL TREBOL S.R.L.    Placa     : F2W-440
   R.U.C.       : 20999999027                   Conductor : PEÑA CÁRDENAS JESÚS
   Dirección    : Jr. Puno 345, Juliaca

   IT.  CÓDIGO      DESCRIPCIÓN DEL BIEN               U.M.   CANTIDAD   PESO KG
   1    TUB640967   CURVA PVC SAP 1" ELECTRICA         UND        8.00      0.68
   2    BAN259385   SOPORTE TIPO TRAPECIO 200MM        UND        5.00      3.20

   MODALIDAD DE TRASLADO            PESO BRUTO TOTAL             N° DE BULTOS
   02 - TRANSPORTE PRIVADO          3.88 KGM                     3`,
    { columns: 100 },
  );

  it('names whom it is for in the row under the title, not beside it', () => {
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
  });

  it('ends its goods where the whole weight is told', () => {
    expect(data.productos).toHaveLength(2);
    expect(data.informacion_adicional?.peso_total).toBe('3.88 KGM');
  });
});

describe('an invoice of a courier', () => {
  const { extractedData: data } = readDrawn(
    `
#  TRANSPORTES WAYRA E.I.R.L.                                 FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                        RUC 20999999019
                                                              FA01-00034157
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   ÍTEM  DESCRIPCIÓN DEL SERVICIO               U.M.  CANT. PESO KG     V. UNIT.    V. VENTA
   1     Flete carga general paletizada         SRV    1.00   3,169.25    919.09      919.09
   2     Distribución última milla              SRV    2.00   1,708.40     40.00       80.00
                                                       Op. Gravada      S/          999.09
                                                       I.G.V. 18%       S/          179.84
                                                       IMPORTE TOTAL    S/        1,178.93
   Retención IGV 3%   S/  35.37
   Observaciones:
   N° Cuota      Fec. Venc.      Monto S/
   1             02/09/2026      1,143.56`,
    { columns: 100 },
  );

  it('counts what is sent, not what it weighs', () => {
    expect(data.productos?.map(({ cantidad }) => cantidad)).toEqual([1, 2]);
  });

  it('takes an instalment of the same amount for no net of the retention', () => {
    expect(data.retencion).toEqual({ porcentaje: 3, monto: 35.37 });
  });

  it('has no remark where the title of the instalments stands under the label', () => {
    expect(data.informacion_adicional?.observaciones).toBeUndefined();
  });
});

describe('a bill for gas beside what was measured', () => {
  const { extractedData: data } = readDrawn(`
   Redes de Gas del Pacífico S.A.                                              R.U.C. 20999999019
   Jr. Cápac Yupanqui 835, Miraflores, Lima                     RECIBO POR SERVICIO PÚBLICO DE GAS
                                                                               N° S001-00098940

                                                               N° DE CLIENTE     FECHA DE EMISIÓN
   COMERCIAL EL TREBOL S.R.L.                                  4129490           18/04/2026
   RUC                    20999999027
   Dirección del predio   Jr. Puno 345, Juliaca

   Concepto                              Importe (S/)       N° de medidor            G10-21851167
   Suministro de gas natural                   389.52       Lectura actual               36908 m³
   Distribución - margen variable               34.70       Factor de corrección           1.0060
   Op. gravada                                 424.22       Diferencia de lecturas         307 m³
   I.G.V. (18%)                                 76.36       Consumo facturado          308.84 Sm³
   TOTAL A PAGAR S/                            500.58       Días facturados                    30`);

  it('has the tax of its own row, not what was used beside it', () => {
    expect(data.totales).toMatchObject({ gravada: 424.22, iva: 76.36, total: 500.58 });
  });

  it('names whom it is for, and where the gas goes', () => {
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});

describe('an order that tells how each row is taxed', () => {
  const { extractedData: data } = readDrawn(`
   COMERCIAL EL TREBOL S.R.L.                                                  ORDEN DE COMPRA
   R.U.C. 20999999027                                                          Nº OC-00035583
   Domicilio fiscal: Jr. Puno 345, Juliaca

   PROVEEDOR
   Razón social      FERRETERIA EL YUNQUE S.A.C.
   R.U.C.            20999999019

                                                                         Monto
   Lín.  Artículo    Descripción               Cant.  U.M.   Precio Unit. Desc.   Imp.    Total Línea
   1     RED926618   FLOTADOR DE RED EVA 4"    50.00  PZA            4.41  0.00    IGV         220.50
   2     FER420356   GRILLETE LIRA 3/4"         4.00  PZA           21.70  0.00    IGV          86.80
                     Marca / NP: CROSBY G-209

   Sub total                                                               S/                  307.30
   I.G.V. 18%                                                              S/                   55.31
   TOTAL ORDEN DE COMPRA                                                   S/                  362.61

   Los insumos químicos vienen con hoja de seguridad y rótulo de lote, y los fiscalizados con constancia.
   Usuario: OZAPATA | Impreso: 28/08/2026 09:09                                     Página 1 de 1`);

  it('has its rows', () => {
    expect(data.productos).toMatchObject([
      { codigo: 'RED926618', cantidad: 50, precio_unitario: 4.41, descuento: 0, subtotal: 220.5 },
      {
        descripcion: 'GRILLETE LIRA 3/4"',
        cantidad: 4,
        precio_unitario: 21.7,
        descuento: 0,
        subtotal: 86.8,
      },
    ]);
  });

  it('is of the company over it, not of who printed it', () => {
    expect(data.cliente?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
  });
});

describe('a bill that greets who pays it and names its company at the foot', () => {
  const { extractedData: data } = readDrawn(
    `
#  kunturmóvil                                     Recibo de servicios de telecomunicaciones
                                                   S002-00011573

   COMERCIAL EL TREBOL S.R.L., este es el detalle de tu recibo

   RUC                          20999999027
   Dirección de facturación     Jr. Puno 345, Juliaca
   Fecha de emisión             01/05/2026
   Número principal             054 281190 (7 líneas activas)

   Lo que incluye tu recibo                                       Sin IGV (S/)
   Plan Negocios 300 Mbps                                               199.35
   Línea fija ilimitada                                                 144.19
   Total cargos del mes sin impuestos                                   343.54
   Impuesto General a las Ventas 18%                                     61.84
   Total de este recibo                                                 405.38


   Comunicaciones Kuntur S.A.A. - RUC 20999999019
   Av. Grau 812, Piura
   Atención a empresas: 044-212424  ventas@kuntur.pe
   Reclamos ante Osiptel`,
  );

  it('is of the company beside whose name its number stands', () => {
    expect(data.documento?.tipo).toBe('recibo_servicios');
    expect(data.proveedor).toMatchObject({
      nombre: 'Comunicaciones Kuntur S.A.A.',
      ruc: '20999999019',
      direccion: 'Av. Grau 812, Piura',
      telefono: '044-212424',
    });
  });

  it('is paid by who is greeted, with the office that it is made out to', () => {
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });

  it('charges what comes to its sum before tax', () => {
    expect(data.totales).toMatchObject({ subtotal: 343.54, iva: 61.84, total: 405.38 });
    expect(data.productos?.map(({ subtotal }) => subtotal)).toEqual([199.35, 144.19]);
  });
});

describe('a company that says something of itself over its number', () => {
  it('greets nobody', () => {
    const { extractedData: data } = readDrawn(`
   FERRETERIA ANDINA S.A.C., líderes en acabados      FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                F001-00004521

   RUC                          20999999019
   Fecha de emisión             01/05/2026
   Moneda                       Soles

   Total                        118.00`);
    expect(data.proveedor?.ruc).toBe('20999999019');
    expect(data.cliente?.ruc).toBeUndefined();
  });
});
