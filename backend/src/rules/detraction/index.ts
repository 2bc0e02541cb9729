export { depositOf } from './deposit';
export {
  exchangeRateOf,
  isRateUnreadable,
  parseExchangeRate,
  printedExchangeRate,
} from './exchange-rate';
export { DETRACTION_RATES, rateOf } from './rates';
export { printsDetraction } from './printed';
export { suggestDetraction } from './suggest';
export { supplierNet } from './supplier-net';
