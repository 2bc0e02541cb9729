import type { AuditEntry } from '@contracts/audit';
import { EyeOff } from 'lucide-react';
import { useListContext } from 'react-admin';
import { AdminTabs } from '../admin/AdminTabs';
import { List } from '../list/List';
import { useMay } from '../layout/SessionContext';
import { Icon } from '../ui/Icon';
import { auditAddress, useCompanyOfAddress } from './address';
import { ExportAudit } from './export/ExportAudit';
import { AuditCard } from './grid/AuditCard';
import { isRefused, NotAllowed } from './NotAllowed';
import { useVerification } from './verification/use-verification';
import { VerificationBand } from './verification/VerificationBand';
import './audit.css';
import './chain-thread.css';
import './grid/grid.css';
import './filters/filters.css';

const NEWEST = { field: 'at', order: 'DESC' } as const;

/** What the platform admin does not see, said before he wonders. */
const HiddenValuesNote = () => (
  <p className="mb12 lead soft tone-info warn-note md">
    <Icon of={EyeOff} />
    Usted ve quién hizo qué y cuándo en todas las empresas. Los valores de los documentos y los
    comentarios están ocultos: son de cada empresa.
  </p>
);

function Audit() {
  const isPlatform = useMay('admin.read');
  const companyId = useCompanyOfAddress();
  const { error } = useListContext();
  const verification = useVerification(companyId);
  const isClosed = isRefused(error) || isRefused(verification.error);
  return (
    <>
      <header className="wraps g12">
        <h1>Auditoría</h1>
        <span className="sp" />
        {!isClosed && <ExportAudit companyId={companyId} />}
      </header>
      {isPlatform && <AdminTabs current="/auditoria" />}
      {isClosed ? (
        <NotAllowed />
      ) : (
        <>
          {isPlatform && <HiddenValuesNote />}
          <VerificationBand query={verification} companyId={companyId} />
          <AuditCard check={verification.data} />
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
        <List<AuditEntry> resource="audit" sort={NEWEST} perPage={50} address={auditAddress}>
          <Audit />
        </List>
      ) : (
        <>
          <h1>Auditoría</h1>
          <NotAllowed />
        </>
      )}
    </main>
  );
}
