import type { OneTimeLink } from '@contracts/account';
import type { CalendarLink as Link } from '@contracts/due-dates';
import { CalendarPlus, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../api/use-action';
import { useProviderQuery } from '../api/use-provider-query';
import { QueryArea } from '../layout/QueryArea';
import { Button } from '../ui/Button';
import { TitledCard } from '../ui/Card';
import { InlineError } from '../ui/InlineError';
import { OneTimeLinkDialog } from '../ui/OneTimeLinkDialog';
import { dayInPeru } from '../ui/format-time';

const LINK_KEY = ['due-dates', 'link'] as const;

function LinkState({ expiresAt }: Link) {
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const issue = useAction((provider) => provider.issueCalendarLink(), {
    renews: [LINK_KEY],
    onDone: setLink,
  });
  const revoke = useAction((provider) => provider.revokeCalendarLink(), { renews: [LINK_KEY] });
  const failed = issue.errorText ?? revoke.errorText;
  return (
    <>
      <p className="sm t2">
        Google Calendar, Outlook y otros leen estas fechas por un enlace secreto: quien lo tenga ve
        qué días vence algo y cuántos documentos, sin proveedores ni montos.
      </p>
      {expiresAt !== null && (
        <p className="sm">
          Su enlace funciona hasta el {dayInPeru(expiresAt)}. Si lo perdió, cree otro: el anterior
          deja de funcionar.
        </p>
      )}
      <div className="wraps flex g8">
        <Button
          size="s"
          icon={CalendarPlus}
          disabled={issue.isPending}
          onClick={() => void issue.run()}
        >
          {expiresAt === null ? 'Crear enlace' : 'Crear otro enlace'}
        </Button>
        {expiresAt !== null && (
          <Button
            size="s"
            look="ghost"
            icon={CalendarX}
            disabled={revoke.isPending}
            onClick={() => void revoke.run()}
          >
            Anular enlace
          </Button>
        )}
      </div>
      {failed !== null && <InlineError text={failed} />}
      {link && (
        <OneTimeLinkDialog
          title="Enlace de calendario"
          link={link}
          help={`Funciona hasta el ${dayInPeru(link.expiresAt)} o hasta que lo anule.`}
          onClose={() => setLink(null)}
        >
          Péguelo en su calendario, en «Agregar desde URL». No lo comparta.
        </OneTimeLinkDialog>
      )}
    </>
  );
}

/** The own calendar for other programs: whether it works, a new address, and its end. */
export function CalendarLink() {
  const query = useProviderQuery(LINK_KEY, (provider, signal) => provider.getCalendarLink(signal));
  return (
    <TitledCard title="En su calendario">
      <div className="col g10 p12 pb16">
        <QueryArea query={query} of="el enlace" rows={2}>
          {(state) => <LinkState {...state} />}
        </QueryArea>
      </div>
    </TitledCard>
  );
}
