import { faqPage, Questions } from '../../sections/Facts';
import { Items } from '../../sections/Items';
import { CallBand, PageHead, Section } from '../../sections/Section';
import type { SitePage } from '../../site/site-page';
import { ContactForm, Prepared } from './ContactForm';
import { CONTACT_CLOSING, CONTACT_FACTS, CONTACT_HEAD, CONTACT_QUESTIONS } from './content';

function ContactBody() {
  return (
    <>
      <PageHead {...CONTACT_HEAD} />
      <div className="wrap split contact">
        <section className="contact-card box" aria-labelledby="contacto-titulo">
          <h2 className="sub" id="contacto-titulo">
            Escríbanos
          </h2>
          <ContactForm />
          <Prepared />
        </section>
        <Items items={CONTACT_FACTS} look="ruled closed iconed" />
      </div>
      <Section id="antes" title="Antes de escribirnos">
        <Questions questions={CONTACT_QUESTIONS} />
      </Section>
      <CallBand {...CONTACT_CLOSING} />
    </>
  );
}

/** /contact (spec section 2): a form that sends nothing by itself and says so (decisions, "Contact form"). */
export const contactPage: SitePage = {
  name: 'contact',
  title: 'Contacto',
  description:
    'Escriba al equipo de Foliado: demostraciones con sus documentos, planes por volumen y soporte en español. Respondemos en menos de 24 horas los días hábiles.',
  Body: ContactBody,
  jsonLd: () => [faqPage(CONTACT_QUESTIONS)],
};
