interface ContentsProps {
  name: string;
  links: readonly { readonly id: string; readonly title: string }[];
  /** Not shown while a search is on. */
  isIdle?: boolean;
}

/** Where everything is, beside the text. */
export function Contents({ name, links, isIdle }: ContentsProps) {
  return (
    <nav className="contents" aria-label={name} data-idle={isIdle ? '' : undefined}>
      <p className="contents-title">{name}</p>
      <ol>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
