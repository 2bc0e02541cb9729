import type { DocumentDetail } from '@contracts/document';
import { Download } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { DocumentWorkflowCard } from '../../workflow/card/DocumentWorkflowCard';
import { PaymentCard } from '../payment/PaymentCard';
import { AuthenticityCard } from '../results/AuthenticityCard';
import { JsonText } from '../results/JsonCard';
import { RunsCard } from '../runs/RunsCard';
import { useJsonDownload } from '../use-json-download';
import { ConfirmationCard } from './sheet/ConfirmationCard';
import { DetailsCard } from './sheet/DetailsCard';
import { LinesCard, TableCard } from './sheet/SheetCards';
import { StoryCard } from './sheet/StoryCard';
import { TablePanel } from './sheet/TablePanel';
import { sheetSections } from './sheet/sheet-sections';
import './sheet/sheet.css';

function JsonSheet({ document }: { document: DocumentDetail }) {
  const download = useJsonDownload(document);
  return (
    <TitledCard
      title="JSON completo"
      beside={
        <Button size="s" icon={Download} onClick={download}>
          Descargar
        </Button>
      }
    >
      <JsonText>{JSON.stringify(document.extractedData, null, 2)}</JsonText>
    </TitledCard>
  );
}

interface SheetProps {
  document: DocumentDetail;
  /** Brings the keyboard to a field of the review. */
  onField(path: string): void;
}

/**
 * All that is known of a document, in cards below the review (spec section 2, document detail).
 * Not drawn again at each key that is typed above it.
 */
export const DocumentSheet = memo(function DocumentSheet({ document, onField }: SheetProps) {
  const { extractedData, fields, authenticity, processor } = document;
  const sections = useMemo(
    () => sheetSections(extractedData ?? {}, fields),
    [extractedData, fields],
  );
  return (
    <div className="one-s sheet in-grid g16 starts">
      <div className="col g16 fit">
        <DetailsCard document={document} />
        {authenticity && <AuthenticityCard authenticity={authenticity} />}
        <ConfirmationCard document={document} />
        {document.status === 'completed' && <PaymentCard document={document} />}
        <StoryCard id={document.id} version={document.version} />
      </div>
      <div className="col g16 fit sheet-main">
        <RunsCard document={document} onField={onField} />
        <TablePanel document={document} />
        <LinesCard title="Información adicional" lines={sections.additional} />
        <div className="sheet-pair g16 in-grid">
          <LinesCard title="Proveedor" lines={sections.provider} />
          <LinesCard title="Cliente" lines={sections.client} />
        </div>
        {sections.articles.map((table) => (
          <TableCard key={table.key} table={table} />
        ))}
        <LinesCard title="Totales" lines={sections.totals} />
        {sections.extraGroups.map(({ key, title, lines }) => (
          <LinesCard key={key} title={title} lines={lines} />
        ))}
        {sections.extraTables.map((table) => (
          <TableCard key={table.key} table={table} />
        ))}
        {processor === 'textract' && <TablePanel document={document} />}
        <JsonSheet document={document} />
        <DocumentWorkflowCard document={document} />
      </div>
    </div>
  );
});
