import type { Wares } from './rewording';

/** Fertilisers and crop protection. */
export const FARM_WARES: Wares = {
  cheap: [
    'KG Sulfato de magnesio heptahidratado granulado',
    'UN Bandeja germinadora 128 alveolos',
    'KG Ácido bórico grado técnico',
    'L Aceite agrícola emulsionable',
    'UN Trampa amarilla adhesiva 25 x 40 cm',
  ],
  middle: [
    'L Bioestimulante Algas Marinas 20 L',
    'SAC Nitrato de calcio soluble saco 25 kg',
    'L Abamectina 1.8 EC insecticida-acaricida',
    'KG Quelato de hierro EDDHA 6 %, alta estabilidad para suelos calcáreos',
    'KG Mancozeb 80 WP fungicida',
    'SAC Nitrato de potasio cristalino saco 25 kg',
  ],
  dear: [
    'L Spinetoram 120 SC insecticida',
    'BD Fosfato monopotásico big bag 1,000 kg',
    'L Ciantraniliprol 100 OD insecticida uva de mesa',
    'UN Sustrato fibra de coco pallet',
    'KG Fluopyram + Tebuconazole fungicida sistémico',
  ],
  byWeight: [
    'KG Sulfato de potasio granulado a granel',
    'KG Fosfato diamónico a granel',
    'KG Sulfato de zinc heptahidratado',
    'KG Azufre mojable 80 WG',
  ],
  untaxed: ['KG Semilla de alfalfa certificada (exonerada)', 'KG Urea agrícola 46 % N (exonerada)'],
  untaxedPieces: ['UN Libro Manual de nutrición vegetal, tapa dura'],
  services: [
    'SRV Servicio de asesoría agronómica en campo',
    'SRV Calibración y mantenimiento de equipos de aplicación',
    'SRV Análisis de suelo, agua y foliar',
    'SRV Servicio de aplicación con dron',
    'SRV Capacitación técnica en manejo integrado de plagas',
  ],
  freight: [
    'SRV Flete Callao - fundo',
    'SRV Transporte de fertilizante a granel',
    'SRV Flete interprovincial',
    'SRV Estiba y carga',
  ],
};
