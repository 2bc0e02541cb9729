import { STEP_OF, WORKFLOW_STATUSES } from '../../../../contracts/workflow';
import { UNPAID_STATUSES, wantedOf } from './wanted';

const TODAY = '2026-03-15';
const LOGISTICS = ['pending', 'logistica_received'];
const TREASURY = WORKFLOW_STATUSES.slice(LOGISTICS.length, -1);
const LAST = WORKFLOW_STATUSES.at(-1);

describe('wantedOf', () => {
  it('wants everything of both teams, nothing observed in particular and whatever is due', () => {
    for (const team of ['logistica', 'tesoreria'] as const) {
      expect(wantedOf(team, { state: 'todos' }, TODAY)).toEqual({
        statuses: WORKFLOW_STATUSES,
        isObserved: false,
        above: null,
        due: null,
        search: '',
      });
    }
  });

  it('parts the statuses between what the team has to do and what it has not', () => {
    const statuses = (team: 'logistica' | 'tesoreria', state: 'por-atender' | 'otro-equipo') =>
      wantedOf(team, { state }, TODAY).statuses;
    expect(statuses('logistica', 'por-atender')).toEqual(LOGISTICS);
    expect(statuses('tesoreria', 'por-atender')).toEqual(TREASURY);
    expect(statuses('logistica', 'otro-equipo')).toEqual([...TREASURY, LAST]);
    expect(statuses('tesoreria', 'otro-equipo')).toEqual([...LOGISTICS, LAST]);
  });

  it('narrows to the one status that waits for a step', () => {
    const { statuses } = wantedOf(
      'tesoreria',
      { state: 'todos', step: STEP_OF.ExecutePayment },
      TODAY,
    );
    expect(statuses).toEqual(['payment_prepared']);
    expect(
      wantedOf('logistica', { state: 'por-atender', step: STEP_OF.ExecutePayment }, TODAY).statuses,
    ).toEqual([]);
  });

  it('takes nothing that the workflow has paid for overdue or due soon', () => {
    expect(wantedOf('tesoreria', { state: 'todos', due: 'vencidos' }, TODAY)).toMatchObject({
      statuses: UNPAID_STATUSES,
      due: { from: null, to: '2026-03-14' },
    });
    expect(wantedOf('tesoreria', { state: 'por-atender', due: 'proximos' }, TODAY)).toMatchObject({
      statuses: TREASURY.slice(0, 4),
      due: { from: '2026-03-15', to: '2026-03-22' },
    });
    expect(UNPAID_STATUSES.at(-1)).toBe('payment_prepared');
  });

  it('takes a search of spaces for none', () => {
    const search = (q: string) => wantedOf('logistica', { state: 'todos', q }, TODAY).search;
    expect([search(' Ñandú '), search('   ')]).toEqual(['Ñandú', '']);
  });

  it('looks at treasury for what is above the limits', () => {
    const limits = { limitePEN: 100, limiteUSD: null, limiteEUR: 0 };
    for (const team of ['logistica', 'tesoreria'] as const)
      expect(wantedOf(team, { state: 'por-aprobar' }, TODAY, limits)).toMatchObject({
        statuses: TREASURY.slice(0, 4),
        above: limits,
      });
  });

  it('looks for observed ones', () => {
    expect(wantedOf('logistica', { state: 'observados' }, TODAY).isObserved).toBe(true);
  });
});
