import { API } from '@contracts/routes';
import { ButtonLink } from '../../../ui/Button';
import type { SitePage } from '../../site/site-page';
import { Choice } from './Choice';
import { CLOSING, DEMO_DESCRIPTION, DEMO_TITLE, HEAD } from './content';
import { Example } from './Example';
import { Parts } from './Parts';
import { Result, Trouble } from './Result';

function DemoBody() {
  return (
    <>
      <div className="page-head demo">
        <div className="wrap">
          <h1 className="title">{HEAD.title}</h1>
          <p className="lead">{HEAD.lead}</p>
          <Choice />
        </div>
      </div>
      <div className="wrap demo">
        <Trouble />
        <Result />
        <Example />
        <Parts />
        <section className="cta-band">
          <div>
            <h2>{CLOSING.title}</h2>
            <p>{CLOSING.text}</p>
          </div>
          <ButtonLink href={API.login} size="l">
            {CLOSING.action}
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

/** /demo: the real engine reads a sample for whoever asks, without an account. */
export const demoPage: SitePage = {
  name: 'demo',
  title: DEMO_TITLE,
  description: DEMO_DESCRIPTION,
  Body: DemoBody,
};
