import type { Good } from './goods';
import type { BenchCurrency, BenchFacts } from './model';

/** Who sells in another country, and how. */
export interface Place {
  sellers: readonly string[];
  addresses: readonly string[];
  /** `#` is a digit. */
  taxId: string;
  phone: string;
  serie: string;
  correlativo: string;
  moneda: BenchCurrency;
  /** VAT of the sale, in percent. */
  vat: number;
  /** In which a sale is due, on credit. */
  days?: number;
  /** The words of the country for that. */
  terms?: BenchFacts['formaPago'];
  /** And for what it is paid with, where a layout prints them. */
  payMethods?: readonly string[];
  /** Whether its tax office gives each document a number of 32 hexadecimal digits. */
  isStamped?: boolean;
  goods: readonly Good[];
}
