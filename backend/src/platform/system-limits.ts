/** Of the operating system: none, none for this user, none in one file; and of the database (OutOfDiskSpace). */
const FULL_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 14_031];
/** No more open files for the process, or for the machine; no more processes. */
const BUSY_CODES: readonly unknown[] = ['EMFILE', 'ENFILE', 'EAGAIN'];

/** Not by `instanceof`: system errors may come from another realm. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True for an error that says there is no room. */
export const isDiskFull = (error: unknown): boolean => FULL_CODES.includes(codeOf(error));

/** True for an error that says that the system opens nothing more for now. */
export const isSystemBusy = (error: unknown): boolean => BUSY_CODES.includes(codeOf(error));
