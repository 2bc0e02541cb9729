import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Linked } from './Linked';

/** What a list of things says of each; texts hold links as `linked-text` writes them. */
export interface Item {
  readonly id?: string;
  readonly icon?: LucideIcon | undefined;
  /** Drawn above the words. */
  readonly Picture?: ComponentType | undefined;
  readonly title?: string;
  /** Where the title leads. */
  readonly href?: string;
  /** For whom or when, as a label below the title. */
  readonly scope?: string;
  readonly text?: string | readonly string[];
  /** Words, or links alone. */
  readonly points?: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
}

interface ItemsProps {
  items: readonly Item[];
  /** Classes of the style sheet: `grid-3 tiles`, `grid-2 ruled iconed`. */
  look: string;
  /** Of the titles; the page's outline goes down one step at a time. */
  level?: 2 | 3 | 4;
  iconSize?: number;
  /** Not shown while a search is on. */
  isIdle?: boolean;
}

function Words({ item, level }: { item: Item; level: 2 | 3 | 4 }) {
  const { title, href, scope, text = [], points = [], action } = item;
  const Title = `h${level}` as const;
  return (
    <>
      {title && <Title className="item-title">{href ? <a href={href}>{title}</a> : title}</Title>}
      {scope && <p className="chip soft tone-mute">{scope}</p>}
      {[text]
        .flat()
        .filter(Boolean)
        .map((line) => (
          <p key={line}>
            <Linked text={line} />
          </p>
        ))}
      {points.length > 0 && (
        <ul className={points[0]?.startsWith('[') ? 'item-links' : 'stitched'}>
          {points.map((point) => (
            <li key={point}>
              <Linked text={point} />
            </li>
          ))}
        </ul>
      )}
      {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
    </>
  );
}

/** Cards, points, ruled lists: the same words in different looks. */
export function Items({ items, look, level = 3, iconSize = 20, isIdle }: ItemsProps) {
  return (
    <ul className={`grid ${look}`} data-idle={isIdle ? '' : undefined}>
      {items.map((item) => {
        const { id, icon, Picture, title } = item;
        const words = (
          <>
            {icon && <Icon of={icon} size={iconSize} />}
            <Words item={item} level={level} />
          </>
        );
        return (
          <li key={title ?? String(item.text)} id={id}>
            {Picture && <Picture />}
            {Picture ? <div>{words}</div> : words}
          </li>
        );
      })}
    </ul>
  );
}

export interface Stop extends Item {
  /** On the thread: a number, or the sign of `icon`. */
  readonly knot?: ReactNode;
  /** Above the title: a year, a word. */
  readonly name?: ReactNode;
  readonly isNow?: boolean;
}

interface ThreadProps {
  stops: readonly Stop[];
  look: string;
  level?: 3 | 4;
}

/** Stops on one thread: across, and down where there is no room. */
export function Thread({ stops, look, level = 3 }: ThreadProps) {
  return (
    <ol className={`thread ${look}`}>
      {stops.map(({ knot, icon, name, isNow, Picture, ...item }, index) => (
        <li key={index} data-now={isNow || undefined}>
          <span className="knot" aria-hidden="true">
            {icon ? <Icon of={icon} size={20} /> : knot}
          </span>
          {name && (
            <span className="stop-name">
              {name}
              {isNow && <span className="chip soft tone-edit">hoy</span>}
            </span>
          )}
          <Words item={item} level={level} />
          {Picture && <Picture />}
        </li>
      ))}
    </ol>
  );
}
