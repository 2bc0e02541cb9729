const SECOND = 1_000;
const MIB = 1024 * 1024;

/** Reading process, for opening a file (decisions, "Sandbox limits"). */
export const PARSE_WALL_MS = 90 * SECOND;
/** Of one page, when it is opened: one whose drawing does not end is given up before the document is. */
export const PARSE_PAGE_WALL_MS = 20 * SECOND;
/** A look that takes longer is given up; the reading itself has more time. */
export const LOOK_WALL_MS = 10 * SECOND;
export const PARSE_RSS_BYTES = 768 * MIB;
/** What the rules may take for one document, be it 20 pages: an honest one of 960 rows takes a second. */
export const RULES_WALL_MS = 20 * SECOND;
/** OCR process. */
export const OCR_WALL_MS = 30 * SECOND;
export const OCR_WALL_PER_PAGE_MS = 15 * SECOND;
/** Of one page; the first one waits for the engines, too. */
export const OCR_PAGE_WALL_MS = OCR_WALL_MS + OCR_WALL_PER_PAGE_MS;
export const OCR_RSS_BYTES = 2_048 * MIB;
/** A warm process without work ends after this; loading the engines again takes seconds. */
export const PARSE_IDLE_MS = 120 * SECOND;
export const OCR_IDLE_MS = 180 * SECOND;
/** Children for visitors without an account hold memory that customers may need. */
export const GUEST_IDLE_MS = 60 * SECOND;
/** What needs OCR lets a PDF with text go first (10, as every child): one takes seconds, the other minutes. */
export const OCR_NICENESS = 13;
/** When both want the processor, the readings of customers get most of it. */
export const GUEST_NICENESS = 15;
/** What is read when nobody waits gives way to whoever comes meanwhile. */
export const LAST_NICENESS = 17;
