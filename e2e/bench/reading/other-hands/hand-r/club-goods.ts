import type { GoodsNames } from './trade-names';

/** What a club charges to its members and to the pupils of its academies, by price. */
export const CLUB: GoodsNames = {
  bands: [
    {
      upTo: 2_500,
      goods: [
        ['Pase de invitado', 'UND'],
        ['Alquiler de toalla y locker', 'UND'],
        ['Mora por pago extemporáneo', 'UND'],
        ['Carné de alumno - duplicado', 'UND'],
        ['Estacionamiento socios', 'UND'],
        ['Lonchera deportiva', 'UND'],
      ],
    },
    {
      upTo: 15_000,
      goods: [
        ['Clase suelta de natación', 'UND'],
        ['Alquiler de cancha de tenis x hora', 'HR'],
        ['Polo y short de academia', 'UND'],
        ['Sauna y gimnasio - pase mensual', 'UND'],
        ['Derecho de torneo interno', 'UND'],
        ['Seguro contra accidentes del alumno', 'UND'],
      ],
    },
    {
      upTo: 70_000,
      goods: [
        ['Pensión academia de natación', 'MES'],
        ['Pensión academia de tenis menores', 'MES'],
        ['Pensión academia de fútbol', 'MES'],
        ['Cuota ordinaria de asociado', 'MES'],
        ['Matrícula academia', 'UND'],
        ['Vacaciones útiles - turno mañana, incluye movilidad interna y refrigerio', 'UND'],
      ],
    },
    {
      upTo: 100_000_000,
      goods: [
        ['Alquiler de salón de recepciones', 'UND'],
        ['Cuota extraordinaria obras sede campestre', 'UND'],
        ['Convenio corporativo academias deportivas', 'MES'],
        ['Auspicio de campeonato interclubes', 'UND'],
      ],
    },
  ],
  loose: [
    ['Almuerzo buffet al peso', 'KG'],
    ['Energía eléctrica de toldo (kWh)', 'KWH'],
    ['Leña para zona de camping', 'KG'],
    ['Lavado de uniformes al peso', 'KG'],
    ['Parrilla criolla al peso', 'KG'],
    ['Hielo para evento', 'KG'],
    ['Consumo de gas de bungalow', 'KG'],
  ],
  untaxed: [['Libro institucional (exonerado)', 'UND']],
  code: () => '',
};
