/** How often the memory of a child is looked at, milliseconds (reliability M10: it grows by 1 GB a second). */
export const MEMORY_POLL_MS = 150;
/** Characters of the longest answer a child may send. */
export const MAX_ANSWER_CHARS = 16_000_000;
/** Characters of an error's description that a child sends along. */
export const MAX_ERROR_CHARS = 300;
