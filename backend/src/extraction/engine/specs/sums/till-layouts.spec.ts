import { readDrawn } from '../../../../../test/support/read-drawn';

describe('the till of a home centre', () => {
  const { extractedData: data } = readDrawn(
    `
##      ConstruMás
     IMPORTACIONES PACIFICO SUR
              S.R.L.
        R.U.C. 20999999019
       AV. LOS PROCERES 3405
      JOSE LUIS BUSTAMANTE
  TDA. 038: AV. AMERICA OESTE 750

       FACTURA ELECTRONICA
         F001-00098867

 FEC.EMISION: 13/11/2026    HORA: 08:20:21
 R.U.C.      : 20999999027
 RAZON SOCIAL: INVERSIONES GUTIERREZ &
               IBAÑEZ S.A.A.
 DIRECCION   : JR. HUALLAGA 1761 PISO 4
               URB. SANTA PATRICIA, LIMA
 SKU      DESCRIPCION
    CANT UM    P.UNIT     DSCTO.    IMPORTE
 4579244  EXTENSION ELECTRICA 5M
      5 UN      16.24      -4.06      77.14
   ** OFERTA DE TEMPORADA **
 2046248  CEMENTO ANTISALITRE 42.5KG
      8 BL      31.27     -25.02     225.14
   ** LLEVA MAS PAGA MENOS **
 3158713  YESO BOLSA 18KG
      1 BL      12.55                 12.55
 OP. GRAVADA        S/               266.81
 I.G.V. 18%         S/                48.02
 TOTAL S/                            314.83
 OBSERVACIONES: LA MERCADERIA VIAJA POR
 CUENTA Y RIESGO DEL
 COMPRADOR.`,
    { columns: 44 },
  );

  it('shows its brand far larger than the name, which stands over the RUC', () => {
    expect(data.proveedor).toMatchObject({
      nombre: 'IMPORTACIONES PACIFICO SUR S.R.L.',
      ruc: '20999999019',
    });
  });

  it('has a customer whose address begins under the end of the name', () => {
    expect(data.cliente).toEqual({
      nombre: 'INVERSIONES GUTIERREZ & IBAÑEZ S.A.A.',
      ruc: '20999999027',
      direccion: 'JR. HUALLAGA 1761 PISO 4 URB. SANTA PATRICIA, LIMA',
    });
  });

  it('tells between stars why something is taken off, and names no article so', () => {
    expect(data.productos?.map(({ descripcion }) => descripcion)).toEqual([
      'EXTENSION ELECTRICA 5M',
      'CEMENTO ANTISALITRE 42.5KG',
      'YESO BOLSA 18KG',
    ]);
  });

  it('ends a remark in capitals with a word that may be a label', () => {
    expect(data.informacion_adicional?.observaciones).toBe(
      'LA MERCADERIA VIAJA POR CUENTA Y RIESGO DEL COMPRADOR.',
    );
  });
});
