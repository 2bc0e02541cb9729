/** What can happen to a company; past tense, names are stored and never change. */
export type CompanyEventType =
  | 'CompanyCreated'
  | 'CompanyUpdated'
  | 'CompanyRemovalOrdered'
  | 'CompanyRemovalCancelled'
  | 'CompanyRemoved';

/** Events of company `id` stand in the stream `company-{id}` of that tenant. */
export const COMPANY_STREAM = 'company';
