import type { Wares } from './rewording';

/** Packed food and things of the household, by case. */
export const CONSUMER_WARES: Wares = {
  cheap: [
    'UN Galleta Vainilla 6 x 37 g',
    'UN Fideo Spaghetti 450 g',
    'UN Jabón de tocador Avena 110 g x 3',
    'UN Salsa de tomate doypack 320 g',
    'UN Mermelada fresa sachet 100 g',
    'UN Chocolate de taza 90 g',
    'UN Shampoo Control Caspa sachet 18 ml tira x 12',
  ],
  middle: [
    'CJ Detergente Floral 800 g caja x 12',
    'CJ Aceite vegetal 900 ml caja x 12',
    'CJ Galleta Soda paquete x 6, caja x 20 paquetes, presentación promocional + 10 %',
    'CJ Mayonesa sachet 95 g caja x 48',
    'PQ Papel higiénico doble hoja plancha x 20',
    'CJ Avena tradicional 150 g caja x 50',
  ],
  dear: [
    'CJ Pañal Etapa 4 Hiperpack caja x 4',
    'PAL Bebida rehidratante 500 ml pallet x 84 pq.',
    'CJ Café instantáneo 190 g caja x 12',
    'CJ Crema dental Triple Acción 75 ml caja x 144',
  ],
  byWeight: [
    'KG Harina industrial panadera',
    'KG Manteca vegetal fraccionada',
    'KG Cobertura sabor chocolate granel',
  ],
  untaxed: ['KG Menestra lenteja bebé granel', 'KG Maní crudo sin cáscara'],
  untaxedPieces: ['UN Libro Cocina Peruana, tapa dura'],
  services: [
    'SRV Rappel por cumplimiento de cuota trimestral',
    'SRV Servicio de exhibición en cabecera de góndola',
    'SRV Bonificación por volumen canal mayorista',
    'SRV Aporte publicitario catálogo de temporada',
    'SRV Servicio de mercaderismo',
  ],
  freight: [
    'SRV Recupero de flete a provincia',
    'SRV Flete de devolución',
    'SRV Servicio de estiba',
    'SRV Transporte secundario',
  ],
};
