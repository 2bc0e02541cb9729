import { TEAMS, type Team } from '@contracts/user';
import {
  WORKFLOW_LIST_ORDERS,
  WORKFLOW_LIST_STATES,
  type WorkflowListOrder,
  type WorkflowListState,
} from '@contracts/workflow-calls';
import { useSearchParams } from 'react-router-dom';
import { stepOf } from './steps';

const DUES = ['vencidos', 'proximos'] as const;
export type DueFilter = (typeof DUES)[number];
export const MAX_SEARCH_CHARS = 100;

/** What the screen shows, as its address says: a reload or a shared link shows the same. */
export interface WorkflowParams {
  team: Team;
  state: WorkflowListState;
  /** From 1; null for all. */
  step: number | null;
  due: DueFilter | null;
  q: string;
  order: WorkflowListOrder;
  /** From 1. */
  page: number;
  /** The document that is open; null is the first of the list, and on a phone the list. */
  documentId: string | null;
}

const NAME: Readonly<Record<keyof WorkflowParams, string>> = {
  team: 'equipo',
  state: 'filtro',
  step: 'paso',
  due: 'vence',
  q: 'q',
  order: 'orden',
  page: 'pagina',
  documentId: 'documento',
};

const known = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Anything that the address says wrongly is as if it were not there. */
export function readWorkflowParams(search: URLSearchParams, home: Team): WorkflowParams {
  const get = (key: keyof WorkflowParams): string | null => search.get(NAME[key]);
  const page = Number(get('page'));
  return {
    team: known(TEAMS, get('team')) ?? home,
    state: known(WORKFLOW_LIST_STATES, get('state')) ?? 'por-atender',
    step: stepOf(Number(get('step')))?.step ?? null,
    due: known(DUES, get('due')) ?? null,
    q: (get('q') ?? '').slice(0, MAX_SEARCH_CHARS),
    order: known(WORKFLOW_LIST_ORDERS, get('order')) ?? 'vencimiento',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    documentId: get('documentId') || null,
  };
}

/** The address of other parameters; what is as by default is left out. */
export function writeWorkflowParams(params: WorkflowParams, home: Team): URLSearchParams {
  const defaults = readWorkflowParams(new URLSearchParams(), home);
  const search = new URLSearchParams();
  for (const key of Object.keys(NAME) as (keyof WorkflowParams)[]) {
    if (params[key] !== defaults[key]) search.set(NAME[key], String(params[key]));
  }
  return search;
}

export type ChangeWorkflowParams = (change: Partial<WorkflowParams>, replace?: boolean) => void;

/** `home` is the tab that opens for who is signed in. */
export function useWorkflowParams(home: Team): [WorkflowParams, ChangeWorkflowParams] {
  const [search, setSearch] = useSearchParams();
  const change: ChangeWorkflowParams = (part, replace = false) =>
    setSearch((now) => writeWorkflowParams({ ...readWorkflowParams(now, home), ...part }, home), {
      replace,
    });
  return [readWorkflowParams(search, home), change];
}
