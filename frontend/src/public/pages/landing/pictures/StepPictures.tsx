import { CloudUpload, FileImage, FileText, LockKeyhole } from 'lucide-react';
import { ConfidenceMeter } from '../../../../ui/ConfidenceMeter';
import { Icon } from '../../../../ui/Icon';
import { StageThread } from '../../../../ui/StageThread';
import { DocumentStatusChip, FieldStateChip } from '../../../../ui/state-chips';

/** The upload screen in small. */
export function UploadPicture() {
  return (
    <div className="mini">
      <div className="mini-zone">
        <Icon of={CloudUpload} size={20} />
        <span className="m">Arrastre sus archivos aquí</span>
        <span className="t3 sm">PDF, JPG o PNG</span>
      </div>
      <div>
        <Icon of={FileText} size={15} className="t3" />
        <span className="sp ell">F001-4471.pdf</span>
        <DocumentStatusChip status="completed" />
      </div>
      <div>
        <Icon of={FileImage} size={15} className="t3" />
        <span className="sp ell">guia-0387.jpg</span>
        <DocumentStatusChip status="pending" />
      </div>
    </div>
  );
}

const READ = [
  { name: 'RUC', value: '20608471937', confidence: 0.99 },
  { name: 'Total', value: 'S/ 1,180.00', confidence: 0.99 },
  { name: 'Vence', value: '14 abr 2026', confidence: 0.91 },
];

/** A document while it is read. */
export function ReadPicture() {
  return (
    <div className="mini">
      <div className="mini-stages">
        <StageThread
          stages={[
            { name: 'Texto', state: 'done' },
            { name: 'QR', state: 'done' },
            { name: 'Tablas', state: 'current' },
            { name: 'Cotejo', state: 'todo' },
          ]}
        />
      </div>
      {READ.map(({ name, value, confidence }) => (
        <div key={name}>
          <span className="t2 mini-name">{name}</span>
          <span className="sp ell m">{value}</span>
          <ConfidenceMeter confidence={confidence} />
        </div>
      ))}
    </div>
  );
}

/** What is left to do, and the way on. */
export function ReviewPicture() {
  return (
    <div className="mini">
      <div className="mini-stages">
        <StageThread
          stages={[
            { name: 'Logística', state: 'done' },
            { name: 'Tesorería', state: 'current' },
            { name: 'Pago', state: 'todo' },
          ]}
        />
      </div>
      <div>
        <span className="t2 sp">Total</span>
        <b className="m">S/ 1,180.00</b>
        <FieldStateChip state="verificado" proof="QR" />
      </div>
      <div>
        <span className="t2 sp">Vence</span>
        <b className="m">14 abr 2026</b>
        <FieldStateChip state="editado" />
      </div>
      <div className="mini-actions">
        <span className="btn btn-s btn-primary">Confirmar</span>
        <span className="btn btn-s">Excel</span>
        <span className="btn btn-s">TXT</span>
        <span className="sp" />
        <Icon of={LockKeyhole} size={15} className="t3" />
      </div>
    </div>
  );
}
