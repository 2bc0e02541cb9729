export { detractionOf, exchangeRateOf } from './decided';
export { depositOf } from './deposit';
export { DETRACTION_RATES, halfUitOf, rateOf } from './rates';
export { suggestDetraction } from './suggest';
