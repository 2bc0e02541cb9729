import { ConfidenceMeter } from '../../../ui/ConfidenceMeter';
import { SampleInvoice } from '../../SampleInvoice';
import { EXAMPLE, LEGEND } from './content';
import { StateChip } from './Parts';

/** What a reading looks like, for who has not asked for one yet or has no script. */
export function Example() {
  return (
    <section className="demo-example" data-example aria-labelledby="demo-example">
      <header className="demo-example-head">
        <h2 id="demo-example">{EXAMPLE.title}</h2>
        <p className="t2">{EXAMPLE.note}</p>
      </header>
      <div className="read">
        <div className="read-desk demo-example-desk">
          <SampleInvoice />
        </div>
        <div className="read-side">
          <section className="read-group">
            <h3>Datos leídos</h3>
            <ul>
              {EXAMPLE.fields.map(({ label, value, state, proof, confidence, reason }) => (
                <li key={label}>
                  <p className="read-row">
                    <span className="read-label">{label}</span>
                    <span className="read-value">
                      {value}
                      {reason && <span className="read-why">{reason}</span>}
                    </span>
                    <span className="read-trust">
                      <StateChip state={state} proof={proof} />
                      <ConfidenceMeter confidence={confidence} />
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <Legend />
        </div>
      </div>
    </section>
  );
}

function Legend() {
  return (
    <dl className="demo-legend">
      {LEGEND.map(({ state, text }) => (
        <div key={state}>
          <dt>
            <StateChip state={state} />
          </dt>
          <dd className="md t2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
