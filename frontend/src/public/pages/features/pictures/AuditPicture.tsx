import { AUDIT_ACTIONS } from '@contracts/audit';
import { Link2 } from 'lucide-react';
import { Icon } from '../../../../ui/Icon';
import { Picture } from './Picture';

const EVENTS = [
  { type: 'ReceivedInTreasury', who: 'Lucía Paredes', at: '16 mar, 15:04', hash: '9f3c…a07b' },
  { type: 'SentToTreasury', who: 'Jorge Tello', at: '16 mar, 09:31', hash: '41be…5d1e' },
  { type: 'ConformityConfirmed', who: 'Jorge Tello', at: '16 mar, 09:12', hash: 'c77a…e846' },
  { type: 'DocumentConfirmed', who: 'Rosa Quispe', at: '15 mar, 17:48', hash: '0d52…f6a3' },
  { type: 'FieldEdited', who: 'Rosa Quispe', at: '15 mar, 17:48', hash: 'e190…7bc5' },
] as const;

/** The chain of a document's events; each holds the hash of the one before. */
export function AuditPicture() {
  return (
    <Picture
      className="pic-audit"
      label="Una cadena verificada: cinco hechos de una factura, con persona, hora y huella, cosidos uno al siguiente."
    >
      <div className="pic-chain-head">
        <span className="pic-chain-sign">
          <Icon of={Link2} size={18} />
        </span>
        <span>
          <b className="b">Cadena verificada</b>
          <span className="md">Cada hecho lleva la huella del anterior.</span>
        </span>
      </div>
      {EVENTS.map(({ type, who, at, hash }) => (
        <div key={hash} className="pic-event">
          <span className="m">{AUDIT_ACTIONS[type]?.label}</span>
          <span className="pic-event-who t2">{who}</span>
          <span className="pic-event-at t3 sm">{at}</span>
          <span className="mono t3">{hash}</span>
        </div>
      ))}
    </Picture>
  );
}
