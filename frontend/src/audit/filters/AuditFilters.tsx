import {
  AUDIT_ACTIONS,
  AUDIT_GROUP_LABEL,
  type AuditEntry,
  type AuditGroup,
} from '@contracts/audit';
import { TEAM_LABEL, TEAMS } from '@contracts/user';
import { Activity, Building2, FileText, Layers, Link2, UserRound, Users } from 'lucide-react';
import { useMay } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import type { Choice } from '../../ui/ChoiceSelect';
import { FilterChip } from '../../ui/FilterChip';
import { SelectChip } from '../../ui/SelectChip';
import { type AuditParams, isFiltered, noFilter } from '../params/audit-params';
import type { ChangeAuditParams } from '../params/use-audit-params';
import { AuditSearch } from './AuditSearch';
import { DaysChip } from './DaysChip';
import { useCompanyChoices } from '../../admin/users/use-company-choices';
import { usePeople } from './use-filter-choices';

interface AuditFiltersProps {
  params: AuditParams;
  change: ChangeAuditParams;
  /** What is seen now: it knows the names of what is filtered by. */
  entries: readonly AuditEntry[];
}

const GROUPS = (Object.keys(AUDIT_GROUP_LABEL) as AuditGroup[]).map((value) => ({
  value,
  label: AUDIT_GROUP_LABEL[value],
}));
const TEAM_CHOICES = TEAMS.map((value) => ({ value, label: TEAM_LABEL[value] }));

/** The actions of a kind, or all of them. */
const actionsOf = (group: AuditGroup | ''): Choice[] =>
  Object.entries(AUDIT_ACTIONS)
    .filter(([, action]) => group === '' || action.group === group)
    .map(([value, { label }]) => ({ value, label }));

function DocumentChip({ params, change, entries }: AuditFiltersProps) {
  const { documentId } = params;
  const stream = entries.find(({ stream: { subjectId } }) => subjectId === documentId)?.stream;
  if (documentId === '') return null;
  return (
    <FilterChip
      name="Documento"
      icon={FileText}
      shown={stream?.label ?? `Documento ${documentId.slice(0, 8)}`}
      onClear={() => change({ documentId: '' })}
    />
  );
}

function HashChip({ params, change }: Pick<AuditFiltersProps, 'params' | 'change'>) {
  if (params.hash === '') return null;
  return (
    <FilterChip
      name="Huella"
      icon={Link2}
      shown={`Huella ${params.hash.slice(0, 12)}`}
      onClear={() => change({ hash: '' })}
    />
  );
}

/** Search and chips; any of them begins at the first page again. */
export function AuditFilters(props: AuditFiltersProps) {
  const { params, change, entries } = props;
  const isPlatform = useMay('admin.read');
  const people = usePeople();
  const companies = useCompanyChoices(isPlatform);
  const actor = entries.find(({ actorId }) => actorId === params.actorId)?.actor;
  return (
    <div className="audit-filters">
      <AuditSearch
        hasDocuments={!isPlatform}
        onChoose={({ kind, id }) => change(kind === 'hash' ? { hash: id } : { documentId: id })}
      />
      <DaysChip days={{ from: params.from, to: params.to }} onChange={change} />
      {isPlatform && (
        <SelectChip
          name="Empresa"
          icon={Building2}
          value={params.companyId}
          choices={companies}
          otherwise="Otra empresa"
          onChoose={(companyId) => change({ companyId })}
        />
      )}
      <SelectChip
        name="Usuario"
        icon={UserRound}
        value={params.actorId}
        choices={people}
        otherwise={actor ?? 'Otra persona'}
        onChoose={(actorId) => change({ actorId })}
      />
      <SelectChip
        name="Tipo"
        icon={Layers}
        value={params.group}
        choices={GROUPS}
        onChoose={(group) => change({ group, type: '' })}
      />
      <SelectChip
        name="Acción"
        icon={Activity}
        value={params.type}
        choices={actionsOf(params.group)}
        onChoose={(type) => change({ type })}
      />
      <SelectChip
        name="Equipo"
        icon={Users}
        value={params.team}
        choices={TEAM_CHOICES}
        onChoose={(team) => change({ team })}
      />
      <DocumentChip {...props} />
      <HashChip params={params} change={change} />
      {isFiltered(params) && (
        <Button size="s" look="ghost" onClick={() => change(noFilter())}>
          Quitar filtros
        </Button>
      )}
    </div>
  );
}
