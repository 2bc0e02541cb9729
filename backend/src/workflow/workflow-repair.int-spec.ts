import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { API } from '../contracts/routes';
import { DocumentSteps } from '../documents';
import type { DocumentRecord } from '../documents/document/document.schema';
import { EventStore } from '../platform/event-store';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';
import { WorkflowRepair } from './workflow-repair.service';

describe('a step that is interrupted', () => {
  let work: Workflowing;
  let repair: WorkflowRepair;
  let documents: DocumentSteps;
  beforeAll(async () => {
    work = await startWorkflowing();
    repair = work.test.app.get(WorkflowRepair, { strict: false });
    documents = work.test.app.get(DocumentSteps, { strict: false });
  });
  afterAll(() => work?.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const dies = (method: 'project' | 'begin') =>
    jest.spyOn(documents, method).mockRejectedValueOnce(new Error('killed'));
  const records = () =>
    work.test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');

  it('between append and projection is projected by the next sweep', async () => {
    const id = await work.after(5);
    dies('project');
    await work.step(work.treasurer, id, 6).expect(500);
    expect(await work.stored(id)).toMatchObject({
      workflowVersion: 5,
      paymentStatus: 'unpaid',
      stepUnderWay: true,
    });
    expect((await work.detail(id)).workflowVersion).toBe(6);
    await repair.sweep(0);
    expect(await work.stored(id)).toMatchObject({
      workflowVersion: 6,
      workflowStatus: 'payment_executed',
      paymentStatus: 'paid',
    });
    expect(await work.stored(id)).not.toHaveProperty('stepUnderWay');
  });

  it('between append and projection is projected by the start', async () => {
    const id = await work.after(1);
    dies('project');
    await work.step(work.clerk, id, 2).expect(500);
    await repair.onApplicationBootstrap();
    expect(await work.stored(id)).toMatchObject({ workflowVersion: 2 });
    expect(await work.stored(id)).not.toHaveProperty('stepUnderWay');
  });

  it('between append and projection is projected by whoever comes next', async () => {
    const id = await work.after(1);
    dies('project');
    await work.step(work.clerk, id, 2).expect(500);
    await work.step(work.treasurer, id, 3).expect(200);
    expect(await work.stored(id)).toMatchObject({ workflowVersion: 3 });
    expect((await work.stored(id))?.workflowComments).toEqual([]);
  });

  it('between append and projection is the same step when it is asked for again', async () => {
    const id = await work.document();
    const ask = () => work.step(work.clerk, id, 1).set('Idempotency-Key', 'again');
    dies('project');
    await ask().expect(500);
    const { body } = await ask().expect(200);
    expect(body).toMatchObject({ workflowVersion: 1 });
    expect(await work.events(id)).toHaveLength(1);
  });

  it('before its append leaves a mark that the start takes away', async () => {
    const id = await work.document();
    jest.spyOn(work.test.app.get(EventStore), 'append').mockRejectedValueOnce(new Error('killed'));
    await work.step(work.clerk, id, 1).expect(500);
    expect(await work.stored(id)).toMatchObject({ stepUnderWay: true });
    await repair.sweep(0);
    expect(await work.stored(id)).toMatchObject({ stepUnderWay: true });
    await repair.sweep(Date.now());
    expect(await work.stored(id)).not.toHaveProperty('stepUnderWay');
    await work.step(work.clerk, id, 1).expect(200);
  });

  it('by a deletion leaves nothing of what was said', async () => {
    const id = await work.document();
    const project = documents.project.bind(documents);
    jest.spyOn(documents, 'project').mockImplementationOnce(async (...given) => {
      await records().deleteOne({ _id: id });
      return project(...given);
    });
    await work.step(work.clerk, id, 1, { comment: 'CANARIO' }).expect(404);
    const [event] = await work.events(id);
    expect(event).toMatchObject({ data: null, salt: null });
    const { app } = work.test;
    expect(await app.get(EventStore).verifyStream(work.tenantId, `workflow-${id}`)).toBeNull();
  });

  it('is not touched by a deletion: the document waits until the step is recorded', async () => {
    const id = await work.document();
    const project = documents.project.bind(documents);
    let deletion: Promise<number> = Promise.resolve(0);
    jest.spyOn(documents, 'project').mockImplementationOnce(async (...given) => {
      deletion = work.boss
        .delete(API.document(id))
        .send({ reason: 'duplicado' })
        .then(({ status }) => status);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return project(...given);
    });
    // The deletion may come before the answer of the step, never before its projection.
    expect([200, 404]).toContain((await work.step(work.clerk, id, 1)).status);
    expect(await deletion).toBe(204);
    expect((await work.events(id)).map(({ data }) => data)).toEqual([null]);
  });
});
