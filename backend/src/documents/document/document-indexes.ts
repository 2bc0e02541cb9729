type Fields = Readonly<Record<string, 1 | -1>>;

interface IndexSpec {
  fields: Fields;
  options?: { name?: string; partialFilterExpression?: Readonly<Record<string, object>> };
}

/** Keys that the list filters or sorts by. */
const LIST_KEYS = [
  'supplierSort',
  'ruc',
  'issueDate',
  'dueDate',
  'totalCents',
  'currency',
  'hasDetraction',
  'status',
  'paymentStatus',
  'uploadedBy',
  'authenticityRank',
  'supplierWords',
];

/** What else a list may be filtered or sorted by: with it an entry tells without its document. */
const TOLD = [
  'status',
  'paymentStatus',
  'currency',
  'hasDetraction',
  'uploadedBy',
  'isConfirmed',
  'issueDate',
  'dueDate',
  'ruc',
  'totalCents',
];

const NEWEST: Fields = { createdAt: -1, _id: 1 };
const OF_STATUS: Fields = { tenantId: 1, status: 1, workflowStatus: 1 };
/** By due date, none last; then the higher amount, then the older one. */
export const REVIEW_ORDER = { reviewDue: 1, reviewRisk: -1, createdAt: 1, _id: 1 } as const;
export const REVIEW_INDEX = 'review_queue';
const IS_DUPLICATE = { duplicateOf: { $type: 'string' } };
const IS_OBSERVED = { 'observation.at': { $exists: true } };

/** What few documents, or only confirmed ones, have to be sorted and filtered by: what each has to be. */
const RARE: Readonly<Record<string, object>> = {
  doubtful: { $gt: 0 },
  contradictions: { $gt: 0 },
  confirmedAt: { $gt: new Date(0) },
  sourceMatch: { $type: 'string' },
};

function telling(by: Fields, keys: readonly string[]): Fields {
  const more = keys.filter((key) => !(key in by)).map((key) => [key, 1] as const);
  return { ...by, ...Object.fromEntries(more) };
}

/**
 * The indexes of the lists; those of other features stand at the schema. One form serves a filter by
 * equality, the sort by its key, any order of its hits by time, and all other filters beside them
 * (docs/decisions/019).
 */
export const LIST_INDEXES: readonly IndexSpec[] = [
  { fields: telling({ tenantId: 1, ...NEWEST }, TOLD), options: { name: 'list_newest' } },
  ...LIST_KEYS.map((key) => ({
    fields: telling({ tenantId: 1, [key]: 1, ...NEWEST }, TOLD),
    options: { name: `list_${key}` },
  })),
  // What is to be paid is what was read: both states together are said by one index, so that it is counted along it.
  {
    fields: telling({ tenantId: 1, status: 1, paymentStatus: 1, ...NEWEST }, TOLD),
    options: { name: 'list_states' },
  },
  ...Object.entries(RARE).map(([key, is]) => ({
    fields: telling({ tenantId: 1, [key]: 1, ...NEWEST }, TOLD),
    options: { name: `list_${key}`, partialFilterExpression: { [key]: is } },
  })),
  // Sums: all that they and most filters ask, in the order of the _id, which no change of a document moves.
  {
    fields: {
      ...{ tenantId: 1, _id: 1, deletedAt: 1, status: 1, paymentStatus: 1, currency: 1 },
      ...{ isPayable: 1, isConfirmed: 1, hasDetraction: 1, uploadedBy: 1 },
      ...{ totalCents: 1, paidCents: 1, issueDate: 1, dueDate: 1, ruc: 1 },
      ...{ duplicateOf: 1, 'observation.at': 1, postponedUntil: 1 },
    },
    options: { name: 'sums' },
  },
  // Words are many: their entries go without the _id, which the embedded store adds to every entry itself.
  { fields: { tenantId: 1, words: 1, createdAt: -1 } },
  { fields: { listVersion: 1 } },
  // What falls due of what is not paid.
  { fields: { tenantId: 1, paymentStatus: 1, dueKeys: 1, _id: 1 } },
  {
    fields: telling({ tenantId: 1, ...NEWEST }, ['duplicateOf', ...TOLD]),
    options: { name: 'list_duplicates', partialFilterExpression: IS_DUPLICATE },
  },
  {
    fields: { tenantId: 1, duplicateOf: 1 },
    options: { partialFilterExpression: IS_DUPLICATE },
  },
  // The lists of the workflow: newest, due and waiting longest first, and those that are observed.
  { fields: { ...OF_STATUS, ...NEWEST, reviewDue: 1 } },
  { fields: { ...OF_STATUS, reviewDue: 1, ...NEWEST } },
  { fields: { ...OF_STATUS, stepSince: 1, _id: 1, reviewDue: 1 } },
  // The queue of review in its order, telling who is not in it; and what of it is put off.
  {
    fields: {
      ...{ tenantId: 1, status: 1, isConfirmed: 1, ...REVIEW_ORDER },
      ...{ deletedAt: 1, postponedUntil: 1, uploadedBy: 1, doubtful: 1, contradictions: 1 },
    },
    options: { name: REVIEW_INDEX },
  },
  {
    fields: { tenantId: 1, postponedUntil: 1, status: 1, isConfirmed: 1 },
    options: { partialFilterExpression: { postponedUntil: { $exists: true } } },
  },
  {
    fields: telling({ tenantId: 1, ...NEWEST }, [
      'workflowStatus',
      'reviewDue',
      'stepSince',
      'observation.at',
      ...TOLD,
    ]),
    options: { name: 'list_observed', partialFilterExpression: IS_OBSERVED },
  },
];

const BARE_LIST_KEYS = [...LIST_KEYS.filter((key) => key !== 'supplierWords'), 'duplicateOf'];

/** Names of indexes that earlier versions made and that no query uses any more. */
export const RETIRED_INDEXES: readonly string[] = [
  'tenantId_1_createdAt_-1__id_1',
  ...BARE_LIST_KEYS.map((key) => `tenantId_1_${key}_1_createdAt_-1__id_1`),
  'tenantId_1_status_1_workflowStatus_1_createdAt_-1__id_1',
  'tenantId_1_status_1_workflowStatus_1_stepSince_1__id_1',
  'tenantId_1_observation.at_-1__id_1',
  'uploadedBy_1',
  'tenantId_1_status_1_isConfirmed_1_reviewDue_1_reviewRisk_-1_createdAt_1__id_1',
  'tenantId_1_postponedUntil_1',
];
