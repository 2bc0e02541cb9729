import {
  BREAKER_FAILURES,
  BREAKER_MS,
  SETUP_PAUSE_MS,
  VENDOR_CONNECT_MS,
  VENDOR_MAX_BYTES,
  VENDOR_TOTAL_MS,
} from '../../contracts/limits';

/** What a vendor is given (reliability R8); tests shorten it. */
export interface VendorLimits {
  readonly connectMs: number;
  /** One call, from the first byte to the last. */
  readonly totalMs: number;
  /** Of an answer. */
  readonly maxBytes: number;
  readonly breakerFailures: number;
  readonly breakerMs: number;
  /** Before a vendor is asked again that did not take what the operator has set. */
  readonly setupPauseMs: number;
}

export const VENDOR_LIMITS: VendorLimits = Object.freeze({
  connectMs: VENDOR_CONNECT_MS,
  totalMs: VENDOR_TOTAL_MS,
  maxBytes: VENDOR_MAX_BYTES,
  breakerFailures: BREAKER_FAILURES,
  breakerMs: BREAKER_MS,
  setupPauseMs: SETUP_PAUSE_MS,
});
