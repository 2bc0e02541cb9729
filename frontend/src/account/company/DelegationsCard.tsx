import type { ApprovalDelegation } from '@contracts/approval';
import type { CompanyProfile } from '@contracts/company';
import { formatDate } from '@rules/date';
import { limaDay } from '@rules/lima-day';
import { CircleCheck, Stamp } from 'lucide-react';
import { ConfirmButton } from '../../layout/ConfirmButton';
import { TitledCard } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { useNow } from '../../ui/use-now';
import { COMPANY_KEY } from '../account-keys';
import { useRefreshKeepingFocus } from '../use-refresh-keeping-focus';
import { DelegationForm } from './DelegationForm';

const daysOf = ({ from, to }: ApprovalDelegation): string =>
  from === to ? `el ${formatDate(from)}` : `del ${formatDate(from)} al ${formatDate(to)}`;

function DelegationRow({ delegation, onDone }: { delegation: ApprovalDelegation; onDone(): void }) {
  const { userName, from, to, reason, byName } = delegation;
  const today = limaDay(new Date(useNow()));
  return (
    <li className="session row g12 p9 over">
      <span className="centred sign-tile firm toned">
        <Icon of={Stamp} size={20} strokeWidth={1.5} />
      </span>
      <div className="sp fit">
        <p className="m">
          {userName}{' '}
          {from <= today && today <= to && <Chip tone="ok" icon={CircleCheck} word="Vale hoy" />}
        </p>
        <p className="sm t3">
          {daysOf(delegation)} · de {byName} · {reason}
        </p>
      </div>
      <ConfirmButton
        size="s"
        label="Retirar"
        of={`la delegación de ${userName}`}
        title="¿Retirar la delegación?"
        confirmLabel="Retirar"
        act={(provider) => provider.withdrawDelegation(delegation.id)}
        done={() => ({ title: 'Delegación retirada', description: userName })}
        onDone={onDone}
      >
        {userName} deja de aprobar pagos. Lo que ya aprobó queda aprobado.
      </ConfirmButton>
    </li>
  );
}

/** Who may approve payments beside the company admins, and on which days. */
export function DelegationsCard({ company: { delegations } }: { company: CompanyProfile }) {
  const { title, refresh } = useRefreshKeepingFocus(COMPANY_KEY);
  return (
    <TitledCard title="Quién aprueba pagos" titleRef={title} count={delegations.length}>
      <p className="delegation-note px16 pt10 sm t3">
        Los Admin Empresa, y en estos días también quien tenga una delegación. Nadie aprueba lo que
        él mismo preparó.
      </p>
      <DelegationForm onMade={refresh} />
      {delegations.length > 0 && (
        <ul className="invitations">
          {delegations.map((delegation) => (
            <DelegationRow key={delegation.id} delegation={delegation} onDone={refresh} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
