export { boundedFetch, type OutboundLimits } from './bounded-fetch';
export { OutboundError, outboundFault, type OutboundFault } from './bounded-fetch';
export { retryAfterMs } from './bounded-fetch';
