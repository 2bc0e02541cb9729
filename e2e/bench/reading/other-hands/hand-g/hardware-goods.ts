import { numericCode, sizes, type Wares } from './goods';

/** What a hardware wholesaler sells. */
export const HARDWARE: Wares = {
  whole: [
    ...sizes('CODO PVC SAP 90° C/R', 'UND', ['1/2"', '3/4"', '1"']),
    ...sizes('TUBO PVC DESAGUE CP X 3MT', 'UND', ['2"', '3"', '4"']),
    ...sizes('BROCA HSS COBALTO P/METAL', 'UND', ['1/8"', '3/16"', '1/4"', '3/8"']),
    ...sizes('CANDADO BRONCE SERIE 110', 'UND', ['40MM', '50MM', '60MM']),
    ...sizes('DISCO DE CORTE METAL/INOX T41', 'UND', ['4 1/2" X 1.0MM', '7" X 1.6MM']),
    ...sizes('PINTURA ESMALTE SINTETICO', 'GLN', [
      'BLANCO',
      'NEGRO',
      'AZUL ELECTRICO',
      'VERDE NILO',
    ]),
    ...sizes('CABLE THW-90 450/750V ROLLO X 100MT', 'RLL', ['14 AWG ROJO', '12 AWG NEGRO']),
    ...sizes('LLAVE TERMICA RIEL DIN', 'UND', ['2X20A', '2X32A', '3X40A']),
    ...sizes('PERNO HEX. G.2 ZINCADO C/TUERCA', 'CTO', ['1/4" X 2"', '3/8" X 3"', '1/2" X 4"']),
    {
      name: 'THINNER ACRILICO STANDARD X 4LT ENVASE METALICO (NO INCLUYE FLETE A PROVINCIA)',
      unit: 'GLN',
    },
    { name: 'CINTA AISLANTE 3/4" X 18MT NEGRA', unit: 'UND' },
    { name: 'CARRETILLA BUGUI 5P3 LLANTA NEUMATICA', unit: 'UND' },
  ],
  weighed: [
    ...sizes('CLAVO C/C P/MADERA', 'KG', ['1"', '2"', '2 1/2"', '3"', '4"']),
    ...sizes('ALAMBRE NEGRO RECOCIDO', 'KG', ['#8', '#16']),
    ...sizes('SOLDADURA CELLOCORD', 'KG', ['1/8"', '5/32"']),
  ],
  code: numericCode(6),
};
