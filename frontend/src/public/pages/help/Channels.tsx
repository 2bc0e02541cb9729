import { type LucideIcon, Mail, MessagesSquare, Phone } from 'lucide-react';
import { ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { type Channel, CHANNELS } from './content';

const SIGN: Readonly<Record<Channel['id'], LucideIcon>> = {
  email: Mail,
  chat: MessagesSquare,
  phone: Phone,
};

/** Who answers, for which plan, and the way there. */
export function Channels() {
  return (
    <section className="section" id="canales" aria-labelledby="canales-titulo">
      <h2 id="canales-titulo">Hable con nosotros</h2>
      <ul className="cards cards-3">
        {CHANNELS.map(({ id, title, scope, text, action }) => (
          <li key={id} className="tile channel">
            <Icon of={SIGN[id]} size={22} />
            <h3>{title}</h3>
            <p className="channel-scope">{scope}</p>
            <p>{text}</p>
            <ButtonLink href={action.href} className="channel-action">
              {action.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
