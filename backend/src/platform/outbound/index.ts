export { boundedFetch, type OutboundLimits } from './bounded-fetch';
export { OutboundError, outboundFault, type OutboundFault } from './outbound-error';
export { retryAfterMs } from './retry-after';
