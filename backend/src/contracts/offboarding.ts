/** Days that lie at least between the order of a company's admin and the removal of the company. */
export const REMOVAL_MIN_DAYS = 7;
/** Days ahead that a removal may be ordered for. */
export const REMOVAL_MAX_DAYS = 365;

/** Body of `POST /api/company/users/{id}/anonymise` and `POST /api/admin/user/{id}/anonymise`. */
export interface AnonymiseRequest {
  /** The account's own, typed once more. */
  email: string;
}

/** Body of `PUT /api/company/removal` and `PUT /api/admin/company/{id}/removal`. */
export interface CompanyRemovalRequest {
  /** Razón social, typed once more. */
  name: string;
  /** `YYYY-MM-DD` in Peru, the day on which everything goes. */
  on: string;
}

/** Answer of `GET /api/company/removal`; null while nothing is ordered. */
export interface CompanyRemovalState {
  removal: CompanyRemoval | null;
}

/** That a company leaves. */
export interface CompanyRemoval {
  on: string;
  /** ISO. */
  orderedAt: string;
}
