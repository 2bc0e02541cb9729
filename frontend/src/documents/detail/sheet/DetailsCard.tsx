import type { DocumentDetail } from '@contracts/document';
import { confidencePercent } from '@rules/confidence';
import { Card } from '../../../ui/Card';
import { Hint } from '../../../ui/Hint';
import { relativeTime, timeInPeru } from '../../../ui/format-time';
import { useNow } from '../../../ui/use-now';
import { SignedXml } from '../../separation/SignedXml';
import { confidenceTone } from './confidence-tone';

const TYPE_WORD: Readonly<Record<DocumentDetail['fileType'], string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Imagen JPG',
  'image/png': 'Imagen PNG',
  'application/xml': 'XML',
};

/** File size in KB, type, upload time, processing time, confidence (spec section 2). */
export function DetailsCard({ document }: { document: DocumentDetail }) {
  const { fileSize, fileType, createdAt, uploadedByName, processingTime, confidence } = document;
  const now = useNow();
  return (
    <Card padded aria-label="Detalles">
      <h2 className="h3 sheet-title">Detalles</h2>
      <dl className="sheet-facts">
        <div>
          <dt>Tamaño</dt>
          <dd>{(fileSize / 1024).toFixed(1)} KB</dd>
        </div>
        <div>
          <dt>Tipo</dt>
          <dd>{TYPE_WORD[fileType]}</dd>
        </div>
        <div>
          <dt>Subido</dt>
          <dd>
            <Hint text={`${timeInPeru(createdAt)} · ${uploadedByName}`}>
              {relativeTime(createdAt, now)}
            </Hint>
          </dd>
        </div>
        <div>
          <dt>Tiempo de lectura</dt>
          <dd>{processingTime === null ? 'N/A' : `${processingTime.toFixed(1)} s`}</dd>
        </div>
        <div>
          <dt>Confianza</dt>
          <dd className={confidence === null ? 't3' : `check-${confidenceTone(confidence)}`}>
            {confidence === null ? 'N/A' : `${confidencePercent(confidence)} %`}
          </dd>
        </div>
        <SignedXml document={document} />
      </dl>
    </Card>
  );
}
