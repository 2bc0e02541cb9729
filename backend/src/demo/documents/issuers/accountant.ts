import type { Issuer } from './issuer';

export const ACCOUNTANT: Issuer = {
  id: 'contadora-quillay',
  kind: 'recibo_honorarios',
  layout: 'honorarios',
  moneda: 'PEN',
  rucIndex: 7,
  party: {
    nombre: 'QUILLAY MONTERROSO AMANDA SOFÍA',
    giro: 'Contadora pública colegiada',
    direccion: 'Psje. Los Faroles 145, Dpto. 402, Jesús María, Lima, Lima',
    telefono: '955 550 184',
  },
  brand: { color: '#333333', tint: '#f2f2f2', logo: 'hoja' },
  serie: 'E001',
  padding: 0,
  creditDays: [0],
  lines: [1, 1],
  goods: [
    {
      codigo: '',
      descripcion: 'Asesoría contable y revisión de cierre mensual',
      unidad: 'ZZ',
      precio: [160_000, 280_000],
      cantidades: [100],
    },
    {
      codigo: '',
      descripcion: 'Elaboración de inventario de activos fijos',
      unidad: 'ZZ',
      precio: [90_000, 140_000],
      cantidades: [100],
    },
  ],
};
