import { CheckCheck } from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { CallBand } from '../../parts/CallBand';
import { faqPage, QuestionList } from '../../parts/questions';
import { softwareApplication } from '../../parts/software-application';
import type { SitePage } from '../../site/site-page';
import { Calculator } from './Calculator';
import { CALCULATOR, CLOSE, HEAD, INCLUDED, QUESTIONS } from './content';
import { PlanCards } from './PlanCards';
import { VolumeTable } from './VolumeTable';

function Included() {
  return (
    <section className="wrap section included" aria-labelledby="incluye">
      <div>
        <h2 id="incluye">{INCLUDED.title}</h2>
        <p className="lead">{INCLUDED.lead}</p>
      </div>
      <ul>
        {INCLUDED.items.map((item) => (
          <li key={item}>
            <Icon of={CheckCheck} size={18} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PricingBody() {
  return (
    <>
      <header className="page-head pricing-head">
        <div className="wrap">
          <h1 className="title">{HEAD.title}</h1>
          <p className="lead">{HEAD.lead}</p>
        </div>
      </header>
      <PlanCards />
      <section className="section-canvas" id="calculadora" aria-labelledby="calculadora-title">
        <div className="wrap">
          <div className="section-head">
            <h2 id="calculadora-title">{CALCULATOR.title}</h2>
            <p className="lead">{CALCULATOR.lead}</p>
          </div>
          <Calculator />
          <VolumeTable />
        </div>
      </section>
      <Included />
      <section className="wrap section" aria-labelledby="preguntas">
        <h2 id="preguntas">Preguntas sobre el cobro</h2>
        <QuestionList questions={QUESTIONS} />
      </section>
      <div className="wrap">
        <CallBand {...CLOSE} />
      </div>
    </>
  );
}

const DESCRIPTION =
  'Cuatro planes por escaneos al mes, escaneos extra a $0.50 y 20 % menos pagando el año. Calcule el costo con su propio volumen.';

export const pricingPage: SitePage = {
  name: 'pricing',
  title: 'Precios',
  description: DESCRIPTION,
  Body: PricingBody,
  jsonLd: () => [softwareApplication(DESCRIPTION), faqPage(QUESTIONS)],
};
