import type { WorkflowDocument } from '@contracts/workflow-calls';
import { Flag } from 'lucide-react';
import type { Ref } from 'react';
import { documentTitle } from '../../documents/current-document';
import { Chip } from '../../ui/Chip';
import { relativeTime, timeInPeru } from '../../ui/format-time';
import { DueMark, totalText } from '../DueMark';
import { documentNumber } from '../steps';
import { StepStitches } from './StepStitches';

interface DocumentRowProps {
  document: WorkflowDocument;
  now: number;
  isSelected: boolean;
  /** One stop for the tab key: the arrows go through the list. */
  isTabStop: boolean;
  ref?: Ref<HTMLButtonElement>;
  onSelect(): void;
}

/** One document of the list: whose, how much, how far, how urgent, and since when at its step. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, now, isSelected, isTabStop, ref, onSelect } = props;
  const { workflowVersion, stepSince, createdAt, observation } = document;
  const title = documentTitle(document);
  const since = stepSince ?? createdAt;
  return (
    <button
      ref={ref}
      type="button"
      className="wide col g5 ring-in workflow-row holds left"
      aria-current={isSelected ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onSelect}
    >
      <span className="row fit workflow-row-line">
        <span className="m ell sp" title={title}>
          {title}
        </span>
        <strong className="b nw">{totalText(document)}</strong>
      </span>
      <span className="row fit workflow-row-line sm t3">
        <span className="mono ell sp">{documentNumber(document)}</span>
        <StepStitches version={workflowVersion} />
      </span>
      <span className="row fit workflow-row-line sm">
        <DueMark document={document} now={now} />
        {observation && <Chip tone="bad" icon={Flag} word="Observado" />}
        <span className="sp" />
        <span className="t3 nw" title={`En este paso desde el ${timeInPeru(since)}`}>
          <span className="visually-hidden">En este paso </span>
          {relativeTime(since, now)}
        </span>
      </span>
    </button>
  );
}
