import type { DocumentDetail } from '@contracts/document';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Download, ExternalLink, Pencil, Sheet, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { selectionOf } from '../../history/selection';
import { TO_SHEETS } from '../../sheets/send/SendToSheetsButton';
import { SendToSheetsDialog } from '../../sheets/send/SendToSheetsDialog';
import { ActionIcons, ActionMenu, type MenuAction } from '../../ui/ActionMenu';
import { deletionRefused, useMayDelete } from '../actions/DeleteDocumentButton';
import { DeleteDocumentDialog } from '../actions/DeleteDocumentDialog';
import { originalOf } from '../original-of';
import { EditButtons } from '../review/EditButtons';
import type { ReviewSession } from '../review/review-session';
import type { ReviewState } from '../review/review-state';
import { HelpButton } from '../review/ShortcutHelp';
import { useJsonDownload } from '../use-json-download';

export interface Editing {
  session: ReviewSession;
  state: ReviewState;
  canEdit: boolean;
}

/** What a phone has behind its three dots instead of the buttons of the edit mode. */
const editActions = ({ session, state }: Editing): MenuAction[] => [
  { label: 'Editar', icon: Pencil, run: session.startEditing },
  ...(state.undoCount > 0
    ? [{ label: 'Deshacer', icon: Undo2, run: () => void session.undo() }]
    : []),
];

interface DetailActionsProps {
  document: DocumentDetail;
  /** Null where nothing can be edited. */
  editing: Editing | null;
  onHelp?(): void;
}

/** What can be done with the document: beside each other on a desk, behind three dots on a phone. */
export function DetailActions({ document, editing, onHelp }: DetailActionsProps) {
  const isPhone = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const download = useJsonDownload(document);
  const mayDelete = useMayDelete(document);
  const [asked, setAsked] = useState<'sheets' | 'deletion' | null>(null);
  const close = (): void => setAsked(null);
  const hasData = document.status === 'completed' && document.extractedData !== null;
  const data: MenuAction[] = [
    { label: 'Descargar JSON', icon: Download, run: download },
    { label: TO_SHEETS, icon: Sheet, run: () => setAsked('sheets') },
  ];
  const original = { label: 'Abrir original', icon: ExternalLink, href: originalOf(document) };
  const deletion: MenuAction = {
    label: 'Eliminar',
    icon: Trash2,
    refused: deletionRefused(document),
    run: () => setAsked('deletion'),
  };
  const actions = [
    ...(hasData ? data : []),
    ...(document.originalDeletedAt ? [] : [original]),
    ...(mayDelete ? [deletion] : []),
  ];
  const isTyping = editing?.state.isEditing ?? false;
  const isMenu = isPhone && !isTyping;
  return (
    <span className="row detail-actions g6">
      {isMenu && (
        <ActionMenu
          label="Más acciones"
          size="m"
          actions={[...(editing ? editActions(editing) : []), ...actions]}
        />
      )}
      {!isPhone && <ActionIcons actions={actions} />}
      {onHelp && <HelpButton onHelp={onHelp} />}
      {editing && !isMenu && <EditButtons session={editing.session} state={editing.state} />}
      {asked === 'sheets' && (
        <SendToSheetsDialog selection={selectionOf([document])} onClose={close} />
      )}
      {asked === 'deletion' && <DeleteDocumentDialog document={document} onClose={close} />}
    </span>
  );
}
