import type { BenchFacts, BenchLine } from '../../model';
import { between, digits, type Random } from '../../facts/chance';

interface Good {
  family: string;
  name: string;
  unit: string;
  /** Gross weight of one, in grams. */
  grams: number;
}

const good = (family: string, name: string, unit: string, grams: number): Good => ({
  family,
  name,
  unit,
  grams,
});

/** Sold in pieces, boxes and coils. */
const PIECES: readonly Good[] = [
  good('INT', 'INTERRUPTOR TERMOMAGNETICO RIEL DIN 2X20A 10KA C60N', 'UND', 260),
  good('INT', 'INTERRUPTOR TERMOMAGNETICO RIEL DIN 3X32A 10KA CURVA C', 'UND', 390),
  good('INT', 'INTERRUPTOR DIFERENCIAL 2X25A 30MA AC', 'UND', 230),
  good('INT', 'INTERRUPTOR CAJA MOLDEADA 3X100A 36KA 440V REGULABLE 70-100A', 'UND', 1850),
  good('CTR', 'CONTACTOR TRIPOLAR 25A AC3 BOBINA 220V 1NA+1NC', 'UND', 410),
  good('CTR', 'RELE TERMICO 17-25A PARA CONTACTOR LC1D', 'UND', 170),
  good('CBL', 'CABLE THW-90 2.5MM2 (14 AWG) NEGRO ROLLO 100 MTS', 'ROL', 3300),
  good('CBL', 'CABLE THW-90 4MM2 (12 AWG) ROJO ROLLO 100 MTS', 'ROL', 4900),
  good('CBL', 'CABLE LSOH-80 2.5MM2 VERDE/AMARILLO 450/750V ROLLO 100 MTS', 'ROL', 3450),
  good('CBL', 'CABLE LSOHX-90 6MM2 AZUL 450/750V ROLLO 100 MTS', 'ROL', 7100),
  good('CBL', 'CORDON VULCANIZADO NMT 3X14 AWG ROLLO 100 MTS', 'ROL', 16800),
  good('TUB', 'TUBO PVC SEL 20MM X 3 MTS', 'UND', 420),
  good('TUB', 'TUBO PVC SAP 1" X 3 MTS ELECTRICO', 'UND', 1080),
  good('TUB', 'TUBERIA CONDUIT EMT 3/4" X 3 MTS', 'UND', 2050),
  good('TUB', 'CURVA PVC SAP 1" ELECTRICA', 'UND', 85),
  good('TUB', 'CONECTOR RECTO EMT 3/4" A TORNILLO', 'UND', 60),
  good('CAJ', 'CAJA RECTANGULAR FIERRO GALVANIZADO PESADA 4"X2"', 'UND', 150),
  good('CAJ', 'CAJA OCTOGONAL FIERRO GALVANIZADO PESADA 4"', 'UND', 165),
  good('CAJ', 'CAJA DE PASE FG 200X200X100MM CON TAPA CIEGA TROQUELADA', 'UND', 1350),
  good('TAB', 'TABLERO ADOSABLE METALICO 12 POLOS RIEL DIN CON PUERTA', 'UND', 3200),
  good('TAB', 'GABINETE METALICO 600X400X200MM IP65 CON PLANCHA DE MONTAJE RAL7035', 'UND', 13400),
  good('TOM', 'TOMACORRIENTE DOBLE UNIVERSAL + TIERRA 16A 250V PLACA BLANCA', 'UND', 95),
  good('TOM', 'INTERRUPTOR SIMPLE 16A 250V PLACA BLANCA', 'UND', 80),
  good('TOM', 'TOMACORRIENTE INDUSTRIAL 3P+T 32A 380V IP67 SOBREPONER', 'UND', 620),
  good('ILU', 'LUMINARIA HERMETICA LED 2X18W 6500K IP65 1.20M', 'UND', 1900),
  good('ILU', 'PANEL LED 60X60 48W 6500K EMPOTRABLE', 'UND', 2100),
  good('ILU', 'FOCO LED 12W E27 LUZ BLANCA', 'UND', 70),
  good('ILU', 'REFLECTOR LED 100W 6500K IP66', 'UND', 1480),
  good('ILU', 'CAMPANA LED HIGH BAY 150W 6000K IP65 CON CADENA DE SUSPENSION 1.5M', 'UND', 3650),
  good('ILU', 'EQUIPO LUZ DE EMERGENCIA LED 2X3W AUTONOMIA 4 HRS', 'UND', 1150),
  good('ACC', 'CINTA AISLANTE 1600 3/4" X 20 YDS NEGRA', 'UND', 110),
  good('ACC', 'CINTA VULCANIZANTE 23 3/4" X 9.15 MTS', 'UND', 240),
  good('ACC', 'TERMINAL DE COMPRESION COBRE ESTAÑADO 35MM2 OJO 3/8"', 'UND', 28),
  good('ACC', 'CINTILLO NYLON 200X4.8MM NEGRO BOLSA X 100', 'BLS', 160),
  good('ACC', 'PRENSAESTOPA PVC PG16 CON CONTRATUERCA', 'UND', 18),
  good('TIE', 'VARILLA DE COBRE PURO 5/8" X 2.40 MTS', 'UND', 4300),
  good('TIE', 'CONECTOR AB DE BRONCE 5/8"', 'UND', 70),
  good('TIE', 'BENTONITA SODICA SACO 30 KG', 'SAC', 30000),
  good('TIE', 'CAJA DE REGISTRO DE CONCRETO PARA POZO A TIERRA CON TAPA 40X40X30CM', 'UND', 31500),
  good('BAN', 'BANDEJA PORTACABLE RANURADA GALV. 200X60X2400MM E=1.2MM', 'UND', 7900),
  good('BAN', 'SOPORTE TIPO TRAPECIO PARA BANDEJA 200MM', 'UND', 640),
  good('MED', 'MULTIMETRO DIGITAL 600V CAT III', 'UND', 430),
];

/** Cut from the drum: fractions of a metre happen. */
const METRES: readonly Good[] = [
  good('CBL', 'CABLE N2XOH 1KV 3-1X10MM2', 'MTS', 390),
  good('CBL', 'CABLE N2XOH 1KV 1X35MM2 NEGRO', 'MTS', 400),
  good('CBL', 'CABLE NYY TRIPLE 3-1X16MM2 1KV', 'MTS', 680),
  good('CBL', 'CONDUCTOR DE COBRE DESNUDO TEMPLE BLANDO 16MM2 7 HILOS', 'MTS', 145),
  good('CBL', 'CABLE CONTROL TIPO TM 4X1.5MM2', 'MTS', 120),
  good('CBL', 'CABLE AUTOPORTANTE CAAI 3X25+P35MM2', 'MTS', 460),
  good('TUB', 'TUBO FLEXIBLE METALICO CON FORRO PVC 3/4" (LIQUID TIGHT)', 'MTS', 370),
  good('CBL', 'CABLE UTP CAT 6 LSZH GRIS 4 PARES 23 AWG', 'MTS', 46),
  good('ILU', 'CINTA LED 14.4W/M 24V 6000K IP20', 'MTS', 40),
];

const OTHER = good('ACC', 'ACCESORIOS ELECTRICOS VARIOS', 'UND', 100);

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const left = [...values];
  return values.flatMap(() => left.splice(between(random, 0, left.length - 1), 1));
}

export interface ElectricRow extends BenchLine {
  /** Tens of grams, as the weight column shows two decimals of a kilo. */
  weight: number;
}

/** The rows of the guía as electrical goods, each with its weight. */
export function electricRows({ lineas }: BenchFacts, random: Random): ElectricRow[] {
  const pieces = shuffled(PIECES, random);
  const metres = shuffled(METRES, random);
  return lineas.map((line, at) => {
    const goods = line.cantidad % 1000 === 0 ? pieces : metres;
    const { family, name, unit, grams } = goods[at % goods.length] ?? OTHER;
    return {
      ...line,
      codigo: `${family}${digits(random, 6)}`,
      descripcion: name,
      unidad: unit,
      weight: Math.max(1, Math.round((line.cantidad * grams) / 10_000)),
    };
  });
}
