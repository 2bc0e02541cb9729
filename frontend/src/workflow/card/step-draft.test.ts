import type { DetractionAnswer } from '@contracts/detraction';
import { STEP_OF, STEPS, type WorkflowCommandName, type WorkflowStep } from '@contracts/workflow';
import { suggestDetraction } from '@rules/detraction';
import { someData } from '../../test/factories';
import { detractionLine, readDetractionLine } from './detraction-line';
import { detractionSum, ratesOn } from './detraction-view';
import { type StepDraft, firstDraft, numberOf, problemsOf, reasonProblem } from './step-draft';
import { stepRequest } from './step-request';

const TODAY = '2026-03-16';
const none: DetractionAnswer = suggestDetraction(someData(), TODAY);

const draft = (change: Partial<StepDraft> = {}): StepDraft => ({
  ...firstDraft(
    { paymentInfo: null, workflowVersion: STEP_OF.ReceiveInTreasury },
    none,
    'Lucía Paredes',
  ),
  ...change,
});
const step = (name: WorkflowCommandName): WorkflowStep => {
  const found = STEPS.find(({ command }) => command === name);
  if (!found) throw new Error(`no step ${name}`);
  return found;
};

describe('the form of a step begins', () => {
  it('with what the document and the tables suggest', () => {
    const data = { ...someData(), detraccion: { codigo: '037', porcentaje: 12 } };
    const first = firstDraft(
      { paymentInfo: null, workflowVersion: STEP_OF.ReceiveInTreasury },
      suggestDetraction(data, TODAY),
      'Lucía Paredes',
    );
    expect(first).toMatchObject({
      user: 'Lucía Paredes',
      requiresDetraction: true,
      detractionPercentage: '12',
      detractionCode: '037',
    });
  });

  it('with the exchange rate that the document prints', () => {
    const form = firstDraft(
      { paymentInfo: null, workflowVersion: STEP_OF.ReceiveInTreasury },
      none,
      'L',
      3.752,
    );
    expect(form.exchangeRate).toBe('3.752');
  });

  it('with what validation has decided, whatever is suggested', () => {
    const paymentInfo = {
      requiresDetraction: true,
      detractionPercentage: 10,
      detractionInfo: '022 Otros servicios, 10 %, depósito S/ 118.00, tipo de cambio 3.75',
    };
    expect(
      firstDraft({ paymentInfo, workflowVersion: STEP_OF.ValidateData }, none, 'L'),
    ).toMatchObject({
      requiresDetraction: true,
      detractionPercentage: '10',
      detractionCode: '022',
      exchangeRate: '3.75',
    });
  });
});

describe('what keeps a step from being sent', () => {
  it.each([
    ['', 'Escriba un porcentaje mayor que 0, hasta 100.'],
    ['0', 'Escriba un porcentaje mayor que 0, hasta 100.'],
    ['-1', 'Escriba un porcentaje mayor que 0, hasta 100.'],
    ['100.01', 'Escriba un porcentaje mayor que 0, hasta 100.'],
    ['doce', 'Escriba un porcentaje mayor que 0, hasta 100.'],
    ['12', undefined],
    ['12,5', undefined],
    ['100', undefined],
  ])('a percentage of %p', (detractionPercentage, problem) => {
    const form = draft({ requiresDetraction: true, detractionPercentage });
    expect(problemsOf(form, step('ValidateData')).detractionPercentage).toBe(problem);
  });

  it.each<[WorkflowCommandName, string, boolean, string | undefined]>([
    ['ValidateData', '', true, undefined],
    ['ValidateData', 'abc', true, 'Escriba los soles por unidad, como 3.755.'],
    ['ValidateData', 'abc', false, undefined],
    ['PreparePayment', '', true, 'Escriba el tipo de cambio: el depósito es en soles.'],
    ['ExecutePayment', '0', true, 'Escriba los soles por unidad, como 3.755.'],
    ['PreparePayment', '3,755', true, undefined],
    ['DistributeReceipts', '', true, undefined],
  ])('an exchange rate at %s: %p, foreign %p', (name, exchangeRate, isForeign, problem) => {
    const form = draft({ requiresDetraction: true, detractionPercentage: '12', exchangeRate });
    expect(problemsOf(form, step(name), isForeign).exchangeRate).toBe(problem);
  });

  it('is a reason that is asked for and not given', () => {
    expect(reasonProblem(draft(), null)).toEqual({});
    expect(reasonProblem(draft({ comment: 'Exonerado' }), 'detraction')).toEqual({});
    expect(reasonProblem(draft(), 'detraction').comment).toContain('por qué no la requiere');
    expect(reasonProblem(draft(), 'payment').comment).toContain('por qué se paga');
  });

  it('is no percentage when no detracción is required', () => {
    expect(problemsOf(draft({ detractionPercentage: '' }), step('ValidateData'))).toEqual({});
  });

  it('is a missing name, at any step', () => {
    for (const one of STEPS) {
      const form = draft({
        user: '  ',
        paymentDate: TODAY,
        telereditoReference: 'x',
        constanciaNumber: '123456',
      });
      expect(problemsOf(form, one)).toEqual({
        user: 'Por favor ingrese su nombre de usuario',
      });
    }
  });

  it('is a missing date when it is prepared, a missing reference when it is executed', () => {
    expect(Object.keys(problemsOf(draft(), step('PreparePayment')))).toEqual(['paymentDate']);
    expect(
      Object.keys(problemsOf(draft({ telereditoReference: ' ' }), step('ExecutePayment'))),
    ).toEqual(['telereditoReference']);
    expect(
      problemsOf(draft({ paymentDate: '2026-02-30' }), step('PreparePayment')).paymentDate,
    ).toBe('Elija una fecha entre hoy y el 31 dic 2099.');
  });

  it('is a missing receipt number only where detracción is required', () => {
    expect(problemsOf(draft(), step('DistributeReceipts'))).toEqual({});
    expect(
      Object.keys(problemsOf(draft({ requiresDetraction: true }), step('DistributeReceipts'))),
    ).toEqual(['constanciaNumber']);
    const typed = draft({ requiresDetraction: true, constanciaNumber: 'N° 123 456/BN' });
    expect(problemsOf(typed, step('DistributeReceipts'))).toEqual({});
  });
});

describe('the body of a step', () => {
  const at = '2026-03-16T15:00:00.000Z';
  const body = (name: WorkflowCommandName, form: Partial<StepDraft> = {}) =>
    stepRequest({
      step: step(name),
      draft: draft(form),
      detractionInfo: '037, 12 %',
      form: 'flat',
      at,
    });

  it('names status, team and step, and has no payment where the step takes none', () => {
    expect(body('ConfirmConformity', { comment: ' Conforme. ' })).toEqual({
      status: 'logistica_received',
      team: 'logistica',
      step: 1,
      user: 'Lucía Paredes',
      comment: 'Conforme.',
      additionalData: {
        approvedBy: { logistica: { user: 'Lucía Paredes', timestamp: at, conformidad: true } },
      },
    });
  });

  it.each<[WorkflowCommandName, Partial<StepDraft>, object]>([
    ['ValidateData', {}, { requiresDetraction: false }],
    [
      'ValidateData',
      { requiresDetraction: true, detractionPercentage: '12,5' },
      { requiresDetraction: true, detractionPercentage: 12.5, detractionInfo: '037, 12 %' },
    ],
    ['PreparePayment', { paymentDate: TODAY }, { paymentDate: TODAY, requiresDetraction: false }],
    [
      'ExecutePayment',
      { telereditoReference: ' TR-1 ' },
      { telereditoReference: 'TR-1', requiresDetraction: false },
    ],
    ['DistributeReceipts', { constanciaNumber: '123456' }, { constanciaNumber: '123456' }],
  ])('of %s has of the payment what the step takes', (name, form, paymentInfo) => {
    expect(body(name, form).additionalData?.paymentInfo).toEqual(paymentInfo);
  });

  it('has no payment at all when nothing was filled in', () => {
    expect(body('DistributeReceipts').additionalData).not.toHaveProperty('paymentInfo');
  });

  it('has the comment with who said it around it on the document screen', () => {
    const nested = stepRequest({
      step: step('SendToTreasury'),
      draft: draft({ comment: 'Va' }),
      detractionInfo: '',
      form: 'nested',
      at,
    });
    expect(nested).not.toHaveProperty('user');
    expect(nested.comment).toEqual({
      team: 'logistica',
      user: 'Lucía Paredes',
      comment: 'Va',
      timestamp: at,
      step: STEP_OF.SendToTreasury,
    });
  });
});

describe('the sum of a choice', () => {
  const choice = {
    requiresDetraction: true,
    detractionPercentage: '12',
    detractionCode: '037',
    exchangeRate: '',
  };

  it('rounds the deposit to whole soles and leaves the net', () => {
    const sum = detractionSum(someData(), choice, TODAY);
    expect(sum.amounts).toMatchObject({ depositSoles: 142, netCents: 103_800 });
    expect(sum.exactCents).toBe(14_160);
    expect(sum.line).toMatch(/^037 .+, 12 %, depósito S\/ 142\.00$/);
  });

  it('deposits what the document prints within a sol, as the files do', () => {
    const sum = detractionSum({ ...someData(), detraccion: { monto: 142.5 } }, choice, TODAY);
    expect(sum.amounts).toMatchObject({ depositSoles: 143, netCents: 103_700 });
    expect(sum.line).toContain('depósito S/ 143.00');
  });

  it('is not known for dollars until there is an exchange rate', () => {
    const data = { ...someData(), documento: { moneda: 'USD' } };
    expect(detractionSum(data, choice, TODAY).amounts).toBeNull();
    const sum = detractionSum(data, { ...choice, exchangeRate: '3.75' }, TODAY);
    expect(sum.amounts?.depositSoles).toBe(531);
    expect(sum.line).toContain('tipo de cambio 3.75');
  });

  it('has no line when no detracción is required, and none without a total', () => {
    expect(detractionSum(someData(), { ...choice, requiresDetraction: false }, TODAY).line).toBe(
      '',
    );
    expect(detractionSum({}, choice, TODAY)).toMatchObject({ totalCents: null, amounts: null });
  });

  it('offers every code of the day once', () => {
    const codes = ratesOn(TODAY).map(({ code }) => code);
    expect(codes).toContain('037');
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('the line of a choice', () => {
  it('gives back the code and the exchange rate that it was made of', () => {
    for (const rate of ratesOn(TODAY)) {
      const line = detractionLine({
        rate,
        percentage: 12,
        depositSoles: 142,
        exchangeRate: '3.7501',
      });
      expect(line.length).toBeLessThanOrEqual(200);
      expect(readDetractionLine(line)).toEqual({ code: rate.code, exchangeRate: '3.7501' });
    }
  });

  it.each([undefined, '', '12 %, depósito S/ 142.00'])('names neither in %p', (line) => {
    expect(readDetractionLine(line)).toEqual({ code: '', exchangeRate: '' });
  });
});

it('a number may have a comma', () => {
  expect(['12,5', ' 3.75 ', '', 'x'].map(numberOf)).toEqual([12.5, 3.75, null, null]);
});
