import { type Milestone, TIMELINE } from './content';

const MILESTONES: readonly Milestone[] = TIMELINE.milestones;

/** Years on a sewn thread; the present one is ringed. */
export function TimelineSection() {
  return (
    <section className="wrap section" aria-labelledby="historia">
      <h2 id="historia">{TIMELINE.title}</h2>
      <ol className="years">
        {MILESTONES.map(({ year, name, text, isNow }) => (
          <li key={year} data-now={isNow || undefined}>
            <span className="year">
              {year}
              {isNow && <small>hoy</small>}
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
