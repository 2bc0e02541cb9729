/** Of the operating system: none, none for this user, none in one file; and of the database (OutOfDiskSpace). */
const FULL_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 14_031];

/** True for an error that says there is no room. Not by `instanceof`: system errors may come from another realm. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && FULL_CODES.includes(error.code);
