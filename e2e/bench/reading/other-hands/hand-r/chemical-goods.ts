import { digits, pick } from '../../facts/chance';
import type { GoodsNames } from './trade-names';

/** What a distributor of chemicals sells. */
export const CHEMICALS: GoodsNames = {
  bands: [
    {
      upTo: 2_500,
      goods: [
        ['LEJÍA HIPOCLORITO DE SODIO 5% GALÓN', 'GLN'],
        ['JABÓN LÍQUIDO ANTIBACTERIAL 1 L', 'UND'],
        ['SODA CÁUSTICA ESCAMAS BOLSA 1 KG', 'BLS'],
        ['PAÑO MICROFIBRA AZUL 40X40 CM', 'UND'],
        ['ALCOHOL ISOPROPÍLICO 70% 1 L', 'UND'],
        ['LIMPIAVIDRIOS CONCENTRADO 3.8 L', 'GLN'],
        ['ÁCIDO CÍTRICO ANHIDRO BOLSA 1 KG', 'BLS'],
        ['AMBIENTADOR LAVANDA GALÓN', 'GLN'],
      ],
    },
    {
      upTo: 12_000,
      goods: [
        ['DETERGENTE ALCALINO CLORADO BIDÓN 20 KG', 'BID'],
        ['ÁCIDO MURIÁTICO INDUSTRIAL 30% BIDÓN 20 L (UN 1789)', 'BID'],
        ['HIPOCLORITO DE SODIO 8% BIDÓN 30 KG (UN 1791)', 'BID'],
        ['DESENGRASANTE BIODEGRADABLE MULTIUSO BIDÓN 20 L', 'BID'],
        ['AMONIO CUATERNARIO 5TA GENERACIÓN 10% BIDÓN 20 L', 'BID'],
        ['SULFATO DE ALUMINIO TIPO A SACO 25 KG', 'SAC'],
        ['CARBONATO DE SODIO LIVIANO SACO 25 KG', 'SAC'],
        ['CERA AUTOBRILLANTE POLIMÉRICA GALÓN', 'GLN'],
      ],
    },
    {
      upTo: 80_000,
      goods: [
        ['PERÓXIDO DE HIDRÓGENO 50% BIDÓN 65 KG (UN 2014)', 'BID'],
        ['HIPOCLORITO DE CALCIO 65-70% GRANULADO TAMBOR 45 KG', 'TAM'],
        ['ÁCIDO PERACÉTICO 15% DESINFECTANTE GRADO ALIMENTARIO BIDÓN 30 KG', 'BID'],
        ['POLICLORURO DE ALUMINIO (PAC) SACO 25 KG', 'SAC'],
        ['ÁCIDO FOSFÓRICO 85% BIDÓN 35 KG', 'BID'],
        ['SODA CÁUSTICA PERLAS 99% SACO 25 KG', 'SAC'],
        ['POLÍMERO ANIÓNICO FLOCULANTE SACO 25 KG', 'SAC'],
      ],
    },
    {
      upTo: 100_000_000,
      goods: [
        ['HIPOCLORITO DE SODIO 10% IBC 1,000 L, ENVASE RETORNABLE', 'IBC'],
        ['ÁCIDO SULFÚRICO 98% GRADO TÉCNICO IBC 1,000 L (UN 1830)', 'IBC'],
        ['SODA CÁUSTICA LÍQUIDA 50% IBC 1,000 L (UN 1824)', 'IBC'],
        ['ANTIINCRUSTANTE PARA CALDEROS CILINDRO 220 KG', 'CIL'],
        ['PROPILENGLICOL USP CILINDRO 215 KG', 'CIL'],
      ],
    },
  ],
  loose: [
    ['SODA CÁUSTICA LÍQUIDA 50% A GRANEL', 'KG'],
    ['ÁCIDO CLORHÍDRICO 33% A GRANEL', 'KG'],
    ['HIPOCLORITO DE SODIO 8% A GRANEL', 'KG'],
    ['ÁCIDO NÍTRICO 60% A GRANEL', 'KG'],
    ['CLORURO FÉRRICO 40% A GRANEL', 'KG'],
  ],
  untaxed: [
    ['UREA GRANULADA 46% N (APÉNDICE I LEY IGV)', 'KG'],
    ['SULFATO DE AMONIO (APÉNDICE I LEY IGV)', 'KG'],
  ],
  code: (random) => `${pick(random, ['PT', 'MP', 'QI'])}-${digits(random, 5)}`,
};

/** What it does at a plant. */
export const SERVICES: GoodsNames = {
  ...CHEMICALS,
  bands: [
    {
      upTo: 100_000_000,
      goods: [
        ['SERVICIO DE TRATAMIENTO QUÍMICO DE AGUA DE CALDEROS', 'SERV'],
        ['SERVICIO DE LIMPIEZA QUÍMICA DE INTERCAMBIADOR DE CALOR', 'SERV'],
        ['MANTENIMIENTO DE BOMBAS DOSIFICADORAS, INCLUYE REPUESTOS', 'SERV'],
        ['SERVICIO DE ANÁLISIS Y CONTROL DE TORRE DE ENFRIAMIENTO', 'SERV'],
      ],
    },
  ],
};

/** What it carries. */
export const FREIGHT: GoodsNames = {
  ...CHEMICALS,
  bands: [
    {
      upTo: 100_000_000,
      goods: [
        ['TRANSPORTE DE PRODUCTO QUÍMICO A PLANTA CLIENTE, CISTERNA', 'SERV'],
        ['FLETE CALLAO - PLANTA, MERCANCÍA PELIGROSA CLASE 8', 'SERV'],
        ['TRANSPORTE DE IBC RETORNABLES', 'SERV'],
      ],
    },
  ],
};
