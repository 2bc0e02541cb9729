import { API } from '@contracts/routes';
import { ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { CheckCheck } from 'lucide-react';
import { ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Linked } from '../../content/Linked';
import { plainText } from '../../content/linked-text';
import { PLANS } from '../../content/plans';
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
        <dl className="faq">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <Linked text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap">
        <div className="cta-band">
          <div>
            <h2>{CLOSE.title}</h2>
            <p>{CLOSE.text}</p>
          </div>
          <ButtonLink href={API.login} size="l">
            {CLOSE.start}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

const OFFERS = PLANS.map(({ name, price }) => ({
  '@type': 'Offer',
  name,
  price: price.toFixed(2),
  priceCurrency: 'USD',
  url: `${ORIGIN_MARK}${SITE_PAGES.pricing}`,
}));

export const pricingPage: SitePage = {
  name: 'pricing',
  title: 'Precios',
  description:
    'Cuatro planes por escaneos al mes, escaneos extra a $0.50 y 20 % menos pagando el año. Calcule el costo con su propio volumen.',
  Body: PricingBody,
  jsonLd: () => [
    {
      '@type': 'SoftwareApplication',
      name: 'Foliado',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: OFFERS,
    },
    {
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ],
};
