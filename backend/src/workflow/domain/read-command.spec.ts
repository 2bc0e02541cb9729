import type { WorkflowUpdateRequest } from '../../contracts/workflow-calls';
import { STEP_OF, STEPS, type WorkflowCommandName } from '../../contracts/workflow';
import { codeOf } from '../../../test/support/code-of';
import type { DomainError } from '../../rules/domain-error';
import { readCommand } from './read-command';
import { stepOfCommand } from './state';

const body = (name: WorkflowCommandName, change: object = {}): WorkflowUpdateRequest => {
  const { to, team, step } = stepOfCommand(name);
  return { status: to, team, step, user: 'Rosa', ...change };
};
const paying = (name: WorkflowCommandName, paymentInfo: object) =>
  body(name, { additionalData: { paymentInfo } });
const codeFor = (request: WorkflowUpdateRequest) => codeOf(() => readCommand(request));

describe('the body of a step', () => {
  it('becomes the command of its step, in either form of the comment', () => {
    const flat = readCommand(
      body('SendToTreasury', { comment: ' Todo conforme.\r\nVa la guía. ' }),
    );
    expect(flat).toEqual({
      type: 'SendToTreasury',
      user: 'Rosa',
      comment: 'Todo conforme.\nVa la guía.',
      payment: {},
    });
    const comment = {
      team: 'logistica',
      user: 'Rosa  Díaz',
      comment: 'Conforme.',
      timestamp: '1999-01-01T00:00:00Z',
      step: STEP_OF.SendToTreasury,
    };
    const nested = readCommand(body('SendToTreasury', { user: undefined, comment }));
    expect(nested).toMatchObject({ user: 'Rosa Díaz', comment: 'Conforme.' });
  });

  it.each([
    ['Va 👨‍👩‍👧 y ❤️‍🔥', 'Va 👨‍👩‍👧 y ❤️‍🔥'],
    ['a\u200db\u200d👨', 'ab👨'],
    ['a\u200bb\u202f', 'ab'],
  ])('keeps of the comment %j what joins emoji: %j', (comment, kept) => {
    expect(readCommand(body('SendToTreasury', { comment })).comment).toBe(kept);
  });

  it.each<[string, object]>([
    ['status of another step', { status: 'payment_executed' }],
    ['team of another step', { team: 'tesoreria' }],
    ['step of another status', { step: STEP_OF.ReceiveInTreasury }],
    ['step 0', { step: 0 }],
    ['a step after the last', { step: STEPS.length + 1 }],
    ['a fraction of a step', { step: 2.5 }],
    ['the status that the document has', { status: 'logistica_received' }],
    ['the first status', { status: 'pending' }],
    ['team and step of another', { team: 'tesoreria', step: STEP_OF.ExecutePayment }],
    ['a comment of another step', { comment: { step: STEP_OF.ReceiveInTreasury } }],
    ['a comment of the other team', { comment: { team: 'tesoreria' } }],
    [
      'status, team and step of three steps',
      { status: 'archived', team: 'logistica', step: STEP_OF.ValidateData },
    ],
  ])('is refused before anything else with %s', (_, change) => {
    expect(codeFor(body('SendToTreasury', { user: ' ', ...change }))).toBe('PASO_INCOHERENTE');
  });

  it.each([
    ['no name', { user: undefined }],
    ['an empty name', { user: '' }],
    ['a blank name', { user: ' \t\u200b ' }],
    ['a blank name within the comment', { user: undefined, comment: { user: ' ', comment: 'a' } }],
  ])('needs a name: %s', (_, change) => {
    expect(codeFor(body('ConfirmConformity', change))).toBe('USUARIO_REQUERIDO');
  });

  it.each([
    ['a name of 101 characters', { user: 'x'.repeat(101) }],
    ['a comment of 2,001 characters', { comment: 'x'.repeat(2_001) }],
    ['a list as comment', { comment: ['a'] }],
    ['a number as comment', { comment: { comment: 5 } }],
    ['a strange key in the comment', { comment: { comment: 'a', role: 'admin' } }],
    ['a strange key in additionalData', { additionalData: { actorId: 'x' } }],
    ['a list as paymentInfo', { additionalData: { paymentInfo: [] } }],
  ])('is refused with %s', (_, change) => {
    expect(codeFor(body('ConfirmConformity', change))).toBe('CAMPO_INVALIDO');
  });

  it('takes approvedBy and believes nothing of it', () => {
    const approvedBy = { logistica: { user: 'otra', timestamp: '1999-01-01', conformidad: true } };
    const command = readCommand(body('ConfirmConformity', { additionalData: { approvedBy } }));
    expect(command).toEqual({ type: 'ConfirmConformity', user: 'Rosa', comment: '', payment: {} });
  });
});

describe('paymentInfo of a step', () => {
  const choice = (detractionPercentage: unknown) =>
    paying('ValidateData', { requiresDetraction: true, detractionPercentage });

  it.each([
    [12, 12],
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 4 ', 4],
    [100, 100],
    [0.01, 0.01],
  ])('reads the percentage %j as %d', (given, number) => {
    expect(readCommand(choice(given)).payment.detractionPercentage).toBe(number);
  });

  it.each([-1, 0, '0', 100.01, '100,01', NaN, 'NaN', '1e1', 'doce', 12.345, true, [12], {}])(
    'refuses the percentage %j',
    (given) => {
      expect(codeFor(choice(given))).toBe('VALOR_INVALIDO');
    },
  );

  it.each(['2026-02-30', '0001-01-01', 'mañana', '15/03/2026', '2026-3-5', 20260315, {}])(
    'refuses the date %j',
    (paymentDate) => {
      expect(codeFor(paying('PreparePayment', { paymentDate }))).toBe('VALOR_INVALIDO');
    },
  );

  it('takes a date of the past', () => {
    expect(readCommand(paying('PreparePayment', { paymentDate: '2020-02-29' })).payment).toEqual({
      paymentDate: '2020-02-29',
    });
  });

  const SIX = {
    requiresDetraction: true,
    detractionPercentage: 12,
    detractionInfo: '037 Demás servicios, 12 %',
    paymentDate: '2026-04-01',
    telereditoReference: 'TR-1',
    constanciaNumber: 'N° 123 456/BN',
  };
  const EMPTY = {
    detractionInfo: '',
    paymentDate: ' ',
    telereditoReference: null,
    constanciaNumber: '',
  };

  it.each(STEPS.map(({ command }) => command))(
    'takes all six keys in %s, and ignores empty ones',
    (name) => {
      expect(readCommand(paying(name, SIX)).payment).toEqual(SIX);
      expect(readCommand(paying(name, EMPTY)).payment).toEqual({});
    },
  );

  it.each(['telereditoReference', 'constanciaNumber'])('takes 500 characters of %s', (key) => {
    const text = 'ñ'.repeat(500);
    expect(readCommand(paying('ExecutePayment', { [key]: text })).payment).toEqual({ [key]: text });
    expect(codeFor(paying('ExecutePayment', { [key]: `${text}x` }))).toBe('VALOR_INVALIDO');
  });

  it.each<[WorkflowCommandName, object]>([
    ['ValidateData', { requiresDetraction: 'si' }],
    ['ExecutePayment', { telereditoReference: 4 }],
    ['DistributeReceipts', { constanciaNumber: ['1'] }],
  ])('refuses in %s the illegal %j', (name, paymentInfo) => {
    expect(codeFor(paying(name, paymentInfo))).toBe('VALOR_INVALIDO');
  });

  it('says which dates there are', () => {
    expect(() => readCommand(paying('PreparePayment', { paymentDate: '9999-12-31' }))).toThrow(
      expect.objectContaining({
        data: {
          expected:
            'Indique la fecha del pago, entre hoy y el 31 dic 2099, con la forma AAAA-MM-DD.',
        },
      }),
    );
  });

  it.each([
    { paymentDate: '2026-04-01', amount: 5 },
    JSON.parse('{"paymentDate":"2026-04-01","__proto__":{"x":1}}') as object,
  ])('refuses a key that is none of the six: %j', (paymentInfo) => {
    expect(codeFor(paying('PreparePayment', paymentInfo))).toBe('CAMPO_INVALIDO');
  });

  it('tells which value it expects', () => {
    const refusal = (() => {
      try {
        return readCommand(choice(0));
      } catch (error) {
        return error;
      }
    })();
    expect((refusal as DomainError).data['expected']).toContain('mayor que 0');
  });
});
