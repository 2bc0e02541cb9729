type Links = readonly { readonly id: string; readonly title: string }[];

interface ContentsProps {
  name: string;
  links?: Links;
  /** In place of `links`, where they stand under titles of their own. */
  parts?: readonly { readonly title: string; readonly links: Links }[];
  /** `hide-s`: only where there is room beside the text. */
  look?: string;
  /** Not shown while a search is on. */
  isIdle?: boolean;
}

/** Where everything is, beside the text. */
export function Contents({ name, links = [], parts, look = '', isIdle }: ContentsProps) {
  return (
    <nav
      className={`contents ${look}`.trim()}
      aria-label={name}
      data-idle={isIdle ? '' : undefined}
    >
      {(parts ?? [{ title: name, links }]).map((part) => (
        <div key={part.title}>
          <p className="contents-title b">{part.title}</p>
          <ol>
            {part.links.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}
