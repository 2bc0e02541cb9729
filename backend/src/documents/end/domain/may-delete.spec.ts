import { codeOf } from '../../../../test/support/code-of';
import { assertMayDelete, type Deletable } from './may-delete';

const document: Deletable = { uploadedBy: 'rosa', isConfirmed: false, paymentStatus: 'unpaid' };
/** A record holds more than the rule may look at. */
const openForCorrection = { observation: { isOpenForCorrection: true } };
const carmen = { id: 'carmen', role: 'company_admin' } as const;
const ana = { id: 'ana', role: 'admin' } as const;
const verdict = (change: Partial<Deletable>, user: Parameters<typeof assertMayDelete>[1]) =>
  codeOf(() => assertMayDelete({ ...document, ...change }, user));

describe('who may delete a document', () => {
  it('is a company_admin, whoever uploaded it', () => {
    expect(verdict({}, carmen)).toBeNull();
  });

  it('is the platform admin for own uploads alone', () => {
    expect(verdict({}, ana)).toBe('SIN_PERMISO');
    expect(verdict({ uploadedBy: 'ana' }, ana)).toBeNull();
  });

  it.each([
    [{ isConfirmed: true }, 'DOCUMENTO_BLOQUEADO'],
    [{ paymentStatus: 'paid' }, 'DOCUMENTO_BLOQUEADO'],
    [{ workflowStatus: 'logistica_approved' }, 'DOCUMENTO_BLOQUEADO'],
    [{ workflowStatus: 'logistica_received' }, null],
    [{ paymentStatus: 'partially_paid' }, null],
    [{ workflowStatus: 'tesoreria_received', ...openForCorrection }, 'DOCUMENTO_BLOQUEADO'],
  ] as const)('is nobody while it is locked: %j', (change, expected) => {
    expect(verdict(change, carmen)).toBe(expected);
  });
});
