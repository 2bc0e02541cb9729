import { TRY_OUT_SAMPLES } from '@contracts/try-out';
import { FileText, ListChecks, MapPin } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../../ui/Button';
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter';
import { Icon } from '../../../ui/Icon';
import { StageThread } from '../../../ui/StageThread';
import { SampleInvoice } from '../../SampleInvoice';
import { SAMPLE_FIELDS } from '../../content/sample-fields';
import { itemsOf } from '../../sections/items-of';
import { CallBand, PageHead } from '../../sections/Section';
import type { SitePage } from '../../site/site-page';
import { CHOICE, CLOSING, EXAMPLE, HEAD, LEGEND, NO_SCRIPT, SAMPLE_WORDS, STAGES } from './content';
import { Parts, StateChip } from './Parts';

const SAMPLES = itemsOf(SAMPLE_WORDS);

/** The stages of a reading; the script shows where it is. */
function Progress() {
  return (
    <div className="line demo-progress" data-progress hidden>
      {STAGES.map((stages, present) => (
        <div key={present} data-stage>
          <StageThread stages={stages} />
        </div>
      ))}
      <span className="fine" data-seconds aria-hidden="true" />
      <Button size="s" look="ghost" data-stop>
        {CHOICE.stop}
      </Button>
      <p className="fine" data-slow hidden>
        Tarda más de lo usual: las lecturas de los clientes van primero. La suya sigue en curso.
      </p>
    </div>
  );
}

/** The samples, the button and what happens after it; the button comes with the script. */
function Choice() {
  return (
    <form className="demo-choice" aria-labelledby="demo-samples" data-demo>
      <noscript>
        <p className="warning">{NO_SCRIPT}</p>
      </noscript>
      <div role="radiogroup" aria-labelledby="demo-samples">
        <p className="b" id="demo-samples">
          {CHOICE.legend}
        </p>
        <ul className="grid grid-4 samples">
          {SAMPLES.map(({ icon, title, text }, index) => (
            <li key={title} className="box">
              <label>
                {icon && <Icon of={icon} size={20} className="t2" />}
                <span className="sp col">
                  <span className="b">{title}</span>
                  <span className="fine">{text}</span>
                </span>
                <input
                  type="radio"
                  name="sample"
                  value={TRY_OUT_SAMPLES[index]}
                  defaultChecked={index === 0}
                />
              </label>
            </li>
          ))}
        </ul>
      </div>
      <div className="line demo-act">
        <Button type="submit" look="primary" size="l" data-read>
          {CHOICE.read}
        </Button>
        <p className="fine" data-limits>
          {CHOICE.limits}
        </p>
        <Progress />
      </div>
      <p className="visually-hidden" role="status" data-said />
    </form>
  );
}

/** Why there is no reading, and what to do about it. */
function Trouble() {
  return (
    <section className="demo-part box" data-trouble aria-labelledby="demo-trouble" hidden>
      <h2 className="sub" id="demo-trouble" tabIndex={-1} data-trouble-title />
      <p className="t2" data-trouble-text />
      <div className="actions" data-trouble-actions />
    </section>
  );
}

const VIEWS = [
  ['document', 'Documento', FileText],
  ['fields', 'Datos', ListChecks],
] as const;

/** The frame of a reading; everything in it is put there by the script. */
function Result() {
  return (
    <section className="demo-part" data-result aria-labelledby="demo-result" hidden>
      <h2 className="sub" id="demo-result" tabIndex={-1} data-title />
      <p className="t2" data-facts />
      <div data-verdict />
      <div className="segments demo-views only-s" role="group" aria-label="Qué ver de la lectura">
        {VIEWS.map(([view, words, icon]) => (
          <button
            key={view}
            type="button"
            className="sp"
            data-view={view}
            aria-pressed={view === 'fields'}
          >
            <Icon of={icon} />
            {words}
          </button>
        ))}
      </div>
      <div className="read box split" data-panes="fields">
        <div
          className="read-desk"
          data-desk
          role="region"
          aria-label="Página del documento"
          tabIndex={0}
        >
          <div data-pages />
          <button type="button" className="read-caption only-s" data-caption hidden>
            <span data-caption-text />
            <span className="line">
              <Icon of={MapPin} size={14} />
              Ver en los datos
            </span>
          </button>
        </div>
        <div className="read-side fit" data-groups />
      </div>
    </section>
  );
}

/** What a reading looks like, for who has not asked for one yet or has no script. */
function Example() {
  return (
    <section className="demo-part" data-example aria-labelledby="demo-example">
      <h2 className="sub" id="demo-example">
        {EXAMPLE.title}
      </h2>
      <p className="t2">{EXAMPLE.note}</p>
      <div className="read box split">
        <div className="read-desk">
          <SampleInvoice />
        </div>
        <div className="read-side fit">
          <section className="read-group">
            <h3>Datos leídos</h3>
            <ul>
              {SAMPLE_FIELDS.map(({ key, label, value, state, proof, reason }) => (
                <li key={key}>
                  <p className="read-row">
                    <span className="read-label">{label}</span>
                    <span className="read-value">
                      {value}
                      {state === 'dudoso' && <span className="read-why md">{reason}</span>}
                    </span>
                    <span className="read-trust">
                      <StateChip state={state} proof={proof} />
                      <ConfidenceMeter confidence={EXAMPLE.confidence[state]} />
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <dl className="demo-legend">
            {LEGEND.map(({ state, text }) => (
              <Fragment key={state}>
                <dt>
                  <StateChip state={state} />
                </dt>
                <dd className="md t2">{text}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function DemoBody() {
  return (
    <>
      <PageHead {...HEAD}>
        <Choice />
      </PageHead>
      <div className="wrap">
        <Trouble />
        <Result />
        <Example />
        <Parts />
      </div>
      <CallBand {...CLOSING} />
    </>
  );
}

/** /demo: the real engine reads a sample for whoever asks, without an account. */
export const demoPage: SitePage = {
  name: 'demo',
  title: 'Demo en vivo',
  description:
    'Elija una factura, una boleta o una nota de crédito de muestra y vea a Foliado leerla ahora mismo, sin crear una cuenta.',
  Body: DemoBody,
};
