import { FileText, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { UnsavedGuard } from '../../layout/UnsavedGuard';
import { Icon } from '../../ui/Icon';
import { Segments } from '../../ui/Segments';
import { TECHNICAL, groupOf } from '../../ui/fields/field-labels';
import { DocumentViewer } from '../../ui/viewer/DocumentViewer';
import { FileComprobantes } from '../separation/FileComprobantes';
import { originalOf } from '../original-of';
import { pictureAdvice } from '../picture-advice';
import { GroupNav } from './GroupNav';
import { ItemsGrid } from './ItemsGrid';
import { ReviewFields } from './ReviewFields';
import { Thread } from './Thread';
import { ZoomDialog } from './ZoomDialog';
import { fittedText, inputType } from './field-input';
import { groupId, groupStates } from './group-states';
import type { useReviewView } from './use-review-view';
import { type SplitPlace, useSplit } from './use-split';
import '../results/field-table.css';
import './review.css';

interface ReviewPaneProps {
  view: ReturnType<typeof useReviewView>;
  /** Where the pane stands: the border between page and data is remembered for it. */
  split: SplitPlace;
}

/** Narrow screens show one side at a time. */
const TABS = (
  [
    ['documento', 'Documento', FileText],
    ['datos', 'Datos', Table2],
  ] as const
).map(([id, word, icon]) => ({
  id,
  label: (
    <>
      <Icon of={icon} />
      {word}
    </>
  ),
}));

/** The first control of a group, to bring the keyboard there. */
const firstOf = (key: string): HTMLElement | null =>
  document.querySelector(
    `#${groupId(key)} .field-name, #${groupId(key)} .review-input, #${groupId(key)} [tabindex='0']`,
  );

/** The page beside the data, every value joined to its place (review of a document). */
export function ReviewPane({ view, split }: ReviewPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { share, separator } = useSplit(pane, split);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const notify = useNotify();
  const advice = pictureAdvice(view.state.document).find(({ page }) => page === view.focus.page);
  const { focus, session, actions, tab } = view;
  const states = groupStates(view.groups, view.lines);
  const focusedGroup = view.focused && groupOf(view.focused);
  const isTaking = view.canEdit && focus.focused !== null && !focus.focused.startsWith('productos');

  const take = (text: string, isAdded: boolean): void => {
    const path = focus.focused;
    if (!path || text === '') return;
    const before = session.text(path);
    const type = inputType(path, session.value(path));
    const fitted = fittedText(text, type);
    const isAppended = isAdded && before !== '' && type === 'text';
    if (fitted !== '') session.type(path, isAppended ? `${before} ${fitted}` : fitted);
    focus.pick(path);
  };
  const jump = (key: string): void => {
    document.getElementById(groupId(key))?.scrollIntoView({ block: 'start' });
    firstOf(key)?.focus();
  };
  const onDeleted = (row: number, undo: () => void): void =>
    notify(`Fila ${row + 1} quitada`, { action: { label: 'Deshacer', run: undo } });

  return (
    <>
      <Segments
        className="pane-tabs only-s"
        label="Vista"
        value={tab}
        choices={TABS}
        onChoose={view.showTab}
      />
      <div
        ref={pane}
        className="review-pane low in-grid holds"
        data-tab={tab}
        style={{ gridTemplateColumns: `minmax(0, ${share}fr) 9px minmax(0, ${100 - share}fr)` }}
      >
        <DocumentViewer
          {...view.source}
          fields={view.placed}
          currentPage={focus.page}
          onPageChange={focus.setPage}
          focused={focus.focused}
          highlighted={focus.highlighted}
          onPick={view.goTo}
          onHover={focus.hover}
          words={view.words}
          taking={isTaking ? { matching: view.matching, onTake: take } : null}
          isTextShown={view.isTextShown}
          onToggleText={view.state.document.pages.length > 0 ? view.toggleText : null}
          onEnlarge={() => setIsEnlarged(true)}
          advice={advice?.message ?? null}
        />
        <div className="ring-in centred review-splitter hide-s" {...separator} />
        <section className="col fit review-data low ground" aria-label="Datos">
          <FileComprobantes document={view.state.document} />
          <GroupNav
            groups={states.filter(({ key }) => key !== TECHNICAL)}
            current={focusedGroup}
            onJump={jump}
          />
          <div
            className="sp review-scroll low rolls"
            onKeyDown={(event) => {
              if (event.key === 'Escape') actions.escape(focus.focused ?? '');
            }}
          >
            <ReviewFields view={view} states={states} />
            <ItemsGrid view={view} onDeleted={onDeleted} />
          </div>
        </section>
        <Thread pane={pane} focused={focus.focused} />
      </div>
      <UnsavedGuard when={session.hasUnsaved && Object.keys(view.state.texts).length > 0}>
        Lo que escribió todavía no está guardado. Queda como borrador en este equipo hasta que
        cierre la sesión.
      </UnsavedGuard>
      {isEnlarged && (
        <ZoomDialog
          title={`${view.state.document.filename} · página ${focus.page}`}
          imageUrl={view.source.imageUrl(focus.page)}
          fileUrl={originalOf(view.state.document)}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </>
  );
}
