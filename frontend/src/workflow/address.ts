import { type Team, TEAMS } from '@contracts/user';
import {
  WORKFLOW_LIST_ORDERS,
  WORKFLOW_LIST_STATES,
  type WorkflowListState,
} from '@contracts/workflow-calls';
import { knownAddress, passing } from '../list/address';
import { stepOf } from './steps';

/** What of the documents of a team is listed. */
export interface TeamFilter {
  team: Team;
  state: WorkflowListState;
  /** From 1. */
  step?: string;
  due?: 'vencidos' | 'proximos';
  q?: string;
}

const isOneOf =
  (known: readonly string[]) =>
  (text: string): boolean =>
    known.includes(text);

const CHECKS: Readonly<Record<keyof TeamFilter, (text: string) => boolean>> = {
  team: isOneOf(TEAMS),
  state: isOneOf(WORKFLOW_LIST_STATES),
  step: (text) => stepOf(Number(text)) !== null,
  due: isOneOf(['vencidos', 'proximos']),
  q: (text) => text !== '',
};

const known = knownAddress({
  sorts: WORKFLOW_LIST_ORDERS,
  short: { equipo: 'team', filtro: 'state', paso: 'step', vence: 'due', q: 'q' },
  known: passing(CHECKS),
});

/** `orden` names an order of the list, which has one direction. */
export const workflowAddress = (search: string): string =>
  known(search.replace(/(?<=^\??|&)orden=/, 'por='));
