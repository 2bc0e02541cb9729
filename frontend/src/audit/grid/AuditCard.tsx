import { AUDIT_TOTAL_MAX, type AuditEntry, type AuditVerification } from '@contracts/audit';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListX, ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../api/request-page';
import { useMay } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { Pager } from '../../ui/Pager';
import { Skeleton } from '../../ui/Skeleton';
import { AuditFilters } from '../filters/AuditFilters';
import { linkState } from '../link-state';
import { type AuditParams, isFiltered, noFilter } from '../params/audit-params';
import type { ChangeAuditParams } from '../params/use-audit-params';
import { plural } from '../verification/verification-words';
import { AuditCards } from './AuditCards';
import { AuditTable } from './AuditTable';
import { EVENTS_PER_PAGE, type useAuditPage } from './use-audit-page';

interface AuditCardProps {
  query: ReturnType<typeof useAuditPage>;
  params: AuditParams;
  change: ChangeAuditParams;
  check: AuditVerification | null | undefined;
}

function NoEvents({ params, change }: Pick<AuditCardProps, 'params' | 'change'>) {
  if (isFiltered(params)) {
    return (
      <EmptyState
        icon={ListX}
        title="Ningún evento coincide"
        action={
          <Button size="s" onClick={() => change(noFilter())}>
            Quitar filtros
          </Button>
        }
      >
        Amplíe las fechas o quite alguno de los filtros.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={ScrollText} title="Todavía no hay eventos">
      Cada documento que se suba, cada corrección y cada pago quedará registrado aquí.
    </EmptyState>
  );
}

function PastTheEnd({ change }: Pick<AuditCardProps, 'change'>) {
  return (
    <EmptyState
      icon={ListX}
      title="No hay eventos en esta página"
      action={
        <Button size="s" onClick={() => change({ page: 1 })}>
          Ir a la primera página
        </Button>
      }
    />
  );
}

interface RowsAreaProps extends Omit<AuditCardProps, 'query'> {
  data: Page<AuditEntry>;
  isStale: boolean;
}

function RowsArea({ data: { rows, total }, isStale, params, change, check }: RowsAreaProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const isPhone = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const hasCompany = useMay('admin.read');
  if (rows.length === 0) {
    return total > 0 ? (
      <PastTheEnd change={change} />
    ) : (
      <NoEvents params={params} change={change} />
    );
  }
  const Rows = isPhone ? AuditCards : AuditTable;
  return (
    <>
      <div className="audit-rows" aria-busy={isStale || undefined}>
        <Rows
          entries={rows}
          linkOf={(entry) => linkState(entry, check)}
          openId={openId}
          hasCompany={hasCompany}
          onToggle={(id) => setOpenId(id === openId ? null : id)}
          change={change}
        />
      </div>
      <Pager
        page={params.page}
        perPage={EVENTS_PER_PAGE}
        total={total}
        isCapped={total > Math.max(AUDIT_TOTAL_MAX, params.page * EVENTS_PER_PAGE)}
        what="eventos"
        onPage={(page) => change({ page })}
      />
    </>
  );
}

function Body({ query, ...rest }: AuditCardProps) {
  const { data, error, refetch, isPlaceholderData } = query;
  if (error) {
    return (
      <div className="audit-error">
        <ErrorCard
          title="Error al cargar los eventos"
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) return <Skeleton text="Cargando eventos..." rows={10} />;
  return <RowsArea data={data} isStale={isPlaceholderData} {...rest} />;
}

const totalInWords = (total: number): string =>
  total > AUDIT_TOTAL_MAX
    ? `Más de ${plural(AUDIT_TOTAL_MAX, 'evento', 'eventos')}`
    : plural(total, 'evento', 'eventos');

/** Every event that fits the filters. */
export function AuditCard(props: AuditCardProps) {
  const { query, params, change } = props;
  return (
    <Card className="audit-events" aria-label="Eventos">
      <div className="audit-bar">
        <AuditFilters params={params} change={change} entries={query.data?.rows ?? []} />
        {query.data && (
          <span className="sm t3 nw audit-total" role="status">
            {totalInWords(query.data.total)}
          </span>
        )}
      </div>
      <Body {...props} />
    </Card>
  );
}
