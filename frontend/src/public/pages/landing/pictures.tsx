import {
  Building2,
  Check,
  Cloud,
  CloudUpload,
  Cpu,
  FileImage,
  FileText,
  KeyRound,
  LockKeyhole,
} from 'lucide-react';
import { PROCESSOR_CATALOGUE, PROCESSOR_IDS } from '@contracts/processors';
import { Chip } from '../../../ui/Chip';
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter';
import { Icon } from '../../../ui/Icon';
import { DocumentStatusChip, FieldStateChip } from '../../../ui/state-chips';
import { Formats, Frame, Mini } from '../../sections/Mini';
import { SunatQr } from '../../sections/SunatQr';

const withKey = (
  <Chip tone="mute" icon={KeyRound}>
    Con su clave
  </Chip>
);
const available = (
  <Chip tone="ok" icon={Check}>
    Disponible
  </Chip>
);

const proved = <FieldStateChip state="verificado" proof="QR" />;

export const EnginesPicture = () => (
  <Mini
    rows={PROCESSOR_IDS.map((id) => ({
      icon: id === 'local' ? Cpu : Cloud,
      name: PROCESSOR_CATALOGUE[id].label,
      end: id === 'local' ? available : withKey,
    }))}
  />
);

export const ProofsPicture = () => (
  <Mini
    rows={[
      { name: 'QR de SUNAT', value: 'S/ 1,180.00', isEqual: true },
      { name: 'Subtotal + IGV', value: 'S/ 1,180.00', isEqual: true },
      { name: 'Leído', value: 'S/ 1,108.00', isEqual: false },
    ]}
  >
    <div>
      <span className="sp" />
      <kbd>Usar valor del QR</kbd>
    </div>
  </Mini>
);

export const EditingPicture = () => (
  <Mini rows={[{ name: 'Total', end: <span className="typed">1,180.00</span> }]}>
    <div className="t3 sm">
      <kbd>Enter</kbd> acepta <span className="sp" />
      <kbd>Esc</kbd> cancela
    </div>
  </Mini>
);

export const ExportsPicture = () => (
  <Frame>
    <div className="line mini-formats">
      <Formats />
    </div>
  </Frame>
);

const count = (waiting: number) => <span className="b t2 count-badge">{waiting}</span>;

export const CompaniesPicture = () => (
  <Mini
    rows={[
      { icon: Building2, name: 'Pacífico Norte', end: count(7) },
      { icon: Building2, name: 'Andes Retail', end: count(3) },
    ]}
  />
);

export const LocalPicture = () => (
  <Mini
    rows={[
      { name: 'Detracción 12\u00a0%', value: 'S/ 142.00' },
      { name: 'Neto al proveedor', value: 'S/ 1,038.00' },
    ]}
  />
);

export const UploadPicture = () => (
  <Mini
    sign={
      <div className="mini mini-zone">
        <Icon of={CloudUpload} size={20} />
        <span className="m">Arrastre sus archivos aquí</span>
        <span className="t3 sm">PDF, JPG o PNG</span>
      </div>
    }
    rows={[
      {
        icon: FileText,
        name: 'F001-4471.pdf',
        end: <DocumentStatusChip status="completed" />,
      },
      {
        icon: FileImage,
        name: 'guia-0387.jpg',
        end: <DocumentStatusChip status="pending" />,
      },
    ]}
  />
);

/** A document while it is read. */
export const ReadPicture = () => (
  <Mini
    stages={[
      { name: 'Texto', state: 'done' },
      { name: 'QR', state: 'done' },
      { name: 'Tablas', state: 'current' },
      { name: 'Cotejo', state: 'todo' },
    ]}
    rows={[
      { name: 'RUC', value: '20608471937', end: <ConfidenceMeter confidence={0.99} /> },
      { name: 'Total', value: 'S/ 1,180.00', end: <ConfidenceMeter confidence={0.99} /> },
      { name: 'Vence', value: '14 abr 2026', end: <ConfidenceMeter confidence={0.91} /> },
    ]}
  />
);

/** What is left to do, and the way on. */
export const ReviewPicture = () => (
  <Mini
    stages={[
      { name: 'Logística', state: 'done' },
      { name: 'Tesorería', state: 'current' },
      { name: 'Pago', state: 'todo' },
    ]}
    rows={[
      { name: 'Total', value: 'S/ 1,180.00', end: proved },
      { name: 'Vence', value: '14 abr 2026', end: <FieldStateChip state="editado" /> },
    ]}
  >
    <div className="line">
      <span className="btn btn-s btn-primary">Confirmar</span>
      <span className="btn btn-s">Excel</span>
      <span className="btn btn-s">TXT</span>
      <span className="sp" />
      <Icon of={LockKeyhole} size={15} className="t3" />
    </div>
  </Mini>
);

/** A line cut from a document of the trade, with the marker on what matters. */
export const paperCut = (line: string, value: string) =>
  function PaperCut() {
    return (
      <div className="cut" aria-hidden="true">
        <div>
          <span>{line}</span>
          <b>{value}</b>
        </div>
      </div>
    );
  };

/** Something as it stands on paper; what is between strokes stands out. */
export const printed = (text: string, look: 'big' | 'code') =>
  function Printed() {
    return (
      <div className={`printed printed-${look}`}>
        {look === 'code' && text.startsWith('2060') && <SunatQr />}
        {text.split('\n').map((line) => (
          <p key={line}>
            {line
              .split(/([|+]|‹[^‹›]*›)/)
              .map((part, index) =>
                index % 2 ? <i key={index}>{part.replace(/[‹›]/g, '')}</i> : part,
              )}
          </p>
        ))}
      </div>
    );
  };
