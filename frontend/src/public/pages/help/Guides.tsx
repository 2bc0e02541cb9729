import { Linked } from '../../parts/Linked';
import { type Guide, GUIDES } from './guides';

function GuideArticle({ id, title, lead, steps, note, isLoose }: Guide) {
  const List = isLoose ? 'ul' : 'ol';
  return (
    <article className="guide" id={id} aria-labelledby={`${id}-titulo`} data-entry>
      <h3 id={`${id}-titulo`}>{title}</h3>
      <p className="guide-lead">{lead}</p>
      <List className={isLoose ? 'guide-points' : 'guide-steps'}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <p>
              <Linked text={step.text} />
            </p>
          </li>
        ))}
      </List>
      {note && (
        <p className="guide-note">
          <Linked text={note} />
        </p>
      )}
    </article>
  );
}

/** The guides, one after the other, with their list beside them where there is room. */
export function Guides() {
  return (
    <section className="section" id="guias" aria-labelledby="guias-titulo" data-entries>
      <h2 id="guias-titulo">Guías paso a paso</h2>
      <div className="guides">
        <nav className="guides-list" aria-label="Guías" data-idle>
          <ul>
            {GUIDES.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="guides-texts">
          {GUIDES.map((guide) => (
            <GuideArticle key={guide.id} {...guide} />
          ))}
        </div>
      </div>
    </section>
  );
}
