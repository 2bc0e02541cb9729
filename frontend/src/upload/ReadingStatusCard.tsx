import type { DocumentSummary } from '@contracts/document';
import { Loader } from 'lucide-react';
import { currentDocument, isBeingRead } from '../documents/current-document';
import { doingOf } from '../documents/reading-doing';
import { Card } from '../ui/Card';
import { Hint } from '../ui/Hint';
import { Icon } from '../ui/Icon';
import { StageThread } from '../ui/StageThread';
import { expectedSeconds, stagesAt } from './reading-stages';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace('{n}', String(count));

/** How the reading goes: the stage of the document that is being read now. */
export function ReadingStatusCard({ documents }: { documents: readonly DocumentSummary[] }) {
  const waiting = documents.filter(isBeingRead);
  const reading = waiting.filter(({ status }) => status === 'processing');
  const shown = currentDocument(reading) ?? currentDocument(waiting);
  if (!shown) return null;
  const seconds = expectedSeconds(documents, shown);
  const title =
    reading.length > 0
      ? counted(reading.length, 'Procesando 1 documento', 'Procesando {n} documentos')
      : counted(waiting.length, '1 documento en espera', '{n} documentos en espera');
  return (
    <Card className="reading-status p12-14" aria-label="Estado del procesamiento">
      <div className="row">
        <span className="toned tone-info">
          <Icon of={Loader} className={reading.length > 0 ? 'icon-spin' : ''} />
        </span>
        <h2 className="h3 sp">{title}</h2>
        {seconds !== null && (
          <Hint text="Mediana de las lecturas anteriores con este procesador">
            <span className="sm t3">≈&nbsp;{Math.max(1, Math.round(seconds))}&nbsp;s</span>
          </Hint>
        )}
      </div>
      <StageThread stages={stagesAt(shown.stage)} />
      {shown.pageProgress && <p className="mt6 sm t2">{doingOf(shown)}</p>}
    </Card>
  );
}
