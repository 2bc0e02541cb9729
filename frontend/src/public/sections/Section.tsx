import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface PageHeadProps {
  /** A word or two above the title. */
  kicker?: string;
  title: string;
  lead: string;
  className?: string;
  /** Beside the words where there is room. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The top of every page but the landing. */
export function PageHead({
  kicker,
  title,
  lead,
  className = '',
  picture,
  children,
}: PageHeadProps) {
  return (
    <header className={`page-head ${className}`.trim()}>
      <div className={picture ? 'wrap split' : 'wrap'}>
        <div>
          {kicker && <p className="kicker">{kicker}</p>}
          <h1 className="title">{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {picture}
      </div>
    </header>
  );
}

interface SectionProps {
  /** Where an address leads to it; its title is the section's name. */
  id: string;
  title: string;
  lead?: string;
  /** A way on at the right of the title. */
  more?: { readonly href: string; readonly text: string };
  /** Ways on below the lead. */
  ways?: readonly { readonly href: string; readonly text: string }[];
  /** On a ground of its own, from edge to edge. */
  look?: 'plain' | 'canvas' | 'aside';
  className?: string;
  /** The search of the page looks through its entries. */
  isSearched?: boolean;
  children: ReactNode;
}

function SectionHead({ id, title, lead, more, ways, look }: Omit<SectionProps, 'children'>) {
  const name = <h2 id={`${id}-titulo`}>{title}</h2>;
  if (!lead && !more) return name;
  return (
    <div className={look === 'aside' ? 'aside-head' : 'section-head split'}>
      {name}
      {lead && <p className="lead">{lead}</p>}
      {more && (
        <a className="more row m" href={more.href}>
          {more.text}
          <Icon of={ArrowRight} size={16} />
        </a>
      )}
      {ways && (
        <div className="actions">
          {ways.map(({ href, text }) => (
            <ButtonLink key={href} href={href}>
              {text}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}

/** A part of a page under its title. */
export function Section({ children, ...head }: SectionProps) {
  const { id, look = 'plain', className = '', isSearched } = head;
  const inner = (
    <>
      <SectionHead {...head} />
      {children}
    </>
  );
  return (
    <section
      id={id}
      className={`${look === 'canvas' ? 'section-canvas' : 'wrap section'} ${look === 'aside' ? 'aside split' : ''} ${className}`
        .replace(/\s+/g, ' ')
        .trim()}
      aria-labelledby={`${id}-titulo`}
      data-entries={isSearched ? '' : undefined}
    >
      {look === 'canvas' ? <div className="wrap">{inner}</div> : inner}
    </section>
  );
}

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
    <div className="wrap">
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
    </div>
  );
}
