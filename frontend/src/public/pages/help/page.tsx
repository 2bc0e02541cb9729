import { Contents } from '../../sections/Contents';
import { faqPage, Questions } from '../../sections/Facts';
import { Items, Thread } from '../../sections/Items';
import { Linked } from '../../sections/Linked';
import { Search } from '../../sections/Search';
import { CallBand, PageHead, Section } from '../../sections/Section';
import type { SitePage } from '../../site/site-page';
import { CHANNELS, CLOSING, HEAD, HELP_TITLE, QUESTIONS, TOPICS } from './content';
import { type Guide, GUIDES } from './guides';

function GuideArticle({ id, title, lead, steps, note, isLoose }: Guide) {
  const stops = steps.map((step, index) => ({ ...step, knot: index + 1 }));
  return (
    <article className="guide" id={id} aria-labelledby={`${id}-titulo`} data-entry>
      <h3 className="sub" id={`${id}-titulo`}>
        {title}
      </h3>
      <p className="t2">{lead}</p>
      {isLoose ? (
        <Items items={steps} look="grid-2" level={4} />
      ) : (
        <Thread stops={stops} look="steps" level={4} />
      )}
      {note && (
        <p className="note">
          <Linked text={note} />
        </p>
      )}
    </article>
  );
}

function HelpBody() {
  return (
    <>
      <PageHead {...HEAD}>
        <Search name="Buscar en la ayuda" placeholder="Excel, créditos, QR…" />
      </PageHead>
      <div className="wrap">
        <Items items={TOPICS} look="grid-3 tiles" level={2} iconSize={22} isIdle />
        <p className="search-none" data-none hidden>
          Ninguna guía ni pregunta tiene esas palabras. Pruebe con otras o{' '}
          <a className="link" href="#canales">
            escríbanos
          </a>
          .
        </p>
      </div>
      <Section id="guias" title="Guías paso a paso" isSearched>
        <div className="split guides">
          <Contents name="Guías" links={GUIDES} look="hide-s" isIdle />
          <div className="guides-texts">
            {GUIDES.map((guide) => (
              <GuideArticle key={guide.id} {...guide} />
            ))}
          </div>
        </div>
      </Section>
      <Section id="preguntas" title="Preguntas frecuentes" isSearched>
        <Questions questions={QUESTIONS} />
      </Section>
      <Section id="canales" title="Hable con nosotros">
        <Items items={CHANNELS} look="grid-3 tiles" iconSize={22} />
      </Section>
      <CallBand {...CLOSING} />
    </>
  );
}

/** /help: three doors, the guides and questions behind them, and whom to ask (spec section 2). */
export const helpPage: SitePage = {
  name: 'help',
  title: HELP_TITLE,
  description:
    'Guías para subir documentos, enviar a Google Sheets y entender los resultados de Foliado, respuestas a las preguntas frecuentes y cómo hablar con nosotros.',
  Body: HelpBody,
  jsonLd: () => [faqPage(QUESTIONS)],
};
