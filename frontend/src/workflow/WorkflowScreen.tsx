import type { WorkflowDocument } from '@contracts/workflow-calls';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Files, MousePointerClick, ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DocumentPicture } from '../documents/detail/DocumentPicture';
import { useOneDocument } from '../documents/detail/use-one-document';
import { HelpButton, ShortcutHelp } from '../documents/review/ShortcutHelp';
import { useKey } from '../documents/review/use-shortcuts';
import { List } from '../list/List';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { workflowAddress } from './address';
import { STEP_FORM_ID } from './card/StepForm';
import { DetailPane } from './DetailPane';
import { ListCard } from './list/ListCard';
import { useChosen } from './bulk/use-chosen';
import { afterStep, neighbour } from './next-document';
import { KEYS, WORKFLOW_KEYS } from './shortcuts';
import { TeamTabs } from './TeamTabs';
import { useDocumentId, useTeamFilter, useTeamList } from './use-team-list';
import './workflow.css';

const Title = ({ onHelp }: { onHelp(): void }) => (
  <header className="g4">
    <h1>Workflow</h1>
    <span className="sp" />
    <LinkButton look="ghost" icon={ScanLine} className="hide-s" to="/">
      Procesar
    </LinkButton>
    <LinkButton look="ghost" icon={Files} className="hide-s" to="/historial">
      Historial
    </LinkButton>
    <HelpButton onHelp={onHelp} />
  </header>
);

const BY_DUE = { field: 'vencimiento', order: 'DESC' } as const;

/** No document has this id. */
const NOT_CHOSEN = '';

/** Which document is open, and where the keyboard goes with it. */
function useOpenDocumentId() {
  const { team, state } = useTeamFilter();
  const [documentId, openDocument] = useDocumentId();
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const { documents } = useTeamList();
  const chosen = useChosen();
  const [rowFocusId, setRowFocusId] = useState<string | null>(null);
  const [formFocusId, setFormFocusId] = useState<string | null>(null);
  // What the person opened, or found open; any other one has come by itself.
  const [chosenId, setChosenId] = useState(documentId);
  const pane = useRef<HTMLElement>(null);
  const selectedId = documentId ?? (isNarrow ? null : (documents[0]?.id ?? null));
  if (chosenId === null && selectedId !== null) setChosenId(selectedId);
  /** The one that was opened last, also while the router still draws the one before: keys may come fast. */
  const latestId = useRef(selectedId);
  useEffect(() => {
    latestId.current = selectedId;
  }, [selectedId]);
  const select = (id: string, replace = false): void => {
    latestId.current = id;
    setFormFocusId(null);
    setRowFocusId(null);
    setChosenId(id);
    openDocument(id, replace);
  };
  const step = (by: 1 | -1): void => {
    const id = neighbour(documents, latestId.current, by);
    if (id === null) return;
    select(id, true);
    setRowFocusId(id);
  };
  const toggle = (): void => {
    const document = documents.find(({ id }) => id === latestId.current);
    if (document) chosen.choose([document], !chosen.has(document.id));
  };
  const openForm = (): void => {
    setRowFocusId(null);
    setFormFocusId(selectedId);
  };
  const leaveForm = (): void => {
    setFormFocusId(null);
    setRowFocusId(selectedId);
  };
  const goOn = (): void => {
    if (selectedId === null) return;
    setFormFocusId(null);
    setRowFocusId(null);
    // Where all are shown the next step may be the same person's: they stay on the document.
    if (state !== 'todos') {
      setChosenId(NOT_CHOSEN);
      openDocument(afterStep(documents, selectedId));
    }
    pane.current?.focus();
  };
  const back = (): void => openDocument(null);
  return {
    team,
    documentId,
    isNarrow,
    chosen,
    selectedId,
    rowFocusId,
    formFocusId,
    isArrival: selectedId !== chosenId,
    pane,
    select,
    step,
    toggle,
    openForm,
    leaveForm,
    goOn,
    back,
  };
}

type View = ReturnType<typeof useOpenDocumentId>;

function useWorkflowShortcuts(view: View, onHelp: () => void): void {
  useKey(KEYS.next, () => view.step(1));
  useKey(KEYS.previous, () => view.step(-1));
  useKey(KEYS.choose, () => view.toggle());
  useKey(KEYS.take, () => {
    const form = document.getElementById(STEP_FORM_ID);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
  useKey(KEYS.help, onHelp);
}

function Pane({ view }: { view: View }) {
  const { selectedId, team, formFocusId, pane } = view;
  return (
    <Card
      ref={pane}
      className="workflow-detail"
      tabIndex={-1}
      aria-label="Documento abierto"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) view.leaveForm();
      }}
    >
      {selectedId === null ? (
        <EmptyState icon={MousePointerClick} title="Ningún documento abierto">
          Elija uno de la lista para ver en qué paso está.
        </EmptyState>
      ) : (
        <DetailPane
          key={selectedId}
          id={selectedId}
          team={team}
          isFormWanted={formFocusId === selectedId}
          isArrival={view.isArrival}
          onBack={view.back}
          onTaken={view.goOn}
        />
      )}
    </Card>
  );
}

/** The paper beside the form: a step is taken looking at it. */
function OpenPage({ id }: { id: string }) {
  const { data: document } = useOneDocument(id);
  return <div className="workflow-page">{document && <DocumentPicture document={document} />}</div>;
}

/** The payment workflow of two teams: what waits for whom, and the step that comes next (spec section 2). */
export default function WorkflowScreen() {
  const { team, state } = useTeamFilter();
  return (
    <List<WorkflowDocument>
      resource="workflow"
      sort={BY_DUE}
      address={workflowAddress}
      filter={{ team, state }}
    >
      <Workflow />
    </List>
  );
}

function Workflow() {
  const view = useOpenDocumentId();
  const { documentId, isNarrow, selectedId } = view;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useWorkflowShortcuts(view, () => setIsHelpOpen(true));
  const isListShown = !isNarrow || documentId === null;
  const isPageShown = useMediaQuery('(min-width: 1280px)');
  const isPaneShown = !isNarrow || documentId !== null;
  return (
    <main id="contenido" className="page workflow" tabIndex={-1}>
      <title>Workflow · Foliado</title>
      <Title onHelp={() => setIsHelpOpen(true)} />
      <TeamTabs />
      <div className="one-s workflow-layout starts g16 in-grid">
        {isListShown && (
          <ListCard
            chosen={view.chosen}
            selectedId={selectedId}
            focusId={view.rowFocusId}
            onSelect={view.select}
            onStep={view.step}
            onOpenForm={view.openForm}
          />
        )}
        {isPaneShown && <Pane view={view} />}
        {isPageShown && selectedId !== null && <OpenPage key={selectedId} id={selectedId} />}
      </div>
      {isHelpOpen && <ShortcutHelp keys={WORKFLOW_KEYS} onClose={() => setIsHelpOpen(false)} />}
    </main>
  );
}
