const SECOND = 1_000;
const MIB = 1024 * 1024;

/** Parsing process (decisions, "Sandbox limits"). */
export const PARSE_WALL_MS = 90 * SECOND;
export const PARSE_RSS_BYTES = 768 * MIB;
/** OCR process. */
export const OCR_WALL_MS = 30 * SECOND;
export const OCR_WALL_PER_PAGE_MS = 15 * SECOND;
export const OCR_RSS_BYTES = 2_048 * MIB;
/** A warm process without work ends after this; loading the engines again takes seconds. */
export const PARSE_IDLE_MS = 120 * SECOND;
export const OCR_IDLE_MS = 180 * SECOND;
/** Children for visitors without an account hold memory that customers may need. */
export const GUEST_IDLE_MS = 60 * SECOND;
/** When both want the processor, the readings of customers (10, as every child) get most of it. */
export const GUEST_NICENESS = 15;
