import type { Priced } from './near-price';

export interface Service extends Priced {
  unit: string;
}

const of = (name: string, unit: string, price: number): Service => ({ name, unit, price });

/** Tests, hours, hire of instruments: what an office of soil engineers charges by number. */
export const LABORATORY: readonly Service[] = [
  of('Impresión de lámina A4 b/n para informe', 'UND', 2.6),
  of('Fotocopiado y foliado de expediente, por hoja útil', 'UND', 3.4),
  of('Ploteo de plano formato A1, papel bond 90 g', 'LAM', 6),
  of('Ploteo de plano a color formato A0', 'LAM', 12),
  of('Rotura de probeta cilíndrica de concreto 4" x 8", ASTM C39', 'ENS', 11),
  of('Contenido de humedad natural, NTP 339.127 / ASTM D2216', 'ENS', 16),
  of('Anillado y espiralado de informe final, tres ejemplares', 'JGO', 14),
  of('Empastado de tomo de expediente técnico con lomo rotulado', 'UND', 26),
  of('Alquiler de molde para probetas, por día', 'DIA', 9),
  of('Dibujante CAD / BIM', 'HH', 32),
  of('Asistente de topografía (portamiras)', 'HH', 19),
  of('Técnico de laboratorio de suelos y concreto', 'HH', 28),
  of('Límite líquido y límite plástico, NTP 339.129', 'ENS', 45),
  of('Análisis granulométrico por tamizado con lavado por malla N° 200', 'ENS', 52),
  of('Peso específico relativo de sólidos, NTP 339.131', 'ENS', 40),
  of('Ingeniero residente o especialista de campo', 'HH', 68),
  of('Densidad de campo por el método del cono de arena, NTP 339.143', 'PTO', 42),
  of('Análisis químico de suelo: sales solubles totales, cloruros y sulfatos', 'ENS', 96),
  of('Alquiler de nivel automático con trípode y mira', 'DIA', 55),
  of('Extracción de núcleo de concreto con broca diamantina de 3"', 'UND', 105),
  of('Proctor modificado, NTP 339.141 / ASTM D1557', 'ENS', 110),
  of('Ingeniero especialista sénior en geotecnia', 'HH', 135),
  of('Abrasión Los Ángeles de agregado grueso, NTP 400.019', 'ENS', 128),
  of('Alquiler de estación total de 2" con operador', 'DIA', 190),
  of('Auscultación dinámica ligera DPL hasta 4 m de profundidad, NTP 339.159', 'UND', 180),
  of('Diseño de mezcla de concreto con aditivo, incluye probetas de verificación', 'UND', 390),
  of('California Bearing Ratio (CBR) a tres puntos, NTP 339.145', 'ENS', 285),
  of('Corte directo en muestra remoldeada, NTP 339.171', 'ENS', 295),
  of('Prueba de infiltración (test de percolación) según norma IS.020', 'PTO', 165),
  of('Alquiler de camioneta 4x4 con conductor y combustible', 'DIA', 340),
  of('Excavación manual de calicata de 3.00 m, con muestreo y reposición', 'UND', 320),
  of('Ensayo de refracción sísmica, línea de 60 m', 'LIN', 850),
  of('Ensayo MASW 1D para determinación de Vs30', 'UND', 780),
  of('Sondeo eléctrico vertical (SEV) configuración Schlumberger', 'PTO', 620),
  of('Compresión triaxial no consolidada no drenada (UU), tres especímenes', 'ENS', 890),
  of('Vuelo fotogramétrico con dron RTK, ortofoto y curvas a 0.50 m, hasta 20 ha', 'GLB', 2450),
  of('Medición de pozo a tierra con telurómetro y protocolo firmado', 'PTO', 260),
  of('Movilización y desmovilización de personal y equipos a provincia', 'GLB', 1180),
  of('Estudio de mecánica de suelos con fines de cimentación, norma E.050', 'EST', 3100),
  of('Levantamiento topográfico con puntos de control geodésico orden C', 'GLB', 2780),
  of('Informe de verificación estructural de edificación existente', 'INF', 2200),
  of('Monitoreo de calidad de aire y ruido ambiental, dos estaciones', 'GLB', 1350),
];

export const FIELD_METRES: readonly Service[] = [
  of('Perfilado de superficie y estacado de eje cada 20 m', 'ML', 2.2),
  of('Nivelación y replanteo de eje de vía', 'ML', 3.1),
  of('Levantamiento topográfico a detalle de zona urbana', 'M2', 1.6),
  of('Detección de interferencias enterradas con georradar', 'ML', 11.5),
  of('Inspección televisiva (CCTV) de colector DN 200 - 400 mm', 'ML', 14),
  of('Evaluación de pavimento por el método PCI', 'M2', 5.4),
  of('Perforación manual con posteadora', 'ML', 21),
  of('Escaneo láser 3D de estructura metálica', 'M2', 18),
];

export const BOOKS = [of('Manual de ensayos de materiales, edición impresa', 'UND', 79)];
export const PASSENGERS = [
  of('Traslado de personal, transporte público de pasajeros (exonerado, Ap. II)', 'KM', 3.5),
];

/** Rows of one whole service, by the code of their detracción. */
export const SERVICES: Readonly<Record<string, readonly Service[]>> = {
  '022': [
    of(
      'Servicio de consultoría para la elaboración del expediente técnico del proyecto "Mejoramiento y ampliación del sistema de agua potable y alcantarillado", segundo entregable, según términos de referencia aprobados',
      'SERV',
      4300,
    ),
    of(
      'Supervisión técnica de obra, valorización mensual, incluye ingeniero supervisor, asistente y control de calidad',
      'MES',
      4000,
    ),
    of(
      'Estudio de mecánica de suelos con fines de cimentación para nave industrial, seis calicatas, ensayos de laboratorio e informe final',
      'GLB',
      3200,
    ),
    of(
      'Asesoría en gestión de proyectos bajo enfoque PMI: elaboración de cronograma valorizado, curva S y reporte semanal de avance',
      'SERV',
      2700,
    ),
    of(
      'Elaboración de plan de seguridad, salud en el trabajo y medio ambiente (PSST), matriz IPERC y plan de respuesta ante emergencias',
      'SERV',
      1900,
    ),
    of(
      'Levantamiento topográfico y replanteo con estación total y GPS diferencial en campamento minero, incluye planos en AutoCAD Civil 3D',
      'GLB',
      2400,
    ),
  ],
  '020': [
    of(
      'Mantenimiento preventivo y calibración de prensa hidráulica para ensayo de concreto de 250,000 lbf, con certificado trazable a INACAL',
      'SERV',
      1900,
    ),
    of(
      'Reparación y ajuste de estación total, limpieza de óptica, cambio de placa de distanciómetro y certificado de operatividad',
      'SERV',
      2600,
    ),
    of(
      'Mantenimiento correctivo de equipo de perforación diamantina: cambio de mangueras, sellos y rodamientos del cabezal',
      'SERV',
      1350,
    ),
    of('Calibración de balanza electrónica de 30 kg', 'UND', 46),
    of('Mantenimiento de horno de secado de laboratorio y cambio de resistencias', 'SERV', 960),
  ],
  '027': [
    of(
      'Transporte de equipo de perforación y tubería desde almacén Lurín hasta el área del proyecto, plataforma de 30 t, ida y retorno',
      'VJE',
      2900,
    ),
    of(
      'Traslado de muestras inalteradas y testigos en cajas parafinadas a laboratorio',
      'VJE',
      650,
    ),
    of('Transporte de contenedor oficina de 20 pies a campamento, con maniobras', 'VJE', 1250),
    of('Flete de probetas y moldes de obra a laboratorio central', 'VJE', 380),
  ],
};
