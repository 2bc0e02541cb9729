import { INITIAL_CREDITS } from '@contracts/credits';
import { MAX_FILE_BYTES } from '@contracts/limits';
import { CONTACT_MARK } from '@contracts/site';

/** What every public page says of the product; each fact stands here once. */
export const MAX_FILE_MB = MAX_FILE_BYTES / (1024 * 1024);
export const FREE_CREDITS = INITIAL_CREDITS;
/** The server puts the operator's address there. */
export const CONTACT_EMAIL = CONTACT_MARK;
