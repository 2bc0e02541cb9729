import type { CompanyProfile } from '@contracts/company';
import { Lock } from 'lucide-react';
import { Card, CardHeader } from '../../ui/Card';
import { Icon } from '../../ui/Icon';

/** For who may see the company but not change it. */
export function CompanyFacts({ company }: { company: CompanyProfile }) {
  return (
    <Card className="company-facts" aria-labelledby="empresa-titulo">
      <CardHeader>
        <h2 id="empresa-titulo" className="h3">
          Datos de la empresa
        </h2>
      </CardHeader>
      <dl className="identity-facts">
        <div>
          <dt>Razón social</dt>
          <dd>{company.name}</dd>
        </div>
        <div>
          <dt>RUC</dt>
          <dd className={company.ruc ? 'mono' : 't3'}>{company.ruc ?? 'Sin registrar'}</dd>
        </div>
      </dl>
      <p className="company-locked sm t3">
        <Icon of={Lock} size={14} />
        Solo un Admin Empresa cambia estos datos, los miembros y las reglas. Pídaselo si algo no es
        correcto.
      </p>
    </Card>
  );
}
