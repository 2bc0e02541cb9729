import { supplierScreen } from '@contracts/routes';
import type { SupplierRow } from '@contracts/suppliers';
import { CircleCheck, Landmark, ShieldAlert } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { NoRows } from '../list/NoRows';
import { formatCount } from '../history/format';
import { type Column, DataTable } from '../list/DataTable';
import { List } from '../list/List';
import { ListRows } from '../list/ListRows';
import { SearchInput } from '../list/filters';
import { Card, CardHeader } from '../ui/Card';
import { Chip } from '../ui/Chip';
import { EmptyState } from '../ui/EmptyState';
import './suppliers.css';

const MOST_UNPAID = { field: 'unpaid', order: 'DESC' } as const;

/** What stands of its accounts: what stops a payment first. */
function Accounts({ waiting, confirmed }: SupplierRow) {
  if (waiting > 0)
    return (
      <Chip tone="warn" icon={ShieldAlert}>
        {waiting === 1 ? '1 cuenta por aceptar' : `${waiting} cuentas por aceptar`}
      </Chip>
    );
  if (confirmed === 0) return <span className="t3">Sin confirmar</span>;
  return (
    <Chip tone="ok" icon={CircleCheck} isQuiet>
      {confirmed === 1 ? '1 confirmada' : `${confirmed} confirmadas`}
    </Chip>
  );
}

/** A phone shows no heads. */
const Counted = ({ what, count }: { what: string; count: number }) => (
  <>
    <span className="only-s sm t3">{what}: </span>
    {formatCount(count)}
  </>
);

const COLUMNS: readonly Column<SupplierRow>[] = [
  {
    source: 'name',
    label: 'Proveedor',
    isHead: true,
    className: 'supplier-name',
    cell: ({ ruc, name }) => (
      <span className="col fit">
        <Link className="link m ell" data-row={ruc} to={supplierScreen(ruc)} title={name}>
          {name || 'Sin nombre'}
        </Link>
      </span>
    ),
  },
  { source: 'ruc', label: 'RUC', first: 'ASC', className: 'mono nw', cell: ({ ruc }) => ruc },
  {
    source: 'documents',
    label: 'Documentos',
    first: 'DESC',
    className: 'num',
    cell: ({ documents }) => <Counted what="Documentos" count={documents} />,
  },
  {
    source: 'unpaid',
    label: 'Por pagar',
    first: 'DESC',
    className: 'num',
    cell: ({ unpaid }) => <Counted what="Por pagar" count={unpaid} />,
  },
  {
    source: 'waiting',
    label: 'Cuentas',
    first: 'DESC',
    className: 'nw',
    cell: (row) => <Accounts {...row} />,
  },
];

const NobodyFound = () => (
  <NoRows
    icon={Landmark}
    title="Ningún proveedor coincide"
    clearing="Quitar la búsqueda"
    none={
      <EmptyState icon={Landmark} title="Todavía no hay proveedores" to="/" way="Subir documentos">
        Aparecen aquí cuando se lee el primer documento con su RUC.
      </EmptyState>
    }
  >
    Busque por el comienzo del nombre o del RUC.
  </NoRows>
);

function Suppliers() {
  const { total } = useListContext();
  return (
    <Card aria-labelledby="proveedores-titulo">
      <CardHeader className="list-header">
        <h1 id="proveedores-titulo" className="h3">
          Proveedores
        </h1>
        {total !== undefined && (
          <span className="b t2 count-badge" role="status" aria-label={`${total} proveedores`}>
            {formatCount(total)}
          </span>
        )}
        <span className="sp" />
        <SearchInput label="Buscar proveedores" placeholder="Nombre o RUC" />
      </CardHeader>
      <ListRows of="los proveedores" empty={<NobodyFound />}>
        <DataTable<SupplierRow>
          caption="Proveedores de la empresa"
          className="suppliers cards-s"
          columns={COLUMNS}
        />
      </ListRows>
    </Card>
  );
}

/** Whoever's RUC a document of the company prints. */
export default function SupplierList() {
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Proveedores · Foliado</title>
      <List<SupplierRow> resource="suppliers" sort={MOST_UNPAID}>
        <Suppliers />
      </List>
    </main>
  );
}
