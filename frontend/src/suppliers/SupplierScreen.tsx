import type { Amounts } from '@contracts/list-query';
import type { Supplier } from '@contracts/suppliers';
import { formatMoney, fromCents, toCents } from '@rules/money';
import { ChevronLeft, Landmark } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { hasStatus } from '../api/api-error';
import { useProviderQuery } from '../api/use-provider-query';
import { documentsText } from '../history/format';
import { amountsInOrder } from '../history/history-row';
import { QueryArea } from '../layout/QueryArea';
import { Card, TitledCard } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { type Fact, Facts } from '../ui/Facts';
import { Icon } from '../ui/Icon';
import { SupplierDocuments } from './SupplierDocuments';
import { SupplierAccounts } from './SupplierAccounts';
import { SUPPLIERS_KEY } from './suppliers-api';
import './suppliers.css';

const fact = (label: string, values: readonly string[]): Fact => [
  label,
  values.length === 0 ? '—' : values.map((value) => <p key={value}>{value}</p>),
];

/** What of each currency has been paid: what it comes to without what is still to be paid. */
const paidOf = (amounts: Amounts | null, owed: Amounts | null): Amounts | null =>
  amounts &&
  owed &&
  Object.fromEntries(
    Object.entries(amounts).map(([currency, total]) => {
      const cents = toCents(total) - toCents(owed[currency] ?? 0);
      return [currency, fromCents(cents)];
    }),
  );

const sum = (amounts: Amounts | null): string[] =>
  amounts === null
    ? ['Aún no se sabe']
    : amountsInOrder(amounts).map(({ amount, currency }) => formatMoney(amount, currency));

const Figures = ({ supplier: { documents, unpaid, sums } }: { supplier: Supplier }) => (
  <TitledCard title="Sumas">
    <Facts
      className="col g6 facts p12 pb16 f13"
      of={[
        fact('En total', [documentsText(documents), ...sum(sums.amounts)]),
        fact('Pagado', sum(paidOf(sums.amounts, sums.owed))),
        fact('Por pagar', [documentsText(unpaid), ...sum(sums.owed)]),
      ]}
    />
  </TitledCard>
);

/** What its documents print, to ask it something; nothing of what stands beside a new account. */
const Contacts = ({ supplier: { contacts, names } }: { supplier: Supplier }) => (
  <TitledCard title="Contacto">
    {contacts.isPartial && (
      <p className="supplier-note sm t2">
        No se muestran los datos de los documentos con una cuenta que nadie ha aceptado: quien la
        cambia escribe también su teléfono.
      </p>
    )}
    <Facts
      className="col g6 facts p12 pb16 f13"
      of={[
        fact('Teléfono', contacts.telephones),
        fact('Correo', contacts.emails),
        fact('Dirección', contacts.addresses),
        ...(names.length > 0 ? [fact('También como', names)] : []),
      ]}
    />
  </TitledCard>
);

const OneSupplier = ({ supplier }: { supplier: Supplier }) => (
  <>
    <header className="mb16 breaks wraps flex based g4-16">
      <h1>{supplier.name || 'Sin nombre'}</h1>
      <p className="row t2">
        RUC <span className="mono">{supplier.ruc}</span>
      </p>
    </header>
    <div className="one-s supplier-columns starts g16 in-grid">
      <div className="col g16 fit">
        <SupplierAccounts supplier={supplier} />
        <SupplierDocuments ruc={supplier.ruc} />
      </div>
      <div className="col g16 fit">
        <Figures supplier={supplier} />
        <Contacts supplier={supplier} />
      </div>
    </div>
  </>
);

const NotFound = () => (
  <Card>
    <EmptyState
      icon={Landmark}
      title="Proveedor no encontrado"
      to="/proveedores"
      way="Ver los proveedores"
    >
      Ningún documento de su empresa tiene este RUC.
    </EmptyState>
  </Card>
);

/** A supplier: what is due to it, its accounts with their story, how to reach it. */
export default function SupplierScreen() {
  const { id: ruc = '' } = useParams();
  const query = useProviderQuery([...SUPPLIERS_KEY, ruc], (provider, signal) =>
    provider.getSupplier(ruc, signal),
  );
  const isUnknown = hasStatus(query.error, 404);
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>{`${query.data?.name || 'Proveedor'} · Foliado`}</title>
      <Link className="link row sm mb8" to="/proveedores">
        <Icon of={ChevronLeft} size={14} />
        Proveedores
      </Link>
      {isUnknown ? (
        <NotFound />
      ) : (
        <QueryArea query={query} of="el proveedor">
          {(supplier) => <OneSupplier supplier={supplier} />}
        </QueryArea>
      )}
    </main>
  );
}
