import { readDrawn } from '../../../../../test/support/read-drawn';

describe('tickets, old prints and hard tables', () => {
  it('reads a ticket that names each item above its numbers', () => {
    const { extractedData: data } = readDrawn(
      `
          BOTICAS SALUD TOTAL
     CADENA DE BOTICAS DEL NORTE S.A.C.
        RUC 20999999051
   AV. ESPAÑA 2030 - TRUJILLO - LA LIBERTAD
      TELF: 044-223344
   BOLETA DE VENTA ELECTRONICA
          B012-00081234
 FECHA: 21/09/2026 18:22:10  CAJA: 3
 CLIENTE: CLIENTES VARIOS
 DNI: 00000000
------------------------------------------
 PARACETAMOL 500MG TAB X 100
    2 x 12.50                      25.00
 ALCOHOL 70 1L
    1 x 8.90                        8.90
 PANAL ADULTO T-M X 10
    3 x 22.00                      66.00
------------------------------------------
 OP. GRAVADA:                S/    84.66
 OP. EXONERADA:              S/     0.00
 IGV (18%):                  S/    15.24
 TOTAL:                      S/    99.90
 EFECTIVO                    S/   100.00
 VUELTO                      S/     0.10
 SON: NOVENTA Y NUEVE CON 90/100 SOLES
 NRO. ITEMS: 3`,
      { columns: 42 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'boleta',
      numero: 'B012-00081234',
      fecha_emision: '2026-09-21',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'CADENA DE BOTICAS DEL NORTE S.A.C.',
      ruc: '20999999051',
    });
    expect(data.totales).toMatchObject({ subtotal: 84.66, iva: 15.24, total: 99.9 });
    expect(data.productos).toEqual([
      {
        descripcion: 'PARACETAMOL 500MG TAB X 100',
        cantidad: 2,
        precio_unitario: 12.5,
        subtotal: 25,
      },
      { descripcion: 'ALCOHOL 70 1L', cantidad: 1, precio_unitario: 8.9, subtotal: 8.9 },
      { descripcion: 'PANAL ADULTO T-M X 10', cantidad: 3, precio_unitario: 22, subtotal: 66 },
    ]);
  });

  it('takes no number at the end of a name for the amount of an item', () => {
    const { extractedData: data, fields } = readDrawn(
      `
     FERRETERIA SOL DE ORO S.R.L.
        R.U.C. 20999999019
    BOLETA DE VENTA ELECTRONICA
         B001-00093036
 FECHA 26/11/2025
------------------------------------------
 ARTICULO
            CANT  UM     P.VTA     IMPORTE
 Escalera de aluminio                 3.80
 m
           15.00  UND   423.07     6346.05
 Disco de corte
          100.00  UND     5.15      515.00
 Cemento Portland
            5.00  BLS    29.58      147.90
------------------------------------------
 TOTAL GRAVADO    S/              7008.95
 TOTAL IGV 18%    S/              1261.61
 TOTAL            S/              8270.56`,
      { columns: 42 },
    );
    expect(data.productos?.map(({ cantidad, subtotal }) => [cantidad, subtotal])).toEqual([
      [15, 6346.05],
      [100, 515],
      [5, 147.9],
    ]);
    expect(data.productos?.[0]?.descripcion).toContain('Escalera de aluminio 3.80 m');
    expect(data.productos?.[1]?.descripcion).toContain('Disco de corte');
    expect(fields['productos.0.subtotal']?.state).toBe('verificado');
  });

  it('reads a restaurant ticket with the reduced rate and the surcharge', () => {
    const { extractedData: data, authenticity } = readDrawn(
      `
           EL RINCON CRIOLLO
      GASTRONOMIA LIMEÑA S.R.L.
          R.U.C. 20999999043
   AV. LA MAR 770 MIRAFLORES - LIMA - LIMA
        FACTURA ELECTRÓNICA
          F010-0000456
 FECHA EMISION : 11/07/2026
 HORA          : 15:20
 MESA: 12      MOZO: LUIS
 RAZON SOCIAL: ESTUDIO LEGAL ROJAS S.CIVIL
 DE R.L.
 RUC: 20999999051
 DIRECCION: CAL. LAS FLORES 111 SAN ISIDRO
--------------------------------------------
 CANT DESCRIPCION          P.UNIT   IMPORTE
--------------------------------------------
 2    CEVICHE MIXTO         45.00     90.00
 1    ARROZ CON MARISCOS    52.00     52.00
 3    CHICHA MORADA JARRA   20.00     60.00
--------------------------------------------
 OP. GRAVADA          S/           174.89
 IGV 10.5%            S/            18.36
 RECARGO AL CONSUMO   S/             8.75
 IMPORTE TOTAL        S/           202.00
 SON DOSCIENTOS DOS CON 00/100 SOLES`,
      { columns: 44 },
    );
    expect(data.cliente).toMatchObject({
      nombre: 'ESTUDIO LEGAL ROJAS S.CIVIL DE R.L.',
      ruc: '20999999051',
    });
    expect(data.totales).toMatchObject({
      subtotal: 174.89,
      iva: 18.36,
      otros_cargos: 8.75,
      total: 202,
    });
    expect(data.productos).toHaveLength(3);
    expect(authenticity.passed).toContain('El IGV corresponde a la tasa de 10.5 %.');
  });

  it('finds items without any column title', () => {
    const { extractedData: data } = readDrawn(
      `
 MINIMARKET DON LUCHO
 HUAMAN FLORES LUIS ALBERTO
 RUC: 10054148289
 JR. CUSCO 123 AYACUCHO
 TICKET BOLETA  B001-4567
 05/11/2026 09:15
 LECHE GLORIA 400G
 6 UND X 3.80             22.80
 PAN FRANCES
 10 UND X 0.30             3.00
 TOTAL S/                 25.80
 EFECTIVO                 30.00
 VUELTO                    4.20`,
      { columns: 42 },
    );
    expect(data.documento).toMatchObject({ tipo: 'boleta', numero: 'B001-4567' });
    expect(data.totales).toMatchObject({ total: 25.8 });
    expect(data.productos?.[1]).toMatchObject({
      descripcion: 'PAN FRANCES',
      cantidad: 10,
      precio_unitario: 0.3,
      subtotal: 3,
    });
  });

  it('reads decimal commas and dates of three letters, and flags a total that does not add up', () => {
    const { extractedData: data, authenticity } = readDrawn(
      `
#  Ferretería Industrial Wanka S.R.Ltda.                              RUC 20999999043
   Calle Real 1450 Huancayo                                           FACTURA
                                                                      001-0004567
   Huancayo, 15-SET-26
   Razón Social: CONSTRUCTORA JUNIN S.A.C.          RUC: 20999999051
   Domicilio: Av. Ferrocarril 900 - El Tambo

   Cant.   Unid.  Descripción                            P. Unitario     Importe
   3       UND    TALADRO PERCUTOR 800W                       250,00       750,00
   12      UND    DISCO DE CORTE 7"                            10,50       126,00
   1.000   KG     CLAVO 3"                                      6,00         6,00

                                               Valor Venta   S/.         747,46
                                               I.G.V.        S/.         134,54
                                               TOTAL         S/.       1.882,00`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({ numero: '001-0004567', fecha_emision: '2026-09-15' });
    expect(data.totales).toMatchObject({ subtotal: 747.46, iva: 134.54, total: 1882 });
    expect(data.productos?.[2]).toMatchObject({ cantidad: 1, precio_unitario: 6, subtotal: 6 });
    expect(authenticity.flags).toEqual(['TOTAL_NO_CUADRA']);
  });

  it('reads the date in three boxes of an old printed invoice', () => {
    const { extractedData: data } = readDrawn(
      `
#  MUEBLES Y MADERAS TARAPOTO E.I.R.L.                              R.U.C. 20999999019
   Jr. Alegría Arias 300 Tarapoto - San Martín                      FACTURA
                                                                    0001 - N° 004512
   Señor(es): HOTEL RIO SHILCAYO S.A.C.                       DÍA   MES   AÑO
   Dirección: Carretera Fernando Belaunde Km 2                12    06    2026
   R.U.C.: 20999999043

   CANT.        DESCRIPCIÓN                               P. UNIT.      IMPORTE
   2            ESCRITORIO DE CEDRO                         850.00      1,700.00
   10           SILLA TAPIZADA                              120.00      1,200.00

   SON: DOS MIL NOVECIENTOS CON 00/100 SOLES      SUB TOTAL   2,457.63
                                                  I.G.V.        442.37
                                                  TOTAL S/    2,900.00`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({ numero: '0001-004512', fecha_emision: '2026-06-12' });
    expect(data.totales).toMatchObject({ subtotal: 2457.63, iva: 442.37, total: 2900 });
  });

  it('goes on with the table on the second page and leaves the carried amount out', () => {
    const { extractedData: data } = readDrawn(
      [
        `
#  LIBRERIA Y BAZAR EL ESTUDIANTE S.A.C.                              RUC 20999999051
   Jr. Bolívar 222 Trujillo                                           FACTURA ELECTRÓNICA
                                                                      F003-00000099
   Fecha Emisión: 10/02/2026      Forma de pago: Contado
   Cliente: COLEGIO SAN MARTIN S.A.C.
   RUC: 20999999060

   Cant.   Und   Descripción                               V. Unit     Importe
   10.00   NIU   CUADERNO A4 RAYADO 100 HOJAS                 5.00       50.00
   20.00   NIU   LAPIZ 2B                                     1.00       20.00
                                                          Van S/         70.00`,
        `
   Página 2 de 2                                                      F003-00000099
   5.00    NIU   MOCHILA ESCOLAR REFORZADA CON                40.00      200.00
                 BOLSILLO LATERAL
   2.00    NIU   PIZARRA ACRILICA 120X80                      90.00      180.00

                                             Op. Gravada      S/         450.00
                                             IGV 18%          S/          81.00
                                             Total            S/         531.00
   SON: QUINIENTOS TREINTA Y UNO CON 00/100 SOLES`,
      ],
      { columns: 100 },
    );
    expect(data.totales).toMatchObject({ subtotal: 450, iva: 81, total: 531 });
    expect(data.productos?.map((line) => line.subtotal)).toEqual([50, 20, 200, 180]);
    expect(data.productos?.[2]).toMatchObject({
      descripcion: 'MOCHILA ESCOLAR REFORZADA CON BOLSILLO LATERAL',
    });
  });

  it('never takes the percepción for the total', () => {
    const { extractedData: data } = readDrawn(
      `
   DISTRIBUIDORA DE COMBUSTIBLES EL SOL S.A.C.                      FACTURA ELECTRONICA
   RUC: 20999999035                                                 F100-00000777
   AV. PANAMERICANA SUR KM 300 ICA

   CLIENTE : GRIFO SAN PEDRO E.I.R.L.
   RUC     : 20999999051         FECHA : 2026-04-18       MONEDA: SOLES

   CODIGO   DESCRIPCION              CANTIDAD   UND   V.UNIT    SUBTOTAL    IGV       TOTAL
   D2       DIESEL B5 S50             1000.00   GLN    10.00   10,000.00   1,800.00  11,800.00

   VALOR VENTA              10,000.00
   IGV                       1,800.00
   IMPORTE TOTAL            11,800.00
   PERCEPCION 1%               118.00
   TOTAL CON PERCEPCION     11,918.00
   SON: ONCE MIL OCHOCIENTOS CON 00/100 SOLES`,
      { columns: 100 },
    );
    expect(data.totales).toMatchObject({ subtotal: 10000, iva: 1800, total: 11800 });
    expect(data.percepcion).toEqual({ porcentaje: 1, monto: 118, total: 11918 });
  });

  it('joins a series and a number that are printed apart', () => {
    const { extractedData: data } = readDrawn(
      `
                                                                    BOLETA DE VENTA ELECTRONICA
#  PERFUMERIA BELLA E.I.R.L.                                         R.U.C.: 20999999043
   Jr. de la Unión 800 Int. 12 Lima Cercado                          SERIE: B004  NUMERO: 00001234

   FECHA DE EMISION : 22-08-2026 16:40              MONEDA : SOLES
   NOMBRE           : TORRES VEGA MARIA DEL CARMEN
   DNI              : 45678912
   DIRECCION        : -

   CODIGO    DESCRIPCION                    CANT   P.UNIT    DSCTO    TOTAL
   7501234   PERFUME CITRICO 100ML             1   180.00    18.00   162.00
   7509876   CREMA CORPORAL TOTAL CARE 400G    2    35.00     0.00    70.00

   TOTAL DESCUENTOS                                            18.00
   OP. GRAVADAS                                               196.61
   IGV                                                         35.39
   TOTAL                                                      232.00
   SON: DOSCIENTOS TREINTA Y DOS CON 00/100 SOLES`,
      { columns: 100 },
    );
    expect(data.documento).toMatchObject({
      tipo: 'boleta',
      numero: 'B004-00001234',
      fecha_emision: '2026-08-22',
    });
    expect(data.totales).toMatchObject({
      subtotal: 196.61,
      iva: 35.39,
      total: 232,
      descuentos: 18,
    });
    expect(data.productos?.[1]).toMatchObject({
      descripcion: 'CREMA CORPORAL TOTAL CARE 400G',
      subtotal: 70,
    });
  });

  it('keeps narrow columns apart and adds taxed and exempt operations', () => {
    const { extractedData: data, authenticity } = readDrawn(
      `
#  SUPERMERCADOS DEL VALLE S.A.                                    R.U.C. N° 20999999035
   Av. Grau 1020 Piura                                             FACTURA ELECTRONICA
                                                                   FA10-00045678
   Señor(es): COLEGIO NUESTRA SRA. DE FATIMA
   RUC 20999999043   Direccion: Calle Tacna 455 Piura
   Fec. Emi.: 14/12/2025    Fec. Vto.: 14/12/2025    Tipo Moneda: PEN

   Cant. Und Descripcion                              P.Unit     Importe
   12 NIU LECHE EVAPORADA 400 G                         4.20       50.40
   30 NIU PAN DE MOLDE GRANDE                           9.80      294.00
    8 KGM PAPA BLANCA                                   3.50       28.00
    5 NIU BOLSA PLASTICA                                0.50        2.50

   Op. Gravada                         291.86
   Op. Exonerada                        28.00
   IGV 18%                              52.54
   ICBPER                                2.50
   Redondeo                              0.00
   TOTAL S/                            374.90
   Son: trescientos setenta y cuatro con 90/100 soles
   Forma de pago: Contado`,
      { columns: 100 },
    );
    expect(data.totales).toMatchObject({
      gravada: 291.86,
      exonerada: 28,
      subtotal: 319.86,
      icbper: 2.5,
      total: 374.9,
    });
    expect(data.productos?.[0]).toMatchObject({
      descripcion: 'LECHE EVAPORADA 400 G',
      unidad: 'NIU',
      cantidad: 12,
    });
    expect(authenticity.passed).toContain('El subtotal más los impuestos da el total impreso.');
  });
});

describe('a ticket with a reduction beside the count', () => {
  it('takes it off that item', () => {
    const { extractedData: data } = readDrawn(`
   AUTOSERVICIOS EL TREBOL S.A.A.
   RUC 20999999019
   BOLETA DE VENTA ELECTRONICA
   B002-00047752
   7719874310327 POLLO ENTERO FRESCO
      36.625 KG X 14.31   DSCTO -0.24        523.86
   7788336229876 PALTA FUERTE
      17.200 KG X 8.43                       145.00
   TOTAL A PAGAR S/                          668.86`);
    expect(data.productos).toMatchObject([
      { codigo: '7719874310327', cantidad: 36.625, descuento: 0.24, subtotal: 523.86 },
      { codigo: '7788336229876', cantidad: 17.2, subtotal: 145 },
    ]);
  });
});

describe('a ticket of a laundry', () => {
  it('tells what is taken off, and what is left, under the count', () => {
    const { extractedData: data } = readDrawn(
      `
        LAVANDERIA RIO MANTARO S.A.C.
            RUC 20999999051
          TICKET DE SERVICIO
            003-00020403
 FECHA: 21/10/2026        HORA: 11:03
 CANT UND  P.UNIT                 IMPORTE
 ZAPATILLAS PAR
  2.00 PAR x 21.15
    DSCTO PROMO -2.12               40.18
    (PLOMO)
 PANTALON DRIL
  8.00 PZA x 13.22
    DSCTO PROMO -10.58              95.18
    (C/MANCHA)
 BLUSA SEDA
  2.00 PZA x 10.00                  20.00
 OP. GRAVADA S/.                   155.36
 I.G.V. 18% S/.                     27.96
 TOTAL A PAGAR S/.                 183.32`,
      { columns: 42 },
    );
    expect(data.documento?.tipo).toBe('ticket');
    expect(data.totales?.descuentos).toBeUndefined();
    expect(data.productos).toMatchObject([
      {
        descripcion: 'ZAPATILLAS PAR',
        cantidad: 2,
        precio_unitario: 21.15,
        descuento: 2.12,
        subtotal: 40.18,
      },
      {
        descripcion: 'PANTALON DRIL',
        cantidad: 8,
        precio_unitario: 13.22,
        descuento: 10.58,
        subtotal: 95.18,
      },
      { descripcion: 'BLUSA SEDA', cantidad: 2, precio_unitario: 10, subtotal: 20 },
    ]);
  });
});

describe('names over their numbers', () => {
  it('keep the numbers that stand under other titles', () => {
    const { extractedData: data } = readDrawn(`
   BAZAR EL TREBOL S.A.C.
   RUC 20999999019
   FACTURA ELECTRONICA
   F001-00047752
   CODIGO DESCRIPCION
   CANT UM x P.UNIT                IMPORTE
   770616 Pila alcalina AA x 4
     5.000 BLI x 5.12                25.60
   107609 Cuaderno A4 cuadric. 100 hj
     3.000 UND x 33.74              101.22
   TOTAL S/                         126.82`);
    expect(data.productos).toMatchObject([
      { descripcion: 'Pila alcalina AA x 4', cantidad: 5, subtotal: 25.6 },
      { descripcion: 'Cuaderno A4 cuadric. 100 hj', cantidad: 3, subtotal: 101.22 },
    ]);
  });
});

describe('a ticket with the promotion of each item on a line of its own', () => {
  const { extractedData: data } = readDrawn(
    `
     NEGOCIOS FARMACEUTICOS S.A.C.
           RUC 20999999051
   BOLETA DE VENTA ELECTRONICA
          B012-00081234
 FECHA: 21/09/2026 18:22:10
 CLIENTE: QUISPE MAMANI ROSA
 DNI: 10203040
 DESCRIPCION                      IMPORTE
 AMOXICILINA 500MG CAP X 10
    3 UND x 14.31                   42.93
    DSCTO. PROMO                    -4.29
 GASA ESTERIL
   12 UND x 5.43                    65.16
    DSCTO. PROMO                    -3.26
 OP. GRAVADAS S/                   100.54
 I.G.V. 18% S/                      18.10
 TOTAL A PAGAR S/                  118.64
 YAPE/PLIN                         118.64`,
    { columns: 42 },
  );

  it('has whole names, and what is taken off beside each amount', () => {
    expect(data.productos).toMatchObject([
      { descripcion: 'AMOXICILINA 500MG CAP X 10', cantidad: 3, descuento: 4.29, subtotal: 42.93 },
      { descripcion: 'GASA ESTERIL', cantidad: 12, descuento: 3.26, subtotal: 65.16 },
    ]);
    expect(data.totales?.descuentos).toBeUndefined();
  });

  it('is paid with the purse that stands beside its amount', () => {
    expect(data.informacion_adicional?.metodo_pago).toBe('YAPE/PLIN');
  });
});
