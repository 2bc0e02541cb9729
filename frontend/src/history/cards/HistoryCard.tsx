import { DOCUMENT_TYPE_LABEL } from '@contracts/extracted-data';
import type { DocumentSummary } from '@contracts/document';
import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import { documentScreen } from '@contracts/routes';
import { CalendarClock, CalendarDays, ChevronDown, ChevronRight, Percent } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { RetryDocumentButton } from '../../documents/actions/RetryDocumentButton';
import { Ago } from '../../ui/Ago';
import '../../ui/card.css';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { ConfidenceMeter } from '../../ui/ConfidenceMeter';
import { Facts } from '../../ui/Facts';
import { timeInPeru } from '../../ui/format-time';
import { Icon } from '../../ui/Icon';
import { ReviewStateChip, PaymentStatusChip } from '../../ui/state-chips';
import { sumsText } from '../format';
import { type HistoryRow, historyRow, moneyOf } from '../history-row';
import { Money } from '../Money';
import { XmlMark } from '../XmlMark';

interface PartProps {
  document: DocumentSummary;
  row: HistoryRow;
}

function Numbers({ document, row }: PartProps) {
  if (!row.isRead) return <>Sin leer</>;
  return (
    <>
      {row.number && <span className="mono">{row.number}</span>}
      <XmlMark match={document.sourceMatch} />
      {row.number && row.ruc && ' · '}
      {row.ruc && `RUC ${row.ruc}`}
    </>
  );
}

/** Why there is nothing to pay yet, or what is to be paid. */
function CardState({ document, row }: PartProps) {
  if (document.status === 'error') {
    return <span className="sm toned tone-bad">El procesamiento falló</span>;
  }
  if (document.status !== 'completed') return <span className="sm t3">Aún sin datos</span>;
  return (
    <>
      <PaymentStatusChip status={document.paymentStatus} isQuiet />
      {row.detraction && (
        <Chip tone="mute" icon={Percent}>
          Detracción {row.detraction}
        </Chip>
      )}
    </>
  );
}

function partsOf(document: DocumentSummary): [string, string][] {
  const { documento, totales, cliente } = document.extractedData ?? {};
  const currency = moneyOf(document)?.currency ?? 'PEN';
  const money = (amount: number | null | undefined): string =>
    amount === null || amount === undefined ? '' : sumsText([{ amount, currency }]);
  const parts: [string, string | null | undefined][] = [
    ['Archivo', document.filename],
    ['Tipo', documento?.tipo && DOCUMENT_TYPE_LABEL[documento.tipo]],
    ['Cliente', cliente?.nombre],
    ['Subtotal', money(totales?.subtotal)],
    ['IGV', money(totales?.iva)],
    ['Subido por', document.uploadedByName],
    ['Subido', timeInPeru(document.createdAt)],
    ['Leído por', PROCESSOR_CATALOGUE[document.processor].label],
    ['Causa', document.failure?.message],
  ];
  return parts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

const CardDetails = ({ document, id }: { document: DocumentSummary; id: string }) => (
  <Facts id={id} className="col g4 facts history-card-details pt10 sm" of={partsOf(document)} />
);

interface HistoryCardProps {
  document: DocumentSummary;
  isChosen: boolean;
  onToggle(id: string): void;
}

/** One document as a card; opens to tell more. */
export const HistoryCard = memo(function HistoryCard(props: HistoryCardProps) {
  const { document, isChosen, onToggle } = props;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const row = historyRow(document);
  return (
    <li className="col g10 card history-card p14" data-chosen={isChosen || undefined}>
      <header className="row">
        <label className="choice checkbox history-card-check">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={`Seleccionar ${row.title} ${row.number}`.trim()}
            onChange={() => onToggle(document.id)}
          />
        </label>
        <h2 className="h3 ell sp" title={row.title}>
          <Link className="history-name" to={documentScreen(document.id)} tabIndex={-1}>
            {row.title}
          </Link>
        </h2>
        <ReviewStateChip document={document} />
      </header>
      <div className="ends flex g8">
        <div className="sp">
          <div className="b history-card-amount">
            <Money money={row.money} />
          </div>
          <div className="sm t3">
            <Numbers document={document} row={row} />
          </div>
        </div>
        <ConfidenceMeter confidence={document.confidence} />
      </div>
      <div className="row g14 sm t2">
        <span className="row g5">
          <Icon of={CalendarDays} size={14} className="t3" />
          <span className="visually-hidden">Emisión: </span>
          {row.issued || '—'}
        </span>
        <span className="row g5">
          <Icon of={CalendarClock} size={14} className="t3" />
          {row.due ? `Vence ${row.due}` : '—'}
        </span>
        <span className="sp" />
        <Button
          size="s"
          look="ghost"
          icon={ChevronDown}
          className="history-card-more"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={`Más datos de ${row.title} ${row.number}`.trim()}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && <CardDetails document={document} id={detailsId} />}
      <footer className="row wraps history-card-foot pt10">
        <CardState document={document} row={row} />
        <span className="sp" />
        <Ago className="sm t3 hide-s nw" at={document.createdAt} />
        {document.status === 'error' && (
          <span className="sm t2">
            <RetryDocumentButton document={document} />
          </span>
        )}
        <Link
          className="link row history-card-see g4 f13"
          to={documentScreen(document.id)}
          aria-label={`Ver ${row.title} ${row.number}`.trim()}
        >
          Ver
          <Icon of={ChevronRight} size={14} />
        </Link>
      </footer>
    </li>
  );
});
