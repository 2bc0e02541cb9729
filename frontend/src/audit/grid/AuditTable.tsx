import type { AuditEntry } from '@contracts/audit';
import { ChevronDown, ChevronUp, Unlink2 } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import '../../ui/table.css';
import { detailOf, momentInPeru, roleOf, shortHash } from '../entry-words';
import { LINK_LABEL, type LinkState } from '../link-state';
import { EntryDetail } from './EntryDetail';
import { EntryAction, EntryPerson, EntrySubject } from './EntryParts';
import { type EntryRowProps, type RowsProps, rowOf } from './rows';
import { moveBetweenRows } from './row-keys';

/** The node of the thread; a broken one is more than a colour. */
function Node({ link }: { link: LinkState }) {
  return (
    <td className="chain-thread audit-node" data-link={link}>
      {link === 'broken' && <Icon of={Unlink2} size={12} strokeWidth={2.2} />}
      <span className="visually-hidden">{LINK_LABEL[link]}</span>
    </td>
  );
}

function Detail({ entry }: { entry: AuditEntry }) {
  const text = detailOf(entry);
  return (
    <span className={`ell ${entry.isErased ? 't3 entry-erased' : 't2'}`} title={text}>
      {text}
    </span>
  );
}

function Row({ entry, link, isOpen, hasCompany, onToggle, change }: EntryRowProps) {
  const detailId = `evento-${entry.id}`;
  const moment = momentInPeru(entry.at);
  const toggleUnlessSelecting = (): void => {
    if (!window.getSelection()?.toString()) onToggle();
  };
  return (
    <>
      <tr data-open={isOpen || undefined} className="audit-row" onClick={toggleUnlessSelecting}>
        <Node link={link} />
        <td className="t2 nw">
          <time dateTime={entry.at}>{moment}</time>
        </td>
        <td>
          <EntryPerson entry={entry} />
        </td>
        <td className="t2 audit-role ell">{roleOf(entry)}</td>
        {hasCompany && (
          <td className="ell audit-company" title={entry.companyName ?? undefined}>
            {entry.companyName ?? '—'}
          </td>
        )}
        <td>
          <EntryAction entry={entry} />
        </td>
        <td className="ell">
          <EntrySubject entry={entry} />
        </td>
        <td className="audit-detail-cell">
          <Detail entry={entry} />
        </td>
        <td className="mono t3 nw">{shortHash(entry.hash)}</td>
        <td className="audit-toggle">
          <button
            type="button"
            data-entry-row={entry.id}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={`${entry.label}, ${moment}`}
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          >
            <Icon of={isOpen ? ChevronUp : ChevronDown} />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="audit-row-detail" id={detailId}>
          <td className="chain-thread audit-node" data-link={link} data-through />
          <td colSpan={hasCompany ? 9 : 8}>
            <EntryDetail entry={entry} link={link} change={change} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The events of a page on one thread; a row opens to everything that is kept of it. */
export function AuditTable(props: RowsProps) {
  const { entries, hasCompany } = props;
  return (
    <table
      className="table audit-table"
      data-company={hasCompany || undefined}
      onKeyDown={moveBetweenRows}
    >
      <caption className="visually-hidden">Eventos, el más reciente primero</caption>
      <thead>
        <tr>
          <th scope="col" className="audit-node-head">
            <span className="visually-hidden">Cadena</span>
          </th>
          <th scope="col">Fecha y hora</th>
          <th scope="col">Usuario</th>
          <th scope="col" className="audit-role">
            Rol / Equipo
          </th>
          {hasCompany && (
            <th scope="col" className="audit-company">
              Empresa
            </th>
          )}
          <th scope="col">Acción</th>
          <th scope="col">Documento</th>
          <th scope="col">Detalle</th>
          <th scope="col">Huella</th>
          <th scope="col">
            <span className="visually-hidden">Abrir</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} {...rowOf(props, entry)} />
        ))}
      </tbody>
    </table>
  );
}
