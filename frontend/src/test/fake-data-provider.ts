import { testDataProvider } from 'react-admin';
import type { AccountVerbs } from '../account/account-api';
import type { LeavingVerbs } from '../account/leaving/leaving-api';
import type { AdminVerbs } from '../admin/admin-api';
import type { AuditVerbs } from '../audit/audit-api';
import type { ReviewVerbs } from '../documents/document-api';
import type { RunVerbs } from '../documents/runs/runs-api';
import type { HistoryVerbs } from '../history/history-api';
import type { AppDataProvider, AppVerbs } from '../api/data-provider';
import { ownLists } from '../api/lists';
import type { NoticeVerbs } from '../notices/notices-api';
import type { DetractionVerbs } from '../detractions/detractions-api';
import type { SupplierVerbs } from '../suppliers/suppliers-api';
import type { DueDatesVerbs } from '../due-dates/due-dates-api';
import type { SheetsVerbs } from '../sheets/sheets-api';
import { neverVerified } from './audit-factories';
import type { WorkflowVerbs } from '../workflow/workflow-api';
import { aCompany, processors } from './factories';
import { aSheetsStatus } from './sheets-factories';
import { aWorkflowDetail, aWorkflowSummary } from './workflow-factories';

const unexpected = (what: string) => (): Promise<never> =>
  Promise.reject(new Error(`The test expects no ${what}`));

const reviewDefaults: Omit<ReviewVerbs, 'getDocument'> = {
  editField: unexpected('edit'),
  addItem: unexpected('new row'),
  deleteItem: unexpected('deleted row'),
  confirm: unexpected('confirmation'),
  reopen: unexpected('reopening'),
  postpone: unexpected('postponing'),
  holdDocument: () => Promise.resolve({ holder: null, isMine: true }),
  releaseDocument: () => Promise.resolve({ holder: null, isMine: false }),
  getPayment: () => Promise.resolve(null),
  changePayment: unexpected('change of a payment'),
  getReviewQueue: () => Promise.resolve({ total: 0, documents: [] }),
  getStory: () => Promise.resolve([]),
  getTable: () =>
    Promise.resolve({
      hasTableData: false,
      tableData: { tableData: [], readableText: '', humanReadableSummary: '' },
      formattedTable: [],
    }),
  getPageWords: () => Promise.resolve([]),
  getComprobantes: () => Promise.resolve({ others: [], originId: null }),
  separateComprobante: unexpected('separated comprobante'),
  partSource: unexpected('parted source'),
};

const runDefaults: RunVerbs = {
  getRuns: () => Promise.resolve({ runs: [], comparison: null }),
  askSecondReading: unexpected('second reading'),
  cancelReading: unexpected('cancelled reading'),
};

const leavingDefaults: LeavingVerbs = {
  anonymiseMember: unexpected('anonymised member'),
  anonymiseUser: unexpected('anonymised user'),
  getRemoval: () => Promise.resolve({ removal: null }),
  orderRemoval: unexpected('order of a removal'),
  cancelRemoval: unexpected('end of a removal'),
};

const accountDefaults: AccountVerbs = {
  getCredits: () => Promise.resolve({ credits: 18 }),
  getCreditHistory: () => Promise.resolve({ rows: [], total: 0 }),
  updateProfile: unexpected('change of the profile'),
  changePassword: unexpected('change of the password'),
  listSessions: () => Promise.resolve([]),
  endSession: unexpected('end of a session'),
  endOtherSessions: unexpected('end of the other sessions'),
  getCompany: () => Promise.resolve(aCompany()),
  getCompanyStorage: () => Promise.resolve({ files: null, bytes: null }),
  updateCompany: unexpected('change of the company'),
  getCompanyCredits: () => Promise.resolve([]),
  listMembers: () => Promise.resolve([]),
  setMemberTeams: unexpected('change of teams'),
  updateMember: unexpected('change of a member'),
  passCredits: unexpected('pass of credits'),
  issuePasswordLink: unexpected('password link'),
  unlinkIdentity: unexpected('identity taken off a member'),
  listInvitations: () => Promise.resolve([]),
  invite: unexpected('invitation'),
  revokeInvitation: unexpected('revocation'),
  delegateApproval: unexpected('delegation'),
  withdrawDelegation: unexpected('withdrawn delegation'),
};

const adminDefaults: AdminVerbs = {
  getSystemStats: unexpected('question for the system stats'),
  getUsage: unexpected('question for the usage'),
  getReadingCosts: () => Promise.resolve([]),
  getSystemHealth: unexpected('question for the health'),
  unlinkUserIdentity: unexpected('identity taken off a user'),
  getUserStats: unexpected('question for the stats of a user'),
  getUserActivity: () => Promise.resolve({ rows: [], total: 0 }),
  getUserCreditHistory: () => Promise.resolve({ rows: [], total: 0 }),
  changeCredits: unexpected('change of credits'),
  issueUserPasswordLink: unexpected('password link'),
  retryFailedDocument: unexpected('retry'),
};

const auditDefaults: AuditVerbs = {
  listAudit: () => Promise.resolve({ rows: [], total: 0 }),
  getDocumentAudit: () => Promise.resolve([]),
  getVerification: () => Promise.resolve(neverVerified()),
  startVerification: unexpected('check of the chain'),
  listCompanies: () => Promise.resolve([]),
};

const workflowDefaults: WorkflowVerbs = {
  listTeamDocuments: () => Promise.resolve({ rows: [], total: 0 }),
  getWorkflowSummary: () => Promise.resolve(aWorkflowSummary()),
  getWorkflow: (documentId) => Promise.resolve(aWorkflowDetail(0, { documentId })),
  takeStep: unexpected('step'),
  observeDocument: unexpected('observation'),
  liftObservation: unexpected('lifted observation'),
  acceptDuplicate: unexpected('accepted duplicate'),
  approvePayment: unexpected('approved payment'),
};

const historyDefaults: HistoryVerbs = {
  listHistory: () => Promise.resolve([]),
  countDocuments: () => Promise.resolve({ total: 0, isCapped: false, amounts: {}, owed: {} }),
  getHistoryStats: () =>
    Promise.resolve({
      ...{ total: 0, completed: 0, paid: 0, toReview: 0, failed: 0 },
      ...{ doubtful: 0, contradictions: 0, postponed: 0, duplicates: 0, observed: 0 },
      ...{ amounts: {}, owed: {} },
    }),
  judgePayments: () => Promise.resolve([]),
  markPaid: unexpected('payment'),
  exportDocuments: unexpected('export'),
  previewPayment: unexpected('preview of a payment file'),
  createPaymentBatch: unexpected('payment file'),
  listPaymentBatches: () => Promise.resolve({ rows: [], total: 0 }),
  getPaymentFile: unexpected('download of a payment file'),
};

const noticeDefaults: NoticeVerbs = {
  listNotices: () => Promise.resolve({ notices: [], revision: '0' }),
  seeNotices: unexpected('seen notices'),
  getNoticeMail: () => Promise.resolve({ kinds: [], isPossible: false }),
  chooseNoticeMail: unexpected('choice of notices'),
};

const supplierDefaults: SupplierVerbs = {
  listSuppliers: () => Promise.resolve({ rows: [], total: 0 }),
  getSupplier: (ruc) => Promise.reject(new Error(`The test knows no supplier ${ruc}`)),
  confirmAccount: unexpected('confirmed account'),
  acceptAccount: unexpected('accepted account'),
  withdrawAccount: unexpected('withdrawn account'),
};

const dueDatesDefaults: DueDatesVerbs = {
  getDueDates: () => Promise.reject(new Error('The test knows no due dates')),
  getCalendarLink: () => Promise.resolve({ expiresAt: null }),
  issueCalendarLink: unexpected('address of a calendar'),
  revokeCalendarLink: unexpected('revoked calendar'),
};

const detractionDefaults: DetractionVerbs = {
  getDepositDocuments: () =>
    Promise.resolve({ lines: [], companyProblem: null, nextNumber: '260001' }),
  createDeposit: unexpected('deposit file'),
  listDeposits: () => Promise.resolve({ rows: [], total: 0 }),
  getDepositFile: unexpected('download of a deposit file'),
  previewConstancias: unexpected('file of constancias'),
  recordConstancias: unexpected('recorded constancias'),
};

const sheetsDefaults: SheetsVerbs = {
  getSheetsStatus: () => Promise.resolve(aSheetsStatus()),
  submitToSheets: unexpected('row in a sheet'),
  createSheet: unexpected('new spreadsheet'),
  registerSpreadsheet: unexpected('registered spreadsheet'),
  removeSpreadsheet: unexpected('removed spreadsheet'),
};

/** A data provider of the real one's type that knows nothing but what a test gives it. */
export function fakeDataProvider(verbs: Partial<AppVerbs> = {}): AppDataProvider {
  const defaults: AppVerbs = {
    listDocuments: () => Promise.resolve([]),
    getDocument: (id) => Promise.reject(new Error(`The test knows no document ${id}`)),
    readingLine: () => Promise.resolve([]),
    getProcessors: () => Promise.resolve(processors()),
    listSamples: () => Promise.resolve([]),
    readSample: (id) => Promise.reject(new Error(`The test knows no sample ${id}`)),
    uploadDocument: unexpected('upload'),
    retryDocument: unexpected('retry'),
    deleteDocument: unexpected('deletion'),
    ...accountDefaults,
    ...leavingDefaults,
    ...adminDefaults,
    ...auditDefaults,
    ...historyDefaults,
    ...reviewDefaults,
    ...runDefaults,
    ...sheetsDefaults,
    ...noticeDefaults,
    ...supplierDefaults,
    ...dueDatesDefaults,
    ...detractionDefaults,
    ...workflowDefaults,
  };
  const known = { ...testDataProvider(), ...defaults, ...verbs };
  return { ...known, getList: ownLists(known), supportAbortSignal: true };
}
