import { boundedFetch, OutboundError } from '../../platform/outbound';
import type { VendorLimits } from './vendor-limits';

/**
 * A `fetch` for a vendor's client: it reaches the operator's origin alone, follows no redirect, and ends
 * a connection that does not come about or an answer that is too large. It throws `OutboundError`.
 * @param baseUrl of the vendor; its path is the client's own concern
 */
export function vendorFetch(
  baseUrl: string,
  limits: Pick<VendorLimits, 'connectMs' | 'maxBytes'>,
): typeof fetch {
  const { hostname, origin } = new URL(baseUrl);
  const bounded = boundedFetch(new Map([[hostname, origin]]), limits);
  return async (input, init) => {
    if (originOf(input) !== origin) throw new OutboundError('host_not_allowed');
    return bounded(input, init);
  };
}

function originOf(input: string | URL | Request): string {
  return new URL(input instanceof Request ? input.url : input).origin;
}
