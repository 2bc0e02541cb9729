/** Houses that buy with PeopleSoft: name, business unit and where goods are received. */
export const HOUSES = [
  {
    name: 'UNIVERSIDAD',
    unit: 'UPRIV',
    sites: [
      'CAMPUS CENTRAL - ALMACÉN GENERAL',
      'CAMPUS NORTE - PABELLÓN C',
      'FACULTAD DE CIENCIAS E INGENIERÍA',
    ],
  },
  {
    name: 'UNIVERSIDAD PRIVADA',
    unit: 'UNI01',
    sites: [
      'SEDE PRINCIPAL - RECEPCIÓN LOGÍSTICA',
      'BIBLIOTECA CENTRAL',
      'LABORATORIO DE CÓMPUTO 3',
    ],
  },
  {
    name: 'HOSPITAL CLÍNICO',
    unit: 'HOSP1',
    sites: ['ALMACÉN DE SUMINISTROS - SÓTANO 1', 'FARMACIA CENTRAL', 'INGENIERÍA CLÍNICA'],
  },
] as const;

/** As the system writes them. */
export const BUYERS = [
  'Vargas Linares,Carmen',
  'Olivera Ruiz,Juan Carlos',
  'Paredes Solís,Mónica',
  'Zegarra Tello,Luis',
];
