import { BookOpen, CircleQuestionMark, Clapperboard, type LucideIcon } from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { type TopicCard, TOPICS } from './content';

const SIGN: Readonly<Record<TopicCard['id'], LucideIcon>> = {
  guias: BookOpen,
  videos: Clapperboard,
  preguntas: CircleQuestionMark,
};

function Topic({ id, title, text, links }: TopicCard) {
  return (
    <li className="tile help-topic">
      <Icon of={SIGN[id]} size={22} />
      <h2 className="help-topic-title">{title}</h2>
      <p>{text}</p>
      <ul className="help-topic-links">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a className="link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Three doors: guides, what videos would show, and questions by subject. */
export function TopicCards() {
  return (
    <ul className="cards cards-3 help-topics" data-idle>
      {TOPICS.map((topic) => (
        <Topic key={topic.id} {...topic} />
      ))}
    </ul>
  );
}
