import { loose, ware, type Ware } from './wares';

/** On the lorry of a route seller. */
export const CRATES: readonly Ware[] = [
  ware('YOG LAIVE BEB FRESA 180G', 'UND', 1.8),
  ware('AGUA CIELO S/G 625ML', 'UND', 1),
  ware('LECHE EVAP GLORIA AZUL 390G', 'UND', 3.9),
  ware('LECHE UHT ENTERA 946ML', 'UND', 5.2),
  ware('MANTEQUILLA LAIVE C/SAL 200G', 'UND', 9.8),
  ware('QUESO FRESCO BONLE 400G', 'UND', 12.5),
  ware('AGUA CIELO S/G 2.5LT PQT X6', 'PQT', 13.2),
  ware('GAS KR PIÑA 450ML PQT X12', 'PQT', 15),
  ware('CIFRUT CITRUS PUNCH 500ML PQT X12', 'PQT', 17),
  ware('GAS INCA KOLA 1.5LT PQT X6', 'PQT', 31),
  ware('VOLT ORIGINAL PET 300ML PQT X12', 'PQT', 22),
  ware('YOG GLORIA VAINILLA 1KG CJA X6', 'CJA', 36),
  ware('SPORADE TROPICAL 500ML PQT X12', 'PQT', 24),
  ware('NECTAR FRUGOS DURAZNO 1LT CJA X12', 'CJA', 45),
  ware('CERV PILSEN CALLAO 630ML RB CJA X12', 'CJA', 68),
  ware('CERV CRISTAL LATA 355ML PQT X24', 'PQT', 82),
  ware('LECHE EVAP GLORIA NIÑOS 390G CJA X24', 'CJA', 94),
  ware('CERV CUSQUEÑA TRIGO 330ML CJA X24', 'CJA', 112),
  ware('LECHE EVAP GLORIA AZUL 390G CJA X48', 'CJA', 182),
  ware('WHISKY OLD TIMES ROJO 750ML CJA X12', 'CJA', 330),
  ware('PISCO PORTON ACHOLADO 750ML CJA X6', 'CJA', 410),
  ware('PALLET AGUA CIELO 20LT BIDON X40', 'PLT', 620),
  ware('PALLET AGUA SAN LUIS 625ML 120 PQT', 'PLT', 1350),
  ware('PALLET GAS KR SURTIDO 3LT 108 PQT', 'PLT', 1900),
  ware('PALLET CERV CRISTAL 650ML 45 CJA', 'PLT', 2800),
  ware('PALLET LECHE EVAP 390G 24 CJA X48', 'PLT', 4200),
  loose('QUESO MOZZARELLA BLOQUE', 'KG', 19),
  loose('QUESO PARIA GRANEL', 'KG', 13),
  loose('SUERO DE LECHE EN POLVO', 'KG', 7),
  loose('JAMONADA ESPECIAL BARRA', 'KG', 22),
  loose('AZUCAR INDUSTRIAL', 'KG', 2.5),
  loose('QUESO EDAM BARRA', 'KG', 24),
  loose('QUESO GOUDA MOLDE', 'KG', 23),
  loose('QUESO FRESCO PASTEURIZADO', 'KG', 14),
  loose('MANTEQUILLA A GRANEL S/SAL', 'KG', 20),
  loose('MANJAR BLANCO BALDE', 'KG', 8.5),
  loose('JAMON INGLES BARRA', 'KG', 18),
  loose('HOT DOG AMERICANO GRANEL', 'KG', 9),
  loose('CHORIZO PARRILLERO GRANEL', 'KG', 15),
  loose('PULPA DE FRUTA CONGELADA', 'KG', 6),
  loose('CREMA DE LECHE GRANEL', 'LT', 12),
  loose('YOGURT NATURAL GRANEL', 'LT', 5),
  loose('HIELO EN CUBO', 'KG', 2),
];

/** Raw milk pays no IGV. */
export const RAW_MILK = [
  ware('LECHE CRUDA ENTERA PORONGO X 30LT', 'UND', 79),
  loose('LECHE CRUDA ENTERA', 'LT', 3),
];

export const CRATE_REMARKS = [
  'Cliente devuelve 6 cajas de envases vacíos.',
  'Pago contra entrega al transportista, exija su recibo.',
  'Entregar antes de las 11:00 a.m.',
  'Producto refrigerado, mantener entre 2 y 6 °C.',
];
