import { TESTIMONIALS } from '../../content/claims';
import { TESTIMONIALS_TITLE } from './content';

/** Only with the claims of the trade: the product cannot prove what customers say. */
export function Testimonials() {
  return (
    <section className="wrap section">
      <h2>{TESTIMONIALS_TITLE}</h2>
      <ul className="cards cards-3">
        {TESTIMONIALS.map(({ quote, author }) => (
          <li key={author} className="tile testimonial">
            <blockquote>«{quote}»</blockquote>
            <p>{author}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
