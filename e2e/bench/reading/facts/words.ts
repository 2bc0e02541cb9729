/** Invented businesses and people: common Peruvian words, put together by chance. */
export const PROPER_NAMES = [
  'El Ñandú',
  'Kuntur',
  'San Cristóbal de Huamanga',
  'Virgen de Chapi',
  'Los Ángeles del Norte',
  'Wayra',
  'Qori Wasi',
  'Señor de Sipán',
  'Tres Cañones',
  'Río Mantaro',
  'Peña Blanca',
  'Gutiérrez & Ibáñez',
  'Hermanos Ñaupari',
  'Don Plácido',
  'La Colmena',
  'Sol de Oro',
  'Pacífico Sur',
  'Yungas',
  'Apurímac',
  'Mi Viejo Callao',
  'A & J',
  'JCM',
] as const;

export const COMPANY_FORMS = [
  'S.A.C.',
  'S.A.',
  'S.R.L.',
  'E.I.R.L.',
  'S.A.A.',
  'SOCIEDAD ANONIMA CERRADA',
  'SAC',
] as const;

export const SURNAMES = [
  'Quispe',
  'Ñahui',
  'Huamán',
  'Peña',
  'Núñez',
  'Mamani',
  'Cárdenas',
  'Ccopa',
  'Yupanqui',
  'Rodríguez',
  'Salazar',
  'Ayquipa',
  'Muñoz',
  'Ticona',
] as const;

export const FIRST_NAMES = [
  'María del Pilar',
  'José Luis',
  'Rosa Elena',
  'Víctor Raúl',
  'Ángela',
  'Jesús Martín',
  'Lucía',
  'Segundo Eleuterio',
  'Flor de María',
  'Íñigo',
] as const;

export const STREETS = [
  'Av. Los Próceres',
  'Jr. Huallaga',
  'Av. Túpac Amaru',
  'Calle Las Begonias',
  'Av. Nicolás de Piérola',
  'Psje. Los Ñocos',
  'Av. Panamericana Sur',
  'Jr. Cápac Yupanqui',
  'Cal. Ejército',
  'Av. Mariscal Cáceres',
] as const;

export const INSIDES = ['', '', '', ' Of. 502', ' Int. 3-B', ' Dpto. 1201', ' Piso 4'] as const;

export const QUARTERS = [
  '',
  '',
  ' Urb. San Antonio',
  ' Urb. Santa Patricia',
  ' Mz. C Lt. 14',
  ' Z.I. Parque Industrial',
  ' A.H. Señor de los Milagros',
] as const;

/** Department, province, district. */
export const PLACES = [
  ['Lima', 'Lima', 'Miraflores'],
  ['Lima', 'Lima', 'San Juan de Lurigancho'],
  ['Lima', 'Lima', 'Ate'],
  ['Callao', 'Callao', 'Ventanilla'],
  ['Arequipa', 'Arequipa', 'José Luis Bustamante y Rivero'],
  ['La Libertad', 'Trujillo', 'Víctor Larco Herrera'],
  ['Cusco', 'Cusco', 'San Sebastián'],
  ['Áncash', 'Santa', 'Nuevo Chimbote'],
  ['Junín', 'Huancayo', 'El Tambo'],
  ['Piura', 'Piura', 'Veintiséis de Octubre'],
] as const;
