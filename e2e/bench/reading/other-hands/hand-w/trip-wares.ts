import { loose, ware } from './wares';

/** What a hirer of buses charges for. */
export const TRIPS = [
  ware('Botella de agua San Mateo 600 ml a bordo', 'UND', 1.5),
  ware('Refrigerio a bordo', 'UND', 8),
  ware('Snack de viaje', 'UND', 5),
  ware('Peaje Panamericana Sur, reembolso con sustento', 'UND', 16),
  ware('Estacionamiento aeropuerto', 'UND', 20),
  ware('Ingreso a Reserva Nacional de Paracas', 'UND', 14),
  ware('Almuerzo turístico Lunahuaná', 'UND', 38),
  ware('Taxi remisse nocturno a domicilio', 'SERV', 30),
  ware('Conductor adicional por jornada', 'SERV', 180),
  ware('Traslado hotel - terminal terrestre, minivan', 'SERV', 75),
  ware('Pasaje circuito turístico city tour', 'UND', 25),
  ware('Traslado aeropuerto - hotel en auto sedán', 'SERV', 55),
  ware('Pasaje tour Ballestas - Paracas, ida y vuelta', 'UND', 95),
  ware('Hora adicional de espera, minivan H1', 'HORA', 45),
  ware('Traslado aeropuerto Jorge Chávez - Miraflores en van 10 pasajeros', 'SERV', 130),
  ware('Servicio de guiado bilingüe medio día', 'SERV', 210),
  ware('Traslado de personal turno noche, ruta Ate - Lurín, sprinter 19 pasajeros', 'SERV', 290),
  ware('Traslado de personal turno día, ruta Comas - Callao, bus 40 pasajeros', 'SERV', 380),
  ware('Servicio de bus full day Lima - Lunahuaná, 30 pasajeros', 'SERV', 950),
  ware('Traslado de delegación deportiva Lima - Huacho, bus 45 pasajeros', 'SERV', 1350),
  ware(
    'Alquiler de bus con conductor 50 pasajeros, Lima - Ica - Lima, 2 días / 1 noche',
    'SERV',
    2400,
  ),
  ware(
    'Transporte de personal a campamento, ruta La Oroya - Lima, bajada de guardia',
    'SERV',
    2900,
  ),
  ware(
    'Transporte de personal mensual, 1 bus 48 pasajeros, ruta Ventanilla - Chilca, 26 días',
    'SERV',
    4300,
  ),
  loose('Recorrido adicional por kilómetro', 'KM', 3),
  loose('Kilometraje fuera de ruta en vía afirmada', 'KM', 9),
  loose('Horas de disponibilidad de unidad', 'HORA', 17),
  loose('Recorrido km ruta Lima - Ica, bus 45 pasajeros', 'KM', 12),
  loose('Recorrido km ruta Lima - Huacho, minibús 30 pasajeros', 'KM', 8),
  loose('Recorrido km urbano, van 10 pasajeros', 'KM', 6),
  loose('Recorrido km zona minera, camioneta 4x4', 'KM', 13),
  loose('Recorrido km retorno en vacío', 'KM', 2),
  loose('Recorrido km ruta La Oroya, bus 50 pasajeros', 'KM', 19),
  loose('Recorrido km ruta Arequipa - Mollendo, bus 50 pasajeros', 'KM', 22),
  loose('Horas de espera en destino', 'HORA', 20),
  loose('Horas de conductor de relevo', 'HORA', 14),
  loose('Horas de custodia de unidad en cochera', 'HORA', 5),
];

/** Public passenger transport within the country pays no IGV. */
export const TICKETS = [
  ware('Pasaje interprovincial Lima - Huancayo, servicio económico', 'UND', 60),
  loose('Pasaje interprovincial por km recorrido', 'KM', 3.5),
];

export const TRIP_REMARKS = [
  'Servicios según partes diarios firmados por el supervisor de ruta.',
  'Tarifa incluye combustible, peajes y conductor; no incluye estacionamientos.',
  'Programación semanal aprobada por el área de Administración.',
  'Adjuntar constancia de depósito de detracción al correo de cobranzas.',
];
