/** First credits of a company unless `WELCOME_CREDITS` says otherwise, and the most a balance can be (decisions; spec section 9). */
export const INITIAL_CREDITS = 25;
export const CREDITS_QUICK_ADD = 10;
export const CREDITS_RESET = 25;
export const MAX_CREDITS = 100_000;
export const CREDITS_PER_DOCUMENT = 1;
export const CREDITS_FRESH_MS = 30_000;

export interface CreditsBalance {
  credits: number;
}

/** Whom a person of a company asks for credits: its company_admin. */
export interface CreditGiver {
  name: string;
  email: string;
}

/** Answer of `GET /api/user/credits`. Who has no `giver` asks the administrator of Foliado. */
export interface OwnCredits extends CreditsBalance {
  giver?: CreditGiver;
}

/**
 * Movements of a ledger. `reserved` takes a credit when a reading is asked for, `charged` settles it
 * without moving the balance, `refunded` gives it back; `returned` gives back one that was charged. `passed` and `received` are the two sides of
 * credits that a company_admin gives to a member.
 */
export const CREDIT_MOVEMENTS = [
  'granted',
  'set',
  'reserved',
  'charged',
  'refunded',
  'returned',
  'passed',
  'received',
] as const;
export type CreditMovement = (typeof CREDIT_MOVEMENTS)[number];

/**
 * A row of the ledger, newest first. In a folded list a charge stands in place of the reservation that it settled,
 * with what that one did to the balance.
 */
export interface CreditEntry {
  id: string;
  /** ISO with zone. */
  at: string;
  movement: CreditMovement;
  /** What it did to the balance: signed, 0 for a `charged` that is not folded. */
  amount: number;
  /** Balance after it. */
  balance: number;
  /** The document it is for, null for an admin's act. */
  documentId: string | null;
  /** Its number and its supplier, else its file; null where it is gone, and for the platform admin. */
  documentName: string | null;
  /** Reading attempt of the document, from 1. */
  run: number | null;
  /** Who granted, set or passed them, and to whom they were passed; null for the system. */
  actorName: string | null;
}

/** Body of `POST /api/admin/user/{id}/credits`. `amount` is an integer 0..MAX_CREDITS. */
export interface CreditsChange {
  action: 'add' | 'set';
  amount: number;
}

/** Body of `POST /api/company/users/{id}/credits`. `amount` is an integer 1..MAX_CREDITS. */
export interface CreditsPass {
  amount: number;
}

/** Both balances after it. */
export interface CreditsPassed extends CreditsBalance {
  memberCredits: number;
}

/** Row of `GET /api/company/credits`: the balance of a member, by id of the account. */
export interface MemberCredits extends CreditsBalance {
  id: string;
}
