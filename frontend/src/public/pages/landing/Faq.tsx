import { SITE_PAGES } from '@contracts/site';
import { ButtonLink } from '../../../ui/Button';
import { FAQ, FAQ_LEAD, FAQ_TITLE } from './content';

/** Eight questions, all open (spec section 2). */
export function Faq() {
  return (
    <section className="wrap section questions">
      <div className="questions-head">
        <h2>{FAQ_TITLE}</h2>
        <p className="lead">{FAQ_LEAD}</p>
        <div className="actions">
          <ButtonLink href={SITE_PAGES.help}>Centro de ayuda</ButtonLink>
          <ButtonLink href={SITE_PAGES.contact} look="ghost">
            Contacto
          </ButtonLink>
        </div>
      </div>
      <dl className="questions-list">
        {FAQ.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
