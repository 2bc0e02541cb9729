import type { DocumentDetail } from '@contracts/document';
import { confidenceLevel, confidencePercent } from '@rules/confidence';
import { Card } from '../../../ui/Card';
import { Facts } from '../../../ui/Facts';
import { Hint } from '../../../ui/Hint';
import { relativeTime, timeInPeru } from '../../../ui/format-time';
import { useNow } from '../../../ui/use-now';
import { SignedXml } from '../../separation/SignedXml';

const TYPE_WORD: Readonly<Record<DocumentDetail['fileType'], string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Imagen JPG',
  'image/png': 'Imagen PNG',
  'application/xml': 'XML',
};

/** 90 % or more green, 70 % or more yellow, else red (spec section 5, display rules). */
const CONFIDENCE_TONE = { alta: 'ok', media: 'warn', baja: 'bad', na: 'bad' } as const;

/** File size in KB, type, upload time, processing time, confidence (spec section 2). */
export function DetailsCard({ document }: { document: DocumentDetail }) {
  const { fileSize, fileType, createdAt, uploadedByName, processingTime, confidence } = document;
  const now = useNow();
  return (
    <Card padded aria-label="Detalles">
      <h2 className="mb10 h3">Detalles</h2>
      <Facts
        className="facts md sheet-facts"
        nameLook="t2"
        of={[
          ['Tamaño', `${(fileSize / 1024).toFixed(1)} KB`],
          ['Tipo', TYPE_WORD[fileType]],
          [
            'Subido',
            <Hint key="at" text={`${timeInPeru(createdAt)} · ${uploadedByName}`}>
              {relativeTime(createdAt, now)}
            </Hint>,
          ],
          ['Tiempo de lectura', processingTime === null ? 'N/A' : `${processingTime.toFixed(1)} s`],
          confidence === null
            ? ['Confianza', 'N/A', 't3']
            : [
                'Confianza',
                `${confidencePercent(confidence)} %`,
                `toned tone-${CONFIDENCE_TONE[confidenceLevel(confidence)]}`,
              ],
        ]}
      >
        <SignedXml document={document} />
      </Facts>
    </Card>
  );
}
