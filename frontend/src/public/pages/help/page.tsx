import type { SitePage } from '../../site/site-page';
import { plainText } from '../../content/linked-text';
import { ButtonLink } from '../../../ui/Button';
import { Channels } from './Channels';
import { CLOSING, HELP_DESCRIPTION, HELP_TITLE, QUESTIONS } from './content';
import { Guides } from './Guides';
import { HelpHead } from './HelpHead';
import { Questions } from './Questions';
import { TopicCards } from './TopicCards';

function HelpBody() {
  return (
    <>
      <HelpHead />
      <div className="wrap">
        <TopicCards />
        <p className="help-none" data-none hidden>
          Ninguna guía ni pregunta tiene esas palabras. Pruebe con otras o{' '}
          <a className="link" href="#canales">
            escríbanos
          </a>
          .
        </p>
        <Guides />
        <Questions />
        <Channels />
        <section className="cta-band">
          <div>
            <h2>{CLOSING.title}</h2>
            <p>{CLOSING.text}</p>
          </div>
          <ButtonLink href={CLOSING.action.href} size="l">
            {CLOSING.action.label}
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

/** /help: three doors, the guides and questions behind them, and whom to ask (spec section 2). */
export const helpPage: SitePage = {
  name: 'help',
  title: HELP_TITLE,
  description: HELP_DESCRIPTION,
  Body: HelpBody,
  jsonLd: () => [
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
