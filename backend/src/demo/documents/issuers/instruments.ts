import type { Issuer } from './issuer';

export const INSTRUMENTS: Issuer = {
  id: 'balanzas-alisio',
  kind: 'factura',
  layout: 'moderno',
  moneda: 'USD',
  rucIndex: 5,
  party: {
    nombre: 'Balanzas e Instrumentos Alisio Sur S.A.C.',
    giro: 'Importación y calibración de equipos de medición',
    direccion: 'Calle Los Metrólogos 318, San Isidro, Lima, Lima',
    telefono: '(01) 555-0177',
    email: 'cobranzas@alisiosur.example',
  },
  brand: { color: '#0f6b5c', tint: '#eaf4f2', logo: 'balanza' },
  serie: 'FA01',
  padding: 6,
  creditDays: [60],
  lines: [3, 4],
  goods: [
    {
      codigo: 'BP-150',
      descripcion: 'Balanza de plataforma 150 kg, división 20 g, acero inoxidable',
      unidad: 'NIU',
      precio: [38_500, 46_900],
      cantidades: [100, 200],
    },
    {
      codigo: 'TD-K2',
      descripcion: 'Termómetro digital de penetración tipo K, sonda 20 cm',
      unidad: 'NIU',
      precio: [6_400, 8_900],
      cantidades: [300, 400, 600],
    },
    {
      codigo: 'DL-TH4',
      descripcion: 'Registrador de temperatura y humedad de 4 canales',
      unidad: 'NIU',
      precio: [17_900, 22_400],
      cantidades: [200, 300],
    },
    {
      codigo: 'PE-F1',
      descripcion: 'Juego de pesas patrón clase F1, 1 mg a 500 g',
      unidad: 'JG',
      precio: [29_000, 34_500],
      cantidades: [100],
    },
    {
      codigo: 'IM-24',
      descripcion: 'Impresora de etiquetas para balanza, 24 V',
      unidad: 'NIU',
      precio: [14_500, 18_800],
      cantidades: [100, 200],
    },
  ],
};
