import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          F001-00004521
`;
const TOTAL = `
   IMPORTE TOTAL  S/  118.00`;

describe('labels set as titles over their values', () => {
  it('are told from labels beside a value, also those of two lines', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Razón Social del Adquirente       R.U.C. del Adquirente    Fecha de       Fecha de
                                                              Emisión        Vencimiento
   CONSTRUCTORA LOS ANDES S.R.L.     20999999027              15/03/2026     14/04/2026
${TOTAL}`);
    expect(data.cliente).toMatchObject({
      nombre: 'CONSTRUCTORA LOS ANDES S.R.L.',
      ruc: '20999999027',
    });
    expect(data.documento).toMatchObject({
      fecha_emision: '2026-03-15',
      fecha_vencimiento: '2026-04-14',
    });
  });

  it('may say in two words who is meant', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Señor(es) / Asociado                                   R.U.C.
   CONSTRUCTORA LOS ANDES S.R.L.                          20999999027
${TOTAL}`);
    expect(data.cliente?.nombre).toBe('CONSTRUCTORA LOS ANDES S.R.L.');
  });

  it('do not take the next title for their value', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027

   Fecha de emisión      Condición de pago      Sector comercial      Moneda
   15/03/2026            Crédito                Norte                 Soles
${TOTAL}`);
    expect(data.informacion_adicional?.terminos_pago).toBe('Crédito');
  });
});

describe('a label without a colon of its own', () => {
  it('is followed by the one that stands before its value', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   SENOR(ES)    : COMERCIAL EL TREBOL S.R.L.
${TOTAL}
   GLOSA        : Atención: Sr. Íñigo Peña, área de logística.`);
    expect(data.informacion_adicional?.observaciones).toBe(
      'Atención: Sr. Íñigo Peña, área de logística.',
    );
  });

  it('may be followed by its name in another language', () => {
    const { extractedData: data } = readDrawn(`
#  INDUSTRIAS METALICAS DEL SUR S.A.C.              NOTA DE CRÉDITO ELECTRÓNICA
   Av. Industrial 455, Ate, Lima                    R.U.C. 20999999019
                                                    F001-00004521
   Cliente                        COMERCIAL EL TREBOL S.R.L.
   Modifica a / Berichtigt        F001-00008658
${TOTAL}`);
    expect(data.documento?.documento_afectado).toBe('F001-00008658');
  });
});

describe('the number of another document', () => {
  it('is announced by its sign and what it is of', () => {
    const { extractedData: data } = readDrawn(`
#  IMPORTACIONES TECNICAS S.A.C.                          NOTA DE DÉBITO ELECTRÓNICA
   Av. Argentina 2020, Callao                             R.U.C. 20999999019
                                                          FD01-00000045
   Razón social : COMERCIAL EL TREBOL S.R.L.
   Fecha        : 15/03/2026
   Tipo de documento que modifica : FACTURA
   N° de documento que modifica : F001-00003311     Fecha : 02/02/2026
   G.R. Remitente : T001-4455
${TOTAL}`);
    expect(data.documento).toMatchObject({ documento_afectado: 'F001-00003311' });
    expect(data.informacion_adicional?.guia_remision).toBe('T001-4455');
  });
});

describe('labels as emitters shorten and lengthen them', () => {
  const text = `${HEAD}
   Sres.   : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fec. de Emis. : 15/03/2026        Cond. : Contado
   Guía de Rem. N° : T001-00000456   Medio de pago : Efectivo
   Dscto. Glob.    S/  10.00
${TOTAL}`;

  it('are words cut short with a dot', () => {
    const { extractedData: data } = readDrawn(text);
    expect(data.documento?.fecha_emision).toBe('2026-03-15');
    expect(data.totales?.descuentos).toBe(10);
    expect(data.informacion_adicional).toMatchObject({
      terminos_pago: 'Contado',
      guia_remision: 'T001-00000456',
    });
  });

  it('have a way of paying as their value, though it may name a sum elsewhere', () => {
    expect(readDrawn(text).extractedData.informacion_adicional?.metodo_pago).toBe('Efectivo');
  });

  it('keep a remark in brackets to themselves', () => {
    const { extractedData: data } = readDrawn(`
#  TRANSPORTES RAPIDOS S.A.C.                    GUÍA DE REMISIÓN ELECTRÓNICA
   RUC 20999999019                               T001-00000456
   Destinatario : COMERCIAL EL TREBOL S.R.L.
   RUC          : 20999999027
   Peso bruto total (KGM) : 120.50`);
    expect(data.informacion_adicional?.peso_total).toBe('120.50');
  });

  it('are no labels inside a name', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cliente   : COMERCIAL EL TREBOL S.R.L.
   RUC       : 20999999027
   Dirección : Psje. Los Ñocos 320 A.H.
               Señor de los Milagros, Piura
${TOTAL}`);
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      direccion: 'Psje. Los Ñocos 320 A.H. Señor de los Milagros, Piura',
    });
  });
});

describe('a remark', () => {
  it('may begin with a word that is a label elsewhere', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cliente : COMERCIAL EL TREBOL S.R.L.
   Glosa: Atención: Sr. Peña, área de logística
${TOTAL}`);
    expect(data.informacion_adicional?.observaciones).toBe('Atención: Sr. Peña, área de logística');
  });

  it('is not what stands on every document of its kind', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cliente : COMERCIAL EL TREBOL S.R.L.
   Observaciones:
   Representación impresa de la factura electrónica
${TOTAL}`);
    expect(data.informacion_adicional?.observaciones ?? null).toBeNull();
  });
});

describe('how and when is paid', () => {
  it('is no part of its label, which ends with a colon that stands alone', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   Plazo : Crédito 30 días
${TOTAL}`);
    expect(data.informacion_adicional?.terminos_pago).toBe('Crédito 30 días');
  });

  it('is told in plural, too, or by the kind of the sale', () => {
    const said = (line: string) =>
      readDrawn(`${HEAD}
   Cliente : COMERCIAL EL TREBOL S.R.L.
${TOTAL}
   ${line}`).extractedData.informacion_adicional?.terminos_pago;
    expect(said('Plazos de pago: Crédito en 3 cuotas')).toBe('Crédito en 3 cuotas');
    expect(said('VENTA AL CONTADO')).toBe('CONTADO');
    expect(said('Plazo: 45 días f.f.')).toBe('45 días f.f.');
    expect(said('Términos: Net 30')).toBe('Net 30');
    expect(said('Términos y condiciones generales de venta')).toBeUndefined();
  });

  it('is told by the value where emitters mix up the labels', () => {
    const said = (line: string) =>
      readDrawn(`${HEAD}
   Cliente : COMERCIAL EL TREBOL S.R.L.
   ${line}
${TOTAL}`).extractedData.informacion_adicional;
    expect(said('Forma de pago : Transferencia bancaria')?.metodo_pago).toBe(
      'Transferencia bancaria',
    );
    expect(said('Tipo de pago : Crédito 30 días')?.terminos_pago).toBe('Crédito 30 días');
  });
});

describe('the last day for paying', () => {
  it.each(['Págalo hasta el', 'Cancelar antes del', 'Fecha tope de pago:', 'Paga hasta el'])(
    'is announced by %s',
    (label) => {
      const { extractedData: data } = readDrawn(`${HEAD}
   Cliente : COMERCIAL EL TREBOL S.R.L.
   Fecha de emisión : 15/03/2026
   ${label} 14/04/2026
${TOTAL}`);
      expect(data.documento).toMatchObject({
        fecha_emision: '2026-03-15',
        fecha_vencimiento: '2026-04-14',
      });
    },
  );
});

describe('the order of the buyer', () => {
  it('is its number without its date', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   Su pedido : 8812 del 10-03-2026
   Ref. guía : T001-00000999
${TOTAL}`);
    expect(data.informacion_adicional).toMatchObject({
      orden_compra: '8812',
      guia_remision: 'T001-00000999',
    });
  });

  it.each(['ORDEN C/S', 'Orden de compra o servicio', 'O/C del cliente'])(
    'is called %s',
    (label) => {
      const { extractedData: data } = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   ${label} : OC042238
${TOTAL}`);
      expect(data.informacion_adicional?.orden_compra).toBe('OC042238');
    },
  );

  it('is not what the emitter calls its own order beside it', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   PEDIDO          O/C CLIENTE          GUÍA REMISIÓN
   7012921         OC975079             T001-00069447
${TOTAL}`);
    expect(data.informacion_adicional).toMatchObject({
      orden_compra: 'OC975079',
      guia_remision: 'T001-00069447',
    });
  });
});

describe('what a restaurant adds for its service', () => {
  it('is a charge where a rate stands behind its short name', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   OP.GRAVADA        100.00
   IGV 18%            18.00
   RC 10%             10.00
   TOTAL S/          128.00`);
    expect(data.totales).toMatchObject({ otros_cargos: 10, total: 128 });
  });
});

describe('a remark in a narrow column', () => {
  it('goes on in small letters though the next word would have fitted', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
   OBS.: Precios válidos según cotización aprobada
   área de compras.
${TOTAL}`);
    expect(data.informacion_adicional?.observaciones).toBe(
      'Precios válidos según cotización aprobada área de compras.',
    );
  });
});

describe('labels as other programs print them', () => {
  const infoOf = (lines: string) =>
    readDrawn(`${HEAD}
   Señores : COMERCIAL EL TREBOL S.R.L.
${lines}
${TOTAL}`).extractedData;

  it("name the order and the sender's guía, cut short or in English", () => {
    expect(
      infoOf(`
   FEC.EMIS.      COND.PAGO       O/COMPRA N°     G.REM.TRANSP.     G.REM.REMIT.
   15/03/2026     CRED. 15 DIAS   4500098877      V001-00000456     T001-00001234`)
        .informacion_adicional,
    ).toMatchObject({ orden_compra: '4500098877', guia_remision: 'T001-00001234' });
    const english = infoOf(`
   Tipo de venta      : Crédito 60 días
   PO Number          : 4500771122`).informacion_adicional;
    expect(english).toMatchObject({ terminos_pago: 'Crédito 60 días', orden_compra: '4500771122' });
    expect(infoOf('   Ref. O/S  : OS-2026-0045').informacion_adicional?.orden_compra).toBe(
      'OS-2026-0045',
    );
  });

  it('go on to the colon that opens the next cell', () => {
    expect(
      infoOf(`
   Comentarios del cliente      : Entregar en almacén central
   Número de pedido             : PED-881`).informacion_adicional,
    ).toMatchObject({ observaciones: 'Entregar en almacén central', orden_compra: 'PED-881' });
  });

  it('end a value before the sign that parts it from the next', () => {
    expect(infoOf('   O.C. N°: 8812 / O.S. N°: 554').informacion_adicional?.orden_compra).toBe(
      '8812',
    );
  });

  it('name the document that a note annuls', () => {
    expect(
      infoOf('   Comprobante que se anula o modifica : FACTURA ELECTRÓNICA F001-00004400').documento
        ?.documento_afectado,
    ).toBe('F001-00004400');
  });
});

describe('the comprobante that a guía is of', () => {
  it('is no document that it changes', () => {
    const { extractedData: data } = readDrawn(`
#  INDUSTRIAS METALICAS DEL SUR S.A.C.                    GUÍA DE REMISIÓN ELECTRÓNICA REMITENTE
   Av. Industrial 455, Ate, Lima                          R.U.C. 20999999019
                                                          T001-00004521
   Destinatario : COMERCIAL EL TREBOL S.R.L.
   RUC          : 20999999027
   Factura relacionada : F001-00000500
   Cant.   U.M.   Descripción
   10      UND    Cemento Portland tipo I`);
    expect(data.documento?.tipo).toBe('guia_remision');
    expect(data.documento?.documento_afectado ?? null).toBeNull();
  });
});

describe('`To go` on a till', () => {
  it('names nobody', () => {
    const { cliente } = readDrawn(
      `
        TWO HERONS GRILL
   4410 Montrose Blvd, Houston, TX 77006
          Sales receipt
   To go                      Order 9
   Served by Marisol
   Total                       $77.69`,
      { columns: 40 },
    ).extractedData;
    expect(cliente).toBeUndefined();
  });
});
