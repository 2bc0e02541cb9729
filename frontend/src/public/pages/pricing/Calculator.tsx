import { SITE_PAGES } from '@contracts/site';
import { VOLUME_PRICE_ABOVE } from '../../content/support';
import type { Demand } from '../../plans/plan-cost';
import { CALCULATOR } from './content';
import { count } from '../../plans/dollars';
import {
  type Bar,
  type Choice,
  estimate,
  FIRST_DEMAND,
  SCANS_MAX,
  SLIDER_MAX,
  SLIDER_STEP,
  sliderPercent,
  USERS_MAX,
} from './estimate';

const MARKS = [500, 1_000, 2_000, 3_000];
const first = estimate(FIRST_DEMAND);

function Count({ name, words, max }: { name: keyof Demand; words: string; max: number }) {
  return (
    <div className="line m">
      <label htmlFor={`calc-${name}`}>{words}</label>
      <input
        id={`calc-${name}`}
        className="control"
        data-calc={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        defaultValue={FIRST_DEMAND[name]}
        autoComplete="off"
      />
    </div>
  );
}

function Inputs() {
  return (
    <div className="calc-inputs">
      <Count name="scans" words="Documentos al mes" max={SCANS_MAX} />
      <div className="calc-slider">
        <input
          data-calc="slider"
          type="range"
          aria-label="Documentos al mes, deslizador"
          min={SLIDER_STEP}
          max={SLIDER_MAX}
          step={SLIDER_STEP}
          defaultValue={FIRST_DEMAND.scans}
          autoComplete="off"
        />
        <div className="calc-marks sm t3" aria-hidden="true">
          {MARKS.map((mark) => (
            <span key={mark} style={{ left: `${sliderPercent(mark)}%` }}>
              {count(mark)}
            </span>
          ))}
        </div>
      </div>
      <Count name="users" words="Personas que los trabajan" max={USERS_MAX} />
      <p className="md t2">{CALCULATOR.hint}</p>
      <p className="md t2" data-calc="volume" hidden={FIRST_DEMAND.scans <= VOLUME_PRICE_ABOVE}>
        Con más de {count(VOLUME_PRICE_ABOVE)} documentos al mes hay precio por volumen:{' '}
        <a className="link" href={SITE_PAGES.contact}>
          conversemos
        </a>
        .
      </p>
    </div>
  );
}

function ChoiceBox({ of: choice, name, title }: { of: Choice; name: string; title: string }) {
  return (
    <div className="calc-choice">
      <p className="md t2">{title}</p>
      <mark className="b" data-calc={`${name}.plan`}>
        {choice.plan}
      </mark>
      <p className="price">
        <span data-calc={`${name}.amount`}>{choice.amount}</span>
        <small>al mes</small>
      </p>
      <p className="md t2" data-calc={`${name}.sum`}>
        {choice.sum}
      </p>
      <p className="md b" data-calc={`${name}.each`}>
        {choice.each}
      </p>
    </div>
  );
}

function BarRow({ bar }: { bar: Bar }) {
  return (
    <li className="named" data-calc={`bar.${bar.id}`} data-best={bar.isBest || undefined}>
      <span>
        {bar.name}{' '}
        <small className="t3" data-calc="note">
          {bar.note}
        </small>
      </span>
      <span className="calc-track" aria-hidden="true">
        <i data-calc="length" style={{ width: `${bar.percent}%` }} />
      </span>
      <span className="num m" data-calc="amount">
        {bar.amount}
      </span>
    </li>
  );
}

/** The calculator as it stands at first; its island rewrites the marked places. */
export function Calculator() {
  return (
    <form className="calc box split" aria-label="Calculadora" data-calculator>
      <Inputs />
      <div className="calc-result">
        <div className="calc-choices split">
          <ChoiceBox of={first.month} name="month" title="Pagando cada mes le conviene" />
          <ChoiceBox of={first.year} name="year" title="Pagando el año le conviene" />
        </div>
        <ul className="rows calc-bars" aria-label="Costo mensual con cada plan">
          {first.bars.map((bar) => (
            <BarRow key={bar.id} bar={bar} />
          ))}
        </ul>
        <output
          className="visually-hidden"
          data-calc="spoken"
          htmlFor="calc-scans calc-users"
          aria-live="polite"
        />
      </div>
    </form>
  );
}
