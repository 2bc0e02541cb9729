import type { WorkflowDocument } from '@contracts/workflow-calls';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { isTakenTogether, nextStep } from '../steps';
import { canActFor } from '../teams';
import { useTeamFilter } from '../use-team-list';

export interface Chosen {
  /** In the order in which they were chosen, over pages, as they were seen last. */
  documents: readonly WorkflowDocument[];
  has(id: string): boolean;
  mayChoose(document: WorkflowDocument): boolean;
  /** Takes these, or lets go of them; those that cannot be chosen stay out. */
  choose(documents: readonly WorkflowDocument[], isOn: boolean): void;
  clear(): void;
}

/** The documents of a team that take their next steps together, or whose payments are approved together. */
export function useChosen(): Chosen {
  const { team, state } = useTeamFilter();
  const canAct = canActFor(useSignedInUser(), team);
  const mayApprove = useMay('documents.approve-payment');
  const { data, selectedIds, onSelect } = useListContext<WorkflowDocument>();
  const [seen] = useState(() => new Map<string, WorkflowDocument>());
  const mayChoose = (document: WorkflowDocument): boolean => {
    if (state === 'por-aprobar') return mayApprove;
    const step = nextStep(document.workflowVersion);
    return canAct && step?.team === team && isTakenTogether(step, document.paymentInfo);
  };
  const documents = useMemo(() => {
    for (const document of data ?? []) seen.set(document.id, document);
    return selectedIds.flatMap((id: string) => seen.get(id) ?? []);
  }, [selectedIds, data, seen]).filter(mayChoose);
  return {
    documents,
    has: (id) => documents.some((document) => document.id === id),
    mayChoose,
    choose: (some, isOn) => {
      const changed = some.filter(mayChoose).map(({ id }) => id);
      const others = selectedIds.filter((id: string) => !changed.includes(id));
      onSelect([...others, ...(isOn ? changed : [])]);
    },
    clear: () => onSelect([]),
  };
}
