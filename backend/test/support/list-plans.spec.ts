import { DOCUMENT_SORT_KEYS, type DocumentFilter } from '../../src/contracts/list-query';
import { conditionsOf, type Condition } from '../../src/documents/lists/domain/conditions';
import { partsOf, type Order } from '../../src/documents/lists/domain/order';
import { orderedPlanOf, planOf, shapeOf, type PlanQuery } from './mongo-plan';
import { schemaIndexes } from './schema-indexes';

const OF_POSTPONED = 'tenantId_1_postponedUntil_1_status_1_isConfirmed_1';

/** Every filter of the list in each form of its conditions, with the index by which its hits are found alone. */
const BY_FILTER: readonly (readonly [DocumentFilter, string])[] = [
  [{}, 'list_newest'],
  [{ q: 'cemento' }, 'tenantId_1_words_1_createdAt_-1'],
  [{ q: 'cemento pagado' }, 'tenantId_1_words_1_createdAt_-1'],
  // A word, or a state: what finds both is the whole company.
  [{ q: 'pagado' }, 'list_newest'],
  [{ q: '118.50' }, 'list_totalCents'],
  [{ razonSocial: 'ferreteria' }, 'list_supplierWords'],
  [{ ruc: '2010' }, 'list_ruc'],
  [{ status: 'processing' }, 'list_status'],
  [{ status: 'completed' }, 'list_status'],
  [{ status: 'error' }, 'list_status'],
  [{ paymentStatus: 'unpaid' }, 'list_states'],
  [{ paymentStatus: 'paid' }, 'list_paymentStatus'],
  [{ paymentStatus: 'partially_paid' }, 'list_paymentStatus'],
  [{ emisionDesde: '2026-01-01' }, 'list_issueDate'],
  [{ emisionHasta: '2026-01-31' }, 'list_issueDate'],
  [{ vencimientoDesde: '2026-01-01' }, 'list_dueDate'],
  [{ vencimientoHasta: '2026-01-31' }, 'list_dueDate'],
  [{ totalDesde: 1 }, 'list_totalCents'],
  [{ totalHasta: 9 }, 'list_totalCents'],
  [{ uploadedBy: 'u1' }, 'list_uploadedBy'],
  [{ detraccion: 'si' }, 'list_hasDetraction'],
  [{ moneda: 'PEN' }, 'list_currency'],
  [{ confirmado: 'si' }, 'review_queue'],
  [{ confirmado: 'no' }, 'review_queue'],
  [{ autenticidad: 'falsificacion' }, 'list_authenticityRank'],
  [{ xml: 'si' }, 'list_sourceMatch'],
  [{ xml: 'difiere' }, 'list_sourceMatch'],
  [{ xml: 'no' }, 'list_status'],
  [{ vista: 'por-revisar' }, 'review_queue'],
  [{ vista: 'con-dudas' }, 'list_status'],
  [{ vista: 'contradicciones' }, 'list_status'],
  [{ vista: 'pospuestos' }, 'review_queue'],
  [{ vista: 'duplicados' }, 'tenantId_1_duplicateOf_1'],
  [{ vista: 'observados' }, 'list_observed'],
  [{ vista: 'con-error' }, 'list_status'],
  [{ ids: ['d1', 'd2'] }, 'sums'],
];

/** The index that has the list in each order: of documents with a value, and of those without. */
const BY_ORDER: Readonly<Record<(typeof DOCUMENT_SORT_KEYS)[number], readonly (string | null)[]>> =
  {
    razonSocial: ['list_supplierSort', 'list_supplierSort'],
    ruc: ['list_ruc', 'list_ruc'],
    fechaEmision: ['list_issueDate', 'list_issueDate'],
    fechaVencimiento: ['list_dueDate', 'list_dueDate'],
    total: ['list_totalCents', 'list_totalCents'],
    estadoPago: ['list_paymentStatus'],
    createdAt: ['list_newest'],
    dudas: ['list_doubtful', 'list_newest'],
    contradicciones: ['list_contradictions', 'list_newest'],
    // Put in order in memory: few are put off at a time.
    pospuesto: [null, 'list_newest'],
    confirmado: ['list_confirmedAt', 'list_newest'],
    autenticidad: ['list_authenticityRank', 'list_authenticityRank'],
  };
/** A part of a list in one of its orders. */
interface Part {
  key: keyof typeof BY_ORDER;
  n: number;
  conditions: Condition[];
  sort: Order;
}

const PARTS: readonly Part[] = DOCUMENT_SORT_KEYS.flatMap((key) =>
  (['ASC', 'DESC'] as const).flatMap((direction) =>
    partsOf(key, direction).map(({ condition, order: sort }, n) => ({
      ...{ key, n, sort },
      conditions: condition ? [condition] : [],
    })),
  ),
);

const asked = (conditions: readonly Condition[], sort?: Order): PlanQuery => ({
  filter: shapeOf({
    tenantId: 't',
    ...(conditions.length > 0 && { $and: conditions }),
  }) as Record<string, unknown>,
  ...(sort && { sort: { ...sort } }),
});
const of = (filter: DocumentFilter) => conditionsOf(filter, new Date());

describe('the list of documents', () => {
  const indexes = schemaIndexes().get('documents') ?? [];

  it('finds what each filter asks by the index that is written down, by the rule of MongoDB', () => {
    const found = BY_FILTER.map(([filter]) => [filter, planOf(asked(of(filter)), indexes).index]);
    expect(found).toEqual(BY_FILTER);
  });

  it('has each order in an index, in both directions', () => {
    for (const { key, n, conditions, sort } of PARTS)
      expect([key, n, orderedPlanOf(asked(conditions, sort), indexes)]).toEqual([
        ...[key, n],
        BY_ORDER[key][n],
      ]);
  });

  /** MongoDB tries both ways: what the filter finds, put in order, or what is in order, sifted by its entries. */
  it('has every filter in every order by one of the two, or another that has both', () => {
    const otherwise = BY_FILTER.flatMap(([filter, own]) =>
      PARTS.flatMap(({ key, n, conditions, sort }) => {
        const query = asked([...of(filter), ...conditions], sort);
        const { index, isSorted } = planOf(query, indexes);
        const ordered = orderedPlanOf(query, indexes);
        const isKnown = [own, BY_ORDER[key][n], ordered, OF_POSTPONED].includes(index);
        // What comes to an amount exactly is few, too.
        const isOfFew = BY_ORDER[key][n] === null || index === 'list_totalCents';
        const isServed = !isSorted || ordered !== null || isOfFew;
        return isKnown && isServed ? [] : [{ filter, key, n, index, ordered }];
      }),
    );
    expect(otherwise).toEqual([]);
  });
});
