/**
 * Deliveries of the job of one reading. More than its tries, because those that a vendor in trouble turns
 * away unasked do not count as such: a document waits about a quarter of an hour for it.
 */
export const READING_DELIVERIES = 10;
