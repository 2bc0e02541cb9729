export { Pace, VENDOR_LIMITS, type VendorLimits } from './pace';
export { InvalidAnswer, type VendorFailure } from './vendor-failure';
export { vendorFetch, VendorGate } from './vendor-gate';
export { refusal, refusingFetch, type Told } from './vendor-refusal';
