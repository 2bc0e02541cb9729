import { EyeOff } from 'lucide-react';
import { AdminTabs } from '../admin/AdminTabs';
import { useMay } from '../layout/SessionContext';
import { Icon } from '../ui/Icon';
import { ExportAudit } from './export/ExportAudit';
import { AuditCard } from './grid/AuditCard';
import { useAuditPage } from './grid/use-audit-page';
import { isRefused, NotAllowed } from './NotAllowed';
import { useAuditParams } from './params/use-audit-params';
import { useVerification } from './verification/use-verification';
import { VerificationBand } from './verification/VerificationBand';
import './audit.css';
import './chain-thread.css';
import './grid/grid.css';
import './filters/filters.css';

/** What the platform admin does not see, said before he wonders. */
function HiddenValuesNote() {
  return (
    <p className="audit-note md">
      <Icon of={EyeOff} />
      Usted ve quién hizo qué y cuándo en todas las empresas. Los valores de los documentos y los
      comentarios están ocultos: son de cada empresa.
    </p>
  );
}

function Audit() {
  const isPlatform = useMay('admin.read');
  const [params, change] = useAuditParams();
  const events = useAuditPage(params);
  const verification = useVerification(params.companyId);
  const isClosed = isRefused(events.error) || isRefused(verification.error);
  return (
    <>
      <header className="audit-title">
        <h1>Auditoría</h1>
        <span className="sp" />
        {!isClosed && <ExportAudit companyId={params.companyId} />}
      </header>
      {isPlatform && <AdminTabs current="/auditoria" />}
      {isClosed ? (
        <NotAllowed />
      ) : (
        <>
          {isPlatform && <HiddenValuesNote />}
          <VerificationBand query={verification} companyId={params.companyId} />
          <AuditCard query={events} params={params} change={change} check={verification.data} />
        </>
      )}
    </>
  );
}

/** Everything that has happened, and the proof that nothing of it was changed (route /auditoria). */
export default function AuditScreen() {
  const mayRead = useMay('audit.read');
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Auditoría · Foliado</title>
      {mayRead ? (
        <Audit />
      ) : (
        <>
          <h1 className="audit-title">Auditoría</h1>
          <NotAllowed />
        </>
      )}
    </main>
  );
}
