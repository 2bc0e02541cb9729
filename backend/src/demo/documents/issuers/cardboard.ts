import type { Issuer } from './issuer';

export const CARDBOARD: Issuer = {
  id: 'cartones-chillon',
  kind: 'nota_credito',
  layout: 'portal',
  moneda: 'PEN',
  rucIndex: 3,
  party: {
    nombre: 'EMPAQUES Y CARTONES RÍO MANSO S.A.',
    direccion: 'Calle Los Telares 655, Urb. Industrial El Pino, Puente Piedra, Lima, Lima',
  },
  brand: { color: '#333333', tint: '#efefef', logo: 'caja' },
  serie: 'E001',
  padding: 0,
  creditDays: [],
  lines: [2, 3],
  goods: [
    {
      codigo: 'CC-4030',
      descripcion: 'CAJA DE CARTÓN CORRUGADO 40 X 30 X 25 CM, DOBLE PARED',
      unidad: 'UNIDAD',
      precio: [285, 360],
      cantidades: [12_000, 20_000],
    },
    {
      codigo: 'SP-50',
      descripcion: 'SEPARADOR INTERIOR DE CARTÓN 12 CELDAS',
      unidad: 'UNIDAD',
      precio: [95, 140],
      cantidades: [20_000, 35_000],
    },
    {
      codigo: 'EQ-EST',
      descripcion: 'ESQUINERO DE CARTÓN PRENSADO 1.20 M',
      unidad: 'UNIDAD',
      precio: [170, 230],
      cantidades: [15_000, 24_000],
    },
    {
      codigo: 'CI-TR48',
      descripcion: 'CINTA DE EMBALAJE TRANSPARENTE 48 MM X 100 M',
      unidad: 'UNIDAD',
      precio: [390, 520],
      cantidades: [3_600, 7_200],
    },
  ],
};
