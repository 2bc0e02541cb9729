export { detractionOf } from './decided';
export { depositOf } from './deposit';
export {
  exchangeRateOf,
  isRateUnreadable,
  parseExchangeRate,
  printedExchangeRate,
  type PrintedRate,
} from './exchange-rate';
export { DETRACTION_RATES, halfUitOf, rateOf } from './rates';
export { printsDetraction } from './printed';
export { suggestDetraction } from './suggest';
