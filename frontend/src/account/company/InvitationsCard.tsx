import type { Invitation, InvitationIssued } from '@contracts/account';
import { ROLE_LABEL, TEAM_LABEL } from '@contracts/user';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { ConfirmButton } from '../../layout/ConfirmButton';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { relativeTime } from '../../ui/format-time';
import { INVITATIONS_KEY } from '../account-keys';
import { QueryArea } from '../../layout/QueryArea';
import { useRefreshKeepingFocus } from '../use-refresh-keeping-focus';
import { InvitationForm } from './InvitationForm';
import { OneTimeLinkDialog } from '../../ui/OneTimeLinkDialog';
import { useInvitations } from './use-company';

const workOf = ({ role, teams }: Invitation): string =>
  role === 'user'
    ? [ROLE_LABEL.user, ...teams.map((team) => TEAM_LABEL[team])].join(' · ')
    : ROLE_LABEL[role];

interface InvitationRowProps {
  invitation: Invitation;
  now: number;
  onRevoked(): void;
}

function InvitationRow({ invitation, now, onRevoked }: InvitationRowProps) {
  const { email, invitedByName, expiresAt } = invitation;
  return (
    <li className="session row g12 p9 over">
      <span className="centred sign-tile firm toned">
        <Icon of={Mail} size={20} strokeWidth={1.5} />
      </span>
      <div className="sp fit">
        <p className="m ell" title={email}>
          {email}
        </p>
        <p className="sm t3">
          {workOf(invitation)} · invita {invitedByName} · vence {relativeTime(expiresAt, now)}
        </p>
      </div>
      <ConfirmButton
        size="s"
        label="Anular"
        of={`la invitación de ${email}`}
        title="¿Anular la invitación?"
        confirmLabel="Anular invitación"
        act={(provider) => provider.revokeInvitation(invitation.id)}
        done={() => ({ title: 'Invitación anulada', description: email })}
        onDone={onRevoked}
      >
        El enlace enviado a {email} deja de funcionar. Puede crear otro después.
      </ConfirmButton>
    </li>
  );
}

/** A link for a new member, and the links that nobody has used yet. */
export function InvitationsCard() {
  const query = useInvitations();
  const { title, refresh } = useRefreshKeepingFocus(INVITATIONS_KEY);
  const [issued, setIssued] = useState<InvitationIssued | null>(null);
  const take = (answer: InvitationIssued): void => {
    setIssued(answer);
    void query.refetch();
  };
  return (
    <TitledCard title="Invitaciones" titleRef={title} count={query.data?.length}>
      <InvitationForm onIssued={take} />
      <QueryArea query={query} of="las invitaciones">
        {(invitations) =>
          invitations.length === 0 ? (
            <p className="over p10 sm t3">No hay invitaciones por aceptar.</p>
          ) : (
            <ul className="invitations">
              {invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  now={query.dataUpdatedAt}
                  onRevoked={refresh}
                />
              ))}
            </ul>
          )
        }
      </QueryArea>
      {issued && (
        <OneTimeLinkDialog
          title={`Invitación para ${issued.invitation.email}`}
          link={issued}
          onClose={() => setIssued(null)}
        >
          Con este enlace la persona crea su cuenta en su empresa. Foliado no envía correos:
          envíeselo usted.
        </OneTimeLinkDialog>
      )}
    </TitledCard>
  );
}
