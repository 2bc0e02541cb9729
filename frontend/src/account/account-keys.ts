/** Keys of the query cache for what belongs to the account and to the company. */
export const CREDITS_KEY = ['credits'] as const;
export const CREDIT_HISTORY_KEY = ['credits', 'history'] as const;
export const SESSIONS_KEY = ['account', 'sessions'] as const;
export const COMPANY_KEY = ['company', 'profile'] as const;
export const STORAGE_KEY = ['company', 'storage'] as const;
export const MEMBERS_KEY = ['company', 'members'] as const;
export const COMPANY_CREDITS_KEY = ['company', 'credits'] as const;
export const INVITATIONS_KEY = ['company', 'invitations'] as const;
