import { readDrawn } from '../../../../../test/support/read-drawn';

describe('whose a RUC is', () => {
  it('follows from the sentence that it stands in, not from which comes first', () => {
    const { extractedData: data, fields } = readDrawn(`
#                    QUISPE LEON MARIA ELENA
                     Av. Industrial 455, Ate, Lima

#                    RECIBO POR HONORARIOS ELECTRÓNICO
                     E001 - 434

   He recibido de INVERSIONES EL TREBOL S.A., con R.U.C. N.° 20999999027 y domicilio en
   Jr. Puno 345 Dpto. 1201, Juliaca, el importe de S/ 1,000.00 por concepto de
   asesoría de octubre. Firma quien suscribe, con R.U.C. N.° 10469999989, como prestador.

                                        Total por honorarios  S/  1,000.00`);
    expect(data.proveedor).toMatchObject({
      nombre: 'QUISPE LEON MARIA ELENA',
      ruc: '10469999989',
      direccion: 'Av. Industrial 455, Ate, Lima',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'INVERSIONES EL TREBOL S.A.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345 Dpto. 1201, Juliaca',
    });
    expect(fields['cliente.ruc']?.state).not.toBe('dudoso');
  });

  it('is not in doubt for the identity card of whoever takes the goods', () => {
    const { fields } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                        FACTURA ELECTRÓNICA
   RUC 20999999019                                    F001-00004521

   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027
   Jr. Puno 345, Juliaca
   Recogido por:        DNI 48128743

   IMPORTE TOTAL  S/  118.00`);
    expect(fields['cliente.ruc']).toMatchObject({ value: '20999999027', reasons: [] });
    expect(fields['proveedor.ruc']?.reasons).toEqual([]);
  });

  it('is that of the block that its line begins in, however long the line is', () => {
    const { extractedData: data } = readDrawn(
      `
#                                                     RUC 20999999019
#  FERRETERIA EL YUNQUE S.A.C.                        GUÍA DE REMISIÓN ELECTRÓNICA
                                                      T001-00004521

   Datos del destinatario
   CONSTRUCTORA LA COLMENA SAC - REGISTRO ÚNICO DE CONTRIBUYENTES N° 20999999027

   Punto de partida : Av. Grau 812, Piura    Punto de llegada : Jr. Puno 345, Juliaca`,
      { columns: 90 },
    );
    expect(data.cliente).toMatchObject({
      nombre: 'CONSTRUCTORA LA COLMENA SAC',
      ruc: '20999999027',
    });
  });

  it('is open where nothing tells two apart, and then neither is called verified', () => {
    const { fields } = readDrawn(`
   FERRETERIA EL YUNQUE S.A.C.                      COMERCIAL EL TREBOL S.R.L.
   Av. Grau 812, Piura                              Jr. Puno 345, Juliaca
   RUC: 20999999019                                 RUC: 20999999027











#  Factura electrónica F010-00051700
   Fecha de emisión: 22/08/2026

                                        IMPORTE TOTAL  S/  118.00`);
    expect(fields['proveedor.ruc']).toMatchObject({ value: '20999999019', state: 'dudoso' });
    expect(fields['proveedor.ruc']?.candidates.map(({ value }) => value)).toEqual(['20999999027']);
    expect(fields['cliente.ruc']).toMatchObject({ value: '20999999027', state: 'dudoso' });
    expect(fields['cliente.nombre']).toMatchObject({
      value: 'COMERCIAL EL TREBOL S.R.L.',
      state: 'dudoso',
    });
    expect(fields['cliente.direccion']?.value).toBe('Jr. Puno 345, Juliaca');
    expect(fields['proveedor.direccion']?.value).toBe('Av. Grau 812, Piura');
  });

  it('is the letterhead’s where two blocks without labels stand one under the other', () => {
    const { extractedData: data, fields } = readDrawn(`
                                                  FERRETERIA EL YUNQUE S.A.C.
                                                          Av. Grau 812, Piura
                                                             RUC: 20999999019



                              COMERCIAL EL TREBOL S.R.L.
                              Jr. Puno 345, Juliaca
                              RUC: 20999999027

#  Factura electrónica F010-00051700
   Fecha de emisión: 22/08/2026

                                        IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor).toMatchObject({
      nombre: 'FERRETERIA EL YUNQUE S.A.C.',
      ruc: '20999999019',
    });
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
    expect(fields['cliente.ruc']?.state).not.toBe('dudoso');
  });

  it('is not the carrier’s, which a waybill names in a block like that of a party', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   RUC 20999999019
   Av. Grau 812, Piura                                           FACTURA ELECTRÓNICA
                                                                 F002 - 00004521

   Señores       : COMERCIAL EL TREBOL S.R.L.
   Transportista : CARGA DEL SUR S.A.C.     RUC 20999999035
   RUC           : 20999999027

   IMPORTE TOTAL  S/  118.00`);
    expect(data.proveedor?.ruc).toBe('20999999019');
    expect(data.cliente?.ruc).toBe('20999999027');
  });
});

describe('an order with numbered sections', () => {
  const { extractedData: data } = readDrawn(`
#              ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO
                          N° OC-00059286
   ENTIDAD         : MINERA CERRO AZUL S.A.C.
   RUC             : 20999999019

   1. DATOS DEL PROVEEDOR                          2. CONDICIONES GENERALES
   Señor(es) : BOTICA TRES CUMBRES S.A.            Tipo de proceso  : Adjudicación
   Dirección : Jr. Puno 345, Juliaca               Moneda           : SOLES
   RUC       : 20999999027

                                        Valor de compra   S/    100.00
                                        IGV 18%           S/     18.00
                                        TOTAL             S/    118.00

   FACTURAR A NOMBRE DE: MINERA CERRO AZUL S.A.C.
   Dirección: Av. Industrial 455, Ate, Lima
   Entregar en el almacén de la entidad con esta orden y la guía`);

  it('is addressed to the supplier', () => {
    expect(data.documento?.tipo).toBe('orden_compra');
    expect(data.proveedor).toMatchObject({
      nombre: 'BOTICA TRES CUMBRES S.A.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });

  it('is of who is charged, whose address ends where a sentence begins', () => {
    expect(data.cliente).toMatchObject({
      nombre: 'MINERA CERRO AZUL S.A.C.',
      ruc: '20999999019',
      direccion: 'Av. Industrial 455, Ate, Lima',
    });
  });
});

const TOTAL = `
                                        IMPORTE TOTAL  S/  118.00`;

describe('the issuer', () => {
  it('goes by its legal name, however large its trade name is set', () => {
    const { extractedData: data } = readDrawn(`
##               LA CASONA
        RESTAURANTES SEÑOR DE SIPAN
                  S.R.L.
              RUC: 20999999019
         Av. Grau 812, Piura

       BOLETA DE VENTA ELECTRONICA
             B010-00019613
${TOTAL}`);
    expect(data.proveedor?.nombre).toBe('RESTAURANTES SEÑOR DE SIPAN S.R.L.');
  });

  it('is reached as the foot says, where the letterhead does not', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
${TOTAL}






                     Atención al cliente 044-490726 pedidos@elyunque.pe
                     Consulte en SUNAT 01-315-0730 soporte@facturador.pe`);
    expect(data.proveedor).toMatchObject({ telefono: '044-490726', email: 'pedidos@elyunque.pe' });
  });
});

describe('the customer', () => {
  const head = `
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
`;

  it('is who buys on a comprobante', () => {
    const { extractedData: data } = readDrawn(`${head}
   COMPRADOR    COMERCIAL EL TREBOL S.R.L.
   RUC          20999999027
${TOTAL}`);
    expect(data.cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
    });
  });

  it('is who answers for the payment, not the patient', () => {
    const { extractedData: data } = readDrawn(`${head}
   DATOS DEL PACIENTE
   Paciente    Bustios Leon, Valentina

   RESPONSABLE DE PAGO
   Empresa     COMERCIAL EL TREBOL S.R.L.
   RUC         20999999027
${TOTAL}`);
    expect(data.cliente?.nombre).toBe('COMERCIAL EL TREBOL S.R.L.');
  });

  it('has an address that ends before the next row of its form', () => {
    const { extractedData: data } = readDrawn(`${head}
   SEÑOR(ES)         COMERCIAL EL TREBOL S.R.L.

   DIRECCIÓN         Jr. Puno 345, Juliaca

   OBRA / PROYECTO   LINEA DOS SUR
${TOTAL}`);
    expect(data.cliente?.direccion).toBe('Jr. Puno 345, Juliaca');
  });

  it('buys by an order whose invoice is to name it at the foot, under the supplier at the head', () => {
    const { extractedData: data } = readDrawn(`
   ORDEN DE COMPRA      OC-00067676

   ⚡ FERRETERIA WAYRA S.A.C.                          Fecha documento  16/09/2026
   Jr. Puno 345, Juliaca
   RUC 20999999019

   Pos.   Descripcion              Cantidad    P. Unit.     Importe
   1      Escalera telescopica         2         50.00       100.00
                                               Total         118.00

   Emitir la factura electrónica a nombre de:
   TEXTILES EL TREBOL S.A.
   RUC 20999999027
   Av. Industrial 455, Ate, Lima`);
    expect(data.proveedor).toMatchObject({
      nombre: 'FERRETERIA WAYRA S.A.C.',
      ruc: '20999999019',
    });
    expect(data.cliente).toMatchObject({ nombre: 'TEXTILES EL TREBOL S.A.', ruc: '20999999027' });
  });
});

describe('a seller with a number of another country', () => {
  it('has no RUC: the one that stands under it is the buyer’s', () => {
    const { extractedData: data } = readDrawn(`
   SOCIEDAD COMERCIAL TRAPICHE LTDA.                        R.U.T.: 76.343.901-8
   Camino Lo Echevers 550, Quilicura, Santiago              FACTURA DE EXPORTACIÓN
                                                            N° FE-6542

   Cliente / Consignee                                      Fecha emisión / Date
   Textiles Los Ángeles S.A.A.                              3 de julio de 2026
   Dirección / Address                                      Identificación tributaria / Tax ID
   Av. Panamericana Sur 910, Piura                          20999999027
   TOTAL US$                               1,577.70`);
    expect(data.proveedor?.ruc).toBeUndefined();
    expect(data.cliente?.ruc).toBe('20999999027');
  });

  it('is named with all of its legal form', () => {
    const { proveedor } = readDrawn(`
   EMISOR                                                   FACTURA FA-35644
   GRUPO HOTELERO MEZQUITAL DEL BAJIO, S.A.
   DE C.V.
   RFC: GHM0103177K2
   RECEPTOR
   INVERSIONES KUNTUR S.A.C.`).extractedData;
    expect(proveedor?.nombre).toBe('GRUPO HOTELERO MEZQUITAL DEL BAJIO, S.A. DE C.V.');
  });
});

describe('a buyer beside the telephone and the mail of the seller', () => {
  it('has an address that goes on beside them', () => {
    const { cliente } = readDrawn(`
   INVOICE                                 INV-358934
   Harbor & Pine Software LLC              Bill to
   2101 Westlake Ave N, Seattle, WA        HOTELERIA LA COLMENA S.A.C.
   +1 (303) 555-0124                       AV. TUPAC AMARU NRO. 913 PIURA - PIURA -
   billing@harborpine.com                  VEINTISEIS DE OCTUBRE
   US EIN 84-7926901                       PE RUC 20999999027`).extractedData;
    expect(cliente?.direccion).toBe(
      'AV. TUPAC AMARU NRO. 913 PIURA - PIURA - VEINTISEIS DE OCTUBRE',
    );
  });
});

describe('those that a letter greets', () => {
  it('buy, by whatever words', () => {
    const { extractedData: data } = readDrawn(`
                         RECIBO POR HONORARIOS ELECTRÓNICO
                         E001-00000441
   Estimados señores:
   CONSTRUCTORA TRES CAÑONES E.I.R.L.
   RUC N° 20999999027
   AV. MARISCAL CACERES NRO. 1347 HUANCAYO

   Por medio del presente hago constar los honorarios que corresponden al servicio
   que se describe a continuación:
       —  Servicio de traducción técnica inglés - español.
   El honorario bruto asciende a S/ 5,630.00.

                              TICONA RODRIGUEZ FLOR DE MARIA
                              RUC 10256988891`);
    expect(data.cliente).toMatchObject({
      ruc: '20999999027',
      direccion: 'AV. MARISCAL CACERES NRO. 1347 HUANCAYO',
    });
    expect(data.proveedor?.direccion).toBeUndefined();
    expect(data.productos).toMatchObject([
      { descripcion: 'Servicio de traducción técnica inglés - español.' },
    ]);
  });
});
