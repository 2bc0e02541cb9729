import { ware } from './dressing';

/** Name and what is in it; the second stands in a column of its own. */
const TAXED = [
  ware('GLIFOSATO 480 SL GALONERA X 4 LT|Glifosato', 'GLN', 88),
  ware('CIPERMEX SUPER 10 CE X 1 LT|Alfacipermetrina', 'LT', 46),
  ware('MANCOZEB 80 PM BOLSA X 1 KG|Mancozeb', 'KG', 31),
  ware('SEMILLA MAIZ AMARILLO DURO HIBRIDO BLS X 60,000|Zea mays', 'BLS', 410),
  ware('SEMILLA ALFALFA W-350 PELETIZADA X 25 KG|Medicago sativa', 'SAC', 620),
  ware('SEMILLA CEBOLLA ROJA PROSPERA LATA X 100,000|Allium cepa', 'LTA', 295),
  ware('IVERMECTINA 1% INY FCO X 500 ML|Ivermectina', 'FCO', 74),
  ware('OXITETRACICLINA L.A. 20% X 100 ML|Oxitetraciclina', 'FCO', 27),
  ware('VITAMINA AD3E INY X 250 ML|Vitaminas A, D3, E', 'FCO', 39),
  ware('ALBENDAZOL 25% SUSP. ORAL X 1 LT|Albendazol', 'LT', 52),
  ware('JERINGA AUTOMATICA 50 ML|', 'UND', 115),
  ware('ARETE BOVINO NUMERADO AMARILLO|', 'UND', 3),
  ware('ABONO FOLIAR 20-20-20 + EM SOBRE X 250 GR|N-P-K', 'SBR', 7),
  ware('MOCHILA PULVERIZADORA 20 LT|', 'UND', 190),
  ware('SUPLEMENTO MINERAL PARA VACUNOS SACO X 25 KG|Ca, P, Mg, Zn', 'SAC', 130),
  ware('ABAMECTINA 1.8 EC X 250 ML|Abamectina', 'FCO', 22),
  ware('ACIDO GIBERELICO 10% TABLETAS|Ácido giberélico', 'TAB', 5),
  ware('MOTOFUMIGADORA A GASOLINA 3 HP|', 'UND', 1750),
  ware('DETERGENTE CLORADO P/ ORDEÑO X 20 LT|Hipoclorito de sodio', 'BID', 145),
  ware('MANGUERA REFORZADA P/ FUMIGACION 100 MT|', 'ROL', 365),
];
export const WARES = {
  taxed: TAXED,
  untaxed: [
    ware('SEMILLA PAPA YUNGAY CERTIFICADA|Solanum tuberosum', 'KG', 4),
    ware('GUANO DE ISLAS SACO X 50 KG (EXONERADO)|', 'SAC', 70),
    ware('UREA AGRICOLA SACO X 50 KG (EXONERADO)|N 46%', 'SAC', 110),
  ],
  most: 300,
};
