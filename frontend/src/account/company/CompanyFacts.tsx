import type { CompanyProfile } from '@contracts/company';
import { Lock } from 'lucide-react';
import { TitledCard } from '../../ui/Card';
import { Facts } from '../../ui/Facts';
import { Icon } from '../../ui/Icon';

/** For who may see the company but not change it. */
export const CompanyFacts = ({ company }: { company: CompanyProfile }) => (
  <TitledCard title="Datos de la empresa" className="company-facts">
    <Facts
      className="under col g6 facts md identity-facts px16 pb16"
      of={[
        ['Razón social', company.name],
        ['RUC', company.ruc ?? 'Sin registrar', company.ruc ? 'mono' : 't3'],
      ]}
    />
    <p className="p12 lead g6 sm t3">
      <Icon of={Lock} size={14} />
      Solo un Admin Empresa cambia estos datos, los miembros y las reglas. Pídaselo si algo no es
      correcto.
    </p>
  </TitledCard>
);
