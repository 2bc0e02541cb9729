import type { Team } from './user';

/** Paths of the API (spec section 7), for both sides. */
export const API = {
  login: '/api/login',
  logout: '/api/logout',
  authUser: '/api/auth/user',
  register: '/api/register',
  oidcCallback: '/api/login/callback',
  passwordReset: (token: string) => `/api/password-reset/${encodeURIComponent(token)}`,
  invitationPage: (token: string) => `/api/invitation/${encodeURIComponent(token)}`,
  invitationProvider: (token: string) => `/api/invitation/${encodeURIComponent(token)}/provider`,
  userCredits: '/api/user/credits',
  userCreditHistory: '/api/user/credits/history',
  accountProfile: '/api/account/profile',
  accountPassword: '/api/account/password',
  accountExport: '/api/account/export',
  accountSessions: '/api/account/sessions',
  accountSession: (id: string) => `/api/account/sessions/${encodeURIComponent(id)}`,
  companies: '/api/companies',
  company: '/api/company',
  companyStorage: '/api/company/storage',
  companyDelegations: '/api/company/delegations',
  companyDelegation: (id: string) => `/api/company/delegations/${encodeURIComponent(id)}`,
  companyUsers: '/api/company/users',
  companyUser: (id: string) => `/api/company/users/${encodeURIComponent(id)}`,
  companyUserTeams: (id: string) => `/api/company/users/${encodeURIComponent(id)}/teams`,
  companyRemoval: '/api/company/removal',
  companyExport: '/api/company/export',
  companyUserExport: (id: string) => `/api/company/users/${encodeURIComponent(id)}/export`,
  companyUserAnonymise: (id: string) => `/api/company/users/${encodeURIComponent(id)}/anonymise`,
  companyCredits: '/api/company/credits',
  companyUserIdentity: (id: string) => `/api/company/users/${encodeURIComponent(id)}/identity`,
  companyUserCredits: (id: string) => `/api/company/users/${encodeURIComponent(id)}/credits`,
  companyUserPasswordLink: (id: string) =>
    `/api/company/users/${encodeURIComponent(id)}/password-link`,
  companyInvitations: '/api/company/invitations',
  companyInvitation: (id: string) => `/api/company/invitations/${encodeURIComponent(id)}`,
  adminUsers: '/api/admin/users',
  adminStats: '/api/admin/system-stats',
  adminUser: (id: string) => `/api/admin/user/${encodeURIComponent(id)}`,
  adminUserStats: (id: string) => `/api/admin/user/${encodeURIComponent(id)}/stats`,
  adminActivity: (id: string) => `/api/admin/activity/${encodeURIComponent(id)}`,
  adminUserIdentity: (id: string) => `/api/admin/user/${encodeURIComponent(id)}/identity`,
  adminUserCredits: (id: string) => `/api/admin/user/${encodeURIComponent(id)}/credits`,
  adminUserCreditHistory: (id: string) =>
    `/api/admin/user/${encodeURIComponent(id)}/credits/history`,
  adminUserPasswordLink: (id: string) => `/api/admin/user/${encodeURIComponent(id)}/password-link`,
  adminUserExport: (id: string) => `/api/admin/user/${encodeURIComponent(id)}/export`,
  adminUserAnonymise: (id: string) => `/api/admin/user/${encodeURIComponent(id)}/anonymise`,
  adminCompanyRemoval: (id: string) => `/api/admin/company/${encodeURIComponent(id)}/removal`,
  adminCompanyExport: (id: string) => `/api/admin/company/${encodeURIComponent(id)}/export`,
  adminCompanyUsage: '/api/admin/company-usage',
  adminCompanyUsageCsv: '/api/admin/company-usage.csv',
  adminUsage: '/api/admin/usage',
  adminReadingCosts: '/api/admin/reading-costs',
  adminHealth: '/api/admin/health',
  adminFailedDocuments: '/api/admin/failed-documents',
  adminRetryDocument: (id: string) => `/api/admin/failed-documents/${encodeURIComponent(id)}/retry`,
  tryOuts: '/api/try-out',
  tryOut: (id: string) => `/api/try-out/${encodeURIComponent(id)}`,
  processors: '/api/processors',
  documents: '/api/documents',
  upload: '/api/documents/upload',
  sources: '/api/documents/sources',
  document: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  documentRetry: (id: string) => `/api/documents/${encodeURIComponent(id)}/retry`,
  documentCancelReading: (id: string) => `/api/documents/${encodeURIComponent(id)}/cancel-reading`,
  documentRuns: (id: string) => `/api/documents/${encodeURIComponent(id)}/runs`,
  documentSecondReading: (id: string) => `/api/documents/${encodeURIComponent(id)}/second-reading`,
  documentSourceFile: (id: string, source: string) =>
    `/api/documents/${encodeURIComponent(id)}/sources/${encodeURIComponent(source)}/file`,
  documentSourcePart: (id: string, source: string) =>
    `/api/documents/${encodeURIComponent(id)}/sources/${encodeURIComponent(source)}/part`,
  documentComprobantes: (id: string) => `/api/documents/${encodeURIComponent(id)}/comprobantes`,
  documentFile: (id: string) => `/api/documents/${encodeURIComponent(id)}/file`,
  documentTable: (id: string) => `/api/documents/${encodeURIComponent(id)}/table`,
  documentEditField: (id: string) => `/api/documents/${encodeURIComponent(id)}/edit-field`,
  documentItems: (id: string) => `/api/documents/${encodeURIComponent(id)}/items`,
  documentItem: (id: string, index: number) =>
    `/api/documents/${encodeURIComponent(id)}/items/${index}`,
  documentConfirm: (id: string) => `/api/documents/${encodeURIComponent(id)}/confirm`,
  documentReopen: (id: string) => `/api/documents/${encodeURIComponent(id)}/reopen`,
  documentReviewLock: (id: string) => `/api/documents/${encodeURIComponent(id)}/review-lock`,
  documentPostpone: (id: string) => `/api/documents/${encodeURIComponent(id)}/postpone`,
  documentEvents: (id: string) => `/api/documents/${encodeURIComponent(id)}/events`,
  documentWorkflow: (id: string) => `/api/documents/${encodeURIComponent(id)}/workflow`,
  workflowUpdate: (id: string) => `/api/documents/${encodeURIComponent(id)}/workflow/update`,
  workflowList: (team: Team) => `/api/documents/workflow/${team}`,
  workflowSummary: '/api/documents/workflow-summary',
  documentObservation: (id: string) => `/api/documents/${encodeURIComponent(id)}/observation`,
  liftObservation: (id: string) => `/api/documents/${encodeURIComponent(id)}/observation/lift`,
  acceptDuplicate: (id: string) => `/api/documents/${encodeURIComponent(id)}/accept-duplicate`,
  approvePayment: (id: string) => `/api/documents/${encodeURIComponent(id)}/approve-payment`,
  paymentJudgement: '/api/documents/payment-judgement',
  documentPayment: (id: string) => `/api/documents/${encodeURIComponent(id)}/payment`,
  markPaid: '/api/documents/bulk/mark-paid',
  documentCount: '/api/documents/count',
  readingLine: '/api/documents/reading-line',
  historyStats: '/api/documents/history-stats',
  audit: '/api/audit',
  auditVerification: '/api/audit/verification',
  auditExport: '/api/audit/export',
  submitToSheets: (id: string) => `/api/documents/${encodeURIComponent(id)}/submit-to-sheets`,
  sheetsCreate: '/api/sheets/create',
  sheetsStatus: '/api/sheets/status',
  companySpreadsheets: '/api/company/spreadsheets',
  companySpreadsheet: (id: string) => `/api/company/spreadsheets/${encodeURIComponent(id)}`,
  reviewQueue: '/api/documents/review-queue',
  pageImage: (id: string, page: number) =>
    `/api/documents/${encodeURIComponent(id)}/pages/${page}/image`,
  pageWords: (id: string, page: number) =>
    `/api/documents/${encodeURIComponent(id)}/pages/${page}/words`,
  exports: '/api/exports',
  notices: '/api/notices',
  noticesSeen: '/api/notices/seen',
  noticesMail: '/api/notices/mail',
  suppliers: '/api/suppliers',
  supplier: (ruc: string) => `/api/suppliers/${encodeURIComponent(ruc)}`,
  supplierAccounts: (ruc: string) => `/api/suppliers/${encodeURIComponent(ruc)}/accounts`,
  supplierAccount: (ruc: string, id: string, act: 'accept' | 'withdraw') =>
    `/api/suppliers/${encodeURIComponent(ruc)}/accounts/${encodeURIComponent(id)}/${act}`,
  dueDates: '/api/due-dates',
  dueDatesLink: '/api/due-dates/link',
  dueDatesCalendar: (token: string) => `/api/due-dates/calendar/${encodeURIComponent(token)}.ics`,
  paymentBatches: '/api/payment-batches',
  paymentBatchPreview: '/api/payment-batches/preview',
  paymentBatchFile: (id: string) => `/api/payment-batches/${encodeURIComponent(id)}/file`,
  detractionDeposits: '/api/detraction-deposits',
  depositDocuments: '/api/detraction-deposits/documents',
  detractionDepositFile: (id: string) => `/api/detraction-deposits/${encodeURIComponent(id)}/file`,
  constanciaPreview: '/api/detraction-deposits/constancias/preview',
  constancias: '/api/detraction-deposits/constancias',
  samples: '/api/samples',
  useSample: (id: string) => `/api/samples/${encodeURIComponent(id)}`,
} as const;

/**
 * Where one begins who has no account: the way in (spec section 2), which leads on to making one where anybody
 * may.
 */
export const START = `${API.login}?cuenta=nueva`;

/** Screens of the app, `:id` for any one segment; any other path is the not-found screen with status 404. */
export const SCREENS = [
  '/',
  '/auth',
  '/dashboard',
  '/documento/:id',
  '/historial',
  '/workflow',
  '/vencimientos',
  '/proveedores',
  '/proveedores/:id',
  '/detracciones',
  '/auditoria',
  '/auditoria/documento/:id',
  '/admin',
  '/admin/:id',
  '/perfil',
  '/mi-empresa',
] as const;
export type Screen = (typeof SCREENS)[number];

/** Path of the screen of what falls due. */
export const DUE_DATES_SCREEN = '/vencimientos';

/** Path of the screen of one supplier. */
export const supplierScreen = (ruc: string): string => `/proveedores/${encodeURIComponent(ruc)}`;
/** Its documents. */
export const historyOfSupplier = (ruc: string): string =>
  `/historial?filter=${encodeURIComponent(JSON.stringify({ ruc }))}`;

/** Path of the screen of one document. */
export const documentScreen = (id: string): string => `/documento/${encodeURIComponent(id)}`;

/** Path of the page with everything that has happened to a document. */
export const documentAuditScreen = (id: string): string =>
  `/auditoria/documento/${encodeURIComponent(id)}`;

function isOfScreen(screen: string, segments: readonly string[]): boolean {
  const pattern = screen.split('/');
  return (
    pattern.length === segments.length &&
    pattern.every(
      (part, index) => part === segments[index] || (part === ':id' && segments[index] !== ''),
    )
  );
}

/** The screen at a path; a trailing slash does not matter. */
export function screenAt(path: string): Screen | undefined {
  const segments = (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path).split('/');
  return SCREENS.find((screen) => isOfScreen(screen, segments));
}

export const isScreenPath = (path: string): boolean => screenAt(path) !== undefined;

/** A page of the way in that keeps which screen was asked for; null and the start need no word. */
export const withReturnTo = (page: string, returnTo: string | null): string =>
  returnTo === null || returnTo === '/' ? page : `${page}?returnTo=${encodeURIComponent(returnTo)}`;
