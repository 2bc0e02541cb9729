import { CheckCheck } from 'lucide-react';
import { exactDollars, count } from '../../plans/dollars';
import { ANNUAL_PERCENT, type Billing, cheapestPlan } from '../../plans/plan-cost';
import { Plans } from '../../plans/Plans';
import { DataTable, faqPage, Questions } from '../../sections/Facts';
import { Items } from '../../sections/Items';
import { CallBand, PageHead, Section } from '../../sections/Section';
import { softwareApplication } from '../../sections/software-application';
import type { SitePage } from '../../site/site-page';
import { Calculator } from './Calculator';
import { CALCULATOR, CLOSE, HEAD, INCLUDED, QUESTIONS, TYPICAL_SCANS } from './content';

const costText = (scans: number, billing: Billing): string => {
  const { monthCents, plan } = cheapestPlan({ scans, users: 1 }, billing);
  return `**${exactDollars(monthCents)}** con ${plan.name}`;
};

/** What typical volumes cost, for who has no script or only wants to look. */
const VOLUMES = {
  caption: 'Volúmenes típicos, con una persona y créditos extra incluidos',
  heads: ['Documentos al mes', 'Al mes, pagando cada mes', 'Al mes, pagando el año'],
  rows: TYPICAL_SCANS.map((scans) => [
    count(scans),
    costText(scans, 'month'),
    costText(scans, 'year'),
  ]),
};

/** A switch between the two ways of paying; it works without a script. */
function Billings() {
  return (
    <div className="billing" role="radiogroup" aria-label="Forma de pago">
      <label className="row m">
        <input type="radio" name="billing" value="month" defaultChecked />
        Pago mensual
      </label>
      <label className="row m">
        <input type="radio" name="billing" value="year" />
        Pago anual <b className="chip soft tone-ok">{ANNUAL_PERCENT}&nbsp;% menos</b>
      </label>
    </div>
  );
}

function PricingBody() {
  return (
    <>
      <PageHead {...HEAD} className="pricing-head" />
      <div className="wrap pricing-plans">
        <Billings />
        <Plans level={2} hasYear />
        <p className="fine">
          Precios en dólares de los Estados Unidos. El descuento anual se aplica al plan, no a los
          créditos extra.
        </p>
      </div>
      <Section id="calculadora" look="canvas" title={CALCULATOR.title} lead={CALCULATOR.lead}>
        <Calculator />
        <DataTable {...VOLUMES} isDense />
      </Section>
      <Section id="incluye" look="aside" title={INCLUDED.title} lead={INCLUDED.lead}>
        <Items
          items={INCLUDED.items.map((text) => ({ icon: CheckCheck, text }))}
          look="grid-2 ruled iconed"
          iconSize={18}
        />
      </Section>
      <Section id="preguntas" title="Preguntas sobre el cobro">
        <Questions questions={QUESTIONS} />
      </Section>
      <CallBand {...CLOSE} />
    </>
  );
}

const DESCRIPTION =
  'Cuatro planes por créditos al mes, créditos extra a $0.50 y 20 % menos pagando el año. Calcule el costo con su propio volumen.';

export const pricingPage: SitePage = {
  name: 'pricing',
  title: 'Precios',
  description: DESCRIPTION,
  Body: PricingBody,
  jsonLd: () => [softwareApplication(DESCRIPTION), faqPage(QUESTIONS)],
};
