import type { SitePage } from '../../site/site-page';
import { CallBand } from '../../parts/CallBand';
import { faqPage } from '../../parts/questions';
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
        <CallBand {...CLOSING} />
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
  jsonLd: () => [faqPage(QUESTIONS)],
};
