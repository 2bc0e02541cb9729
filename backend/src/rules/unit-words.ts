import { stripAccents } from './text-clean';

/** Codes of catalogue 03 and what emitters print instead. */
const UNITS =
  /^(?:NIU|ZZ|BLI|AMP|SOB|DSP|BID|BDE|JBA|CRT|LAM|TM|TN|TO|KILO(?:GRAMO)?S?|UND?S?|UNID(?:AD(?:ES)?)?|KGM?|KGS|GRM?|TNE|TON|BLS|BOL(?:SA)?|BOX|BX|CJA?|CAJA|CJ|PQT?|PAQ|PK|GLN|GLL|GAL|LTR?|LT|MTR|MTS?|M|M2|M3|MTQ|MTK|DOC|DZN|MIL|MLL|BG|BO|SET|KT|PAR|PR|HUR|HRS?|DAY|DIA|MES|MON|SERV?|SRV|GLB|ROL(?:LO)?|FCO|TUB|LAT|SAC|CEN|H87|E48|C62|ACT|EA|EACH|PCS?|PCE|X[BCKPU][AGIKNTX]|PZA?|PZ|JGO|KIT|VIA|BAL|CIL)\.?$/i;

/** A unit of catalogue 03, or what emitters print instead. */
export const isUnitWord = (text: string): boolean => UNITS.test(text);

/** Units in full, as they stand behind a quantity; elsewhere names begin with them too (`Servicio de ...`). */
const UNIT_NAMES =
  /^(?:SERVICIOS?|METROS?|KILOS?|KILOGRAMOS?|GRAMOS?|LITROS?|GALON(?:ES)?|DOCENAS?|CIENTOS?|MILLAR(?:ES)?|BOLSAS?|CAJAS?|PAQUETES?|ROLLOS?|SACOS?|PAR(?:ES)?|JUEGOS?|PIEZAS?|HORAS?|DIAS?|SEMANAS?|MESES|TONELADAS?|BARRAS?|VARILLAS?|PLANCHAS?|FRASCOS?|BALDES?|BIDON(?:ES)?|CILINDROS?|VIAJES?|LATAS?|TUBOS?|SOBRES?|BANDEJAS?|ATADOS?|CONOS?|RESMAS?|FARDOS?|GLOBAL|PERSONAS?|NOCHES?)\.?$/i;

export const isUnitName = (text: string): boolean =>
  isUnitWord(text) || UNIT_NAMES.test(stripAccents(text));
