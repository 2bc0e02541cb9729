import type { DocumentCount, DocumentFilter } from '@contracts/list-query';
import { Banknote, Download, FileOutput, X } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../layout/SessionContext';
import { SendToSheetsButton } from '../../sheets/send/SendToSheetsButton';
import { Button } from '../../ui/Button';
import { formatCount } from '../format';
import { ONLY_TREASURY, PaymentFileButton } from '../payment-file/PaymentFileButton';
import { type Selection, type SelectionChange, chosenCount, chosenSumsText } from '../selection';
import { EXPORTS } from './export-formats';
import { ExportMenu } from './ExportMenu';
import { ExportProgress } from './ExportProgress';
import { MarkPaidDialog } from './MarkPaidDialog';
import { useExport } from './use-export';

interface SelectionBarProps {
  selection: Selection;
  onSelect(change: SelectionChange): void;
  /** What the list shows now and how many match; undefined until it is counted. */
  matching: { filter: DocumentFilter; count: DocumentCount } | undefined;
  /** The whole page is chosen, so somebody may want the rest. */
  isPageChosen: boolean;
  /** Everything is asked again: payments have changed. */
  onChanged(): void;
  size: 'phone' | 'narrow' | 'wide';
}

function countText(selection: Selection): string {
  const count = chosenCount(selection);
  if (selection.all?.count.isCapped) return `Más de ${formatCount(count)} seleccionados`;
  return count === 1 ? '1 seleccionado' : `${formatCount(count)} seleccionados`;
}

function AllMatchingLink(props: SelectionBarProps) {
  const { selection, onSelect, matching, isPageChosen } = props;
  if (selection.all) return <span className="sm history-bar-quiet">todos los que coinciden</span>;
  if (!isPageChosen || !matching || matching.count.total <= selection.documents.size) return null;
  const { total, isCapped } = matching.count;
  return (
    <button
      type="button"
      className="history-all-link sm"
      onClick={() => onSelect({ kind: 'all', matching })}
    >
      Seleccionar los {isCapped && 'más de '}
      {formatCount(total)} que coinciden
    </button>
  );
}

/** What is chosen, its sum, and what can be done with it; floats over the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, onSelect, onChanged, size } = props;
  const [isPaying, setIsPaying] = useState(false);
  const exporting = useExport(selection);
  const isPhone = size === 'phone';
  const isTreasury = useMay('documents.pay');
  const clear = (): void => onSelect({ kind: 'clear' });
  const done = (): void => {
    setIsPaying(false);
    clear();
    onChanged();
  };
  return (
    <section className="selection-bar" aria-label="Selección">
      <div className="selection-bar-words">
        <span className="row" role="status">
          <strong className="b nw">{countText(selection)}</strong>
          {!isPhone && <span className="history-bar-quiet ell">{chosenSumsText(selection)}</span>}
        </span>
        <AllMatchingLink {...props} />
      </div>
      {exporting.running ? (
        <ExportProgress {...exporting.running} onCancel={exporting.cancel} />
      ) : (
        <>
          <Button
            size="s"
            square={isPhone}
            icon={Banknote}
            disabled={!isTreasury}
            title={isTreasury ? undefined : ONLY_TREASURY}
            aria-label="Marcar como pagado"
            onClick={() => setIsPaying(true)}
          >
            {!isPhone && 'Marcar como pagado'}
          </Button>
          {size === 'wide' ? (
            <>
              {EXPORTS.map(({ format, label, icon }) => (
                <Button key={format} size="s" icon={icon} onClick={() => exporting.run(format)}>
                  {label}
                </Button>
              ))}
              <SendToSheetsButton selection={selection} label="Google Sheets" />
            </>
          ) : (
            <ExportMenu
              icon={Download}
              selection={selection}
              isCompact={isPhone}
              onExport={exporting.run}
            />
          )}
          <PaymentFileButton
            icon={FileOutput}
            selection={selection}
            isCompact={isPhone}
            onChanged={onChanged}
          />
        </>
      )}
      <Button size="s" look="ghost" square icon={X} aria-label="Quitar selección" onClick={clear} />
      {isPaying && (
        <MarkPaidDialog selection={selection} onClose={() => setIsPaying(false)} onDone={done} />
      )}
    </section>
  );
}
