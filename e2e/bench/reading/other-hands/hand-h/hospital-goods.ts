import { sold, type Stock } from './trade-rows';

export const SUPPLIES: Stock = {
  goods: [
    sold('Jeringa descartable 10 cc con aguja 21G x 1 1/2"', 'UNIDAD', 0.6),
    sold('Guante quirúrgico estéril N° 7 1/2', 'PAR', 2.4),
    sold('Gasa estéril 10 x 10 cm sobre x 5', 'SOBRE', 1.5),
    sold('Catéter endovenoso periférico N° 20', 'UNIDAD', 4),
    sold('Equipo de venoclisis con aguja', 'UNIDAD', 3),
    sold('Alcohol etílico 70° frasco x 1 L', 'FRASCO', 11),
    sold('Clorhexidina 2% solución tópica x 1 L', 'FRASCO', 38),
    sold('Mascarilla quirúrgica 3 pliegues caja x 50', 'CAJA', 14),
    sold('Campo quirúrgico descartable fenestrado', 'UNIDAD', 19),
    sold('Sutura Nylon azul 3/0 aguja 3/8 C 20 mm caja x 12', 'CAJA', 62),
    sold('Tubo al vacío tapa lila EDTA 4 mL paquete x 100', 'PAQUETE', 95),
    sold('Reactivo glucosa enzimática kit 2 x 250 mL', 'KIT', 180),
    sold('Tiras reactivas de orina frasco x 100', 'FRASCO', 46),
    sold('Papel para electrocardiógrafo 80 mm x 20 m', 'ROLLO', 9),
    sold('Gel para ecografía galón', 'GALON', 29),
    sold('Película radiográfica digital 14" x 17" caja x 100', 'CAJA', 640),
    sold('Sábana descartable 70 cm x 100 m', 'ROLLO', 52),
    sold('Coche de paro de acero inoxidable de 4 gavetas', 'UNIDAD', 2890),
    sold(
      'Monitor multiparámetro de 6 parámetros con accesorios adulto y pediátrico',
      'UNIDAD',
      4100,
    ),
    sold('Silla de ruedas estándar', 'UNIDAD', 410),
    sold('Balón de oxígeno 10 m3 con manómetro', 'UNIDAD', 1120),
    sold('Tensiómetro aneroide adulto', 'UNIDAD', 118),
    sold('Termómetro digital', 'UNIDAD', 16),
    sold('Pulsioxímetro de dedo', 'UNIDAD', 78),
    sold('Balanza digital con tallímetro', 'UNIDAD', 343),
    sold('Bolsa roja para residuos biocontaminados 20 x 30 paquete x 100', 'PAQUETE', 22),
    sold('Detergente enzimático bidón x 5 L', 'BIDON', 210),
    sold('Apósito transparente 10 x 12 cm', 'UNIDAD', 6),
  ],
  loose: [
    sold('Recolección y tratamiento de residuos biocontaminados', 'KG', 6),
    sold('Algodón hidrófilo industrial', 'KG', 20),
    sold('Lavado de ropa hospitalaria', 'KG', 8),
    sold('Insumos para cocina dietética, carnes', 'KG', 13),
    sold('Insumos para cocina dietética, verduras', 'KG', 2),
  ],
  untaxed: [
    sold('Papa amarilla (cocina dietética)', 'KG', 3),
    sold('Libro: Farmacopea, edición vigente', 'UNIDAD', 79),
  ],
};

export const HOSPITAL_SERVICES: Stock = {
  goods: [
    sold('Mantenimiento preventivo y correctivo de tomógrafo', 'SERVICIO', 4200),
    sold('Calibración de equipos biomédicos según cronograma', 'SERVICIO', 1850),
    sold('Fumigación, desinsectación y desratización de ambientes', 'SERVICIO', 980),
    sold('Recarga de extintores y prueba hidrostática', 'SERVICIO', 45),
    sold(
      'Mantenimiento de ascensor montacamillas, inc. repuestos menores e informe técnico',
      'SERVICIO',
      2600,
    ),
    sold('Traslado asistido de paciente en ambulancia tipo II', 'SERVICIO', 640),
    sold('Consultoría para acreditación en salud', 'SERVICIO', 3500),
    sold('Transporte de muestras biológicas', 'SERVICIO', 380),
  ],
  loose: [],
  untaxed: [],
};
