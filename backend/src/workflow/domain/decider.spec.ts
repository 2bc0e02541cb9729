import { STEPS, WORKFLOW_STATUSES } from '../../contracts/workflow';
import type { ErrorCode } from '../../contracts/errors';
import type {
  FindingLevel,
  PaymentFinding,
  PaymentFindingCode,
} from '../../contracts/payment-judgement';
import { codeOf } from '../../../test/support/code-of';
import { rounds } from '../../../test/support/rounds';
import { StepConflict } from '../../rules/domain-error';
import { blockersOf, decide, type Signature, type StepFacts, type WorkflowCommand } from './decide';
import { evolve, fold } from './evolve';
import { initialState, nextStep, type FlowState, type WorkflowEvent } from './state';

const COMMANDS = rounds(100_000, 400_000);

const FACTS: StepFacts = {
  isCompleted: true,
  isPaid: true,
  isForeign: false,
  observationReason: null,
  findings: [],
};
const shut = (code: PaymentFindingCode, level: FindingLevel = 'impide'): PaymentFinding => ({
  code,
  level,
  text: 'Por esto.',
  refs: [],
});
const REPEATED = { findings: [shut('COMPROBANTE_REPETIDO')] };
const SEPARATED = { findings: [shut('SEPARACION_FUNCIONES')] };
const AT = '2026-03-15T10:00:00.000Z';

const person = (id: string, teams: Signature['actor']['teams'] = ['logistica', 'tesoreria']) =>
  ({ id, name: `Nombre de ${id}`, role: 'user', teams }) as const;
const by = (id: string, seen: number | null = null): Signature => ({
  actor: person(id),
  at: AT,
  seen,
});

/** What each step needs. */
const PAYMENTS: readonly WorkflowCommand['payment'][] = [
  {},
  {},
  {},
  { requiresDetraction: true, detractionPercentage: 12, detractionInfo: '022 Otros servicios' },
  { paymentDate: '2026-04-01' },
  { telereditoReference: 'TR-1' },
  { constanciaNumber: '12345678' },
  {},
];
const command = (step: number, change: Partial<WorkflowCommand> = {}): WorkflowCommand => ({
  type: STEPS[step - 1]?.command ?? 'ArchiveDocument',
  user: 'Rosa',
  comment: `paso ${step}`,
  payment: PAYMENTS[step - 1] ?? {},
  ...change,
});

/** Given: the first `count` steps, each taken by the person of the same number. */
const after = (count: number): WorkflowEvent[] => {
  const events: WorkflowEvent[] = [];
  for (let step = 1; step <= count; step++) {
    events.push(decide(command(step), fold(events), FACTS, by(`p${step}`)));
  }
  return events;
};
const when = (
  step: number,
  given: FlowState,
  facts: Partial<StepFacts> = {},
  signature = by('ana'),
) => codeOf(() => decide(command(step), given, { ...FACTS, ...facts }, signature));

describe('the decider of the workflow', () => {
  it('of all 72 pairs of state and step accepts the eight that lead on', () => {
    const outcomes = WORKFLOW_STATUSES.flatMap((_, taken) =>
      STEPS.map(({ step }) => ({ taken, step, code: when(step, fold(after(taken))) })),
    );
    expect(outcomes).toHaveLength(72);
    for (const { taken, step, code } of outcomes) {
      expect([taken, step, code]).toEqual([
        taken,
        step,
        step === taken + 1 ? null : 'PASO_FUERA_DE_ORDEN',
      ]);
    }
    expect(outcomes.filter(({ code }) => code === null)).toHaveLength(8);
  });

  it('leads through every status in order, and then nowhere', () => {
    const statuses = WORKFLOW_STATUSES.map((_, taken) => fold(after(taken)).status);
    expect(statuses).toEqual(WORKFLOW_STATUSES);
    expect(nextStep('archived')).toBeNull();
  });

  it('names its events in the past tense of their commands', () => {
    expect(after(8).map(({ type }) => type)).toEqual(STEPS.map(({ event }) => event));
  });

  it('in very many random commands never skips a status and never goes back', () => {
    const random = seeded(20_260_315);
    const pick = (below: number): number => Math.floor(random() * below);
    const ends = new Map<string, number>();
    let accepted = 0;
    let state = initialState();
    for (let n = 0; n < COMMANDS; n++) {
      const step = 1 + pick(8);
      const facts = {
        ...FACTS,
        isCompleted: pick(20) > 0,
        observationReason: pick(20) > 0 ? null : 'El total está mal.',
        findings: pick(4) === 0 ? REPEATED.findings : [],
      };
      const seen = pick(3) === 0 ? pick(9) : null;
      const signature = { ...by(`p${pick(3)}`, seen), actor: person(`p${pick(3)}`) };
      const next = attempt(() => decide(command(step), state, facts, signature));
      const before = state;
      if (next) {
        state = evolve(state, next);
        accepted++;
      }
      const moved = next ? 1 : 0;
      if (place(state) !== place(before) + moved || state.version !== before.version + moved) {
        throw new Error(`${before.status} -> ${state.status} by step ${step}`);
      }
      if (state.status === 'archived' || pick(200) === 0) {
        ends.set(state.status, (ends.get(state.status) ?? 0) + 1);
        state = initialState();
      }
    }
    expect(accepted).toBeGreaterThan(COMMANDS / 40);
    expect(ends.get('archived')).toBeGreaterThan(100);
  });

  it.each<[string, number, Partial<StepFacts>, ErrorCode]>([
    ['has not been read', 0, { isCompleted: false }, 'ESTADO_NO_PERMITE'],
    ['is observed', 3, { observationReason: 'Falta la guía.' }, 'DOCUMENTO_OBSERVADO'],
    ['has a repeated comprobante', 4, REPEATED, 'COMPROBANTE_REPETIDO'],
    ['lost its payment', 6, { isPaid: false }, 'PAGO_INCOMPLETO'],
    ['lost its payment before the last step', 7, { isPaid: false }, 'PAGO_INCOMPLETO'],
    ['was approved by who pays', 5, SEPARATED, 'SEPARACION_FUNCIONES'],
  ])('refuses a step of a document that %s', (_, taken, facts, code) => {
    expect(when(taken + 1, fold(after(taken)), facts)).toBe(code);
  });

  it.each([1, 2, 3, 4, 7, 8])('asks the judgement at steps 5 and 6, not at %i', (step) => {
    expect(when(step, fold(after(step - 1)), REPEATED)).toBeNull();
  });

  it.each([
    [4, '12 %', null],
    [5, '12 %', 'VALOR_INVALIDO'],
    [6, '12 %', 'VALOR_INVALIDO'],
    [5, '12 %, tipo de cambio 3,755', null],
    [7, '12 %', null],
  ])('at step %i of a dollar document with "%s" says %s', (step, detractionInfo, code) => {
    const given = fold(after(step - 1));
    const said = { ...(PAYMENTS[step - 1] ?? {}), requiresDetraction: true, detractionInfo };
    const payment = { ...said, detractionPercentage: 12 };
    const facts = { ...FACTS, isForeign: true };
    expect(codeOf(() => decide(command(step, { payment }), given, facts, by('ana')))).toBe(code);
  });

  it.each([1, 2, 3, 4, 5, 6])('asks for no payment at step %i', (step) => {
    expect(when(step, fold(after(step - 1)), { isPaid: false })).toBeNull();
  });

  it('passes what only warns or asks for a reason, and keeps it in the event', () => {
    const findings = [shut('POSIBLE_FALSIFICACION', 'pide_motivo'), shut('SIN_CONFIRMAR', 'avisa')];
    const event = decide(command(5), fold(after(4)), { ...FACTS, findings }, by('ana'));
    expect(event.said?.findings).toEqual(['POSIBLE_FALSIFICACION', 'SIN_CONFIRMAR']);
    expect(decide(command(5), fold(after(4)), FACTS, by('ana')).said).not.toHaveProperty(
      'findings',
    );
  });

  it('says the order before what hinders, and the team before the order', () => {
    const outsider = { ...by('eva'), actor: person('eva', []) };
    expect(when(5, fold(after(2)), REPEATED)).toBe('PASO_FUERA_DE_ORDEN');
    expect(when(5, fold(after(2)), SEPARATED)).toBe('SEPARACION_FUNCIONES');
    expect(when(5, fold(after(2)), {}, outsider)).toBe('EQUIPO_NO_AUTORIZADO');
  });

  it.each(STEPS.map(({ step, team }) => [step, team] as const))(
    'lets only the team take step %i: %s',
    (step, team) => {
      const given = fold(after(step - 1));
      const other = team === 'logistica' ? 'tesoreria' : 'logistica';
      const as = (actor: Signature['actor']) => when(step, given, {}, { ...by('x'), actor });
      expect(as(person('x', [team]))).toBeNull();
      expect(as(person('x', [other]))).toBe('EQUIPO_NO_AUTORIZADO');
      expect(as({ ...person('x', []), role: 'company_admin' })).toBeNull();
      expect(as({ ...person('x', []), role: 'admin' })).toBeNull();
    },
  );

  it.each<[number, string, WorkflowCommand['payment'], WorkflowCommand['payment']]>([
    [4, 'percentage', { requiresDetraction: true }, { requiresDetraction: false }],
    [4, 'percentage', { requiresDetraction: true }, {}],
    [5, 'date', {}, { paymentDate: '2026-04-01' }],
    [6, 'reference', {}, { telereditoReference: 'TR-1' }],
    [7, 'constancia', {}, { constanciaNumber: 'N° 1/BN' }],
    [7, 'constancia', {}, { requiresDetraction: false }],
  ])('asks in step %i for the %s that nobody has said', (step, _, lacking, enough) => {
    const said = (payment: WorkflowCommand['payment']) =>
      decide(command(step, { payment }), fold(after(step - 1)), FACTS, by('ana'));
    expect(codeOf(() => said(lacking))).toBe('VALOR_INVALIDO');
    expect(said(enough).said?.paymentInfo).toEqual(enough);
  });

  /** Four steps of a client that says nothing of the payment with them. */
  const silent = () => {
    const events = [1, 2, 3, 4].reduce<WorkflowEvent[]>((taken, step) => {
      const event = decide(command(step, { payment: {} }), fold(taken), FACTS, by('ana'));
      return [...taken, event];
    }, []);
    return fold(events);
  };

  it('lets the detracción be decided at step 5, not later', () => {
    expect(silent().payment).toBeNull();
    const five = (payment: WorkflowCommand['payment']) =>
      codeOf(() => decide(command(5, { payment }), silent(), FACTS, by('ana')));
    const paymentDate = '2026-04-01';
    expect(five({ paymentDate })).toBe('VALOR_INVALIDO');
    expect(five({ paymentDate, requiresDetraction: false })).toBeNull();
  });

  it('needs nothing twice that an earlier step has said', () => {
    const all = {
      telereditoReference: 'TR-9',
      constanciaNumber: '123456',
      paymentDate: '2026-04-01',
    };
    const payment = { ...all, requiresDetraction: true, detractionPercentage: 12 };
    let state = silent();
    for (const step of [5, 6, 7]) {
      const given = step === 5 ? payment : {};
      state = evolve(state, decide(command(step, { payment: given }), state, FACTS, by('ana')));
    }
    expect(state).toMatchObject({ status: 'constancia_distributed', payment });
  });

  it('tells who has moved the document since the version that was seen', () => {
    const given = fold(after(3));
    const moved = {
      version: 3,
      from: 'logistica_received',
      to: 'tesoreria_received',
      byName: 'Nombre de p3',
      at: AT,
      comment: 'paso 3',
    };
    expect(refusal(() => decide(command(2), given, FACTS, by('ana', 1)))).toMatchObject({
      code: 'VERSION_CONFLICTO',
      moved,
    });
    expect(refusal(() => decide(command(2), given, FACTS, by('ana')))).toMatchObject({
      code: 'PASO_FUERA_DE_ORDEN',
      moved,
    });
    expect(refusal(() => decide(command(6), given, FACTS, by('ana')))?.moved).toBeNull();
    expect(when(4, given, {}, by('ana', 3))).toBeNull();
    expect(refusal(() => decide(command(4), given, FACTS, by('ana', 7)))).toMatchObject({
      code: 'VERSION_CONFLICTO',
      moved: null,
    });
  });

  it('names everything that keeps a person from the next step', () => {
    const given = fold(after(4));
    const codes = [
      'SEPARACION_FUNCIONES',
      'SIN_LEER',
      'OBSERVADO',
      'COMPROBANTE_REPETIDO',
    ] as const;
    const facts = {
      ...FACTS,
      observationReason: 'Falta.',
      findings: codes.map((one) => shut(one)),
    };
    const step = nextStep(given.status);
    if (!step) throw new Error('there is a next step');
    const clerk = person('p1', ['logistica']);
    expect(blockersOf(step, facts, clerk).map(({ code }) => code)).toEqual([
      'EQUIPO_NO_AUTORIZADO',
      'SEPARACION_FUNCIONES',
      'ESTADO_NO_PERMITE',
      'DOCUMENTO_OBSERVADO',
      'COMPROBANTE_REPETIDO',
    ]);
    expect(blockersOf(step, FACTS, person('ana'))).toEqual([]);
  });
});

describe('the state of the workflow', () => {
  it('gathers payment, comments, approvals and actors', () => {
    const state = fold(after(8));
    expect(state).toMatchObject({
      status: 'archived',
      version: 8,
      payment: {
        requiresDetraction: true,
        detractionPercentage: 12,
        paymentDate: '2026-04-01',
        telereditoReference: 'TR-1',
        constanciaNumber: '12345678',
      },
      approvedBy: {
        logistica: { user: 'Nombre de p1', timestamp: AT, conformidad: true },
        tesoreria: { user: 'Nombre de p4', timestamp: AT, validated: true },
      },
      actors: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'],
      last: { by: 'Nombre de p8', at: AT, comment: 'paso 8' },
    });
    expect(state.comments[4]).toEqual({
      team: 'tesoreria',
      user: 'Rosa',
      byName: 'Nombre de p5',
      comment: 'paso 5',
      timestamp: AT,
      step: 5,
    });
  });

  it('has no comment of a step without one', () => {
    const silent = decide(command(1, { comment: '' }), initialState(), FACTS, by('ana'));
    expect(fold([silent])).toMatchObject({ version: 1, comments: [] });
  });

  it('forgets the percentage when detracción turns out not to be required', () => {
    const given = after(4);
    const without = command(5, {
      payment: { paymentDate: '2026-04-01', requiresDetraction: false },
    });
    const { payment } = fold([...given, decide(without, fold(given), FACTS, by('ana'))]);
    expect(payment).toEqual({ requiresDetraction: false, paymentDate: '2026-04-01' });
  });

  it('knows the status of events whose data has been erased', () => {
    const erased = after(6).map((event) => ({ ...event, said: null }));
    expect(fold(erased)).toMatchObject({
      status: 'payment_executed',
      version: 6,
      comments: [],
      payment: null,
    });
  });
});

const place = ({ status }: FlowState): number => WORKFLOW_STATUSES.indexOf(status);

/** mulberry32: the same series for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function refusal(act: () => unknown): StepConflict | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof StepConflict ? error : null;
  }
}
