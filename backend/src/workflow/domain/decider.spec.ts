import {
  STEP_OF,
  STEPS,
  WORKFLOW_STATUSES,
  type WorkflowCommandName,
} from '../../contracts/workflow';
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
import { initialState, nextStep, stepOfCommand, type FlowState, type WorkflowEvent } from './state';

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

const NAMES = STEPS.map(({ command: name }) => name);
const LAST = WORKFLOW_STATUSES.at(-1);

/** What each step needs. */
const PAYMENTS: Readonly<Record<WorkflowCommandName, WorkflowCommand['payment']>> = {
  ConfirmConformity: {},
  SendToTreasury: {},
  ReceiveInTreasury: {},
  ValidateData: {
    requiresDetraction: true,
    detractionPercentage: 12,
    detractionInfo: '022 Otros servicios',
  },
  PreparePayment: { paymentDate: '2026-04-01' },
  ExecutePayment: { telereditoReference: 'TR-1' },
  DistributeReceipts: { constanciaNumber: '12345678' },
  ArchiveDocument: {},
};
const command = (
  type: WorkflowCommandName,
  change: Partial<WorkflowCommand> = {},
): WorkflowCommand => ({
  type,
  user: 'Rosa',
  comment: `para ${type}`,
  payment: PAYMENTS[type],
  ...change,
});

/** Given: the first `count` steps, each taken by a person of its own. */
const taken = (count: number): WorkflowEvent[] =>
  NAMES.slice(0, count).reduce<WorkflowEvent[]>(
    (events, name) => [...events, decide(command(name), fold(events), FACTS, by(`p-${name}`))],
    [],
  );
const after = (name: WorkflowCommandName): WorkflowEvent[] => taken(STEP_OF[name]);
/** Where it is the step's turn. */
const before = (name: WorkflowCommandName): FlowState => fold(taken(STEP_OF[name] - 1));
const when = (
  name: WorkflowCommandName,
  given: FlowState = before(name),
  facts: Partial<StepFacts> = {},
  signature = by('ana'),
) => codeOf(() => decide(command(name), given, { ...FACTS, ...facts }, signature));

describe('the decider of the workflow', () => {
  it('of all pairs of state and step accepts those that lead on', () => {
    const outcomes = WORKFLOW_STATUSES.map((_, count) => {
      const given = fold(taken(count));
      return NAMES.map((name) => when(name, given));
    });
    expect(outcomes).toEqual(
      WORKFLOW_STATUSES.map((_, count) =>
        NAMES.map((_name, index) => (index === count ? null : 'PASO_FUERA_DE_ORDEN')),
      ),
    );
  });

  it('leads through every status in order, and then nowhere', () => {
    const statuses = WORKFLOW_STATUSES.map((_, count) => fold(taken(count)).status);
    expect(statuses).toEqual(WORKFLOW_STATUSES);
    expect(WORKFLOW_STATUSES.map(nextStep)).toEqual([...STEPS, null]);
    expect(STEPS.map(({ step }) => step)).toEqual(NAMES.map((_, index) => index + 1));
  });

  it('names its events in the past tense of their commands', () => {
    expect(taken(STEPS.length).map(({ type }) => type)).toEqual(STEPS.map(({ event }) => event));
  });

  it('in very many random commands never skips a status and never goes back', () => {
    const random = seeded(20_260_315);
    const pick = (below: number): number => Math.floor(random() * below);
    const ends = new Map<string | undefined, number>();
    let accepted = 0;
    let state = initialState();
    for (let n = 0; n < COMMANDS; n++) {
      const name = NAMES[pick(NAMES.length)] ?? 'ArchiveDocument';
      const facts = {
        ...FACTS,
        isCompleted: pick(20) > 0,
        observationReason: pick(20) > 0 ? null : 'El total está mal.',
        findings: pick(4) === 0 ? REPEATED.findings : [],
      };
      const seen = pick(3) === 0 ? pick(WORKFLOW_STATUSES.length) : null;
      const signature = { ...by(`p${pick(3)}`, seen), actor: person(`p${pick(3)}`) };
      const next = attempt(() => decide(command(name), state, facts, signature));
      const old = state;
      if (next) {
        state = evolve(state, next);
        accepted++;
      }
      const moved = next ? 1 : 0;
      if (place(state) !== place(old) + moved || state.version !== old.version + moved) {
        throw new Error(`${old.status} -> ${state.status} by ${name}`);
      }
      if (state.status === LAST || pick(200) === 0) {
        ends.set(state.status, (ends.get(state.status) ?? 0) + 1);
        state = initialState();
      }
    }
    expect(accepted).toBeGreaterThan(COMMANDS / 40);
    expect(ends.get(LAST)).toBeGreaterThan(100);
  });

  it.each<[string, WorkflowCommandName, Partial<StepFacts>, ErrorCode]>([
    ['has not been read', 'ConfirmConformity', { isCompleted: false }, 'ESTADO_NO_PERMITE'],
    ['is observed', 'ValidateData', { observationReason: 'Falta la guía.' }, 'DOCUMENTO_OBSERVADO'],
    ['has a repeated comprobante', 'PreparePayment', REPEATED, 'COMPROBANTE_REPETIDO'],
    ['lost its payment', 'DistributeReceipts', { isPaid: false }, 'PAGO_INCOMPLETO'],
    ['lost it before the last step', 'ArchiveDocument', { isPaid: false }, 'PAGO_INCOMPLETO'],
    ['was approved by who pays', 'ExecutePayment', SEPARATED, 'SEPARACION_FUNCIONES'],
  ])('refuses a step of a document that %s', (_, name, facts, code) => {
    expect(when(name, before(name), facts)).toBe(code);
  });

  it('asks the judgement where money moves, and nowhere else', () => {
    const asking = NAMES.filter((name) => when(name, before(name), REPEATED) !== null);
    expect(asking).toEqual(['PreparePayment', 'ExecutePayment']);
  });

  it.each<[WorkflowCommandName, string, ErrorCode | null]>([
    ['ValidateData', '12 %', null],
    ['PreparePayment', '12 %', 'VALOR_INVALIDO'],
    ['ExecutePayment', '12 %', 'VALOR_INVALIDO'],
    ['PreparePayment', '12 %, tipo de cambio 3,755', null],
    ['DistributeReceipts', '12 %', null],
  ])('%s of a dollar document with "%s" says %s', (name, detractionInfo, code) => {
    const said = { ...PAYMENTS[name], requiresDetraction: true, detractionInfo };
    const payment = { ...said, detractionPercentage: 12 };
    const facts = { ...FACTS, isForeign: true };
    expect(codeOf(() => decide(command(name, { payment }), before(name), facts, by('ana')))).toBe(
      code,
    );
  });

  it.each(NAMES.slice(0, STEP_OF.ExecutePayment))('asks for no payment at %s', (name) => {
    expect(when(name, before(name), { isPaid: false })).toBeNull();
  });

  it('passes what only warns or asks for a reason, and keeps it in the event', () => {
    const findings = [shut('POSIBLE_FALSIFICACION', 'pide_motivo'), shut('SIN_CONFIRMAR', 'avisa')];
    const prepared = (facts: StepFacts) =>
      decide(command('PreparePayment'), before('PreparePayment'), facts, by('ana'));
    const event = prepared({ ...FACTS, findings });
    expect(event.said?.findings).toEqual(['POSIBLE_FALSIFICACION', 'SIN_CONFIRMAR']);
    expect(prepared(FACTS).said).not.toHaveProperty('findings');
  });

  it('says the order before what hinders, and the team before the order', () => {
    const outsider = { ...by('eva'), actor: person('eva', []) };
    const given = fold(after('SendToTreasury'));
    expect(when('PreparePayment', given, REPEATED)).toBe('PASO_FUERA_DE_ORDEN');
    expect(when('PreparePayment', given, SEPARATED)).toBe('SEPARACION_FUNCIONES');
    expect(when('PreparePayment', given, {}, outsider)).toBe('EQUIPO_NO_AUTORIZADO');
  });

  it.each(STEPS.map(({ command: name, team }) => [name, team] as const))(
    'lets only the team take %s: %s',
    (name, team) => {
      const given = before(name);
      const other = team === 'logistica' ? 'tesoreria' : 'logistica';
      const as = (actor: Signature['actor']) => when(name, given, {}, { ...by('x'), actor });
      expect(as(person('x', [team]))).toBeNull();
      expect(as(person('x', [other]))).toBe('EQUIPO_NO_AUTORIZADO');
      expect(as({ ...person('x', []), role: 'company_admin' })).toBeNull();
      expect(as({ ...person('x', []), role: 'admin' })).toBeNull();
    },
  );

  type Payment = WorkflowCommand['payment'];
  it.each<[WorkflowCommandName, string, Payment, Payment]>([
    ['ValidateData', 'percentage', { requiresDetraction: true }, { requiresDetraction: false }],
    ['ValidateData', 'percentage', { requiresDetraction: true }, {}],
    ['PreparePayment', 'date', {}, { paymentDate: '2026-04-01' }],
    ['ExecutePayment', 'reference', {}, { telereditoReference: 'TR-1' }],
    ['DistributeReceipts', 'constancia', {}, { constanciaNumber: 'N° 1/BN' }],
    ['DistributeReceipts', 'constancia', {}, { requiresDetraction: false }],
  ])('asks in %s for the %s that nobody has said', (name, _, lacking, enough) => {
    const said = (payment: Payment) =>
      decide(command(name, { payment }), before(name), FACTS, by('ana'));
    expect(codeOf(() => said(lacking))).toBe('VALOR_INVALIDO');
    expect(said(enough).said?.paymentInfo).toEqual(enough);
  });

  /** The state after steps of a client that says nothing of the payment with them. */
  const silent = (names: readonly WorkflowCommandName[], state = initialState()): FlowState =>
    names.reduce(
      (given, name) =>
        evolve(given, decide(command(name, { payment: {} }), given, FACTS, by('ana'))),
      state,
    );
  const unprepared = silent(NAMES.slice(0, STEP_OF.PreparePayment - 1));

  it('lets the detracción be decided when the payment is prepared, not later', () => {
    expect(unprepared.payment).toBeNull();
    const prepare = (payment: Payment) =>
      codeOf(() => decide(command('PreparePayment', { payment }), unprepared, FACTS, by('ana')));
    const paymentDate = '2026-04-01';
    expect(prepare({ paymentDate })).toBe('VALOR_INVALIDO');
    expect(prepare({ paymentDate, requiresDetraction: false })).toBeNull();
  });

  it('needs nothing twice that an earlier step has said', () => {
    const all = {
      telereditoReference: 'TR-9',
      constanciaNumber: '123456',
      paymentDate: '2026-04-01',
    };
    const payment = { ...all, requiresDetraction: true, detractionPercentage: 12 };
    const prepare = command('PreparePayment', { payment });
    const prepared = evolve(unprepared, decide(prepare, unprepared, FACTS, by('ana')));
    const state = silent(NAMES.slice(STEP_OF.PreparePayment), prepared);
    expect(state).toMatchObject({ status: LAST, payment });
  });

  it('tells who has moved the document since the version that was seen', () => {
    const given = fold(after('ReceiveInTreasury'));
    const version = STEP_OF.ReceiveInTreasury;
    const seen = STEP_OF.SendToTreasury - 1;
    const moved = {
      version,
      from: 'logistica_received',
      to: 'tesoreria_received',
      byName: 'Nombre de p-ReceiveInTreasury',
      at: AT,
      comment: 'para ReceiveInTreasury',
    };
    const refused = (name: WorkflowCommandName, sawVersion?: number) =>
      refusal(() => decide(command(name), given, FACTS, by('ana', sawVersion)));
    expect(refused('SendToTreasury', seen)).toMatchObject({ code: 'VERSION_CONFLICTO', moved });
    expect(refused('SendToTreasury')).toMatchObject({ code: 'PASO_FUERA_DE_ORDEN', moved });
    expect(refused('ExecutePayment')?.moved).toBeNull();
    expect(refused('ValidateData', version)).toBeNull();
    expect(refused('ValidateData', version + 4)).toMatchObject({
      code: 'VERSION_CONFLICTO',
      moved: null,
    });
  });

  it('names everything that keeps a person from the next step', () => {
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
    const step = stepOfCommand('PreparePayment');
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
    const state = fold(taken(STEPS.length));
    expect(state).toMatchObject({
      status: LAST,
      version: STEPS.length,
      payment: {
        requiresDetraction: true,
        detractionPercentage: 12,
        paymentDate: '2026-04-01',
        telereditoReference: 'TR-1',
        constanciaNumber: '12345678',
      },
      approvedBy: {
        logistica: { user: 'Nombre de p-ConfirmConformity', timestamp: AT, conformidad: true },
        tesoreria: { user: 'Nombre de p-ValidateData', timestamp: AT, validated: true },
      },
      actors: NAMES.map((name) => `p-${name}`),
      last: { by: `Nombre de p-${NAMES.at(-1)}`, at: AT, comment: `para ${NAMES.at(-1)}` },
    });
    expect(state.comments[STEP_OF.PreparePayment - 1]).toEqual({
      team: 'tesoreria',
      user: 'Rosa',
      byName: 'Nombre de p-PreparePayment',
      comment: 'para PreparePayment',
      timestamp: AT,
      step: STEP_OF.PreparePayment,
    });
  });

  it('has no comment of a step without one', () => {
    const silent = decide(
      command('ConfirmConformity', { comment: '' }),
      initialState(),
      FACTS,
      by('ana'),
    );
    expect(fold([silent])).toMatchObject({ version: 1, comments: [] });
  });

  it('forgets the percentage when detracción turns out not to be required', () => {
    const given = after('ValidateData');
    const without = command('PreparePayment', {
      payment: { paymentDate: '2026-04-01', requiresDetraction: false },
    });
    const { payment } = fold([...given, decide(without, fold(given), FACTS, by('ana'))]);
    expect(payment).toEqual({ requiresDetraction: false, paymentDate: '2026-04-01' });
  });

  it('knows the status of events whose data has been erased', () => {
    const erased = after('ExecutePayment').map((event) => ({ ...event, said: null }));
    expect(fold(erased)).toMatchObject({
      status: 'payment_executed',
      version: STEP_OF.ExecutePayment,
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
