import { randomUUID } from 'node:crypto';
import { STEPS, WORKFLOW_STATUSES } from '../contracts/workflow';
import { seededRandom, type Random } from '../demo/documents/random';
import type { DocumentRecord } from '../documents/document/document.schema';
import { DomainError } from '../rules/domain-error';
import { rounds } from '../../test/support/rounds';
import { aStoredDocument } from '../../test/support/stored-document';
import { startTestModules, type TestModules } from '../../test/support/test-modules';
import { stepBody } from '../../test/support/step-body';
import type { StepAct } from './step-act';
import { WorkflowCoreModule } from './workflow-core.module';
import { WorkflowVerification } from './workflow-verification.service';
import { WorkflowModule } from './workflow.module';
import { WorkflowService } from './workflow.service';
import type { WorkflowUpdateDto } from './workflow.dto';

const SEEDS = rounds(4, 20);
const COMMANDS = 120;
const DOCUMENTS = 3;
/** What seeds run beside each other. */
const AT_ONCE = 4;

jest.setTimeout(580_000);

describe('random series of commands', () => {
  let test: TestModules;
  let workflow: WorkflowService;
  let verification: WorkflowVerification;
  beforeAll(async () => {
    test = await startTestModules({
      imports: [WorkflowModule, WorkflowCoreModule],
      providers: [WorkflowVerification],
    });
    workflow = test.module.get(WorkflowService, { strict: false });
    verification = test.module.get(WorkflowVerification);
  });
  afterAll(() => test?.close());

  const records = () => test.connection.collection<DocumentRecord>('documents');
  const stored = (tenantId: string) => records().find({ tenantId }).sort({ _id: 1 }).toArray();

  const actOn = (id: string, tenantId: string, random: Random): StepAct => {
    const person = random.int(1, 3);
    return {
      id,
      actor: {
        id: `p${person}`,
        name: `Persona ${person}`,
        role: random.pick(['user', 'user', 'company_admin']),
        teams: random.pick([['logistica'], ['tesoreria'], ['logistica', 'tesoreria']] as const),
        companyId: tenantId,
        tenantId,
        ipAddress: null,
        correlationId: 'c',
      },
      seen: random.int(0, 3) === 0 ? random.int(0, STEPS.length) : null,
      key: random.int(0, 3) === 0 ? `k${random.int(0, 20)}` : null,
    };
  };

  /** Now and then the series prefers the next step, or else hardly a document gets far. */
  const bodyFor = (version: number, random: Random): WorkflowUpdateDto => {
    const step =
      random.int(0, 1) === 0 ? Math.min(version + 1, STEPS.length) : random.int(1, STEPS.length);
    const change = random.pick([
      {},
      {},
      { comment: `nota ${random.int(0, 99)}` },
      { user: ' ' },
      { team: 'logistica' },
      { additionalData: { paymentInfo: { requiresDetraction: false } } },
      { additionalData: { paymentInfo: { paymentDate: '2026-02-30' } } },
    ]);
    return stepBody(step, change) as WorkflowUpdateDto;
  };

  const series = async (seed: number): Promise<number> => {
    const random = seededRandom(seed);
    const tenantId = `t${seed}`;
    const ids = Array.from({ length: DOCUMENTS }, () => randomUUID());
    await records().insertMany(ids.map((_id) => aStoredDocument({ _id, tenantId })));
    const versions = new Map<string, number>();
    let taken = 0;
    for (let n = 0; n < COMMANDS; n++) {
      const id = random.pick(ids);
      const version = versions.get(id) ?? 0;
      try {
        const act = actOn(id, tenantId, random);
        const { workflowVersion } = await workflow.take(act, bodyFor(version, random));
        expect([version, version + 1]).toContain(workflowVersion);
        taken += workflowVersion - version;
        versions.set(id, workflowVersion);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
      }
    }
    return taken;
  };

  it('leave projections that are what the events come to, whatever the seed', async () => {
    let taken = 0;
    for (let seed = 1; seed <= SEEDS; seed += AT_ONCE) {
      const seeds = Array.from({ length: AT_ONCE }, (_, n) => seed + n);
      taken += (await Promise.all(seeds.map(series))).reduce((sum, steps) => sum + steps, 0);
    }
    expect(taken).toBeGreaterThan(SEEDS * DOCUMENTS * 3);
    expect(await verification.verify()).toEqual({
      checked: SEEDS * DOCUMENTS,
      differences: [],
    });
    const events = await test.connection
      .collection('events')
      .countDocuments({ streamId: { $gte: 'workflow-', $lt: 'workflow.' } });
    expect(events).toBe(taken);
  });

  it('can be rebuilt: projections that were lost or forged come back as they were', async () => {
    const before = await stored('t1');
    const [lost, forged, swapped] = before.filter(({ workflowVersion = 0 }) => workflowVersion > 1);
    const earlier = (forged?.workflowVersion ?? 0) - 1;
    const untouched = aStoredDocument({ tenantId: 't1' });
    await records().insertOne({ ...untouched, workflowStatus: 'archived', workflowVersion: 8 });
    await records().updateOne(
      { _id: lost?._id },
      { $unset: { workflowVersion: 1, approvedBy: 1 } },
    );
    await records().updateOne(
      { _id: forged?._id },
      { $set: { workflowStatus: WORKFLOW_STATUSES[earlier], workflowVersion: earlier } },
    );
    await records().updateOne(
      { _id: swapped?._id },
      { $set: { 'approvedBy.logistica.user': 'X' } },
    );
    const { differences } = await verification.verify();
    const fields = new Map(differences.map((difference) => [difference.id, difference.fields]));
    expect(fields.size).toBe(4);
    expect(fields.get(lost?._id ?? '')).toEqual(['workflowVersion', 'approvedBy']);
    expect(fields.get(swapped?._id ?? '')).toEqual(['approvedBy']);
    expect(fields.get(untouched._id)).toEqual(['workflowStatus', 'workflowVersion']);
    for (const difference of differences) await verification.rebuild(difference);
    expect((await verification.verify()).differences).toEqual([]);
    const after = await stored('t1');
    const known = new Set(before.map(({ _id }) => _id));
    const state = ({ version: _, ...record }: DocumentRecord) => record;
    expect(after.filter(({ _id }) => known.has(_id)).map(state)).toEqual(before.map(state));
    expect(after.find(({ _id }) => _id === untouched._id)).not.toHaveProperty('workflowVersion');
    const act = { ...actOn(untouched._id, 't1', seededRandom(1)), seen: null, key: null };
    const boss = { ...act.actor, role: 'company_admin' as const };
    const answer = await workflow.take({ ...act, actor: boss }, stepBody(1) as WorkflowUpdateDto);
    expect(answer.workflowStatus).toBe(STEPS[0].to);
  });
});
