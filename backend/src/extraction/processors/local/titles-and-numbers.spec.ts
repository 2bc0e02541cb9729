import { readDrawn } from '../../../support/read-drawn';

const documentOf = (text: string) => readDrawn(text).extractedData.documento;

describe('titles', () => {
  it('go on under a word that cannot end them', () => {
    const { extractedData: data } = readDrawn(`
   CONSTRUCTORA KUNTUR E.I.R.L.                               #ORDEN DE
   RUC: 20999999019                                           #COMPRA
   Av. Industrial 455, Ate, Lima                              N° 4500055044
                                                              Fecha: 25.08.2026
   Proveedor: Suministros Wayra S.A.C.
   RUC: 20999999027`);
    expect(data.documento).toMatchObject({ tipo: 'orden_compra', numero: '4500055044' });
    expect(data.informacion_adicional?.orden_compra).toBeUndefined();
  });

  it('are no longer words that begin like one', () => {
    expect(
      documentOf(`
   EMPRESA DE AGUA S.A.                        RECIBO DE AGUA Y ALCANTARILLADO
   RUC: 20999999019                            N° F210-00066469

   DATOS DEL CLIENTE                           #FACTURACIÓN
   TITULAR: COMERCIAL EL TREBOL S.R.L.         FECHA DE EMISIÓN: 18/09/2026
   RUC: 20999999027                            FECHA DE VENCIMIENTO: 05/10/2026`)?.tipo,
    ).toBe('recibo_servicios');
  });
});

describe('a number that its line has no room for', () => {
  it('goes on under its dash', () => {
    expect(
      documentOf(`
                  RESTAURANTE WAYRA S.A.C.
                    Reservas: 084-354650
       RUC 20999999019   BOLETA DE VENTA ELECTRÓNICA   B001 -
                                 00016162
   Fecha: 16/01/2026
   Cliente: CCOPA YUPANQUI FLOR`)?.numero,
    ).toBe('B001-00016162');
  });
});

describe('a bill of a public service', () => {
  it('has no volume of goods', () => {
    const { extractedData: data } = readDrawn(`
   EMPRESA DE AGUA S.A.                        RECIBO DE AGUA Y ALCANTARILLADO
   RUC: 20999999019                            N° S210-00066469

   TITULAR: COMERCIAL EL TREBOL S.R.L.         FECHA DE EMISIÓN: 18/09/2026
   RUC: 20999999027                            VOLUMEN FACTURADO    74 m3`);
    expect(data.informacion_adicional?.volumen_total).toBeUndefined();
  });
});

describe('the date in a column of the items', () => {
  it('is of a lot, not of the document', () => {
    expect(
      documentOf(`
#  DISTRIBUIDORA RIO MANTARO S.A.C.                  GUÍA DE REMISIÓN ELECTRÓNICA
   RUC 20999999019                                   T003-00024835
   Fecha de emisión: 26.01.2026

   N°   Código    Descripción               Lote      F. Venc.      U.M.   Cantidad
   1    ALI2300   ARROZ SUPERIOR 10KG       L37050    26.02.2027    SACO      10.00
   2    ALI9192   FIDEO SPAGHETTI 250G      L02195    04.01.2027    FARDO     50.00`)
        ?.fecha_vencimiento,
    ).toBeUndefined();
  });
});
