import type { DocumentSummary } from '@contracts/document';
import { confidencePercent } from '@rules/confidence';
import { useHistoryStats } from '../../history/use-history-stats';
import { Card } from '../../ui/Card';

/** Processing statistics of spec section 2. */
export function StatisticsCard({ document }: { document: DocumentSummary }) {
  const completed = useHistoryStats()?.completed;
  const { confidence, processingTime, extractedData } = document;
  const figures: [string, string][] = [
    ['Productos', String(extractedData?.productos?.length ?? 0)],
    ['Confianza promedio', confidence === null ? 'N/A' : `${confidencePercent(confidence)}\u00a0%`],
    ['Tiempo', processingTime === null ? 'N/A' : `${processingTime.toFixed(1)}\u00a0s`],
    ['Completados', completed === undefined ? '…' : String(completed)],
  ];
  return (
    <Card padded aria-label="Estadísticas">
      <h2 className="h3 statistics-title">Estadísticas</h2>
      <dl className="statistics">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
