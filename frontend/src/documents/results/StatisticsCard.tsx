import type { DocumentSummary } from '@contracts/document';
import { confidencePercent } from '@rules/confidence';
import { useHistoryStats } from '../../history/use-history-stats';
import { Card } from '../../ui/Card';
import { Facts } from '../../ui/Facts';

/** Processing statistics of spec section 2. */
export function StatisticsCard({ document }: { document: DocumentSummary }) {
  const completed = useHistoryStats()?.completed;
  const { confidence, processingTime, extractedData } = document;
  return (
    <Card padded aria-label="Estadísticas">
      <h2 className="mb10 h3">Estadísticas</h2>
      <Facts
        className="statistics in-grid"
        nameLook="sm t3"
        of={[
          ['Productos', extractedData?.productos?.length ?? 0],
          [
            'Confianza promedio',
            confidence === null ? 'N/A' : `${confidencePercent(confidence)}\u00a0%`,
          ],
          ['Tiempo', processingTime === null ? 'N/A' : `${processingTime.toFixed(1)}\u00a0s`],
          ['Completados', completed ?? '…'],
        ]}
      />
    </Card>
  );
}
