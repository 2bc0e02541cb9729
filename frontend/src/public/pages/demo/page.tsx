import { CallBand } from '../../sections/Section';
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
      </div>
      <CallBand {...CLOSING} />
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
