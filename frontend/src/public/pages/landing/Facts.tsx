import { LANDING_CLAIMS } from '../../content/claims';
import type { SiteProps } from '../../site/site-page';
import { SHOWN_FACTS } from './content';

/** The band of figures: what the product shows by itself and, if told so, what it claims. */
export function Facts({ claims }: SiteProps) {
  const facts = claims ? [...LANDING_CLAIMS, ...SHOWN_FACTS] : SHOWN_FACTS;
  return (
    <section className="wrap" aria-label="Foliado en cifras">
      <dl className="facts">
        {facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
