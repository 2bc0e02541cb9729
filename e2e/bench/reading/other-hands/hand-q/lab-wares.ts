import { ware, type TradeWords } from './recast';

/** A technical firm and the notes that it prints. */
const REMARKS: readonly string[] = [
  'Los informes se entregan en formato digital con firma electrónica.',
  'Servicio ejecutado según cotización aprobada; se adjunta conformidad.',
  'Las contramuestras se conservan 30 días calendario.',
  'Agradeceremos enviar la constancia de pago al correo indicado.',
  'Precios no incluyen viáticos fuera de Lima Metropolitana.',
];

const ANALYSIS: TradeWords = {
  stem: 'Laboratorios Analíticos',
  wares: [
    ware('Análisis de agua: pH, conductividad y turbiedad', 'ZZ', 38),
    ware('Coliformes totales y termotolerantes (NMP/100 mL)', 'ZZ', 65),
    ware('DBO5 - SMEWW 5210 B', 'ZZ', 82),
    ware('DQO - SMEWW 5220 D', 'ZZ', 58),
    ware('Metales totales por ICP-MS (33 elementos)', 'ZZ', 240),
    ware('Aceites y grasas - EPA 1664', 'ZZ', 96),
    ware('Sólidos totales suspendidos', 'ZZ', 24),
    ware('Cloro residual libre', 'ZZ', 12),
    ware('Frasco estéril 500 mL con preservante', 'UND', 4),
    ware('Ensayo microbiológico de alimentos: Salmonella sp. en 25 g', 'ZZ', 110),
    ware('Aflatoxinas totales por HPLC', 'ZZ', 310),
    ware(
      'Residuos de plaguicidas, barrido multirresiduo LC-MS/MS y GC-MS/MS, matriz palta',
      'ZZ',
      620,
    ),
    ware('Etiquetado nutricional completo (proximal, azúcares, sodio, perfil graso)', 'ZZ', 890),
    ware('Monitoreo de calidad de aire PM10 y PM2.5, estación por 24 h', 'ZZ', 1450),
    ware('Monitoreo de ruido ambiental, por punto', 'ZZ', 180),
    ware('Muestreo en campo por especialista (jornada)', 'ZZ', 420),
    ware('Informe técnico consolidado', 'ZZ', 350),
    ware('Caracterización de efluente industrial según VMA', 'ZZ', 1180),
    ware('Estudio de vida útil acelerada, tres temperaturas', 'ZZ', 2900),
    ware('Copia adicional de informe de ensayo', 'ZZ', 18),
    ware('Cadena de custodia y envío de muestras', 'ZZ', 45),
    ware('Hisopado de superficies vivas e inertes', 'ZZ', 29),
    ware('Etiqueta de muestra', 'UND', 2),
  ],
  services: {
    '020': [
      'Mantenimiento preventivo de balanza analítica',
      'Reparación de autoclave vertical 75 L',
      'Mantenimiento de cabina de flujo laminar, cambio de filtro HEPA',
      'Mantenimiento de espectrofotómetro UV-VIS',
      'Calibración de termohigrómetros (lote)',
    ],
    '022': [
      'Análisis fisicoquímico y microbiológico de agua potable, campaña mensual',
      'Monitoreo ambiental participativo, cuarto trimestre, tres estaciones de calidad de aire y ruido',
      'Ensayos de control de calidad de lote, según plan de muestreo',
      'Servicio de toma de muestras e informe técnico',
    ],
    '027': [
      'Transporte refrigerado de muestras Lima - Arequipa',
      'Traslado de equipos de monitoreo a campo',
      'Recojo de muestras en planta del cliente',
      'Flete de patrones y reactivos con cadena de frío',
    ],
  },
  untaxed: ['Libro: Métodos de ensayo de aguas', 'Libro: Guía de muestreo de alimentos'],
  remarks: REMARKS,
};

const ENGINEERING: TradeWords = {
  stem: 'Ingeniería y Consultoría',
  wares: [
    ware('Plano de instalaciones eléctricas A1, ploteo a color', 'UND', 22),
    ware('Ploteo A0 blanco y negro', 'UND', 9),
    ware('Copia de expediente (folio)', 'UND', 2),
    ware('Anillado y empaste de expediente técnico', 'UND', 35),
    ware('Hora hombre especialista senior', 'HUR', 160),
    ware('Hora hombre ingeniero junior', 'HUR', 68),
    ware('Hora hombre dibujante CAD', 'HUR', 42),
    ware('Visita de obra con informe fotográfico', 'ZZ', 380),
    ware('Ensayo de proctor modificado', 'ZZ', 145),
    ware('Rotura de probetas de concreto 4" x 8" (serie de tres)', 'ZZ', 54),
    ware('Calicata de exploración h = 3 m, incluye perfil estratigráfico', 'ZZ', 290),
    ware('Levantamiento topográfico con estación total, por hectárea', 'ZZ', 750),
    ware('Cálculo estructural de nave metálica, memoria y planos', 'ZZ', 2850),
    ware('Medición de resistividad y puesta a tierra, protocolo firmado', 'ZZ', 260),
    ware('Estudio de mecánica de suelos con fines de cimentación', 'ZZ', 3200),
    ware('Modelado BIM nivel LOD 300, especialidad sanitarias', 'ZZ', 1680),
    ware('Inspección de soldadura por líquidos penetrantes, por junta', 'ZZ', 48),
    ware('Termografía de tableros eléctricos', 'ZZ', 520),
    ware('Vuelo de dron y ortofoto', 'ZZ', 1100),
    ware('Impresión de lámina A3', 'UND', 4),
    ware('Sellado y firma de planos', 'UND', 15),
    ware('Elaboración de plan de seguridad y salud', 'ZZ', 980),
  ],
  services: {
    '020': [
      'Mantenimiento de subestación eléctrica 10 kV',
      'Mantenimiento de pozos a tierra, seis unidades',
      'Reparación de tablero de transferencia automática',
      'Mantenimiento preventivo de sistema contra incendios',
      'Alineamiento láser de bombas centrífugas',
    ],
    '022': [
      'Consultoría para implementación de ISO 9001:2015, segundo entregable',
      'Elaboración de expediente técnico para licencia de edificación, modalidad C',
      'Supervisión de obra, valorización mensual',
      'Auditoría energética y plan de mejora con análisis de retorno de la inversión',
    ],
    '027': [
      'Transporte de equipo de perforación a obra',
      'Traslado de probetas y testigos a laboratorio',
      'Movilización y desmovilización de equipo topográfico',
      'Flete de estructura prefabricada',
    ],
  },
  untaxed: [
    'Libro: Manual de diseño sismorresistente',
    'Libro: Costos y presupuestos en edificación',
  ],
  remarks: REMARKS,
};

/** Laboratories and engineers, one per document. */
export const TECHNICAL: readonly TradeWords[] = [ANALYSIS, ENGINEERING];
