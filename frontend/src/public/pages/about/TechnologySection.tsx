import { TECHNOLOGY } from './content';

/** The way of a document, as stations on one thread. */
export function TechnologySection() {
  return (
    <section className="section-canvas" aria-labelledby="tecnologia">
      <div className="wrap">
        <div className="section-head">
          <h2 id="tecnologia">{TECHNOLOGY.title}</h2>
          <p className="lead">{TECHNOLOGY.lead}</p>
        </div>
        <ol className="stations">
          {TECHNOLOGY.stages.map(({ name, title, text }) => (
            <li key={name}>
              <span className="station-name">{name}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
