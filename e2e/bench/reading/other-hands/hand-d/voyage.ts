import { addDays } from '../../facts/civil-day';
import type { BenchFacts } from '../../model';
import type { Draw } from './draw';

/** The carriage that an agent charges for, and which parts of it one invoice shows. */
export interface Voyage {
  file: string;
  master: string;
  house: string;
  vessel: string;
  from: string;
  to: string;
  arrival: string;
  weight: string;
  volume: string;
  rate: string;
  hasReferences: boolean;
  hasRate: boolean;
  hasContact: boolean;
  hasUnits: boolean;
  hasHash: boolean;
  hasRemark: boolean;
  hasBanks: boolean;
  hasCuotas: boolean;
  accounts: readonly string[];
}

export function voyageOf(facts: BenchFacts, draw: Draw): Voyage {
  return {
    file: `IM-26-${draw.figures(5)}`,
    master: `${draw.one('MAEU', 'HLCU', 'MSCU')}${draw.figures(9)}`,
    house: `${draw.one('LIM', 'CLL')}${draw.figures(7)}`,
    vessel: draw.one('CAPE KORTIA / 614S', 'SANTA ROSA / 0KX2W', 'VALOR / 108E'),
    from: draw.one('Shanghai, CN', 'Valencia, ES', 'Houston, US'),
    to: draw.one('Callao, PE', 'Paita, PE'),
    arrival: addDays(facts.emision, -draw.between(2, 9)),
    weight: `${draw.between(180, 9800)}.${draw.figures(2)} KG`,
    volume: `${draw.between(1, 48)}.${draw.figures(3)} M3`,
    rate: `3.${draw.between(600, 799)}`,
    hasReferences: draw.often(0.8),
    hasRate: draw.often(0.6),
    hasContact: draw.often(0.8),
    hasUnits: draw.often(0.6),
    hasHash: draw.often(0.4),
    hasRemark: draw.often(0.7),
    hasBanks: draw.often(0.7),
    hasCuotas: draw.often(0.6),
    accounts: [
      `193-${draw.figures(7)}-1-${draw.figures(2)}`,
      `0011-0${draw.figures(3)}-0100${draw.figures(6)}`,
    ],
  };
}
