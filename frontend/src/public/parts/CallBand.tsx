import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { ButtonLink } from '../../ui/Button';

interface CallBandProps {
  title: string;
  text?: string;
  /** Words of the way in. */
  start: string;
  /** Words of the way to a conversation, where one is offered. */
  talk?: string;
}

/** The closing call of a page. */
export function CallBand({ title, text, start, talk }: CallBandProps) {
  return (
    <section className="cta-band">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className="actions">
        <ButtonLink href={START} size="l">
          {start}
        </ButtonLink>
        {talk && (
          <ButtonLink href={SITE_PAGES.contact} size="l" className="cta-quiet">
            {talk}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
