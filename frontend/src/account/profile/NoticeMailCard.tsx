import { NOTICE_KINDS, type NoticeKind, type NoticeMailView } from '@contracts/notices';
import { holdsTeam, type SignedInUser } from '@contracts/user';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../api/use-action';
import { useProviderQuery } from '../../api/use-provider-query';
import { QueryArea } from '../../layout/QueryArea';
import { useSignedInUser } from '../../layout/SessionContext';
import { TitledCard } from '../../ui/Card';
import { Switch } from '../../ui/Choice';
import { InlineError } from '../../ui/InlineError';

const MAIL_KEY = ['notices', 'mail'] as const;

/** Kinds of which this person is ever told. */
function kindsOf(user: SignedInUser): NoticeKind[] {
  const [isLogistics, isTreasury] = [holdsTeam(user, 'logistica'), holdsTeam(user, 'tesoreria')];
  const isTold: Readonly<Record<NoticeKind, boolean>> = {
    ...{ bandeja: isLogistics || isTreasury, observado: isLogistics },
    ...{ vence: isTreasury, cuenta: isTreasury },
    ...{ apartado: true, cadena: user.role === 'company_admin' },
  };
  return (Object.keys(NOTICE_KINDS) as NoticeKind[]).filter((kind) => isTold[kind]);
}

function MailChoices({ view }: { view: NoticeMailView }) {
  const queryClient = useQueryClient();
  const choosing = useAction(
    (provider, kinds: NoticeKind[]) => provider.chooseNoticeMail({ kinds }),
    {
      onDone: (chosen) => queryClient.setQueryData(MAIL_KEY, chosen),
    },
  );
  const user = useSignedInUser();
  if (!view.isPossible) {
    return (
      <p className="md t2">
        Esta instalación no envía correos: los avisos están en la campana de la barra superior.
        Quien administra el servidor puede activarlos con <code>SMTP_URL</code>.
      </p>
    );
  }
  return (
    <div className="col g10">
      <p className="md t2">
        Llegan a <strong className="b">{user.email}</strong>, juntos y a lo más cada 15 minutos, sin
        nombres ni montos.
      </p>
      {kindsOf(user).map((kind) => (
        <Switch
          key={kind}
          label={NOTICE_KINDS[kind]}
          checked={view.kinds.includes(kind)}
          disabled={choosing.isPending}
          onChange={(isOn) => {
            const others = view.kinds.filter((one) => one !== kind);
            void choosing.run(isOn ? [...others, kind] : others);
          }}
        />
      ))}
      {choosing.errorText && <InlineError text={choosing.errorText} />}
    </div>
  );
}

/** Of what the person is told by e-mail, too. */
export function NoticeMailCard() {
  const query = useProviderQuery(MAIL_KEY, (provider, signal) => provider.getNoticeMail(signal));
  return (
    <TitledCard title="Avisos por correo">
      <QueryArea query={query} of="los avisos">
        {(view) => (
          <div className="p16 col g14">
            <MailChoices view={view} />
          </div>
        )}
      </QueryArea>
    </TitledCard>
  );
}
