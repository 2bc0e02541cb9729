import type { Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { isBag, isGift, isUntaxed, renamedRows, sold, type Stock } from './trade-rows';

const LABOUR: Stock = {
  goods: [
    sold('MANTENIMIENTO PREVENTIVO 10,000 KM', 'SRV', 320),
    sold('AFINAMIENTO ELECTRONICO Y LIMPIEZA DE INYECTORES', 'SRV', 410),
    sold('ALINEAMIENTO, BALANCEO Y ROTACION DE NEUMATICOS', 'SRV', 95),
    sold('CAMBIO DE PASTILLAS DE FRENO DELANTERAS Y RECTIFICADO DE DISCOS', 'SRV', 160),
    sold('PLANCHADO Y PINTURA DE PARACHOQUE POSTERIOR', 'SRV', 780),
    sold('REPARACION DE CAJA MECANICA', 'SRV', 2600),
    sold('OVERHAUL DE MOTOR INC. RECTIFICADORA', 'SRV', 4200),
    sold('SCANEO Y DIAGNOSTICO ELECTRONICO', 'SRV', 120),
    sold('LAVADO DE SALON Y ENCERADO', 'SRV', 60),
    sold('ENGRASE GENERAL', 'SRV', 30),
    sold('REGULACION DE FRENO DE MANO', 'SRV', 18),
    sold('RELLENO DE FLUIDOS', 'SRV', 8),
    sold('CAMBIO DE KIT DE EMBRAGUE', 'SRV', 540),
    sold('SERVICIO DE AUXILIO MECANICO EN RUTA', 'SRV', 250),
    sold(
      'SUSPENSION: CAMBIO DE AMORTIGUADORES Y TERMINALES, LADO DERECHO E IZQUIERDO',
      'SRV',
      1350,
    ),
  ],
  loose: [],
  untaxed: [],
};

const PARTS: Stock = {
  goods: [
    sold('FILTRO DE ACEITE', 'PZA', 28),
    sold('FILTRO DE AIRE MOTOR', 'PZA', 49),
    sold('FILTRO DE AIRE ACONDICIONADO (POLEN)', 'PZA', 62),
    sold('BUJIA IRIDIUM', 'PZA', 41),
    sold('ACEITE SINTETICO 5W-30 BALDE 5 GL', 'BLD', 540),
    sold('ACEITE DE MOTOR 10W-40 GALON', 'GLN', 118),
    sold('EMPAQUE TAPON DE CARTER', 'PZA', 4),
    sold('JUEGO PASTILLAS FRENO DEL.', 'JGO', 210),
    sold('DISCO DE FRENO DELANTERO VENTILADO', 'PZA', 290),
    sold('AMORTIGUADOR POST. DER. GAS', 'PZA', 345),
    sold('KIT DE DISTRIBUCION COMPLETO', 'KIT', 890),
    sold('BATERIA 13 PLACAS 60 AH', 'PZA', 410),
    sold('NEUMATICO 265/65 R17 AT', 'PZA', 620),
    sold('LIQUIDO DE FRENO DOT 4 X 500 ML', 'FCO', 24),
    sold('REFRIGERANTE ORGANICO ROJO GALON', 'GLN', 68),
    sold('FOCO HALOGENO H4 12V', 'PZA', 19),
    sold('PLUMILLA LIMPIAPARABRISAS 22"', 'PZA', 37),
    sold('TERMINAL DE DIRECCION EXTERIOR', 'PZA', 96),
    sold('RADIADOR DE MOTOR ALUMINIO', 'PZA', 1150),
    sold('TURBOCOMPRESOR REMANUFACTURADO', 'PZA', 3900),
    sold('PERNO M8 X 30 GRADO 8', 'PZA', 3),
    sold('GRASA MULTIPROPOSITO', 'LBR', 12),
    sold('SILICONA GRIS RTV 85 G', 'PZA', 16),
    sold('FUSIBLE MINI 15 A', 'PZA', 2),
  ],
  loose: [
    sold('ACEITE A GRANEL 15W-40', 'LTS', 12),
    sold('PINTURA PREPARADA BICAPA', 'LTS', 22),
    sold('WAYPE INDUSTRIAL', 'KGS', 5),
    sold('THINNER ACRILICO', 'LTS', 8),
    sold('GRASA DE LITIO A GRANEL', 'KGS', 14),
  ],
  untaxed: [sold('LIBRO "MANUAL DEL CONDUCTOR"', 'UND', 25)],
};

/** The rows of a job, in the order of the paper. */
export interface Sections {
  labour: readonly BenchLine[];
  parts: readonly BenchLine[];
}

/** About a third is labour, and all of it where the sale is a service with detracción. */
export function labourAndParts(facts: BenchFacts, random: Random): Sections {
  const marked = facts.lineas.map((line, at) => {
    const chance = random() < 0.33;
    const isGoods = isBag(line) || isUntaxed(line) || isGift(line) || line.cantidad % 1000 !== 0;
    return { line, isLabour: !isGoods && (facts.detraccion !== null || at === 0 || chance) };
  });
  const of = (isLabour: boolean): BenchLine[] =>
    marked.filter((one) => one.isLabour === isLabour).map(({ line }) => line);
  return {
    labour: renamedRows({ lineas: of(true) }, LABOUR),
    parts: renamedRows({ lineas: of(false) }, PARTS, (name) => name.toUpperCase()),
  };
}
