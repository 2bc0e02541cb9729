import { lockReasonOf, type Lockable } from './document-lock';

const closed = { isOpenForCorrection: false };
const correcting = { isOpenForCorrection: true };
const open: Lockable = { isConfirmed: false, paymentStatus: 'unpaid', workflowStatus: 'pending' };

describe('lockReasonOf', () => {
  it.each<[Partial<Lockable>, string | null]>([
    [{}, null],
    [{ workflowStatus: 'logistica_received', paymentStatus: 'partially_paid' }, null],
    [{ isConfirmed: true }, 'confirmado'],
    [{ workflowStatus: 'logistica_approved', isConfirmed: true }, 'workflow'],
    [{ workflowStatus: 'archived' }, 'workflow'],
    [{ paymentStatus: 'paid', isConfirmed: true, workflowStatus: 'archived' }, 'pagado'],
    [{ workflowStatus: 'tesoreria_received', observation: closed }, 'workflow'],
    [{ workflowStatus: 'tesoreria_received', observation: correcting }, null],
    [{ workflowStatus: 'tesoreria_received', observation: null }, 'workflow'],
    [
      { workflowStatus: 'tesoreria_received', observation: correcting, isConfirmed: true },
      'confirmado',
    ],
    [
      { workflowStatus: 'tesoreria_received', observation: correcting, paymentStatus: 'paid' },
      'pagado',
    ],
  ])('of %j is %s', (change, reason) => {
    expect(lockReasonOf({ ...open, ...change })).toBe(reason);
  });
});
