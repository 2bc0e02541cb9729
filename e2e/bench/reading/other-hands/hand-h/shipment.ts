import { between, digits, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import type { BenchFacts } from '../../model';
import { amountText } from '../../styles';

export interface Shipment {
  file: string;
  /** Name and value of what is told of the shipment. */
  marks: readonly (readonly [string, string])[];
  weight: string;
  volume: string;
}

/** What a file of a haulier or customs agent says of the goods. */
export function shipmentOf(facts: BenchFacts, random: Random): Shipment {
  const isRoad = facts.detraccion?.codigo === '027';
  const letters = pick(random, ['MSKU', 'HLXU', 'TCLU', 'CMAU']);
  const road = [
    [
      'Placa tracto / carreta',
      `A${digits(random, 1)}K-${digits(random, 3)} / B${digits(random, 1)}Z-9${digits(random, 2)}`,
    ],
    ['Conductor / licencia', `Q. ROJAS T. / Q${digits(random, 8)}`],
    ['Cert. inscripción MTC', `15${digits(random, 7)}CNG`],
  ] as const;
  const sea = [
    [
      'Nave / vuelo',
      pick(random, ['MSC ANZU 618R', 'EVER LOTUS 042W', 'LA2477', 'CMA CGM NIAGARA']),
    ],
    ['B/L - AWB', `${pick(random, ['CLL', 'SHA', 'MIA'])}${digits(random, 8)}`],
    ['DAM', `118-${facts.emision.slice(0, 4)}-10-${digits(random, 6)}`],
    ['Contenedor', `${letters}${digits(random, 6)}-${digits(random, 1)}`],
  ] as const;
  return {
    file: `${pick(random, ['IMA', 'EXM', 'TTE'])}-${digits(random, 5)}`,
    marks: [...(isRoad ? road : sea), ['Bultos', String(between(random, 2, 480))]],
    weight: `${amountText(between(random, 40_000, 2_800_000), 'point')} KG`,
    volume: `${amountText(between(random, 120, 6_700), 'bare')} M3`,
  };
}
