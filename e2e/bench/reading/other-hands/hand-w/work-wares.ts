import { loose, ware } from './wares';

/** Items of a metal workshop or contractor. */
export const WORKS = [
  ware('Perno hexagonal ASTM A325 3/4" x 2 1/2" con tuerca y arandela', 'UND', 6),
  ware('Disco de corte y desbaste (consumibles)', 'UND', 10),
  ware('Ángulo estructural 2" x 2" x 1/4" x 6 m', 'UND', 78),
  ware('Perforado de plancha de base y cartelas', 'UND', 18),
  ware('Soldadura de filete E7018 en nudos', 'UND', 32),
  ware('Hora hombre soldador homologado 3G', 'HH', 42),
  ware('Fabricación de abrazadera tipo U', 'UND', 14),
  ware('Fabricación de soporte para tubería de 4"', 'UND', 115),
  ware('Baranda de protección tubo 1 1/2" SCH 40', 'ML', 165),
  ware('Rejilla grating galvanizada 1" x 3/16"', 'M2', 290),
  ware('Ensayo no destructivo por líquidos penetrantes, incluye informe', 'UND', 230),
  ware('Fabricación y montaje de escalera de gato con guardacuerpo H= 6.00 m', 'UND', 1450),
  ware('Movilización y desmovilización de equipos', 'GLB', 980),
  ware('Fabricación de tolva en plancha A36 de 1/4" según plano TLV-02', 'UND', 2900),
  ware('Suministro e instalación de cobertura con panel aluzinc TR4 e=0.5 mm', 'GLB', 3400),
  ware('Desmontaje de estructura existente y eliminación', 'GLB', 1900),
  ware('Alquiler de andamios certificados multidireccionales', 'GLB', 640),
  ware('Dossier de calidad y planos as built', 'GLB', 480),
  loose('Fabricación de estructura metálica pesada ASTM A36', 'KG', 9.5),
  loose('Montaje de estructura metálica', 'KG', 3.2),
  loose('Arenado comercial SP6 y pintura epóxica 2 capas', 'M2', 16),
  loose('Habilitado de acero de refuerzo fy=4200 kg/cm2', 'KG', 6),
  loose('Encofrado y desencofrado de pedestales', 'M2', 24),
  loose('Relleno compactado con material propio', 'M3', 19),
  loose('Eliminación de material excedente', 'M3', 22),
  loose('Cordón de soldadura E6011/E7018', 'ML', 13),
  loose('Pintura esmalte en barandas', 'ML', 8),
  loose('Corte y biselado de plancha', 'ML', 6),
  loose('Trazo y replanteo', 'M2', 2),
  loose('Limpieza mecánica SP3', 'M2', 7.5),
  loose('Resane de grout en placas base', 'KG', 12),
  loose('Suministro de plancha estriada 1/8"', 'KG', 6.5),
  loose('Galvanizado en caliente', 'KG', 4.5),
  loose('Tubo cuadrado 2" x 2" x 2 mm', 'ML', 20),
  loose('Desmontaje de cobertura existente', 'M2', 5),
];

/** Not taxed. */
export const REFUNDS = [
  ware('Reembolso de pasajes terrestres de personal (exonerado)', 'GLB', 79),
  loose('Reembolso de transporte público de personal por km (exonerado)', 'KM', 4),
];

export const WORK_REMARKS = [
  'Según acta de conformidad firmada por el residente de obra.',
  'Incluye materiales, mano de obra, equipos y SCTR.',
  'Fondo de garantía se devuelve a los 60 días de la recepción de la obra, de corresponder.',
  'Precios según cotización aprobada.',
];
