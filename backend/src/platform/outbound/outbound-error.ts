/** Why a request of ours never got an answer that may be looked at. */
export type OutboundFault =
  'host_not_allowed' | 'host_unknown' | 'address_not_public' | 'no_connection' | 'answer_too_large';

const MESSAGES: Readonly<Record<OutboundFault, string>> = {
  host_not_allowed: 'a host that is not on the list',
  host_unknown: 'a host of which no name server knows',
  address_not_public: 'a public host with an internal address',
  no_connection: 'no connection',
  answer_too_large: 'an answer that is too large',
};

export class OutboundError extends Error {
  constructor(readonly fault: OutboundFault) {
    super(MESSAGES[fault]);
    this.name = 'OutboundError';
  }
}

const MAX_CAUSES = 5;

/** The fault behind an error: a vendor's client hands ours on as the cause of its own. */
export function outboundFault(error: unknown): OutboundFault | null {
  let cause: unknown = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (cause instanceof OutboundError) return cause.fault;
    cause = (cause as { cause?: unknown } | null | undefined)?.cause;
  }
  return null;
}
