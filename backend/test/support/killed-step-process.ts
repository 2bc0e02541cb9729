import 'reflect-metadata';
import { DocumentSteps } from '../../src/documents';
import { EventStore } from '../../src/platform/event-store';
import { WorkflowModule } from '../../src/workflow';
import { WorkflowService } from '../../src/workflow/workflow.service';
import type { WorkflowUpdateDto } from '../../src/workflow/workflow.dto';
import { testConfig } from './test-config';
import { startTestModules } from './test-modules';
import { stepBody } from './step-body';
import { aBoss } from './workflowing';

/**
 * A process that is killed in the middle of a step, as by a power cut: `killed-step-process.ts <data
 * folder> <tenant> <document> <step> <append | project>` dies before what it is told.
 */
async function main(): Promise<void> {
  const [dataDir = '', tenantId = '', id = '', step = '1', point] = process.argv.slice(2);
  const { module } = await startTestModules(
    { imports: [WorkflowModule] },
    testConfig({ DATA_DIR: dataDir }),
  );
  const die = (): Promise<never> => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  };
  if (point === 'append') module.get(EventStore).append = die;
  else module.get(DocumentSteps, { strict: false }).project = die;
  const workflow = module.get(WorkflowService, { strict: false });
  const act = { id, actor: aBoss(tenantId), seen: null, key: null };
  await workflow.take(act, stepBody(Number(step)) as WorkflowUpdateDto);
}

void main();
