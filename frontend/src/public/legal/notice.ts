/** Days before a change of the legal texts at which it is announced (spec section 9). */
export const NOTICE_DAYS = 30;
