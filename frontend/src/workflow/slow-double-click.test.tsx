import { STEPS, type WorkflowStep } from '@contracts/workflow';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { Drafts } from '../drafts/drafts';
import { aDetail, aDocument, aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';
import { aWorkflowDetail, aWorkflowDocument } from '../test/workflow-factories';

const user = aUser();
const FIELDS = { paymentDate: '2026-12-15', telereditoReference: 'TR-1', constanciaNumber: '100' };

/** So much time passes, in parts: what is drawn in one asks, and is answered, in the next. */
async function wait(ms: number): Promise<void> {
  for (let part = 0; part < 5; part += 1) await act(() => jest.advanceTimersByTimeAsync(ms / 5));
}

/** What stands where the step is taken. */
function button(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('#paso [type="submit"]');
  if (!found) throw new Error('no step can be taken');
  return found;
}

/** A press of the mouse on what is there then; `nth` of a double click. */
function press(nth: 1 | 2): void {
  for (const type of ['mouseDown', 'mouseUp', 'click'] as const)
    fireEvent[type](button(), { detail: nth });
  if (nth === 2) fireEvent.doubleClick(button(), { detail: 2 });
}

/** As many documents as wait for the step; each can be taken at once. */
async function openList({ step, team }: WorkflowStep, count: number) {
  const version = step - 1;
  const ids = Array.from({ length: count }, (_, index) => `d-${index + 1}`);
  for (const id of ids) new Drafts(user.id).write(`flujo:${id}`, { version, typed: FIELDS });
  const takeStep = jest.fn((documentId: string): Promise<WorkflowDetail> =>
    Promise.resolve(aWorkflowDetail(step, { documentId })),
  );
  const dataProvider = fakeDataProvider({
    listTeamDocuments: () =>
      Promise.resolve({ rows: ids.map((id) => aWorkflowDocument(version, { id })), total: count }),
    getDocument: (id) => Promise.resolve(aDetail(aDocument({ id }))),
    getWorkflow: (documentId) => Promise.resolve(aWorkflowDetail(version, { documentId })),
    takeStep,
  });
  renderApp({ dataProvider, user, path: `/workflow?equipo=${team}` });
  await waitFor(button);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  return takeStep;
}

afterEach(() => jest.useRealTimers());

/** The first step of each team and the end: every step has the same button. */
const SOME = STEPS.filter(
  ({ team }, at) => team !== STEPS[at - 1]?.team || at === STEPS.length - 1,
);

it.each(SOME.map((step): [string, WorkflowStep] => [step.action, step]))(
  'a slow double click on «%s» is one request for one document',
  async (action, step) => {
    const takeStep = await openList(step, 6);
    const gaps = [300, 500, 800];
    for (const gap of gaps) {
      expect(button()).toHaveTextContent(action);
      press(1);
      await wait(gap);
      expect(button()).toHaveTextContent(/^Siguiente: /);
      press(1);
      await wait(1_500);
    }
    // The events of a real double click: the second press before, and after, the first was answered.
    for (const gap of [0, 90]) {
      press(1);
      if (gap > 0) await wait(gap);
      press(2);
      await wait(1_500);
    }
    expect(takeStep.mock.calls.map(([id]) => id)).toEqual(['d-1', 'd-2', 'd-3', 'd-4', 'd-5']);
  },
);
