import { CheckCheck, X } from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { ENGINES, LIMITS } from './honesty';

/** The engines side by side, with what each one asks for. */
export function EnginesSection() {
  const [nameHead, ...heads] = ENGINES.heads;
  return (
    <section className="wrap section" id="motores" aria-labelledby="motores-title">
      <div className="section-head">
        <h2 id="motores-title">{ENGINES.title}</h2>
        <p className="lead">{ENGINES.lead}</p>
      </div>
      <table className="engines">
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ENGINES.rows.map(({ name, needs, pages, price }, line) => (
            <tr key={name}>
              <th scope="row">
                {line === 0 && <Icon of={CheckCheck} size={18} />}
                {name}
              </th>
              {[needs, pages, price].map((text, index) => (
                <td key={heads[index]} data-head={heads[index]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the product does not do, and what it does instead. */
export function LimitsSection() {
  return (
    <section className="section-canvas limits" id="no-hacemos" aria-labelledby="no-hacemos-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="no-hacemos-title">{LIMITS.title}</h2>
          <p className="lead">{LIMITS.lead}</p>
        </div>
        <ul className="limits-list">
          {LIMITS.items.map(({ no, instead }) => (
            <li key={no}>
              <Icon of={X} size={18} strokeWidth={2.2} />
              <h3>{no}</h3>
              <p>{instead}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
