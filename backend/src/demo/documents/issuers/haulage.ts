import type { Issuer } from './issuer';

export const HAULAGE: Issuer = {
  id: 'transportes-sereno',
  kind: 'factura',
  layout: 'moderno',
  moneda: 'PEN',
  rucIndex: 6,
  party: {
    nombre: 'Transportes Valle Sereno S.R.L.',
    giro: 'Transporte terrestre de carga en la costa norte',
    direccion: 'Carretera Las Salinas km 4.5, Moche, Trujillo, La Libertad',
    telefono: '(044) 555-019',
    email: 'liquidaciones@vallesereno.example',
  },
  brand: { color: '#4a3b8f', tint: '#f0eef8', logo: 'ruta' },
  serie: 'F010',
  padding: 6,
  creditDays: [15],
  lines: [2, 3],
  detraccion: {
    codigo: '027',
    nombre: 'Servicio de transporte de carga',
    porcentaje: 4,
    over: 40_000,
    cuenta: '00-099-058310',
  },
  goods: [
    {
      codigo: 'FL-TRU',
      descripcion: 'Flete Lima - Trujillo, carga paletizada refrigerada',
      unidad: 'ZZ',
      precio: [145_000, 189_000],
      cantidades: [100, 200],
    },
    {
      codigo: 'FL-CHI',
      descripcion: 'Flete Trujillo - Chiclayo, carga seca',
      unidad: 'ZZ',
      precio: [62_000, 84_000],
      cantidades: [100],
    },
    {
      codigo: 'SC-NOC',
      descripcion: 'Estiba y desestiba en almacén, turno noche',
      unidad: 'TNE',
      precio: [2_200, 3_100],
      cantidades: [1_250, 1_840],
    },
    {
      codigo: 'ST-BY',
      descripcion: 'Hora de espera en punto de descarga',
      unidad: 'HUR',
      precio: [4_800, 6_500],
      cantidades: [200, 350],
    },
  ],
};
