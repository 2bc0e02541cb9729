/** Business constants and limits of spec section 9 and reliability section 5, in one place. */
export const MAX_FILE_BYTES = 52_428_800;
export const MAX_FILENAME_CHARS = 150;
export const MAX_LIST_WITHOUT_RANGE = 1_000;
/** Pages that are processed of one document (U7). */
export const MAX_PAGES_READ = 20;
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Requests to a vendor for one reading, over all deliveries of its job (reliability R8). */
export const VENDOR_ATTEMPTS = 3;
/** The longest that a vendor's `Retry-After` is obeyed (R8). */
export const RETRY_AFTER_MAX_MS = 60_000;
/** A vendor that has failed so often in a row is left alone for so long (R8). */
export const BREAKER_FAILURES = 5;
export const BREAKER_MS = 60_000;
/** One that refuses the key, or whose account has no balance, is asked again after so long. */
export const SETUP_PAUSE_MS = 10 * 60_000;
/** Of one call of a vendor (R8). */
export const VENDOR_CONNECT_MS = 5_000;
export const VENDOR_TOTAL_MS = 120_000;
export const DEFAULT_ENGINE_CONCURRENCY = 4;
export const VENDOR_MAX_BYTES = 2 * 1024 * 1024;
/** The most that a value gets that stands nowhere on the page (P3), 0..1. */
export const NOT_ON_PAGE_MAX = 0.3;
/** Rows that are taken from a language model's answer (P5). */
export const MAX_ITEMS = 500;
/** Rows that are read of any document. */
export const MAX_ROWS_READ = 1_000;
/** Accounts of one document. */
export const MAX_ACCOUNTS = 8;
export const MAX_VALUE_CHARS = 4_000;

/** Sign-in (reliability R9): the failure of an account from which it waits, and its longest wait. */
export const LOGIN_FREE_FAILURES = 5;
export const LOGIN_MAX_DELAY_SECONDS = 15 * 60;
/** Failures of one address in the time of the longest wait. */
export const LOGIN_ADDRESS_FAILURES = 30;
/** Accounts that people of one address may make. */
export const REGISTRATIONS_PER_HOUR = 10;
/** What an installation does that sets nothing else. */
export const DEFAULT_UPLOADS_PER_MINUTE = 60;
/** All other calls of one person (reliability R9). */
export const DEFAULT_REQUESTS_PER_MINUTE = 600;
export const DEFAULT_SESSION_IDLE_MINUTES = 30;
export const DEFAULT_SESSION_HOURS = 8;

/** Interface constants, milliseconds unless said. */
export const DOCUMENT_POLL_MS = 5_000;
export const PROCESSORS_FRESH_MS = 5 * 60_000;
export const TOAST_MS = 5_000;
/** After it was closed. */
export const TOAST_REMOVE_MS = 1_000_000;
export const TOOLTIP_OPEN_MS = 700;
export const TOOLTIP_SKIP_MS = 300;
export const COPY_ICON_MS = 2_000;
export const SESSION_EXPIRED_RELOAD_MS = 2_000;
export const ADDITIONAL_INFO_FIELDS = 12;
/** Days without use after which what the app arranged in a browser is forgotten (spec section 9, privacy). */
export const BROWSER_DATA_DAYS = 30;

/** Confidence thresholds of spec section 5, 0..1. */
export const CONFIDENCE_HIGH = 0.9;
export const CONFIDENCE_MEDIUM = 0.7;
/** Authenticity thresholds of spec section 4, 0..1. */
export const AUTHENTIC_FROM = 0.8;
export const AUTHENTIC_MAX_FLAGS = 1;
export const VERIFY_FROM = 0.6;
/** The most that a document gets whose paper still says what a person typed over (0..1). */
export const CORRECTED_MAX = 0.75;
/** The most that the authenticity of a document can be on which no control could be run: nothing speaks for it. */
export const UNCHECKED_MAX = 0.75;
/** The most of one that lacks its supplier, number, date or total, or of which none of them is proved. */
export const UNPROVED_MAX = 0.75;
/** Authenticity bar colours of spec section 5. */
export const AUTHENTICITY_BAR_GREEN = 0.7;
export const AUTHENTICITY_BAR_YELLOW = 0.4;

/** Originals that an archive may hold, files of any kind in it, bytes of all its originals, and how far one may be packed. */
export const MAX_ARCHIVE_FILES = 50;
export const MAX_ARCHIVE_ENTRIES = 1_000;
export const MAX_ARCHIVE_BYTES = 200 * 1024 * 1024;
export const MAX_ARCHIVE_RATIO = 200;
