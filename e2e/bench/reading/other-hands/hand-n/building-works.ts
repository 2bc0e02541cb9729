import { ware } from './wares';

/** Items of a subcontractor's valorización, by price of a unit. */
export const BUILDING_WORKS = [
  ware(
    'KG',
    0,
    8,
    'Acero corrugado fy=4200 kg/cm2 en placas, habilitado y colocado',
    'Acero en losa aligerada, habilitado y colocado',
  ),
  ware(
    'ML',
    8,
    25,
    'Bruña en tarrajeo exterior e=1 cm',
    'Contrazócalo de porcelanato h=10 cm',
    'Curado de elementos verticales con aditivo',
  ),
  ware(
    'M2',
    25,
    60,
    'Tarrajeo en muros interiores con mezcla 1:5 e=1.5 cm',
    'Encofrado y desencofrado de losa aligerada',
    'Pintura látex en cielo raso 2 manos incl. empaste',
    'Tabique drywall ST e=100 mm una cara',
  ),
  ware(
    'M2',
    60,
    200,
    'Piso porcelanato 60x60 antideslizante incl. fragua',
    'Encofrado caravista en placas',
    'Impermeabilización de techo con manto asfáltico 4 mm',
  ),
  ware(
    'M3',
    200,
    700,
    "Concreto premezclado f'c=280 kg/cm2 en placas y columnas",
    'Demolición de elementos de concreto incl. eliminación',
    'Falso piso e=4" f\'c=140 kg/cm2',
  ),
  ware(
    'UND',
    700,
    1600,
    'Suministro e instalación de puerta cortafuego RF 90 min',
    'Tablero eléctrico TD-02 adosado 24 polos',
  ),
  ware(
    'GLB',
    1600,
    99_999,
    'Instalaciones sanitarias de aparatos, niveles 3 al 6, según metrado aprobado',
    'Montaje de estructura metálica de cobertura eje A-D',
    'Red contra incendio: tendido de tubería SCH 40 y pruebas hidrostáticas',
  ),
];

export const LOOSE_WORKS = [
  ware(
    'KG',
    0,
    8,
    'Acero corrugado fy=4200 kg/cm2 en zapatas',
    'Acero corrugado en vigas y dinteles',
    'Alambrón y alambre N° 16 en refuerzo horizontal',
    'Acero en muros de contención',
    'Acero en escaleras',
  ),
  ware(
    'M3',
    8,
    18,
    'Acarreo de material excedente dist. < 50 m',
    'Relleno compactado con material propio',
    'Nivelación y apisonado con plancha compactadora',
    'Excavación localizada manual',
  ),
  ware(
    'M2',
    18,
    99,
    'Tarrajeo primario en baños',
    'Solaqueo de placas y cielo raso',
    'Pintura imprimante en muros',
    'Limpieza final de obra por área techada',
  ),
];
