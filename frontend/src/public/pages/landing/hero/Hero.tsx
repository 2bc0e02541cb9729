import { START } from '@contracts/routes';
import { CheckCheck, CircleQuestionMark, MousePointer2, ScanText } from 'lucide-react';
import { ButtonLink } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { FieldStateChip } from '../../../../ui/state-chips';
import { around, Marker, ReadBoxes, SampleInvoice } from '../../../SampleInvoice';
import { SewnThread } from '../../../sections/SewnTotal';
import { HERO } from '../content';
import { SAMPLE_FIELDS, type SampleField } from '../../../content/sample-fields';
import { threadPath } from './hero';

/** What is lit before anybody has moved, and without a script. */
export const FIRST_FIELD = 'total';
/** Where the thread hangs at the width of the drawing, until the script measures. */
const FIRST_THREAD = { from: { x: 605.3, y: 434.4 }, to: { x: 677, y: 397 } };

function FieldButton({ field }: { field: SampleField }) {
  return (
    <button
      type="button"
      className="hero-field named"
      data-field={field.key}
      data-reason={field.reason}
      data-state={field.state}
      aria-pressed={field.key === FIRST_FIELD}
    >
      <span>{field.label}</span>
      <span className="hero-field-value sp ell m">{field.value}</span>
      <FieldStateChip state={field.state} proof={field.proof} />
    </button>
  );
}

function FieldPlace({ field: { key, place, state } }: { field: SampleField }) {
  return (
    <g className="place" data-place={key} data-lit={key === FIRST_FIELD || undefined}>
      <rect className="page-box" data-state={state} rx={2} {...place} />
      <Marker on={place} />
      <rect className="place-target" {...around(place)} />
    </g>
  );
}

/** The marks on the drawn page: each place of a field can be lit. */
const places = (
  <>
    <ReadBoxes but={(name) => SAMPLE_FIELDS.some(({ key }) => key === name)} />
    {SAMPLE_FIELDS.map((field) => (
      <FieldPlace key={field.key} field={field} />
    ))}
  </>
);

/** The sample invoice with its fields; the script joins the two sides. */
function Sample() {
  const first = SAMPLE_FIELDS.find(({ key }) => key === FIRST_FIELD);
  return (
    <div className="hero-sample box split" data-hero data-state={first?.state}>
      <div className="hero-pane" data-part="pane">
        <div className="hero-page" data-part="page">
          <SampleInvoice marks={places} />
        </div>
      </div>
      <div className="hero-side rows fit">
        <div>
          <h2 className="h3 sp">{HERO.sample}</h2>
          <p className="row g4 sm t3">
            <Icon of={MousePointer2} size={14} />
            <span className="hide-s">{HERO.hintPointer}</span>
            <span className="only-s">{HERO.hintTouch}</span>
          </p>
        </div>
        {SAMPLE_FIELDS.map((field) => (
          <FieldButton key={field.key} field={field} />
        ))}
        <div className="hero-reason">
          <Icon of={CheckCheck} size={18} className="hero-reason-verificado ok" />
          <Icon of={ScanText} size={18} className="hero-reason-leido" />
          <Icon of={CircleQuestionMark} size={18} className="hero-reason-dudoso" />
          <p data-part="reason" aria-live="polite">
            {first?.reason}
          </p>
        </div>
      </div>
      <SewnThread
        path={threadPath(FIRST_THREAD.from, FIRST_THREAD.to)}
        value={[FIRST_THREAD.to.x, FIRST_THREAD.to.y]}
        place={[FIRST_THREAD.from.x, FIRST_THREAD.from.y]}
      />
    </div>
  );
}

/** The promise, and the proof of it below. */
export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="section-head split">
          <h1 className="display">{HERO.title}</h1>
          <div>
            <p className="lead">{HERO.lead}</p>
            <div className="actions">
              <ButtonLink href={START} look="primary" size="l">
                Comenzar gratis
              </ButtonLink>
              <ButtonLink href="#features" size="l">
                Ver características
              </ButtonLink>
            </div>
          </div>
        </div>
        <Sample />
      </div>
    </section>
  );
}
