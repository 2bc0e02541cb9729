/**
 * Milliseconds that an answer asks us to stay away; null when it does not say so, or not clearly.
 * Both forms of RFC 9110: seconds, or a date.
 */
export function retryAfterMs(header: string | null | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,6}(?:\.\d{1,3})?$/.test(header)) return Number(header) * 1_000;
  const at = /^\w{3}, \d{2} \w{3} \d{4} /.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
