export { answerSchema, type JsonSchema } from './answer-schema';
export { InvalidAnswer } from './invalid-answer';
export { encodedPages, type EncodedImage } from './page-images';
export { pagesText, systemText, systemTextWithSchema } from './prompt';
export { readAnswer, type Answer } from './read-answer';
export { type VendorFailure } from './vendor-failure';
export { vendorFetch } from './vendor-fetch';
export { VendorGate } from './vendor-gate';
export { VENDOR_LIMITS, type VendorLimits } from './vendor-limits';
