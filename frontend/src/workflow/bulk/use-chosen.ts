import type { WorkflowDocument } from '@contracts/workflow-calls';
import { useMemo, useState } from 'react';
import { useSignedInUser } from '../../layout/SessionContext';
import { isPlain, nextStep } from '../steps';
import { canActFor } from '../teams';
import type { WorkflowParams } from '../use-workflow-params';

export interface Chosen {
  /** In the order in which they were chosen, over pages, as they were seen last. */
  documents: readonly WorkflowDocument[];
  has(id: string): boolean;
  mayChoose(document: WorkflowDocument): boolean;
  /** Takes these, or lets go of them; those that cannot be chosen stay out. */
  choose(documents: readonly WorkflowDocument[], isOn: boolean): void;
  clear(): void;
}

const NONE: readonly WorkflowDocument[] = [];

/** The documents of a team that take their next steps together. */
export function useChosen(
  { team }: Pick<WorkflowParams, 'team'>,
  listed: readonly WorkflowDocument[] = NONE,
): Chosen {
  const canAct = canActFor(useSignedInUser(), team);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [seen] = useState(() => new Map<string, WorkflowDocument>());
  const [ofTeam, setOfTeam] = useState(team);
  if (ofTeam !== team) {
    setOfTeam(team);
    setIds([]);
  }
  const mayChoose = (document: WorkflowDocument): boolean => {
    const step = nextStep(document.workflowVersion);
    return canAct && step !== null && step.team === team && isPlain(step);
  };
  const documents = useMemo(() => {
    for (const document of listed) seen.set(document.id, document);
    return ids.flatMap((id) => seen.get(id) ?? []);
  }, [ids, listed, seen]).filter(mayChoose);
  return {
    documents,
    has: (id) => documents.some((document) => document.id === id),
    mayChoose,
    choose: (some, isOn) => {
      const changed = some.filter(mayChoose).map(({ id }) => id);
      setIds((now) => [...now.filter((id) => !changed.includes(id)), ...(isOn ? changed : [])]);
    },
    clear: () => setIds([]),
  };
}
