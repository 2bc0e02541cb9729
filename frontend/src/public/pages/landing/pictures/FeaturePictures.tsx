import {
  Building2,
  Check,
  CheckCheck,
  Cloud,
  Cpu,
  EqualNot,
  FileBraces,
  FileSpreadsheet,
  FileText,
  KeyRound,
  type LucideIcon,
  ScanLine,
  Sheet,
  Table,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../../ui/Chip';
import { Icon } from '../../../../ui/Icon';

/** A few rows of the product's screens; the words beside it say the same. */
function Mini({ children }: { children: ReactNode }) {
  return <div className="mini">{children}</div>;
}

function Engine({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div>
      <Icon of={icon} size={15} className="t3" />
      <span className="sp ell m">{name}</span>
      {children}
    </div>
  );
}

export function EnginesPicture() {
  const withKey = (
    <Chip tone="mute" icon={KeyRound}>
      Con su clave
    </Chip>
  );
  return (
    <Mini>
      <Engine icon={Cpu} name="Foliado Local">
        <Chip tone="ok" icon={Check}>
          Disponible
        </Chip>
      </Engine>
      <Engine icon={Cloud} name="OpenAI · gpt-4o">
        {withKey}
      </Engine>
      <Engine icon={Cloud} name="LangExtract">
        {withKey}
      </Engine>
      <Engine icon={ScanLine} name="Textract">
        {withKey}
      </Engine>
    </Mini>
  );
}

export function ProofsPicture() {
  return (
    <Mini>
      <div>
        <span className="t2 sp">QR de SUNAT</span>
        <b className="m">S/ 1,180.00</b>
        <Icon of={CheckCheck} size={15} className="ok-sign" />
      </div>
      <div>
        <span className="t2 sp">Subtotal + IGV</span>
        <b className="m">S/ 1,180.00</b>
        <Icon of={CheckCheck} size={15} className="ok-sign" />
      </div>
      <div className="mini-bad">
        <span className="sp">Leído</span>
        <b className="m">S/ 1,108.00</b>
        <Icon of={EqualNot} size={15} />
      </div>
      <div>
        <span className="mini-fix">Usar valor del QR</span>
      </div>
    </Mini>
  );
}

export function EditingPicture() {
  return (
    <Mini>
      <div>
        <span className="t2 sp">Total</span>
        <span className="mini-input">
          1,180.00
          <i />
        </span>
      </div>
      <div className="t3 sm">
        <kbd>Enter</kbd> acepta <span className="sp" />
        <kbd>Esc</kbd> cancela
      </div>
    </Mini>
  );
}

const FORMATS: readonly { icon: LucideIcon; name: string }[] = [
  { icon: Sheet, name: 'Sheets' },
  { icon: FileSpreadsheet, name: 'Excel' },
  { icon: Table, name: 'CSV' },
  { icon: FileBraces, name: 'JSON' },
  { icon: FileText, name: 'TXT' },
];

export function ExportsPicture() {
  return (
    <div className="mini-formats">
      {FORMATS.map(({ icon, name }) => (
        <span key={name} className="btn btn-s">
          <Icon of={icon} size={15} />
          {name}
        </span>
      ))}
    </div>
  );
}

export function CompaniesPicture() {
  return (
    <Mini>
      <div>
        <Icon of={Building2} size={15} className="t3" />
        <span className="sp ell m">Pacífico Norte</span>
        <span className="count-badge">7</span>
      </div>
      <div>
        <Icon of={Building2} size={15} className="t3" />
        <span className="sp ell m">Andes Retail</span>
        <span className="count-badge">3</span>
      </div>
    </Mini>
  );
}

export function LocalPicture() {
  return (
    <Mini>
      <div>
        <span className="t2 sp">Detracción 12&nbsp;%</span>
        <b className="m">S/ 142.00</b>
      </div>
      <div>
        <span className="t2 sp">Neto al proveedor</span>
        <b className="m">S/ 1,038.00</b>
      </div>
    </Mini>
  );
}
