/** What a trade sells: description, unit, and about how much one costs, in whole soles. */
export interface Good {
  name: string;
  unit: string;
  price: number;
}

export interface Trade {
  /** Beginning of the business's name. */
  stem: string;
  goods: readonly Good[];
  /** Code of the detracción that its sales are subject to, and its percentage. */
  detraccion?: { codigo: string; porcentaje: number };
  /** Whether it sells loose things, in fractions of a unit. */
  isByWeight?: boolean;
}

const good = (name: string, unit: string, price: number): Good => ({ name, unit, price });

export const TRADES: readonly Trade[] = [
  {
    stem: 'Ferretería Industrial',
    goods: [
      good('Fierro corrugado 1/2" x 9 m ASTM A615 grado 60', 'NIU', 42),
      good('Cemento Portland tipo I bolsa 42.5 kg', 'BLS', 29),
      good('Pintura látex satinada blanco humo x 4 L', 'GLN', 68),
      good('Disco de corte para metal 4 1/2" x 1.0 mm', 'UND', 6),
      good(
        'Tubería PVC SAP 2" x 5 m clase 10 con rosca y campana, norma técnica NTP 399.002',
        'UND',
        51,
      ),
      good('Alambre negro recocido N° 16', 'KGM', 7),
      good('Cable THW 14 AWG rojo x 100 m', 'ROL', 189),
      good('Válvula esférica de bronce 3/4"', 'UND', 37),
      good('Candado de acero laminado 50 mm', 'UND', 45),
      good('Escalera telescópica de aluminio 3.80 m', 'UND', 410),
    ],
  },
  {
    stem: 'Distribuidora de Abarrotes',
    goods: [
      good('Arroz extra añejo saco x 50 kg', 'SAC', 178),
      good('Azúcar rubia doméstica x 5 kg', 'PQT', 19),
      good('Aceite vegetal botella 900 ml caja x 12', 'CJA', 96),
      good('Leche evaporada entera lata 390 g', 'UND', 4),
      good('Fideo tallarín grueso 500 g', 'UND', 3),
      good('Atún en trozos en aceite vegetal 170 g pack promocional de tres unidades', 'PQT', 15),
      good('Piña Golden en almíbar 820 g', 'UND', 11),
      good('Detergente en polvo limón 2.4 kg', 'UND', 24),
      good('Papel higiénico doble hoja x 40 rollos', 'PLN', 38),
    ],
  },
  {
    stem: 'Servicios Generales',
    detraccion: { codigo: '022', porcentaje: 12 },
    goods: [
      good(
        'Servicio de consultoría en gestión de inventarios, segunda etapa, según propuesta técnica',
        'ZZ',
        3500,
      ),
      good('Auditoría de procesos logísticos', 'ZZ', 4200),
      good('Elaboración de estudio de mercado regional', 'ZZ', 2850),
      good('Publicidad en vía pública, panel 8 x 4 m', 'ZZ', 1900),
    ],
  },
  {
    stem: 'Transportes y Logística',
    detraccion: { codigo: '027', porcentaje: 4 },
    goods: [
      good('Transporte de carga Lima - Arequipa, 18 t, placa B7K-914', 'ZZ', 2900),
      good('Servicio de flete local con montacarga', 'ZZ', 640),
      good('Traslado de contenedor 40 pies Callao - Lurín', 'ZZ', 1250),
      good('Estiba y desestiba de mercadería paletizada', 'ZZ', 380),
    ],
  },
  {
    stem: 'Mantenimiento e Ingeniería',
    detraccion: { codigo: '020', porcentaje: 12 },
    goods: [
      good('Mantenimiento preventivo de grupo electrógeno 150 kVA', 'ZZ', 1850),
      good('Reparación de compresora de tornillo', 'ZZ', 2600),
      good('Cambio de rodamientos y alineamiento de faja transportadora', 'ZZ', 1340),
      good('Recarga de extintores PQS 6 kg', 'ZZ', 45),
      good(
        'Limpieza técnica de ductos de extracción, incluye informe fotográfico y certificado',
        'ZZ',
        980,
      ),
    ],
  },
  {
    stem: 'Importaciones Tecnológicas',
    goods: [
      good('Laptop 14" i5 16 GB 512 GB SSD', 'NIU', 2890),
      good('Monitor LED 24" Full HD HDMI', 'NIU', 566),
      good('Mouse inalámbrico óptico', 'NIU', 41),
      good('Disco sólido NVMe 1 TB', 'NIU', 343),
      good('Tóner compatible negro CF258A, rendimiento 3,000 páginas', 'NIU', 155),
      good('Cámara IP domo 4 MP con visión nocturna y audio bidireccional', 'NIU', 289),
      good('Switch 24 puertos Gigabit administrable', 'NIU', 1120),
      good('Patch cord Cat 6 azul 2 m', 'NIU', 14),
    ],
  },
  {
    stem: 'Agroindustrias',
    isByWeight: true,
    goods: [
      good('Pota congelada en filetes', 'KGM', 12),
      good('Ají amarillo fresco', 'KGM', 6),
      good('Maíz amarillo duro', 'KGM', 2),
      good('Quinua blanca orgánica certificada', 'KGM', 13),
      good('Palta Hass calibre 20', 'KGM', 8),
      good('Café pergamino en grano, altura 1,600 msnm', 'KGM', 22),
      good('Champiñón laminado fresco', 'KGM', 19),
    ],
  },
  {
    stem: 'Útiles y Suministros',
    goods: [
      good('Papel bond A4 75 g millar', 'MIL', 28),
      good('Bolígrafo tinta seca azul caja x 50', 'CJA', 32),
      good('Archivador de palanca lomo ancho oficio', 'UND', 9),
      good('Cuaderno empastado cuadriculado 200 hojas', 'UND', 13),
      good('Engrapador metálico tipo alicate', 'UND', 48),
      good('Etiqueta autoadhesiva térmica 100 x 50 mm rollo x 1,000', 'ROL', 26),
      good('Folder manila A4 paquete x 25', 'PQT', 11),
    ],
  },
  {
    stem: 'Botica y Perfumería',
    goods: [
      good('Alcohol medicinal 70° 1 L', 'UND', 12),
      good('Mascarilla KN95 caja x 20', 'CJA', 29),
      good('Guantes de nitrilo talla M caja x 100', 'CJA', 41),
      good('Algodón hidrófilo 500 g', 'UND', 16),
      good('Jabón líquido antibacterial con aloe vera, repuesto de 900 ml', 'UND', 18),
      good('Champú de niños 400 ml', 'UND', 21),
    ],
  },
];

/** Goods that pay no IGV (appendix I of its law). */
export const UNTAXED_GOODS: readonly Good[] = [
  good('Papa blanca única', 'KGM', 3),
  good('Cebolla roja arequipeña', 'KGM', 4),
  good('Libro Historia del Perú, tapa dura', 'UND', 79),
];

export const PLASTIC_BAG = good('Bolsa plástica biodegradable', 'NIU', 0.1);

export const FEES: readonly string[] = [
  'Servicio de asesoría legal en materia laboral correspondiente al mes de octubre',
  'Honorarios por diseño gráfico de catálogo institucional',
  'Dictado de taller de seguridad y salud en el trabajo, 16 horas lectivas',
  'Elaboración de planos de instalaciones sanitarias',
  'Servicio de traducción técnica inglés - español',
];

export interface Utility {
  name: string;
  charges: readonly { name: string; from: number; to: number }[];
}

const charge = (name: string, from: number, to: number) => ({ name, from, to });

export const UTILITIES: readonly Utility[] = [
  {
    name: 'Electro Sierra Norte S.A.',
    charges: [
      charge('Cargo fijo', 3, 9),
      charge('Energía activa', 60, 2400),
      charge('Alumbrado público', 10, 90),
      charge('Reposición y mantenimiento de la conexión', 1, 4),
      charge('Interés compensatorio', 1, 6),
    ],
  },
  {
    name: 'Empresa de Agua y Saneamiento del Mantaro S.A.',
    charges: [
      charge('Servicio de agua potable', 30, 900),
      charge('Servicio de alcantarillado', 12, 400),
      charge('Cargo fijo', 5, 7),
    ],
  },
  {
    name: 'Telefonía Andina del Perú S.A.A.',
    charges: [
      charge('Plan Negocios 300 Mbps', 119, 359),
      charge('Línea fija ilimitada', 29, 59),
      charge('Alquiler de equipos', 15, 60),
      charge('Llamadas a celular', 2, 80),
    ],
  },
];
