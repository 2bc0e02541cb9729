import { Banknote, FileOutput, X } from 'lucide-react';
import { useState } from 'react';
import { lacksXml, xmlRequest } from '../../documents/separation/xml-request';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { SendToSheetsButton } from '../../sheets/send/SendToSheetsButton';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { useFilters } from '../../list/filters';
import { formatCount } from '../format';
import { ONLY_TREASURY, PaymentFileButton } from '../payment-file/PaymentFileButton';
import { useDocuments } from '../ListOfDocuments';
import { type Selection, chosenCount, chosenSumsText } from '../selection';
import { useRefreshHistory } from '../use-history';
import { EXPORTS } from './export-formats';
import { ExportMenu } from './ExportMenu';
import { ExportProgress } from './ExportProgress';
import { MarkPaidDialog } from './MarkPaidDialog';
import { useExport } from './use-export';

function countText(selection: Selection): string {
  const count = chosenCount(selection);
  if (selection.all?.count.isCapped) return `Más de ${formatCount(count)} seleccionados`;
  return count === 1 ? '1 seleccionado' : `${formatCount(count)} seleccionados`;
}

function AllMatchingLink() {
  const { selection, count, chooseAll } = useDocuments();
  if (selection.all) return <span className="sm history-bar-quiet">todos los que coinciden</span>;
  if (!chooseAll || !count) return null;
  return (
    <button type="button" className="nw history-all-link sm" onClick={chooseAll}>
      Seleccionar los {count.isCapped && 'más de '}
      {formatCount(count.total)} que coinciden
    </button>
  );
}

/** What is chosen, its sum, and what can be done with it; floats over the list. */
export function SelectionBar({ size }: { size: 'phone' | 'narrow' | 'wide' }) {
  const { selection, clear } = useDocuments();
  const refresh = useRefreshHistory();
  const { filters } = useFilters();
  const user = useSignedInUser();
  const [isPaying, setIsPaying] = useState(false);
  const exporting = useExport(selection);
  const isPhone = size === 'phone';
  const isTreasury = useMay('documents.pay');
  const done = (): void => {
    setIsPaying(false);
    clear();
    refresh();
  };
  return (
    <section className="row selection-bar inverse" aria-label="Selección">
      <div className="starts col fit selection-bar-words">
        <span className="row" role="status">
          <strong className="b nw">{countText(selection)}</strong>
          {!isPhone && <span className="history-bar-quiet ell">{chosenSumsText(selection)}</span>}
        </span>
        <AllMatchingLink />
      </div>
      {filters['xml'] === 'no' && !selection.all && (
        <CopyButton
          label={isPhone ? 'Pedir' : 'Pedir XML'}
          text={() => xmlRequest([...selection.documents.values()].filter(lacksXml), user)}
          success={{ title: 'Pedido copiado', description: 'Un mensaje por proveedor.' }}
        />
      )}
      {exporting.running ? (
        <ExportProgress {...exporting.running} onCancel={exporting.cancel} />
      ) : (
        <>
          <Button
            size="s"
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
            <ExportMenu selection={selection} isCompact={isPhone} onExport={exporting.run} />
          )}
          <PaymentFileButton
            icon={FileOutput}
            selection={selection}
            isCompact={isPhone}
            onChanged={done}
          />
        </>
      )}
      <Button size="s" look="ghost" icon={X} aria-label="Quitar selección" onClick={clear} />
      {isPaying && (
        <MarkPaidDialog selection={selection} onClose={() => setIsPaying(false)} onDone={done} />
      )}
    </section>
  );
}
