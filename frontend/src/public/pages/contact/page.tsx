import { CallBand } from '../../parts/CallBand';
import { faqPage, QuestionList } from '../../parts/questions';
import type { SitePage } from '../../site/site-page';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import { CONTACT_CLOSING, CONTACT_DESCRIPTION, CONTACT_QUESTIONS } from './content';
import { Prepared } from './Prepared';

function Before() {
  return (
    <section className="section" aria-labelledby="antes-titulo">
      <h2 id="antes-titulo">Antes de escribirnos</h2>
      <QuestionList questions={CONTACT_QUESTIONS} />
    </section>
  );
}

function ContactBody() {
  return (
    <>
      <header className="page-head">
        <div className="wrap">
          <h1 className="title">Hablemos de sus comprobantes</h1>
          <p className="lead">
            Cuéntenos cuántos recibe, de qué tipo y qué hace hoy con ellos. Le responde una persona.
          </p>
        </div>
      </header>
      <div className="wrap">
        <div className="contact">
          <section className="contact-card" aria-labelledby="contacto-titulo">
            <h2 id="contacto-titulo">Escríbanos</h2>
            <ContactForm />
            <Prepared />
          </section>
          <ContactFacts />
        </div>
        <Before />
        <CallBand {...CONTACT_CLOSING} />
      </div>
    </>
  );
}

/** /contact (spec section 2): a form that sends nothing by itself and says so (decisions, "Contact form"). */
export const contactPage: SitePage = {
  name: 'contact',
  title: 'Contacto',
  description: CONTACT_DESCRIPTION,
  Body: ContactBody,
  jsonLd: () => [faqPage(CONTACT_QUESTIONS)],
};
