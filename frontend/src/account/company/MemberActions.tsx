import type { OneTimeLink } from '@contracts/account';
import type { CompanyMember } from '@contracts/company';
import { API } from '@contracts/routes';
import {
  Coins,
  Download,
  EyeOff,
  KeyRound,
  Link2Off,
  UserCheck,
  UserCog,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { MEMBERS_KEY } from '../account-keys';
import { useDrafts } from '../../drafts/use-draft';
import { useSignedInUser } from '../../layout/SessionContext';
import { ActDialog } from '../../layout/ConfirmButton';
import { ActionMenu } from '../../ui/ActionMenu';
import { AnonymiseDialog } from '../leaving/AnonymiseDialog';
import { PassCreditsDialog, passForm } from './PassCreditsDialog';
import { OneTimeLinkDialog } from '../../ui/OneTimeLinkDialog';
import { type MemberAct, activeAct, roleAct, unlinkAct } from './member-acts';
import { isActive, memberName } from './member-list';

/** What a company admin can do with another member, beside the teams. */
export function MemberActions({ member }: { member: CompanyMember }) {
  const [asked, setAsked] = useState<MemberAct | null>(null);
  const drafts = useDrafts();
  const [isPassing, setIsPassing] = useState(() => drafts.has(passForm(member)));
  const [isLeaving, setIsLeaving] = useState(false);
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const { onlyByProvider } = useSignedInUser();
  const issue = useAction((provider) => provider.issuePasswordLink(member.id), {
    failed: 'No se pudo crear el enlace',
    onDone: setLink,
  });
  const name = memberName(member);
  const role = roleAct(member);
  const active = activeAct(member);
  const unlink = unlinkAct(member);
  return (
    <>
      <ActionMenu
        label={`Acciones de ${name}`}
        isDisabled={issue.isPending}
        actions={[
          ...(isActive(member)
            ? [
                { label: 'Pasar créditos', icon: Coins, run: () => setIsPassing(true) },
                { label: role.label, icon: UserCog, run: () => setAsked(role) },
              ]
            : []),
          ...(isActive(member) && !onlyByProvider
            ? [{ label: 'Enlace de contraseña', icon: KeyRound, run: () => void issue.run() }]
            : []),
          ...(member.hasProvider
            ? [{ label: unlink.label, icon: Link2Off, run: () => setAsked(unlink) }]
            : []),
          {
            label: active.label,
            icon: isActive(member) ? UserX : UserCheck,
            run: () => setAsked(active),
          },
          {
            label: 'Descargar sus datos',
            icon: Download,
            run: () => window.location.assign(API.companyUserExport(member.id)),
          },
          { label: 'Anonimizar cuenta', icon: EyeOff, run: () => setIsLeaving(true) },
        ]}
      />
      {asked && (
        <ActDialog
          {...asked}
          confirmLabel={asked.confirmLabel ?? asked.label}
          done={() => ({ title: asked.done, description: name })}
          renews={[MEMBERS_KEY]}
          onClose={() => setAsked(null)}
        >
          {asked.text}
        </ActDialog>
      )}
      {isPassing && <PassCreditsDialog member={member} onClose={() => setIsPassing(false)} />}
      {isLeaving && (
        <AnonymiseDialog
          name={name}
          email={member.username}
          anonymise={(provider, email) => provider.anonymiseMember(member.id, email)}
          onClose={() => setIsLeaving(false)}
        />
      )}
      {link && (
        <OneTimeLinkDialog
          title={`Enlace de contraseña de ${name}`}
          link={link}
          onClose={() => setLink(null)}
        >
          Con este enlace la persona elige una contraseña nueva. Entrégueselo solo a ella.
        </OneTimeLinkDialog>
      )}
    </>
  );
}
