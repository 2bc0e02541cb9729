import { between, digits, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { amountText } from '../../styles';

const CARS = [
  ['TOYOTA', 'HILUX 4X4 SRV'],
  ['HYUNDAI', 'TUCSON 2.0 GLS'],
  ['NISSAN', 'FRONTIER NP300'],
  ['KIA', 'SPORTAGE LX'],
  ['MITSUBISHI', 'L200 KATANA'],
  ['SUZUKI', 'SWIFT 1.2'],
  ['CHEVROLET', 'N400 MAX'],
] as const;
const COLOURS = ['PLATA', 'BLANCO', 'ROJO', 'GRIS OSCURO', 'NEGRO'] as const;

export interface Vehicle {
  plate: string;
  make: string;
  model: string;
  year: number;
  km: string;
  vin: string;
  colour: string;
}

/** A car by chance, as it stands on its card. */
export function vehicleOf(random: Random): Vehicle {
  const [make, model] = pick(random, CARS);
  const letter = (): string => pick(random, [...'ABCDFHJKLPRTVWX']);
  return {
    plate: `${letter()}${digits(random, 1)}${letter()}-${digits(random, 3)}`,
    make,
    model,
    year: between(random, 2009, 2026),
    km: amountText(between(random, 4_000, 260_000) * 100, 'point').slice(0, -3),
    vin: `8A${letter()}${letter()}${digits(random, 2)}${letter()}${digits(random, 10)}`,
    colour: pick(random, COLOURS),
  };
}
