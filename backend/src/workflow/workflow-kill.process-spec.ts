import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { STEPS } from '../contracts/workflow';
import type { DocumentRecord } from '../documents/document/document.schema';
import { EventStore } from '../platform/event-store';
import { rounds } from '../../test/support/rounds';
import { aStoredDocument } from '../../test/support/stored-document';
import { testConfig } from '../../test/support/test-config';
import { startTestModules } from '../../test/support/test-modules';
import { WorkflowModule } from './workflow.module';

const SUPPORT = resolve(__dirname, '../../test/support');
const TENANT = 't';
const KILLED_STEPS = rounds(1, 3);

/** The embedded store: with `MONGODB_URI` the store is another process, which no kill of this one touches. */
describe('kill -9 in the middle of a step', () => {
  const config = testConfig();
  const { _id: id, ...rest } = aStoredDocument({ tenantId: TENANT });
  afterAll(() => rm(config.dataDir, { recursive: true, force: true }));

  const startAgain = async () => {
    const modules = await startTestModules({ imports: [WorkflowModule] }, config);
    const records = modules.connection.collection<DocumentRecord>('documents');
    return { module: modules.module, records, events: modules.module.get(EventStore) };
  };

  const killedAt = async (step: number, point: 'append' | 'project'): Promise<void> => {
    const hook = ['--require', resolve(SUPPORT, 'ts-require-hook.cjs')];
    const program = resolve(SUPPORT, 'killed-step-process.ts');
    const argv = [...hook, program, config.dataDir, TENANT, id, String(step), point];
    const child = spawn(process.execPath, argv, { stdio: 'ignore' });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
  };

  it('is made good by the next start: what was appended counts, what was not did not happen', async () => {
    const first = await startAgain();
    await first.records.insertOne({ _id: id, ...rest });
    await first.module.close();
    await killedAt(1, 'append');
    const unharmed = await startAgain();
    expect(await unharmed.records.findOne({ _id: id })).not.toHaveProperty('stepUnderWay');
    expect(await unharmed.events.read(TENANT, `workflow-${id}`)).toEqual([]);
    await unharmed.module.close();

    for (const { step, to } of STEPS.slice(0, KILLED_STEPS)) {
      await killedAt(step, 'project');
      const { module, records, events } = await startAgain();
      const stored = await records.findOne({ _id: id });
      expect(stored).toMatchObject({ workflowStatus: to, workflowVersion: step });
      expect(stored).not.toHaveProperty('stepUnderWay');
      expect(await events.read(TENANT, `workflow-${id}`)).toHaveLength(step);
      expect(await events.verifyStream(TENANT, `workflow-${id}`)).toBeNull();
      await module.close();
    }
  });
});
