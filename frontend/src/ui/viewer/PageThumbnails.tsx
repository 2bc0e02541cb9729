import type { PageInfo } from '@contracts/document';

interface PageThumbnailsProps {
  pages: readonly PageInfo[];
  imageUrl(page: number): string;
  current: number;
  onChange(page: number): void;
}

/** The sheets of the document, small, to jump to one. */
export const PageThumbnails = ({ pages, imageUrl, current, onChange }: PageThumbnailsProps) => (
  <ol className="col g10 page-thumbnails rolls ground" aria-label="Páginas">
    {pages.map(({ number, width, height }) => (
      <li key={number}>
        <button
          type="button"
          aria-label={`Página ${number}`}
          aria-current={number === current ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          <img
            src={imageUrl(number)}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            draggable={false}
          />
          <span>{number}</span>
        </button>
      </li>
    ))}
  </ol>
);
