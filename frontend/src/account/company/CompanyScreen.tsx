import type { CompanyProfile } from '@contracts/company';
import { Building2 } from 'lucide-react';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { SpreadsheetsCard } from '../../sheets/company/SpreadsheetsCard';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { LeavingCard } from '../leaving/LeavingCard';
import { QueryArea } from '../../layout/QueryArea';
import { ChargeAccountsCard } from './ChargeAccountsCard';
import { CompanyFacts } from './CompanyFacts';
import { draftOf, hasLimit } from './company-draft';
import { CompanyForm } from './CompanyForm';
import { DelegationsCard } from './DelegationsCard';
import { InvitationsCard } from './InvitationsCard';
import { MembersCard } from './MembersCard';
import { useCompany } from './use-company';
import '../account.css';

function NoCompany() {
  const isPlatform = useMay('admin.read');
  return (
    <Card>
      <EmptyState icon={Building2} title="Su cuenta no pertenece a una empresa">
        {isPlatform
          ? 'Es una cuenta de administración de la plataforma: ve usuarios y créditos de todas las empresas, pero no los documentos de ninguna.'
          : 'Pida a un Admin Empresa que le envíe un enlace de invitación.'}
      </EmptyState>
    </Card>
  );
}

function Company({ company }: { company: CompanyProfile }) {
  if (!useMay('company.change')) return <CompanyFacts company={company} />;
  return (
    <div className="account-columns starts g16 in-grid">
      <CompanyForm company={company} />
      <div className="col g16 fit">
        <MembersCard />
        <InvitationsCard />
        {hasLimit(draftOf(company)) && <DelegationsCard company={company} />}
        <ChargeAccountsCard company={company} />
        <SpreadsheetsCard />
        <LeavingCard name={company.name} />
      </div>
    </div>
  );
}

/** The company of the person: its data and rules, who belongs to it, who is invited. */
export default function CompanyScreen() {
  const { companyId } = useSignedInUser();
  const query = useCompany(companyId !== undefined);
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Mi Empresa · Foliado</title>
      <h1>Mi Empresa</h1>
      {companyId === undefined ? (
        <NoCompany />
      ) : (
        <QueryArea query={query} of="la empresa">
          {(company) => <Company company={company} />}
        </QueryArea>
      )}
    </main>
  );
}
