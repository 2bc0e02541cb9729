import { AUDIT_TOTAL_MAX, type AuditEntry, type AuditVerification } from '@contracts/audit';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListX, ScrollText } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { NoRows } from '../../list/NoRows';
import { DataTable } from '../../list/DataTable';
import { useFilters } from '../../list/filters';
import { ListRows } from '../../list/ListRows';
import { useMay } from '../../layout/SessionContext';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { AuditFilters } from '../filters/AuditFilters';
import { auditQuery } from '../address';
import { linkState } from '../link-state';
import { plural } from '../verification/verification-words';
import { AuditCards } from './AuditCards';
import { columnsOf } from './columns';
import { EntryDetail } from './EntryDetail';

const NoEvents = () => (
  <NoRows
    icon={ListX}
    title="Ningún evento coincide"
    none={
      <EmptyState icon={ScrollText} title="Todavía no hay eventos">
        Cada documento que se suba, cada corrección y cada pago quedará registrado aquí.
      </EmptyState>
    }
  >
    Amplíe las fechas o quite alguno de los filtros.
  </NoRows>
);

const totalInWords = (total: number): string =>
  total > AUDIT_TOTAL_MAX
    ? `Más de ${plural(AUDIT_TOTAL_MAX, 'evento', 'eventos')}`
    : plural(total, 'evento', 'eventos');

/** Every event that fits the filters; a row opens to everything that is kept of it, one at a time. */
export function AuditCard({ check }: { check: AuditVerification | null | undefined }) {
  const { total, page, perPage } = useListContext();
  const { filters } = useFilters();
  const [openId, setOpenId] = useState<string | null>(null);
  const isPhone = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const hasCompany = useMay('admin.read');
  const linkOf = useCallback((entry: AuditEntry) => linkState(entry, check), [check]);
  const columns = useMemo(() => columnsOf(linkOf, hasCompany), [linkOf, hasCompany]);
  const toggle = ({ id }: AuditEntry): void => setOpenId(id === openId ? null : id);
  return (
    <Card className="cut" aria-label="Eventos">
      <div className="under row g12 audit-bar p10-12">
        <AuditFilters />
        {total !== undefined && (
          <span className="sm t3 nw" role="status">
            {totalInWords(total)}
            {auditQuery(filters).people && ' de personas'}
          </span>
        )}
      </div>
      <ListRows
        of="los eventos"
        empty={<NoEvents />}
        isCapped={total !== undefined && total > Math.max(AUDIT_TOTAL_MAX, page * perPage)}
      >
        {isPhone ? (
          <AuditCards linkOf={linkOf} openId={openId} onToggle={toggle} />
        ) : (
          <DataTable<AuditEntry>
            caption="Eventos, el más reciente primero"
            className="audit-table"
            columns={columns}
            openId={openId}
            onOpen={toggle}
            detail={(entry) => (
              <>
                <td className="chain-thread audit-node" data-link={linkOf(entry)} data-through />
                <td colSpan={columns.length - 1}>
                  <EntryDetail entry={entry} link={linkOf(entry)} />
                </td>
              </>
            )}
          />
        )}
      </ListRows>
    </Card>
  );
}
