import type { AuditEntry } from '@contracts/audit';
import { ChevronDown, ChevronUp, Unlink2 } from 'lucide-react';
import type { Column } from '../../list/DataTable';
import { Icon } from '../../ui/Icon';
import { detailOf, momentInPeru, roleOf, shortHash } from '../entry-words';
import { LINK_LABEL, type LinkState } from '../link-state';
import { EntryAction, EntryPerson, EntrySubject } from './EntryParts';

/** The node of the thread; a broken one is more than a colour. */
const Node = ({ link }: { link: LinkState }) => (
  <span className="chain-thread audit-node" data-link={link}>
    {link === 'broken' && <Icon of={Unlink2} size={12} strokeWidth={2.2} />}
    <span className="visually-hidden">{LINK_LABEL[link]}</span>
  </span>
);

function Detail({ entry }: { entry: AuditEntry }) {
  const text = detailOf(entry);
  return (
    <div className={`ell ${entry.isErased ? 't3 entry-erased' : 't2'}`} title={text}>
      {text}
    </div>
  );
}

/** Opens the row; the whole row does, too. */
export const EntryToggle = ({ entry, isOpen }: { entry: AuditEntry; isOpen: boolean }) => (
  <button
    type="button"
    className="t3 centred audit-toggle r1"
    data-row={entry.id}
    aria-expanded={isOpen}
    aria-label={`${entry.label}, ${momentInPeru(entry.at)}`}
  >
    <Icon of={isOpen ? ChevronUp : ChevronDown} />
  </button>
);

export const columnsOf = (
  linkOf: (entry: AuditEntry) => LinkState,
  hasCompany: boolean,
): Column<AuditEntry>[] => [
  {
    source: 'link',
    label: <span className="visually-hidden">Cadena</span>,
    className: 'audit-link',
    width: 44,
    cell: (entry) => <Node link={linkOf(entry)} />,
  },
  {
    source: 'at',
    label: 'Fecha y hora',
    className: 't2 nw audit-at',
    cell: ({ at }) => <time dateTime={at}>{momentInPeru(at)}</time>,
  },
  {
    source: 'actor',
    label: 'Usuario',
    className: 'audit-actor',
    cell: (entry) => <EntryPerson entry={entry} />,
  },
  {
    source: 'role',
    label: 'Rol / Equipo',
    className: 't2 audit-role ell',
    width: 112,
    cell: roleOf,
  },
  ...(hasCompany
    ? [
        {
          source: 'companyName',
          label: 'Empresa',
          className: 'ell audit-company',
          cell: ({ companyName }: AuditEntry) => (
            <span title={companyName ?? undefined}>{companyName ?? '—'}</span>
          ),
        },
      ]
    : []),
  {
    source: 'action',
    label: 'Acción',
    className: 'audit-action',
    cell: (entry) => <EntryAction entry={entry} />,
  },
  {
    source: 'subject',
    label: 'Documento',
    className: 'ell audit-subject',
    cell: (entry) => <EntrySubject entry={entry} />,
  },
  {
    source: 'detail',
    label: 'Detalle',
    className: 'ell',
    cell: (entry) => <Detail entry={entry} />,
  },
  {
    source: 'hash',
    label: 'Huella',
    className: 'nw',
    width: 98,
    cell: ({ hash }) => <span className="mono t3">{shortHash(hash)}</span>,
  },
  {
    source: 'open',
    label: <span className="visually-hidden">Abrir</span>,
    width: 46,
    cell: (entry, { isOpen }) => <EntryToggle entry={entry} isOpen={isOpen} />,
  },
];
