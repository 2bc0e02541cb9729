import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { API } from '../../src/contracts/routes';
import type { SignedInUser } from '../../src/contracts/user';
import type { WorkflowDetail, WorkflowUpdateRequest } from '../../src/contracts/workflow-calls';
import type { DocumentRecord } from '../../src/documents/document/document.schema';
import { DocumentRevisionRepository } from '../../src/documents/document/documents.repository';
import { EventStore, type StoredEvent } from '../../src/platform/event-store';
import type { RequestActor } from '../../src/access';
import { WorkflowService } from '../../src/workflow/workflow.service';
import type { Agent } from './people';
import { stepBody } from './step-body';
import { aStoredDocument } from './stored-document';
import { startTestApp, type TestApp } from './test-app';
import { namedServer, testConfig } from './test-config';

/** A company_admin as the request tells, for calls of the service itself. */
export const aBoss = (tenantId: string): RequestActor => ({
  id: 'boss',
  name: 'Carmen Huamán Ríos',
  role: 'company_admin',
  teams: [],
  companyId: tenantId,
  tenantId,
  ipAddress: null,
  correlationId: 'c',
});

/** The product with the people of the workflow, and documents that have been read. */
export interface Workflowing {
  test: TestApp;
  tenantId: string;
  /** logística */
  clerk: Agent;
  /** tesorería */
  treasurer: Agent;
  /** company_admin */
  boss: Agent;
  document: (change?: Partial<DocumentRecord>) => Promise<string>;
  /** A document after so many steps, each by the boss, who has not asked for them over HTTP. */
  after: (steps: number, change?: Partial<DocumentRecord>) => Promise<string>;
  step: (who: Agent, id: string, step: number, change?: object) => ReturnType<Agent['post']>;
  detail: (id: string, who?: Agent) => Promise<WorkflowDetail>;
  events: (id: string) => Promise<StoredEvent[]>;
  stored: (id: string) => Promise<DocumentRecord | null>;
  close: () => Promise<void>;
}

export async function startWorkflowing(env: NodeJS.ProcessEnv = {}): Promise<Workflowing> {
  const test = await startTestApp(testConfig({ ...namedServer(), ...env }));
  const [clerk, treasurer, boss] = await Promise.all(
    ['digitador', 'tesoreria', 'empresa'].map((name) => test.signedIn(`${name}@demo.pe`)),
  );
  if (!clerk || !treasurer || !boss) throw new Error('the demo accounts are missing');
  const { id: bossId, companyId: tenantId = '' } = (await boss.get(API.authUser))
    .body as SignedInUser;
  const actor = { ...aBoss(tenantId), id: bossId };
  const workflow = test.app.get(WorkflowService, { strict: false });
  const records = test.app
    .get<Connection>(getConnectionToken())
    .collection<DocumentRecord>('documents');

  const document: Workflowing['document'] = async (change = {}) => {
    const record = aStoredDocument({ tenantId, ...change });
    await records.insertOne(record);
    await test.app.get(DocumentRevisionRepository, { strict: false }).bump(tenantId, record._id);
    return record._id;
  };
  const step: Workflowing['step'] = (who, id, number, change) =>
    who.post(API.workflowUpdate(id)).send(stepBody(number, change));
  const after: Workflowing['after'] = async (steps, change) => {
    const id = await document(change);
    for (let number = 1; number <= steps; number++) {
      const body = stepBody(number) as WorkflowUpdateRequest;
      await workflow.take({ id, actor, seen: null, key: null }, body);
    }
    return id;
  };
  return {
    test,
    tenantId,
    clerk,
    treasurer,
    boss,
    document,
    after,
    step,
    detail: async (id, who = boss) =>
      (await who.get(API.documentWorkflow(id)).expect(200)).body as WorkflowDetail,
    events: (id) => test.app.get(EventStore).read(tenantId, `workflow-${id}`),
    stored: (id) => records.findOne({ _id: id }),
    close: () => test.close(),
  };
}
