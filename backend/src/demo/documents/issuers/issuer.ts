import type { DemoBrand, DemoCurrency, DemoKind, DemoLayout, DemoParty } from '../model';
import type { DetractionTerms } from '../truth/detraction';

/** Something sold: price range in cents, usual quantities in hundredths. */
export interface Good {
  codigo: string;
  descripcion: string;
  unidad: string;
  precio: readonly [number, number];
  cantidades: readonly number[];
}

/** An invented business with its trade, its look and its habits. */
export interface Issuer {
  id: string;
  kind: DemoKind;
  layout: DemoLayout;
  moneda: DemoCurrency;
  /** Place in the range of invented RUCs. */
  rucIndex: number;
  party: Omit<DemoParty, 'ruc'>;
  brand: DemoBrand;
  serie: string;
  /** Width of the number with leading zeros; 0 prints it bare. */
  padding: number;
  creditDays: readonly number[];
  lines: readonly [number, number];
  goods: readonly Good[];
  detraccion?: DetractionTerms;
}
