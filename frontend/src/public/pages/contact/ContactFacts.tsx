import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { Linked } from '../../parts/Linked';
import { CONTACT_FACTS, type ContactFact } from './content';

const SIGN: Readonly<Record<ContactFact['id'], LucideIcon>> = {
  email: Mail,
  phone: Phone,
  hours: Clock,
  office: MapPin,
};

/** Beside the form: where else, when, and where from. */
export function ContactFacts() {
  return (
    <ul className="contact-facts">
      {CONTACT_FACTS.map(({ id, title, lines }) => (
        <li key={id}>
          <Icon of={SIGN[id]} size={20} />
          <div>
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line}>
                <Linked text={line} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
