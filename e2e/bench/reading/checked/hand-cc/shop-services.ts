import type { ShopGood } from './shop-goods';

const work = (name: string, price: number): ShopGood => ({ name, unit: 'ZZ', price });

/** What a shop bills beside its goods, by the code of the detracción that it is subject to. */
export const SERVICES: Readonly<Record<string, readonly ShopGood[]>> = {
  '020': [
    work('RECARGA DE EXTINTOR PQS 6KG', 45),
    work('LIMPIEZA DE TANQUE ELEVADO Y CISTERNA', 900),
    work('MANTENIMIENTO DE ELECTROBOMBA INC. CAMBIO DE SELLO', 1350),
    work('MANTENIMIENTO PREVENTIVO GRUPO ELECTROGENO', 1850),
    work('REPARACION DE COMPRESORA INC. REPUESTOS', 2600),
  ],
  '022': [
    work('SERVICIO DE PUBLICIDAD EN PUNTO DE VENTA', 1900),
    work('ALQUILER DE ANDAMIOS C/OPERARIO', 2800),
    work('ASESORIA TECNICA EN SELECCION DE MATERIALES', 3500),
    work('SUPERVISION DE INSTALACION EN OBRA', 4200),
  ],
  '027': [
    work('ESTIBA Y DESESTIBA DE MERCADERIA', 380),
    work('FLETE LOCAL CAMION 4TN', 640),
    work('FLETE LIMA - HUACHO IDA', 1250),
    work('FLETE LIMA - AREQUIPA CAMION 18TN', 2900),
  ],
};

/** Of appendix I of the law: guano, and books. */
export const UNTAXED_LOOSE = { name: 'GUANO DE ISLAS A GRANEL', unit: 'KGM', price: 4 } as const;
export const UNTAXED_BOOK = {
  name: 'LIBRO MANUAL PRACTICO ILUSTRADO',
  unit: 'NIU',
  price: 79,
} as const;
