/** Keys of the query cache for what belongs to the account and to the company. */
export const CREDITS_KEY = ['credits'] as const;
export const SESSIONS_KEY = ['account', 'sessions'] as const;
export const COMPANY_KEY = ['company', 'profile'] as const;
export const STORAGE_KEY = ['company', 'storage'] as const;
/** Of react-admin's list. */
export const MEMBERS_KEY = ['members', 'getList'] as const;
export const COMPANY_CREDITS_KEY = ['company', 'credits'] as const;
export const INVITATIONS_KEY = ['company', 'invitations'] as const;
