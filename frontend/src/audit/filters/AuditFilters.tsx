import {
  AUDIT_ACTIONS,
  AUDIT_GROUP_LABEL,
  type AuditEntry,
  type AuditGroup,
} from '@contracts/audit';
import { TEAM_LABEL, TEAMS } from '@contracts/user';
import { Activity, Building2, FileText, Layers, Link2, UserRound, Users } from 'lucide-react';
import { useListContext } from 'react-admin';
import { ChipInput, useClearFilters, useFilters } from '../../list/filters';
import { useMay } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Choice';
import { type Choice, SelectChip } from '../../ui/SelectChip';
import { FilterChip } from '../../ui/FilterChip';
import { namesOne } from '../address';
import { AuditSearch } from './AuditSearch';
import { DaysChip } from './DaysChip';
import { useCompanyChoices } from '../../admin/users/use-company-choices';
import { usePeople } from './use-filter-choices';

const GROUPS = (Object.keys(AUDIT_GROUP_LABEL) as AuditGroup[]).map((value) => ({
  value,
  label: AUDIT_GROUP_LABEL[value],
}));
const TEAM_CHOICES = TEAMS.map((value) => ({ value, label: TEAM_LABEL[value] }));

/** The actions of a kind, or all of them. */
const actionsOf = (group: string | undefined): Choice[] =>
  Object.entries(AUDIT_ACTIONS)
    .filter(([, action]) => !group || action.group === group)
    .map(([value, { label }]) => ({ value, label }));

/** Search and chips; what is seen now knows the names of what is filtered by. */
export function AuditFilters() {
  const { data: entries = [] } = useListContext<AuditEntry>();
  const { filters, change } = useFilters();
  const clear = useClearFilters();
  const { documentId, hash, actorId, group, from = '', to = '' } = filters;
  const isPlatform = useMay('admin.read');
  const people = usePeople();
  const companies = useCompanyChoices(isPlatform);
  const actor = entries.find((entry) => entry.actorId === actorId)?.actor;
  const stream = entries.find(({ stream: { subjectId } }) => subjectId === documentId)?.stream;
  return (
    <div className="row wraps fit sp audit-filters">
      <AuditSearch
        hasDocuments={!isPlatform}
        onChoose={({ kind, id }) => change(kind === 'hash' ? { hash: id } : { documentId: id })}
      />
      <DaysChip days={{ from, to }} onChange={(days) => change({ ...days })} />
      {isPlatform && (
        <ChipInput
          source="companyId"
          name="Empresa"
          icon={Building2}
          choices={companies}
          otherwise="Otra empresa"
        />
      )}
      <ChipInput
        source="actorId"
        name="Usuario"
        icon={UserRound}
        choices={people}
        otherwise={actor ?? 'Otra persona'}
      />
      <SelectChip
        name="Tipo"
        icon={Layers}
        value={group ?? ''}
        choices={GROUPS}
        onChoose={(chosen) => change({ group: chosen, type: undefined })}
      />
      <ChipInput source="type" name="Acción" icon={Activity} choices={actionsOf(group)} />
      <ChipInput source="team" name="Equipo" icon={Users} choices={TEAM_CHOICES} />
      {!namesOne(filters) && (
        <Checkbox
          label="Sin eventos del sistema"
          checked={!filters.system}
          onChange={(isOn) => change({ system: isOn ? undefined : 'si' })}
        />
      )}
      {documentId && (
        <FilterChip
          name="Documento"
          icon={FileText}
          shown={stream?.label ?? `Documento ${documentId.slice(0, 8)}`}
          onClear={() => change({ documentId: undefined })}
        />
      )}
      {hash && (
        <FilterChip
          name="Huella"
          icon={Link2}
          shown={`Huella ${hash.slice(0, 12)}`}
          onClear={() => change({ hash: undefined })}
        />
      )}
      {clear && (
        <Button size="s" look="ghost" onClick={clear}>
          Quitar filtros
        </Button>
      )}
    </div>
  );
}
